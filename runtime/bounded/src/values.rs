//! Reading the values of known members: strings, integers, booleans, choices, constants, arrays, maps.
//! Each is judged by a rule that generated code hands in.

use std::borrow::Cow;

use crate::batch::Batch;
use crate::contract::{Code, DEFAULT_CODE};
use crate::fault::{Kind, Rule, Stop};
use crate::object::Step;
use crate::raw::Raw;
use crate::reader::Reader;
use crate::rules::{Choice, Codes, Integer, Items, Text};
use crate::{scan, text};

impl<'a> Reader<'a> {
    /// A string, borrowed where nothing in it is escaped.
    ///
    /// # Errors
    /// Another kind, bad grammar, or outside the rule.
    pub fn text_value(&mut self, rule: &'static Text) -> Result<Cow<'a, str>, Stop> {
        let start = self.at;
        if self.byte() == Some(b'"') {
            let from = start + 1;
            let (end, odd) = scan::text_end_and_kind(self.text.as_bytes(), from);
            if self.text.as_bytes().get(end) == Some(&b'"') {
                let value = self.text.get(from..end).unwrap_or_default();
                let formed = if odd {
                    rule.pattern.allows(value)
                } else {
                    rule.pattern.allows_visible(value)
                };
                if formed && value.len() <= rule.max_bytes as usize && rule.long_enough(value) {
                    self.at = end + 1;
                    return Ok(Cow::Borrowed(value));
                }
            }
        }
        self.text_otherwise(start, rule)
    }

    /// A string after white space, with escapes, or outside its rule.
    #[inline(never)]
    fn text_otherwise(&mut self, start: usize, rule: &'static Text) -> Result<Cow<'a, str>, Stop> {
        let value = self.string(rule.codes.kind, rule.max_bytes as usize)?;
        if value.len() <= rule.max_bytes as usize
            && (rule.min_chars == 0 || rule.long_enough(&value))
            && rule.pattern.allows(&value)
        {
            return Ok(value);
        }
        self.refuse_text(start, &value, rule)
    }

    #[cold]
    fn refuse_text<T>(
        &mut self,
        start: usize,
        value: &str,
        rule: &'static Text,
    ) -> Result<T, Stop> {
        let start = scan::space_end(self.text.as_bytes(), start);
        let codes = rule.codes;
        if value.len() > self.contract.string_bytes {
            self.fail(start, Rule::StringBytes)
        } else if value.len() > rule.max_bytes as usize {
            self.fail_as(start, Rule::MaxBytes(rule.max_bytes), codes.high)
        } else if !rule.long_enough(value) {
            self.fail_as(start, Rule::MinChars(rule.min_chars), codes.low)
        } else {
            self.fail_as(start, Rule::Pattern, codes.form)
        }
    }

    /// A string under the grammar alone. `about` is how many bytes it has at most, if all is right.
    #[inline]
    fn string(&mut self, code: Code, about: usize) -> Result<Cow<'a, str>, Stop> {
        if self.byte() != Some(b'"') {
            self.space();
            if self.byte() != Some(b'"') {
                return self.fail_kind(Kind::String, code);
            }
        }
        let from = self.at + 1;
        let end = scan::text_end(self.text.as_bytes(), from);
        if self.text.as_bytes().get(end) == Some(&b'"') {
            self.at = end + 1;
            // Both ends stand beside an ASCII byte, so they are character boundaries.
            return Ok(Cow::Borrowed(self.text.get(from..end).unwrap_or_default()));
        }
        self.escaped_string(from, end, about)
    }

    #[inline(never)]
    fn escaped_string(
        &mut self,
        from: usize,
        first: usize,
        about: usize,
    ) -> Result<Cow<'a, str>, Stop> {
        let bytes = self.text.as_bytes();
        let mut text = String::with_capacity((bytes.len() - from).min(about));
        text.push_str(self.text.get(from..first).unwrap_or_default());
        let mut batch = Batch::new();
        let mut filled = 0;
        let mut at = first;
        loop {
            if Batch::is_full(filled) {
                match batch.take_text(filled, &mut text) {
                    Some(left) => filled = left,
                    None => return self.fail(at, Rule::Utf8),
                }
            }
            if let Some(word) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
                let plain = scan::plain(*word);
                // With a step of fixed size the next word can be read before this one is judged.
                if plain == word.len() {
                    filled = batch.put(filled, u64::from_le_bytes(*word), word.len());
                    at += word.len();
                    continue;
                }
                filled = batch.put(filled, u64::from_le_bytes(*word), plain);
                at += plain;
            }
            match bytes.get(at) {
                Some(b'"') if batch.take_text(filled, &mut text).is_some() => {
                    self.at = at + 1;
                    return Ok(Cow::Owned(text));
                }
                Some(b'"') => return self.fail(at, Rule::Utf8),
                Some(b'\\') => match text::escape(bytes, at) {
                    Ok((character, next)) => {
                        let mut utf8 = [0; 8];
                        let length = character.encode_utf8(&mut utf8).len();
                        filled = batch.put(filled, u64::from_le_bytes(utf8), length);
                        at = next;
                    }
                    Err(rule) => return self.fail(at, rule),
                },
                Some(0..0x20) => return self.fail(at, Rule::Control),
                // The last few bytes of a record that ends within the string.
                Some(byte) => {
                    filled = batch.put(filled, u64::from(*byte), 1);
                    at += 1;
                }
                None => return self.fail(at, Rule::Syntax),
            }
        }
    }

    /// An integer in the form of one.
    ///
    /// # Errors
    /// Another kind, a fraction, an exponent, negative zero, or outside the rule.
    pub fn integer(&mut self, rule: &'static Integer) -> Result<i64, Stop> {
        if !self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
            self.space();
        }
        let (value, end, plain) = self.digits();
        if plain && value >= rule.min && value <= rule.max {
            self.at = end;
            return Ok(value);
        }
        self.refuse_integer(rule, plain, value)
    }

    /// The integer that stands here, where it ends, and whether it has the form of one.
    #[inline(always)]
    fn digits(&self) -> (i64, usize, bool) {
        let bytes = self.text.as_bytes();
        let start = self.at;
        let negative = bytes.get(start) == Some(&b'-');
        let first = start + usize::from(negative);
        let mut at = first;
        let mut value: i64 = 0;
        while let Some(digit) = bytes
            .get(at)
            .map(|byte| byte.wrapping_sub(b'0'))
            .filter(|digit| *digit < 10)
        {
            value = value.saturating_mul(10).saturating_add(i64::from(digit));
            at += 1;
        }
        let zero_first = bytes.get(first) == Some(&b'0');
        let plain = at > first
            && !(zero_first && (at > first + 1 || negative))
            && !matches!(bytes.get(at), Some(b'.' | b'e' | b'E'));
        (if negative { -value } else { value }, at, plain)
    }

    #[cold]
    fn refuse_integer<T>(
        &mut self,
        rule: &'static Integer,
        plain: bool,
        value: i64,
    ) -> Result<T, Stop> {
        let start = self.at;
        if self.peek() != Some(Kind::Number) {
            return self.fail_kind(Kind::Number, rule.codes.kind);
        }
        self.skip()?;
        if !plain {
            self.fail_as(start, Rule::Integer, rule.codes.kind)
        } else if value < rule.min {
            self.fail_as(start, Rule::Minimum(rule.min), rule.codes.low)
        } else {
            self.fail_as(start, Rule::Maximum(rule.max), rule.codes.high)
        }
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// Another kind.
    pub fn boolean(&mut self, code: Code) -> Result<bool, Stop> {
        self.space();
        if self.literal(b"true") {
            Ok(true)
        } else if self.literal(b"false") {
            Ok(false)
        } else {
            self.fail_kind(Kind::Boolean, code)
        }
    }

    /// The content of a string that has no escape and follows at once, not judged by any rule; stops without a note at any other.
    ///
    /// # Errors
    /// When something else comes.
    #[inline]
    pub fn plain(&mut self) -> Result<&'a str, Stop> {
        if self.byte() != Some(b'"') {
            return Err(Stop);
        }
        let from = self.at + 1;
        let end = scan::text_end(self.text.as_bytes(), from);
        if self.text.as_bytes().get(end) != Some(&b'"') {
            return Err(Stop);
        }
        self.at = end + 1;
        self.text.get(from..end).ok_or(Stop)
    }

    /// Passes `null` if it comes next.
    pub fn null(&mut self) -> bool {
        self.space();
        self.literal(b"null")
    }

    /// Refuses what is no object before a decoder of objects is called, with a code of its own.
    ///
    /// # Errors
    /// Another kind.
    pub fn expect_object(&mut self, code: Code) -> Result<(), Stop> {
        if self.peek() == Some(Kind::Object) {
            return Ok(());
        }
        self.fail_kind(Kind::Object, code)
    }

    /// `null` and nothing else.
    ///
    /// # Errors
    /// Another value.
    pub fn only_null(&mut self) -> Result<(), Stop> {
        if self.null() {
            return Ok(());
        }
        self.fail_kind(Kind::Null, DEFAULT_CODE)
    }

    /// A string out of a closed set, by its place there.
    ///
    /// # Errors
    /// Another kind, or another string.
    pub fn choice(&mut self, rule: &'static Choice) -> Result<usize, Stop> {
        let start = self.at;
        let value = self.string(rule.codes.kind, WORD)?;
        match rule.values.iter().position(|known| *known == value) {
            Some(index) => Ok(index),
            None => {
                let start = scan::space_end(self.text.as_bytes(), start);
                self.fail_as(start, Rule::Enum, rule.codes.form)
            }
        }
    }

    /// The one string that may stand here.
    ///
    /// # Errors
    /// Another value.
    pub fn constant_text(&mut self, wanted: &'static str, codes: Codes) -> Result<(), Stop> {
        self.space();
        let start = self.at;
        let value = self.string(codes.kind, WORD)?;
        if value == wanted {
            return Ok(());
        }
        self.fail_as(start, Rule::Const, codes.form)
    }

    /// The one integer that may stand here.
    ///
    /// # Errors
    /// Another value.
    pub fn constant_integer(&mut self, wanted: i64, codes: Codes) -> Result<(), Stop> {
        self.space();
        let start = self.at;
        let (value, end, plain) = self.digits();
        if plain && value == wanted {
            self.at = end;
            return Ok(());
        }
        if self.peek() != Some(Kind::Number) {
            return self.fail_kind(Kind::Number, codes.kind);
        }
        self.skip()?;
        if plain {
            self.fail_as(start, Rule::Const, codes.form)
        } else {
            self.fail_as(start, Rule::Integer, codes.kind)
        }
    }

    /// The one boolean that may stand here.
    ///
    /// # Errors
    /// Another value.
    pub fn constant_boolean(&mut self, wanted: bool, codes: Codes) -> Result<(), Stop> {
        self.space();
        let start = self.at;
        if self.boolean(codes.kind)? == wanted {
            return Ok(());
        }
        self.fail_as(start, Rule::Const, codes.form)
    }

    /// Any value within the general bounds, as it came.
    ///
    /// # Errors
    /// Bad grammar or a general bound.
    pub fn raw(&mut self) -> Result<Raw<'a>, Stop> {
        self.space();
        let start = self.at;
        self.skip()?;
        Ok(Raw::new(self.text.get(start..self.at).unwrap_or_default()))
    }

    /// An array, each item read by `read`, in whatever holds a list.
    ///
    /// # Errors
    /// Another kind, bad grammar, a bound, or a refused item; all items are judged.
    pub fn list<T, L: Default + Extend<T>>(
        &mut self,
        rule: &'static Items,
        read: impl Fn(&mut Self) -> Result<T, Stop>,
    ) -> Result<L, Stop> {
        self.space();
        let start = self.at;
        if self.byte() != Some(b'[') {
            return self.fail_kind(Kind::Array, rule.codes.kind);
        }
        self.enter()?;
        let mut items = L::default();
        let (mut count, mut kept) = (0, 0);
        self.space();
        if self.byte() != Some(b']') {
            loop {
                count += 1;
                if count > self.contract.items {
                    return self.fail(self.at, Rule::Items);
                }
                let item = self.mark();
                match read(self) {
                    Ok(value) if count <= rule.max => {
                        items.extend(Some(value));
                        kept += 1;
                    }
                    Ok(_) => {}
                    Err(Stop) => self.recover(item)?,
                }
                if !self.goes_on(b']')? {
                    break;
                }
            }
        }
        self.at += 1;
        self.depth -= 1;
        self.count(start, count, rule, Rule::MinItems, Rule::MaxItems)?;
        if kept == count {
            return Ok(items);
        }
        Err(Stop)
    }

    /// An object with free keys, each value read by `read`.
    ///
    /// # Errors
    /// Another kind, bad grammar, a bound, or a refused value.
    pub fn map<T>(
        &mut self,
        rule: &'static Items,
        read: impl Fn(&mut Self) -> Result<T, Stop>,
    ) -> Result<Vec<(Cow<'a, str>, T)>, Stop> {
        self.space();
        let start = self.at;
        let mut object = self.object(rule.codes.kind)?;
        let mut entries = Vec::new();
        while self.member(&mut object, &[])? != Step::End {
            let value = self.mark();
            match read(self) {
                Ok(value) => entries.push((self.last_key(&object), value)),
                Err(Stop) => self.recover(value)?,
            }
        }
        self.count(
            start,
            object.fields(),
            rule,
            Rule::MinItems,
            Rule::MaxFields,
        )?;
        if entries.len() == object.fields() as usize {
            return Ok(entries);
        }
        Err(Stop)
    }

    fn count(
        &mut self,
        start: usize,
        count: u32,
        rule: &'static Items,
        few: fn(u32) -> Rule,
        many: fn(u32) -> Rule,
    ) -> Result<(), Stop> {
        if count > rule.max {
            self.fail_as(start, many(rule.max), rule.codes.high)
        } else if count < rule.min {
            self.fail_as(start, few(rule.min), rule.codes.low)
        } else {
            Ok(())
        }
    }
}

/// About how long a word of the contract is.
const WORD: usize = 64;

impl Text {
    /// Whether the text has as many characters as it must.
    #[inline]
    pub(crate) fn long_enough(&self, text: &str) -> bool {
        match self.min_chars {
            0 => true,
            1 => !text.is_empty(),
            least => text.chars().nth(least as usize - 1).is_some(),
        }
    }
}
