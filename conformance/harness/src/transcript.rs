//! What went in and out, kept for the message of a failure.
//! Shortens what is long; decides nothing.

use std::fmt;

/// How much of one line a person wants to see.
const SHOWN_CHARS: usize = 300;
/// How many of the last lines are kept.
const KEPT_LINES: usize = 60;

/// The last lines of a conversation.
#[derive(Debug, Clone, Default)]
pub struct Transcript {
    lines: Vec<String>,
    dropped: usize,
}

impl Transcript {
    /// Adds a line: who or which way, and the bytes.
    pub fn add(&mut self, mark: &str, bytes: &[u8]) {
        if self.lines.len() == KEPT_LINES {
            self.lines.remove(0);
            self.dropped += 1;
        }
        let text = shorten(String::from_utf8_lossy(bytes).trim_end_matches('\n'));
        self.lines.push(format!("{mark} {text}"));
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.dropped > 0 {
            writeln!(out, "    … {} lines before", self.dropped)?;
        }
        self.lines
            .iter()
            .try_for_each(|line| writeln!(out, "    {line}"))
    }
}

/// Cuts the middle out of a long text.
pub fn shorten(text: &str) -> String {
    let count = text.chars().count();
    if count <= SHOWN_CHARS {
        return text.to_owned();
    }
    let head: String = text.chars().take(SHOWN_CHARS - 60).collect();
    let tail: String = text.chars().skip(count - 60).collect();
    format!("{head} …[{} bytes]… {tail}", text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_cut_between_characters() {
        assert_eq!(shorten("abc"), "abc");
        let long = shorten(&"é".repeat(1000));
        assert!(
            long.contains("[2000 bytes]") && long.chars().count() < 340,
            "{long}"
        );
    }

    #[test]
    fn only_the_last_lines_are_kept() {
        let mut transcript = Transcript::default();
        (0..100).for_each(|number| transcript.add("→", number.to_string().as_bytes()));
        let text = transcript.to_string();
        assert!(
            text.contains("40 lines before") && text.ends_with("→ 99\n"),
            "{text}"
        );
    }
}
