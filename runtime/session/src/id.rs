//! Session ids, checked before any path is made of them.
//! Does not look whether there is such a session.

use std::fmt;
use std::panic::AssertUnwindSafe;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, UNIX_EPOCH};

use uuid::{ContextV7, Timestamp, Uuid};

use crate::Error;

/// The id of a session: `ses_` and 32 lower-case hexadecimal digits. Cheap to clone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(Arc<str>);

const PREFIX: &str = "ses_";
const DIGITS: usize = 32;
const EXTENSION: &str = ".jsonl";

impl Id {
    /// A new id, greater than those this process made before, also when its clock was set back in between.
    pub(crate) fn new() -> Id {
        Id::at(UNIX_EPOCH.elapsed().unwrap_or_default())
    }

    /// A new id at this time since 1970. A clock may be wrong, and then it must not matter.
    fn at(time: Duration) -> Id {
        static MADE: Mutex<AssertUnwindSafe<ContextV7>> =
            Mutex::new(AssertUnwindSafe(ContextV7::new()));
        let time = Timestamp::from_unix(&MADE, time.as_secs(), time.subsec_nanos());
        Id(format!("{PREFIX}{}", Uuid::new_v7(time).simple()).into())
    }

    /// Reads an id. Only the one spelling is accepted, so one id is one file name on every file system.
    ///
    /// # Errors
    /// `BadId`.
    pub fn parse(text: &str) -> Result<Id, Error> {
        match text.strip_prefix(PREFIX).and_then(digits) {
            Some(_) => Ok(Id(text.into())),
            None => Err(Error::BadId),
        }
    }

    /// The number that the digits of the id are. Numbers sort like ids.
    pub(crate) fn number(&self) -> u128 {
        digits(&self.0[PREFIX.len()..]).unwrap_or_default()
    }

    pub(crate) fn of_number(number: u128) -> Id {
        Id(format!("{PREFIX}{number:032x}").into())
    }

    /// The number of the session whose own file is called `name`; as [`Id::of_file`], for many names.
    pub(crate) fn number_of_file(name: &[u8]) -> Option<u128> {
        let name = name
            .strip_prefix(PREFIX.as_bytes())?
            .strip_suffix(EXTENSION.as_bytes())?;
        digits(std::str::from_utf8(name).ok()?)
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Name of the session's file.
    pub(crate) fn file(&self) -> String {
        format!("{self}{EXTENSION}")
    }

    /// Name of the lease file.
    pub(crate) fn lease(&self) -> String {
        format!("{self}{LEASE}")
    }

    /// Name of an earlier segment, counted from 1.
    pub(crate) fn segment(&self, number: u64) -> String {
        format!("{self}.{number}{EXTENSION}")
    }

    /// The session that a file name in the folder stands for, and what the file is to it.
    pub(crate) fn of_file(name: &str) -> Option<(Id, Part)> {
        let (id, rest) = name.split_at_checked(PREFIX.len() + DIGITS)?;
        let id = Id::parse(id).ok()?;
        let part = match rest {
            EXTENSION => Part::Session,
            LEASE => Part::Lease,
            _ if rest.strip_suffix(journal::UNPLACED) == Some(EXTENSION) => Part::Unplaced,
            _ => {
                let number = rest.strip_prefix('.')?.strip_suffix(EXTENSION)?;
                let number = number
                    .parse()
                    .ok()
                    .filter(|parsed: &u64| *parsed > 0 && parsed.to_string() == number)?;
                Part::Segment(number)
            }
        };
        Some((id, part))
    }
}

/// The digits of an id as a number; `None` for any other text.
fn digits(text: &str) -> Option<u128> {
    if text.len() != DIGITS {
        return None;
    }
    text.bytes().try_fold(0, |number, digit| {
        let digit = match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            _ => return None,
        };
        Some(number << 4 | u128::from(digit))
    })
}

const LEASE: &str = ".lease";

/// What a file in the folder is to its session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The file that is written to; a session without it does not exist.
    Session,
    /// An earlier part of its history.
    Segment(u64),
    /// The writer's lock.
    Lease,
    /// A file that was never completed.
    Unplaced,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Id {
    type Err = Error;

    fn from_str(text: &str) -> Result<Id, Error> {
        Id::parse(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "ses_0193a1b2c3d47e8f9a0b1c2d3e4f5061";

    #[test]
    fn only_one_spelling_is_an_id() {
        assert_eq!(Id::parse(GOOD).unwrap().as_str(), GOOD);
        assert!(Id::parse(Id::new().as_str()).is_ok());
        for bad in [
            String::new(),
            "ses_".into(),
            GOOD[..35].into(),
            format!("{GOOD}0"),
            GOOD.to_uppercase(),
            GOOD.replace('a', "A"),
            GOOD.replace('a', "g"),
            GOOD.replace("ses_", "SES_"),
            GOOD.replace('a', "/"),
            GOOD.replace('a', "."),
            GOOD.replace('a', "\0"),
            GOOD.replace("a1", "ä"),
            format!("{GOOD}\n"),
            format!(" {GOOD}"),
            format!("../{GOOD}"),
            format!("{GOOD}.jsonl"),
            "../../../../../../etc/passwd".into(),
            "/dev/zero".into(),
            "ses_０１９３a1b2c3d47e8f9a0b1c2d3e4f50".into(),
        ] {
            assert!(matches!(Id::parse(&bad), Err(Error::BadId)), "{bad:?}");
        }
    }

    #[test]
    fn a_clock_that_is_set_back_makes_later_ids_all_the_same() {
        let made = [10, 5, 0, 7].map(|seconds| Id::at(Duration::from_secs(seconds)));
        assert!(made.is_sorted(), "{made:?}");
        assert!(made[0] != made[1], "{made:?}");
    }

    #[test]
    fn file_names_are_recognized_and_foreign_ones_are_not() {
        let id = Id::parse(GOOD).unwrap();
        let part = |name: String| {
            Id::of_file(&name).map(|(of, part)| {
                assert_eq!(of, id);
                part
            })
        };
        assert_eq!(part(id.file()), Some(Part::Session));
        assert_eq!(part(id.lease()), Some(Part::Lease));
        assert_eq!(part(id.segment(12)), Some(Part::Segment(12)));
        assert_eq!(part(id.file() + journal::UNPLACED), Some(Part::Unplaced));
        for foreign in [
            "",
            ".0.jsonl",
            ".01.jsonl",
            ".+1.jsonl",
            ".jsonl~",
            ".json",
            ".jsonl.new.new",
            "x.jsonl",
        ] {
            assert_eq!(part(format!("{GOOD}{foreign}")), None, "{foreign}");
        }
        assert_eq!(Id::of_file("notes.txt"), None);
        assert_eq!(
            Id::of_file("ses_ä193a1b2c3d47e8f9a0b1c2d3e4f506.jsonl"),
            None
        );
    }

    #[test]
    fn an_id_is_its_number() {
        for text in [
            "ses_00000000000000000000000000000000",
            GOOD,
            "ses_ffffffffffffffffffffffffffffffff",
        ] {
            let id = Id::parse(text).unwrap();
            assert_eq!(Id::of_number(id.number()), id);
            assert_eq!(Id::number_of_file(id.file().as_bytes()), Some(id.number()));
            for other in [
                id.lease(),
                id.segment(1),
                id.file() + journal::UNPLACED,
                id.file().to_uppercase(),
            ] {
                assert_eq!(Id::number_of_file(other.as_bytes()), None, "{other}");
            }
        }
        assert_eq!(Id::number_of_file(b"ses_.jsonl"), None);
        assert_eq!(
            Id::number_of_file(b"ses_\xff193a1b2c3d47e8f9a0b1c2d3e4f5061.jsonl"),
            None
        );
    }

    #[test]
    fn later_ids_sort_later() {
        let ids: Vec<Id> = (0..100).map(|_| Id::new()).collect();
        assert!(ids.is_sorted());
    }
}
