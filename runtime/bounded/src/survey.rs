//! The slow look at a record: is it JSON, does it keep the general bounds, which members has it at the top.
//! Total and not recursive: it judges any bytes whole, however deep, and reads no message.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::contract::{Code, Contract, DEFAULT_CODE};
use crate::fault::{Fault, Kind, Rule, Stop};
use crate::reader::Reader;
use crate::{number, pointer, scan, text};

/// What a record is, beside any message it may hold.
#[derive(Debug)]
pub struct Survey<'a> {
    text: &'a str,
    invalid: Option<Fault>,
    exceeded: Option<Fault>,
    kind: Option<Kind>,
    members: Vec<Span>,
}

/// A member of the record's own object.
#[derive(Debug, Clone)]
pub struct Member<'a> {
    /// The key, its escapes resolved.
    pub key: Cow<'a, str>,
    /// The bytes of the value, without white space around it.
    pub raw: &'a [u8],
    /// Where the value begins in the record.
    pub offset: usize,
    /// The kind of value.
    pub kind: Kind,
}

#[derive(Debug, Clone, Copy)]
struct Span {
    key: Key,
    from: u32,
    to: u32,
    kind: Kind,
}

/// Content of a key.
#[derive(Debug, Clone, Copy)]
struct Key {
    from: u32,
    to: u32,
}

/// An open container.
#[derive(Debug, Clone, Copy)]
struct Frame {
    /// Where its keys begin among all kept keys; `ARRAY` for an array.
    base: u32,
    count: u32,
}

const ARRAY: u32 = u32::MAX;

/// Judges one record, whatever it is. The newline may be there or not.
pub fn survey<'a>(json: &'a [u8], contract: &Contract) -> Survey<'a> {
    let text = match simdutf8::compat::from_utf8(json) {
        Ok(text) => text,
        Err(error) => {
            let invalid = Fault {
                rule: Rule::Utf8,
                pointer: String::new(),
                offset: error.valid_up_to(),
                code: contract.verdicts.json,
            };
            return Survey {
                text: "",
                invalid: Some(invalid),
                exceeded: None,
                kind: None,
                members: Vec::new(),
            };
        }
    };
    let mut walk = Walk {
        text,
        bytes: json,
        contract,
        at: 0,
        frames: Vec::new(),
        keys: Vec::new(),
        members: Vec::new(),
        exceeded: None,
    };
    let outcome = walk.record();
    let place = |(rule, offset), code| Fault {
        rule,
        pointer: pointer::of(json, offset, contract.names),
        offset,
        code,
    };
    let exceeded = walk
        .exceeded
        .map(|found| place(found, contract.verdicts.bound));
    match outcome {
        Ok(kind) => Survey {
            text,
            invalid: None,
            exceeded,
            kind: Some(kind),
            members: walk.members,
        },
        Err(found) => Survey {
            text,
            invalid: Some(place(found, contract.verdicts.json)),
            exceeded,
            kind: None,
            members: Vec::new(),
        },
    }
}

impl<'a> Survey<'a> {
    /// Why it is no JSON record: UTF-8, grammar, a key said twice anywhere, half a surrogate pair, a number beyond binary64.
    pub fn invalid(&self) -> Option<&Fault> {
        self.invalid.as_ref()
    }

    /// The first general bound that was passed: depth, items, members, bytes of a string or key. Says nothing where the record is invalid.
    pub fn exceeded(&self) -> Option<&Fault> {
        self.exceeded.as_ref()
    }

    /// The kind of the one value; None where the record is invalid.
    pub fn kind(&self) -> Option<Kind> {
        self.kind
    }

    /// The members of the record's own object in their order; none where it is no object.
    pub fn members(&self) -> impl Iterator<Item = Member<'a>> + '_ {
        self.members.iter().map(|span| self.member_at(span))
    }

    /// The member with this name.
    pub fn member(&self, name: &str) -> Option<Member<'a>> {
        self.members
            .iter()
            .find(|span| text::compare(content(self.text, span.key), name) == Ordering::Equal)
            .map(|span| self.member_at(span))
    }

    /// Judges one member of the record's own object by itself, with the same reader that judges it within a message.
    ///
    /// # Errors
    /// The member is missing, or its gravest fault, placed in the record.
    pub fn read<T>(
        &self,
        contract: &'static Contract,
        name: &'static str,
        missing: Code,
        read: impl FnOnce(&mut Reader<'a>) -> Result<T, Stop>,
    ) -> Result<T, Fault> {
        let shape = contract.verdicts.shape;
        let Some(member) = self.member(name) else {
            return Err(Fault {
                rule: Rule::Missing(name),
                pointer: String::new(),
                offset: 0,
                code: if missing == DEFAULT_CODE {
                    shape
                } else {
                    missing
                },
            });
        };
        Reader::decode(member.raw, contract, shape, read).map_err(|fault| Fault {
            pointer: format!("/{name}{}", fault.pointer),
            offset: member.offset + fault.offset,
            ..fault
        })
    }

    fn member_at(&self, span: &Span) -> Member<'a> {
        let key = content(self.text, span.key);
        let (from, to) = (span.from as usize, span.to as usize);
        Member {
            key: text::resolve(key, key.contains('\\'), key.len()),
            raw: self.text.as_bytes().get(from..to).unwrap_or_default(),
            offset: from,
            kind: span.kind,
        }
    }
}

fn content(text: &str, key: Key) -> &str {
    text.get(key.from as usize..key.to as usize)
        .unwrap_or_default()
}

type Broken = (Rule, usize);

struct Walk<'a, 'c> {
    text: &'a str,
    bytes: &'a [u8],
    contract: &'c Contract,
    at: usize,
    frames: Vec<Frame>,
    /// Keys of all open objects, those of the innermost last.
    keys: Vec<Key>,
    members: Vec<Span>,
    exceeded: Option<Broken>,
}

impl Walk<'_, '_> {
    /// The whole record. Spans are 32 bits wide; longer bytes are no record of anyone.
    fn record(&mut self) -> Result<Kind, Broken> {
        if u32::try_from(self.bytes.len()).is_err() {
            return Err((Rule::RecordBytes, 0));
        }
        self.space();
        let kind = self.kind()?;
        loop {
            let opened = self.value()?;
            if opened {
                continue;
            }
            if !self.next()? {
                break;
            }
        }
        self.space();
        match self.bytes.get(self.at) {
            None => Ok(kind),
            Some(_) => Err((Rule::Trailing, self.at)),
        }
    }

    fn space(&mut self) {
        self.at = scan::space_end(self.bytes, self.at);
    }

    fn kind(&self) -> Result<Kind, Broken> {
        self.bytes
            .get(self.at)
            .and_then(|byte| Kind::of(*byte))
            .ok_or((Rule::Syntax, self.at))
    }

    fn exceed(&mut self, rule: Rule, offset: usize) {
        self.exceeded.get_or_insert((rule, offset));
    }

    /// One scalar or empty container, or the opening of a container up to its first value (true).
    fn value(&mut self) -> Result<bool, Broken> {
        let start = self.at;
        match self.kind()? {
            Kind::Object => return self.open(0),
            Kind::Array => return self.open(ARRAY),
            Kind::String => {
                let token = text::measure(self.bytes, start + 1)?;
                if token.decoded > self.contract.string_bytes {
                    self.exceed(Rule::StringBytes, start);
                }
                self.at = token.close + 1;
            }
            Kind::Number => {
                self.at = number::end(self.bytes, start).map_err(|rule| (rule, start))?;
            }
            Kind::Boolean | Kind::Null => {
                let word = [&b"true"[..], b"false", b"null"]
                    .into_iter()
                    .find(|word| self.bytes[start..].starts_with(word))
                    .ok_or((Rule::Syntax, start))?;
                self.at += word.len();
            }
        }
        Ok(false)
    }

    fn open(&mut self, base: u32) -> Result<bool, Broken> {
        if self.frames.len() >= self.contract.depth as usize {
            self.exceed(Rule::Depth, self.at);
        }
        let close = if base == ARRAY { b']' } else { b'}' };
        self.at += 1;
        self.space();
        if self.bytes.get(self.at) == Some(&close) {
            self.at += 1;
            return Ok(false);
        }
        let base = if base == ARRAY {
            ARRAY
        } else {
            self.keys.len() as u32
        };
        self.frames.push(Frame { base, count: 0 });
        self.element()?;
        Ok(true)
    }

    /// Counts what comes next in the innermost container and passes its key.
    fn element(&mut self) -> Result<(), Broken> {
        let start = self.at;
        let Some(frame) = self.frames.last_mut() else {
            return Ok(());
        };
        frame.count += 1;
        let frame = *frame;
        if frame.base == ARRAY {
            if frame.count > self.contract.items {
                self.exceed(Rule::Items, start);
            }
            return Ok(());
        }
        if frame.count > self.contract.fields {
            self.exceed(Rule::Fields, start);
        }
        if self.bytes.get(start) != Some(&b'"') {
            return Err((Rule::Syntax, start));
        }
        let token = text::measure(self.bytes, start + 1)?;
        if token.decoded > self.contract.string_bytes {
            self.exceed(Rule::KeyBytes, start);
        }
        let key = Key {
            from: start as u32 + 1,
            to: token.close as u32,
        };
        self.keys.push(key);
        self.at = token.close + 1;
        self.space();
        if self.bytes.get(self.at) != Some(&b':') {
            return Err((Rule::Syntax, self.at));
        }
        self.at += 1;
        self.space();
        if self.frames.len() == 1 {
            let kind = self.kind()?;
            self.members.push(Span {
                key,
                from: self.at as u32,
                to: 0,
                kind,
            });
        }
        Ok(())
    }

    /// After a value: true when another comes, false when the record is over.
    fn next(&mut self) -> Result<bool, Broken> {
        loop {
            let Some(frame) = self.frames.last().copied() else {
                return Ok(false);
            };
            if self.frames.len() == 1
                && let Some(member) = self.members.last_mut()
            {
                member.to = self.at as u32;
            }
            self.space();
            let close = if frame.base == ARRAY { b']' } else { b'}' };
            match self.bytes.get(self.at) {
                Some(b',') => {
                    self.at += 1;
                    self.space();
                    self.element()?;
                    return Ok(true);
                }
                Some(byte) if *byte == close => {
                    self.at += 1;
                    self.frames.pop();
                    if frame.base != ARRAY {
                        self.close(frame.base as usize)?;
                    }
                }
                _ => return Err((Rule::Syntax, self.at)),
            }
        }
    }

    /// Refuses a key said twice in the object whose keys begin at `base`. Sorting keeps an adversary's record cheap.
    fn close(&mut self, base: usize) -> Result<(), Broken> {
        let text = self.text;
        let keys = self.keys.get_mut(base..).unwrap_or_default();
        keys.sort_unstable_by(|left, right| {
            text::compare(content(text, *left), content(text, *right))
                .then(left.from.cmp(&right.from))
        });
        let twice = keys
            .windows(2)
            .filter(|pair| {
                text::compare(content(text, pair[0]), content(text, pair[1])) == Ordering::Equal
            })
            .map(|pair| pair[1].from as usize - 1)
            .min();
        self.keys.truncate(base);
        match twice {
            Some(offset) => Err((Rule::DuplicateKey, offset)),
            None => Ok(()),
        }
    }
}

/// The size of a value in bytes, written anew as compact UTF-8 JSON: without white space between its tokens, and with an
/// escape only where JSON demands one, in its shortest form. Numbers count as they are written. What is no JSON is counted too, somehow.
pub fn compact_len(raw: &[u8]) -> usize {
    let mut at = 0;
    let mut compact = 0;
    while let Some(byte) = raw.get(at) {
        at += 1;
        match byte {
            b' ' | b'\t' | b'\n' | b'\r' => {}
            b'"' => compact += 1 + text_len(raw, &mut at),
            _ => compact += 1,
        }
    }
    compact
}

/// The same for a string, without its opening quote, whose content begins at `at`; `at` is behind the closing quote after it.
fn text_len(raw: &[u8], at: &mut usize) -> usize {
    let mut len = 0;
    loop {
        let end = scan::text_end(raw, *at);
        len += end - *at;
        *at = end;
        match raw.get(end) {
            Some(b'\\') => match text::escape(raw, end) {
                Ok((character, next)) => {
                    len += text::written_len(character);
                    *at = next;
                }
                Err(_) => {
                    len += 1;
                    *at += 1;
                }
            },
            Some(byte) => {
                len += 1;
                *at += 1;
                if *byte == b'"' {
                    return len;
                }
            }
            None => return len,
        }
    }
}
