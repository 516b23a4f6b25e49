//! A writer that appends one JSON value and checks every bound on the way.
//! What it refuses leaves no byte behind; it knows no message.

use crate::batch::Batch;
use crate::contract::{Code, Contract, DEFAULT_CODE};
use crate::fault::{Class, Fault, Note, Rule, Stop};
use crate::raw::Raw;
use crate::rules::{Choice, Integer, Items, Text};
use crate::survey::{compact_len, survey};
use crate::{pointer, scan};

/// Appends JSON to a buffer.
#[derive(Debug)]
pub struct Writer<'o> {
    out: &'o mut Vec<u8>,
    start: usize,
    contract: &'static Contract,
    fault: Option<Note>,
    /// Whether JSON of unknown depth went in.
    foreign: bool,
}

impl<'o> Writer<'o> {
    /// Appends what `write` writes, and the newline of a record where `record` says so.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(
        out: &'o mut Vec<u8>,
        contract: &'static Contract,
        record: bool,
        write: impl FnOnce(&mut Writer<'_>) -> Result<(), Stop>,
    ) -> Result<(), Fault> {
        let start = out.len();
        let mut writer = Writer {
            out,
            start,
            contract,
            fault: None,
            foreign: false,
        };
        let outcome = write(&mut writer).and_then(|()| writer.end(record));
        match outcome {
            Ok(()) => Ok(()),
            Err(Stop) => Err(writer.refused()),
        }
    }

    fn end(&mut self, record: bool) -> Result<(), Stop> {
        if record {
            self.out.push(b'\n');
        }
        let length = self.out.len() - self.start;
        if length > self.contract.record_bytes {
            return self.fail(Rule::RecordBytes, DEFAULT_CODE);
        }
        if self.foreign {
            let whole = survey(&self.out[self.start..], self.contract);
            if let Some(fault) = whole.invalid().or(whole.exceeded()) {
                return self.fail(fault.rule, fault.code);
            }
        }
        Ok(())
    }

    #[cold]
    fn refused(self) -> Fault {
        let written = self.out.get(self.start..).unwrap_or_default();
        let note = self.fault.unwrap_or(Note {
            rule: Rule::Mismatch,
            offset: written.len(),
            code: self.contract.verdicts.shape,
        });
        let fault = Fault {
            rule: note.rule,
            pointer: pointer::of(written, note.offset, self.contract.names),
            offset: note.offset,
            code: note.code,
        };
        self.out.truncate(self.start);
        fault
    }

    /// Refuses what is to be written next.
    ///
    /// # Errors
    /// Always.
    #[cold]
    #[inline(never)]
    pub fn fail<T>(&mut self, rule: Rule, own: Code) -> Result<T, Stop> {
        let verdicts = self.contract.verdicts;
        let code = match rule.class() {
            _ if own != DEFAULT_CODE => own,
            Class::RecordBytes => verdicts.record_bytes,
            Class::Json => verdicts.json,
            Class::Bound => verdicts.bound,
            Class::PayloadBytes => verdicts.payload_bytes,
            Class::Shape => verdicts.shape,
        };
        self.fault.get_or_insert(Note {
            rule,
            offset: self.out.len() - self.start,
            code,
        });
        Err(Stop)
    }

    /// Bytes written so far.
    pub fn offset(&self) -> usize {
        self.out.len() - self.start
    }

    /// Refuses a payload that began at `from` and has more compact bytes than a payload may have.
    ///
    /// # Errors
    /// When it is too long.
    pub fn payload_since(&mut self, from: usize) -> Result<(), Stop> {
        // A line separator is escaped here although JSON need not: it counts like the character.
        let most = self.contract.payload_bytes;
        if self.offset() - from > most
            && compact_len(self.out.get(self.start + from..).unwrap_or_default()) > most
        {
            return self.fail(Rule::PayloadBytes, DEFAULT_CODE);
        }
        Ok(())
    }

    /// Punctuation, names and constants, as they are.
    #[inline(always)]
    pub fn literal(&mut self, literal: &'static [u8]) {
        self.out.extend_from_slice(literal);
    }

    /// The content of a word of the contract: it has nothing to escape, and its quotes stand in the literals around it.
    #[inline(always)]
    pub fn bare(&mut self, word: &'static str) {
        self.out.extend_from_slice(word.as_bytes());
    }

    /// A word of the contract as a string.
    #[inline(always)]
    pub fn word(&mut self, word: &'static str) {
        self.out.push(b'"');
        self.out.extend_from_slice(word.as_bytes());
        self.out.push(b'"');
    }

    /// A name or constant after a comma, or after the bracket of an object whose first members may be left out.
    #[inline(always)]
    pub fn member(&mut self, first: &mut bool, literal: &'static [u8]) {
        self.out.push(if *first { b'{' } else { b',' });
        *first = false;
        self.out.extend_from_slice(literal);
    }

    /// Closes an object whose members may all have been left out.
    #[inline(always)]
    pub fn close(&mut self, empty: bool) {
        self.out.extend_from_slice(if empty { b"{}" } else { b"}" });
    }

    /// A string under its rule.
    ///
    /// # Errors
    /// When it is outside the rule.
    pub fn text_value(&mut self, text: &str, rule: &'static Text) -> Result<(), Stop> {
        self.out.push(b'"');
        self.content(text, rule)?;
        self.out.push(b'"');
        Ok(())
    }

    /// The content of a string under its rule; its quotes stand in the literals around it.
    ///
    /// # Errors
    /// When it is outside the rule.
    #[inline]
    pub fn content(&mut self, text: &str, rule: &'static Text) -> Result<(), Stop> {
        if text.len() <= SHORT
            && text.len() <= rule.max_bytes as usize
            && rule.long_enough(text)
            && scan::visible(text.as_bytes())
            && rule.pattern.allows_visible(text)
        {
            self.out.extend_from_slice(text.as_bytes());
            return Ok(());
        }
        self.content_otherwise(text, rule)
    }

    /// Content that is long, needs an escape, or is outside its rule.
    #[inline(never)]
    fn content_otherwise(&mut self, text: &str, rule: &'static Text) -> Result<(), Stop> {
        if text.len() > rule.max_bytes as usize {
            return self.fail(Rule::MaxBytes(rule.max_bytes), rule.codes.high);
        }
        if !rule.long_enough(text) {
            return self.fail(Rule::MinChars(rule.min_chars), rule.codes.low);
        }
        if !rule.pattern.allows(text) {
            return self.fail(Rule::Pattern, rule.codes.form);
        }
        self.escape_all(text);
        Ok(())
    }

    fn quoted(&mut self, text: &str) {
        self.out.push(b'"');
        self.escape_all(text);
        self.out.push(b'"');
    }

    fn escape_all(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let end = scan::escape_start(bytes, 0);
        if end == bytes.len() {
            self.out.extend_from_slice(bytes);
        } else {
            self.escaped(bytes, end);
        }
    }

    /// Copies what is clean and writes an escape for what is not; `first` is the first byte that may need one.
    #[inline(never)]
    fn escaped(&mut self, bytes: &[u8], first: usize) {
        self.out.extend_from_slice(&bytes[..first]);
        let mut batch = Batch::new();
        let mut filled = 0;
        let mut at = first;
        while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
            if Batch::is_full(filled) {
                batch.take(filled, self.out);
                filled = 0;
            }
            let word = rest
                .first_chunk::<8>()
                .map(|word| u64::from_le_bytes(*word));
            match word.filter(|word| !scan::may_separate(*word)) {
                Some(word) if scan::is_plain(word) => {
                    filled = batch.put(filled, word, 8);
                    at += 8;
                }
                // Where there is one escape there are more: all bytes alike cost less than finding out which.
                Some(word) => {
                    for byte in word.to_le_bytes() {
                        let escape = BYTES[usize::from(byte)];
                        filled = batch.put(filled, escape.0, escape.length());
                    }
                    at += 8;
                }
                None => {
                    let (width, escape) = escape(rest);
                    filled = batch.put(filled, escape.0, escape.length());
                    at += width;
                }
            }
        }
        batch.take(filled, self.out);
    }

    /// An integer under its rule.
    ///
    /// # Errors
    /// When it is outside the rule.
    pub fn unsigned(&mut self, value: u64, rule: &'static Integer) -> Result<(), Stop> {
        match i64::try_from(value) {
            Ok(value) => self.signed(value, rule),
            Err(_) => self.fail(Rule::Maximum(rule.max), rule.codes.high),
        }
    }

    /// An integer under its rule.
    ///
    /// # Errors
    /// When it is outside the rule.
    pub fn signed(&mut self, value: i64, rule: &'static Integer) -> Result<(), Stop> {
        if value < rule.min {
            return self.fail(Rule::Minimum(rule.min), rule.codes.low);
        }
        if value > rule.max {
            return self.fail(Rule::Maximum(rule.max), rule.codes.high);
        }
        let mut digits = [0; 20];
        let mut at = digits.len();
        let mut rest = value.unsigned_abs();
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if value < 0 {
            self.out.push(b'-');
        }
        self.out.extend_from_slice(&digits[at..]);
        Ok(())
    }

    /// `true` or `false`.
    pub fn boolean(&mut self, value: bool) {
        self.out
            .extend_from_slice(if value { b"true" } else { b"false" });
    }

    /// A string out of a closed set, by its place there.
    ///
    /// # Errors
    /// When there is no such place.
    pub fn choice(&mut self, index: usize, rule: &'static Choice) -> Result<(), Stop> {
        let Some(value) = rule.values.get(index) else {
            return self.fail(Rule::Enum, rule.codes.form);
        };
        self.word(value);
        Ok(())
    }

    /// JSON of any form.
    pub fn raw(&mut self, value: &Raw<'_>) {
        self.foreign = true;
        self.out.extend_from_slice(value.as_str().as_bytes());
    }

    /// An array, each item written by `write`.
    ///
    /// # Errors
    /// Too few, too many, or an item that is refused.
    pub fn list<T>(
        &mut self,
        items: &[T],
        rule: &'static Items,
        write: impl Fn(&mut Self, &T) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if items.len() > rule.max as usize {
            return self.fail(Rule::MaxItems(rule.max), rule.codes.high);
        }
        if items.len() < rule.min as usize {
            return self.fail(Rule::MinItems(rule.min), rule.codes.low);
        }
        let mut before = b'[';
        for item in items {
            self.out.push(before);
            before = b',';
            write(self, item)?;
        }
        self.out
            .extend_from_slice(if items.is_empty() { b"[]" } else { b"]" });
        Ok(())
    }

    /// Members with free keys; `known` names may not be among them. `first` says whether the object is still unopened.
    ///
    /// # Errors
    /// Too many, a key said twice or over its bound, or a value that is refused.
    pub fn entries<K: AsRef<str>, T>(
        &mut self,
        entries: &[(K, T)],
        known: &'static [&'static str],
        first: &mut bool,
        write: impl Fn(&mut Self, &T) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if entries.len() + known.len() > self.contract.fields as usize {
            return self.fail(Rule::Fields, DEFAULT_CODE);
        }
        for (index, (key, value)) in entries.iter().enumerate() {
            let key = key.as_ref();
            if key.len() > self.contract.string_bytes {
                return self.fail(Rule::KeyBytes, DEFAULT_CODE);
            }
            let before = entries.get(..index).unwrap_or_default();
            if known.contains(&key) || before.iter().any(|(other, _)| other.as_ref() == key) {
                return self.fail(Rule::DuplicateKey, DEFAULT_CODE);
            }
            self.out.push(if *first { b'{' } else { b',' });
            *first = false;
            self.quoted(key);
            self.out.push(b':');
            write(self, value)?;
        }
        Ok(())
    }

    /// An object with free keys only.
    ///
    /// # Errors
    /// As `entries`, and outside the rule's count.
    pub fn map<K: AsRef<str>, T>(
        &mut self,
        entries: &[(K, T)],
        rule: &'static Items,
        write: impl Fn(&mut Self, &T) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if entries.len() > rule.max as usize {
            return self.fail(Rule::MaxFields(rule.max), rule.codes.high);
        }
        if entries.len() < rule.min as usize {
            return self.fail(Rule::MinItems(rule.min), rule.codes.low);
        }
        let mut first = true;
        self.entries(entries, &[], &mut first, write)?;
        self.close(first);
        Ok(())
    }
}

/// Longer texts are looked at in larger steps.
const SHORT: usize = 128;

/// What stands for a character: at most six bytes, and in the topmost byte how many.
#[derive(Clone, Copy)]
struct Escape(u64);

impl Escape {
    const fn new<const N: usize>(text: [u8; N]) -> Self {
        let mut bytes = [0; 8];
        let mut at = 0;
        while at < N {
            bytes[at] = text[at];
            at += 1;
        }
        bytes[7] = N as u8;
        Escape(u64::from_le_bytes(bytes))
    }

    /// A code unit in hexadecimal digits.
    const fn unit(unit: u16) -> Self {
        const HEX: [u8; 16] = *b"0123456789abcdef";
        let [high, low] = unit.to_be_bytes();
        Escape::new([
            b'\\',
            b'u',
            HEX[(high >> 4) as usize],
            HEX[(high & 0xf) as usize],
            HEX[(low >> 4) as usize],
            HEX[(low & 0xf) as usize],
        ])
    }

    #[inline(always)]
    fn length(self) -> usize {
        (self.0 >> 56) as usize
    }
}

/// What stands for each byte: mostly itself, and so for all that is not ASCII.
static BYTES: [Escape; 0x100] = {
    let mut escapes = [Escape(0); 0x100];
    let mut byte = 0;
    while byte < escapes.len() {
        escapes[byte] = match byte as u8 {
            b'"' => Escape::new(*b"\\\""),
            b'\\' => Escape::new(*b"\\\\"),
            0x08 => Escape::new(*b"\\b"),
            0x0c => Escape::new(*b"\\f"),
            b'\n' => Escape::new(*b"\\n"),
            b'\r' => Escape::new(*b"\\r"),
            b'\t' => Escape::new(*b"\\t"),
            control @ 0..0x20 => Escape::unit(control as u16),
            plain => Escape::new([plain]),
        };
        byte += 1;
    }
    escapes
};

/// How many bytes of `rest` are passed, and what stands for them: of a character that needs no escape after all, its first byte.
#[inline(always)]
fn escape(rest: &[u8]) -> (usize, Escape) {
    let first = rest.first().copied().unwrap_or_default();
    let alone = (1, BYTES[usize::from(first)]);
    if first.is_ascii() {
        return alone;
    }
    separator(rest).unwrap_or(alone)
}

/// Three line separators that JSON allows and line readers split at.
#[inline(never)]
fn separator(rest: &[u8]) -> Option<(usize, Escape)> {
    ['\u{85}', '\u{2028}', '\u{2029}']
        .into_iter()
        .find(|separator| rest.starts_with(separator.encode_utf8(&mut [0; 4]).as_bytes()))
        .map(|separator| (separator.len_utf8(), Escape::unit(separator as u16)))
}
