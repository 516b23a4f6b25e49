//! What stands in a session's file: the entries of the format, and the chain that ties them together.
//! Does not read or write files.
//!
//! A session with one turn that used a tool (checksums and chains shortened):
//!
//! ```jsonl
//! {"seq":0,"crc":"617f…","entry":{"header":{"format":1,"segment":1,"prev":0,"chain":"0000…"}}}
//! {"seq":1,"crc":"85ac…","entry":{"user":{"prev":0,"chain":"0000…","text":"Run the tests"}}}
//! {"seq":2,"crc":"0c2e…","entry":{"text":{"turn":1,"text":"I will run them. "}}}
//! {"seq":3,"crc":"93d1…","entry":{"private":{"kind":"round","data":{}}}}
//! {"seq":4,"crc":"6899…","entry":{"terminal":{"turn":1,"chain":"05c8…","status":"completed","text":"I will run them. All pass."}}}
//! {"seq":5,"crc":"b1f0…","entry":{"checkpoint":{"cutoff":4,"summary":"The tests were run and pass."}}}
//! ```
//!
//! A terminal repeats the text that settled before it, so that what a turn said never hangs on more than one record.
//! `prev` and `turn` name the record said before, `chain` is a hash over all that was said until then: with both, a
//! reader of the last few records knows what they follow from, and a cursor stands for everything before it without
//! anybody reading that again. When the file is long, a turn begins in a new file; the older one gets a number in its
//! name (`<id>.1.jsonl`), and sequence numbers, `prev` and `chain` go on across them.

use std::borrow::Cow;
use std::fmt::{self, Write};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::Error;

/// The format version that this program writes, and the newest it reads. A header keeps its form in all versions:
/// first line of a file, checksummed like any other, with `format` in it.
pub const FORMAT: u64 = 1;

/// Largest entry of the format, in bytes. Longer lines of a file are damage.
pub const RECORD_BYTES_MAX: usize = 4 * 1024 * 1024;

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The whole turn was done.
    Completed,
    /// It was stopped on request.
    Cancelled,
    /// It could not be done, or its process ended without a word.
    Failed,
    /// The conversation does not fit the model any more.
    CompactionRequired,
}

impl Status {
    /// As it stands in a file.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Status::Completed => "completed",
            Status::Cancelled => "cancelled",
            Status::Failed => "failed",
            Status::CompactionRequired => "compaction_required",
        }
    }
}

/// One entry, in one of the six forms that the format knows.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry<'a> {
    #[serde(borrow)]
    Header(Header<'a>),
    #[serde(borrow)]
    User(User<'a>),
    #[serde(borrow)]
    Text(Text<'a>),
    #[serde(borrow)]
    Terminal(Terminal<'a>),
    #[serde(borrow)]
    Checkpoint(Checkpoint<'a>),
    #[serde(borrow)]
    Private(Private<'a>),
}

/// The first entry of each file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Header<'a> {
    pub format: u64,
    /// Which file of the session this is, counted from 1; the newest has the session's plain name.
    pub segment: u64,
    /// What the next user entry will state, so that nobody needs the earlier files to go on.
    pub prev: u64,
    pub chain: Chain,
    /// The beginning of the first user message, as far as an earlier file holds it.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Cow<'a, str>>,
}

/// A user message: a turn begins. Its sequence number names the turn.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct User<'a> {
    /// Sequence number of the terminal before, 0 for the first turn.
    pub prev: u64,
    /// The chain over everything said before.
    pub chain: Chain,
    #[serde(borrow)]
    pub text: Cow<'a, str>,
}

/// Assistant text as it settled while the turn ran. The terminal repeats it, so this counts only without one.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Text<'a> {
    pub turn: u64,
    #[serde(borrow)]
    pub text: Cow<'a, str>,
}

/// The end of a turn, with all its assistant text.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Terminal<'a> {
    pub turn: u64,
    /// The chain over everything said before, the turn's user message included.
    pub chain: Chain,
    pub status: Status,
    #[serde(borrow)]
    pub text: Cow<'a, str>,
}

/// A compaction: what came up to `cutoff` is told by `summary`.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Checkpoint<'a> {
    pub cutoff: u64,
    #[serde(borrow)]
    pub summary: Cow<'a, str>,
}

/// Something that the agent needs again and nobody else may see.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Private<'a> {
    #[serde(borrow)]
    pub kind: Cow<'a, str>,
    #[serde(borrow)]
    pub data: &'a RawValue,
}

/// The forms an entry can have; told from its first bytes, without decoding it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Header,
    User,
    Text,
    Terminal,
    Checkpoint,
    Private,
}

impl Kind {
    pub fn of(entry: &[u8]) -> Option<Kind> {
        let rest = entry.strip_prefix(b"{\"")?;
        let name = rest.get(..rest.iter().take(16).position(|b| *b == b'"')?)?;
        Some(match name {
            b"header" => Kind::Header,
            b"user" => Kind::User,
            b"text" => Kind::Text,
            b"terminal" => Kind::Terminal,
            b"checkpoint" => Kind::Checkpoint,
            b"private" => Kind::Private,
            _ => return None,
        })
    }
}

impl<'a> Entry<'a> {
    /// `None`: not an entry of this format.
    pub fn decode(bytes: &'a [u8]) -> Option<Entry<'a>> {
        serde_json::from_slice(bytes).ok()
    }

    /// The entry's bytes, one line.
    ///
    /// # Errors
    /// `Record` over the bound.
    pub fn encode(&self) -> Result<Vec<u8>, Error> {
        let encoded = serde_json::to_vec(self).map_err(|error| Error::Io {
            what: "encode a record",
            source: error.into(),
        });
        let mut bytes = encoded?;
        if bytes.len() > RECORD_BYTES_MAX {
            return Err(Error::Record {
                bytes: bytes.len(),
                max: RECORD_BYTES_MAX,
            });
        }
        // Strings hold none; raw data of the agent's may have been written over several lines.
        for byte in bytes.iter_mut().filter(|byte| **byte == b'\n') {
            *byte = b' ';
        }
        Ok(bytes)
    }
}

/// The format version that a header entry states, whatever else is in it.
pub(crate) fn format_of(entry: &[u8]) -> Option<u64> {
    #[derive(Deserialize)]
    struct Envelope {
        header: Version,
    }
    #[derive(Deserialize)]
    struct Version {
        format: u64,
    }
    serde_json::from_slice(entry)
        .ok()
        .map(|envelope: Envelope| envelope.header.format)
}

/// A hash over everything said before some point of a session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chain([u8; 16]);

impl Chain {
    /// Before anything was said.
    pub const START: Chain = Chain([0; 16]);

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub fn with_user(self, text: &str) -> Chain {
        self.link("user", &[text.as_bytes()])
    }

    pub fn with_terminal(self, status: Status, text: &str) -> Chain {
        self.link("terminal", &[status.name().as_bytes(), text.as_bytes()])
    }

    /// The chain that goes on with `parts`, which are kept apart by their lengths.
    pub fn link(self, what: &str, parts: &[&[u8]]) -> Chain {
        let mut hash = Running::new(self, what);
        for part in parts {
            hash.add(part);
        }
        hash.chain()
    }
}

/// A chain in the making.
#[derive(Clone)]
pub(crate) struct Running(Sha256);

impl Running {
    pub fn new(from: Chain, what: &str) -> Running {
        let mut running = Running(Sha256::new());
        running.0.update(from.0);
        running.add(what.as_bytes());
        running
    }

    pub fn add(&mut self, part: &[u8]) {
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
    }

    pub fn chain(&self) -> Chain {
        let hash = self.0.clone().finalize();
        let mut chain = [0; 16];
        chain.copy_from_slice(&hash[..16]);
        Chain(chain)
    }
}

/// What a reader of records knows of the last one that says something: its sequence number, and the chain after it.
#[derive(Debug, Default)]
pub(crate) struct Trail(Option<(u64, Chain)>);

impl Trail {
    /// Where nothing was said yet.
    pub fn from_the_start() -> Trail {
        Trail(Some((0, Chain::START)))
    }

    /// Whether the next record follows from what was said before it, as far as that is known. One that does not is of
    /// another copy of the session, or comes after one that is.
    pub fn follows(&mut self, sequence: u64, entry: &Entry<'_>) -> bool {
        let (before, after) = match entry {
            Entry::User(user) => ((user.prev, user.chain), user.chain.with_user(&user.text)),
            Entry::Terminal(end) => (
                (end.turn, end.chain),
                end.chain.with_terminal(end.status, &end.text),
            ),
            Entry::Header(_) | Entry::Text(_) | Entry::Checkpoint(_) | Entry::Private(_) => {
                return true;
            }
        };
        // Where a record between the two is lost, nothing can be said of the chain.
        let known = self.0.filter(|(last, _)| *last == before.0);
        self.0 = Some((sequence, after));
        known.is_none_or(|known| known == before)
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Chain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(32);
        let _ = write!(text, "{self}");
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Chain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chain, D::Error> {
        let text: Cow<'de, str> = Cow::deserialize(deserializer)?;
        let mut chain = [0; 16];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != chain.len() || !rest.is_empty() {
            return Err(de::Error::custom("not a chain"));
        }
        for (byte, [high, low]) in chain.iter_mut().zip(pairs) {
            let digits = hex(*high)
                .zip(hex(*low))
                .ok_or_else(|| de::Error::custom("not a chain"))?;
            *byte = digits.0 << 4 | digits.1;
        }
        Ok(Chain(chain))
    }
}

fn hex(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_stays_as_it_was_published() {
        let chain = Chain::START.with_user("hi");
        let data = RawValue::from_string("{\n\"a\":\n1}".to_owned()).unwrap();
        for (entry, expected) in [
            (
                Entry::Header(Header { format: 1, segment: 1, prev: 0, chain: Chain::START, title: None }),
                r#"{"header":{"format":1,"segment":1,"prev":0,"chain":"00000000000000000000000000000000"}}"#.to_owned(),
            ),
            (
                Entry::User(User { prev: 0, chain: Chain::START, text: "a\nb".into() }),
                r#"{"user":{"prev":0,"chain":"00000000000000000000000000000000","text":"a\nb"}}"#.to_owned(),
            ),
            (Entry::Text(Text { turn: 1, text: "x".into() }), r#"{"text":{"turn":1,"text":"x"}}"#.to_owned()),
            (
                Entry::Terminal(Terminal { turn: 1, chain, status: Status::CompactionRequired, text: "".into() }),
                format!(r#"{{"terminal":{{"turn":1,"chain":"{chain}","status":"compaction_required","text":""}}}}"#),
            ),
            (
                Entry::Checkpoint(Checkpoint { cutoff: 4, summary: "s".into() }),
                r#"{"checkpoint":{"cutoff":4,"summary":"s"}}"#.to_owned(),
            ),
            (
                Entry::Private(Private { kind: "k".into(), data: &data }),
                r#"{"private":{"kind":"k","data":{ "a": 1}}}"#.to_owned(),
            ),
        ] {
            let encoded = entry.encode().unwrap();
            assert_eq!(String::from_utf8_lossy(&encoded), expected);
            assert!(Kind::of(&encoded).is_some());
            let again = Entry::decode(&encoded).unwrap().encode().unwrap();
            assert_eq!(again, encoded);
        }
        assert_eq!(chain.to_string(), "f3577dc475228f1f6d688ef35b164615");
    }

    #[test]
    fn what_the_format_does_not_know_is_no_entry() {
        for bytes in [
            "",
            "{}",
            "1",
            "{\"other\":{}}",
            "{\"user\":{}}",
            "{\"user\":{\"prev\":0,\"chain\":\"zz\",\"text\":\"\"}}",
        ] {
            assert!(Entry::decode(bytes.as_bytes()).is_none(), "{bytes}");
        }
        assert_eq!(Kind::of(b"{\"other\":{}}"), None);
        assert_eq!(Kind::of(b"{\"user"), None);
    }

    #[test]
    fn the_format_of_a_newer_header_can_be_told() {
        assert_eq!(
            format_of(br#"{"header":{"format":7,"shape":[1],"x":null}}"#),
            Some(7)
        );
        assert_eq!(format_of(br#"{"user":{}}"#), None);
    }

    #[test]
    fn the_chain_depends_on_all_that_was_said_and_on_its_order() {
        let start = Chain::START;
        let all = [
            start,
            start.with_user("a"),
            start.with_user("b"),
            start.with_user("a").with_user("b"),
            start.with_user("b").with_user("a"),
            start.with_user("ab"),
            start.with_terminal(Status::Completed, "a"),
            start.with_terminal(Status::Failed, "a"),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(all[at + 1..].iter().all(|other| other != one), "{at}");
        }
    }

    #[test]
    fn a_record_over_the_bound_is_refused() {
        let record = |bytes: usize| {
            Entry::Text(Text {
                turn: 1,
                text: "x".repeat(bytes).into(),
            })
            .encode()
        };
        let around = record(0).unwrap().len();
        assert!(record(RECORD_BYTES_MAX - around).is_ok());
        assert!(matches!(
            record(RECORD_BYTES_MAX - around + 1),
            Err(Error::Record { .. })
        ));
    }
}
