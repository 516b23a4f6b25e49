//! Passing over a value nobody asked for, under every general bound, and looking ahead for a tag.
//! Keeps nothing of what it passes.

use std::borrow::Cow;

use crate::fault::{Kind, Rule, Stop};
use crate::reader::Reader;
use crate::{number, scan, text};

impl<'a> Reader<'a> {
    /// Passes one value; the same grammar and bounds hold as for a value that is kept.
    ///
    /// # Errors
    /// Bad grammar, a key said twice, a general bound.
    pub fn skip(&mut self) -> Result<(), Stop> {
        match self.peek() {
            Some(Kind::Object) => self.skip_object(),
            Some(Kind::Array) => self.skip_array(),
            Some(Kind::String) => self.skip_text(),
            Some(Kind::Number) => self.skip_number(),
            Some(Kind::Boolean) if self.literal(b"true") || self.literal(b"false") => Ok(()),
            Some(Kind::Null) if self.literal(b"null") => Ok(()),
            _ => self.fail(self.at, Rule::Syntax),
        }
    }

    // The recursion is as deep as the contract allows containers: `enter` refuses the next one.
    fn skip_object(&mut self) -> Result<(), Stop> {
        self.enter()?;
        let base = self.keys.len();
        let mut fields = 0;
        self.space();
        if self.byte() != Some(b'}') {
            loop {
                if self.byte() != Some(b'"') {
                    return self.fail(self.at, Rule::Syntax);
                }
                let opening = self.at;
                let key = self.key()?;
                fields += 1;
                if fields > self.contract.fields {
                    return self.fail(opening, Rule::Fields);
                }
                self.remember(base, key, opening)?;
                self.skip()?;
                if !self.goes_on(b'}')? {
                    break;
                }
            }
        }
        self.at += 1;
        self.depth -= 1;
        self.keys.truncate(base);
        Ok(())
    }

    fn skip_array(&mut self) -> Result<(), Stop> {
        self.enter()?;
        let mut items = 0;
        self.space();
        if self.byte() != Some(b']') {
            loop {
                items += 1;
                if items > self.contract.items {
                    return self.fail(self.at, Rule::Items);
                }
                self.skip()?;
                if !self.goes_on(b']')? {
                    break;
                }
            }
        }
        self.at += 1;
        self.depth -= 1;
        Ok(())
    }

    /// After a value: true past a comma, false at the closing bracket.
    pub(crate) fn goes_on(&mut self, close: u8) -> Result<bool, Stop> {
        self.space();
        match self.byte() {
            Some(b',') => {
                self.at += 1;
                self.space();
                Ok(true)
            }
            Some(byte) if byte == close => Ok(false),
            _ => self.fail(self.at, Rule::Syntax),
        }
    }

    fn skip_text(&mut self) -> Result<(), Stop> {
        match text::measure(self.text.as_bytes(), self.at + 1) {
            Ok(token) if token.decoded > self.contract.string_bytes => {
                self.fail(self.at, Rule::StringBytes)
            }
            Ok(token) => {
                self.at = token.close + 1;
                Ok(())
            }
            Err((rule, offset)) => self.fail(offset, rule),
        }
    }

    fn skip_number(&mut self) -> Result<(), Stop> {
        match number::end(self.text.as_bytes(), self.at) {
            Ok(end) => {
                self.at = end;
                Ok(())
            }
            Err(rule) => self.fail(self.at, rule),
        }
    }

    /// Looks ahead in the object that comes next for a member that holds a string, and stays where it is.
    /// None where the object has no such member, or one that is no string; what it passes is judged later.
    ///
    /// # Errors
    /// Where no object comes, or its grammar is bad before the member is found.
    pub fn tag(&mut self, name: &'static str) -> Result<Option<Cow<'a, str>>, Stop> {
        if let Some(text) = self.plain_tag(name) {
            return Ok(Some(Cow::Borrowed(text)));
        }
        let start = self.mark();
        let found = self.find_tag(name);
        self.rewind(start);
        found
    }

    /// The same for an object without white space whose members before the tag are strings, numbers or words.
    /// None where it is not that plain.
    fn plain_tag(&self, name: &'static str) -> Option<&'a str> {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        let mut before = b'{';
        loop {
            if bytes.get(at) != Some(&before) || bytes.get(at + 1) != Some(&b'"') {
                return None;
            }
            before = b',';
            let end = scan::text_end(bytes, at + 2);
            if bytes.get(end) != Some(&b'"') || bytes.get(end + 1) != Some(&b':') {
                return None;
            }
            let key = bytes.get(at + 2..end)?;
            let value = end + 2;
            if bytes.get(value) == Some(&b'"') {
                let end = scan::text_end(bytes, value + 1);
                if bytes.get(end) != Some(&b'"') {
                    return None;
                }
                if key == name.as_bytes() {
                    return self.text.get(value + 1..end);
                }
                at = end + 1;
            } else {
                let scalar = |byte: &u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.');
                at = value
                    + bytes
                        .get(value..)?
                        .iter()
                        .take_while(|byte| scalar(byte))
                        .count();
            }
        }
    }

    fn find_tag(&mut self, name: &'static str) -> Result<Option<Cow<'a, str>>, Stop> {
        if self.peek() != Some(Kind::Object) {
            return self.fail_kind(Kind::Object, crate::DEFAULT_CODE);
        }
        self.enter()?;
        self.space();
        if self.byte() == Some(b'}') {
            return Ok(None);
        }
        loop {
            if self.byte() != Some(b'"') {
                return self.fail(self.at, Rule::Syntax);
            }
            let key = self.key()?;
            let content = self.content(key);
            if content == name || (key.escaped && text::compare(content, name).is_eq()) {
                return self.tag_value();
            }
            self.skip()?;
            if !self.goes_on(b'}')? {
                return Ok(None);
            }
        }
    }

    fn tag_value(&mut self) -> Result<Option<Cow<'a, str>>, Stop> {
        if self.peek() != Some(Kind::String) {
            return Ok(None);
        }
        let from = self.at + 1;
        match text::measure(self.text.as_bytes(), from) {
            Ok(token) => {
                let content = self.text.get(from..token.close).unwrap_or_default();
                Ok(Some(text::resolve(content, token.escaped, token.decoded)))
            }
            Err((rule, offset)) => self.fail(offset, rule),
        }
    }
}
