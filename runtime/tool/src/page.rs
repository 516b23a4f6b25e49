//! What a tool answers, line by line, within a bound.
//! Leaves nothing out silently: the last line says that there is more.

/// An answer takes at most so many bytes, its last note not counted.
pub(crate) const BYTES_MAX: usize = 48 * 1024;
/// One line of an answer takes at most so many bytes.
pub(crate) const LINE_BYTES_MAX: usize = 2 * 1024;

/// An answer that is being written.
#[derive(Default)]
pub(crate) struct Page(String);

impl Page {
    /// Adds a line, cut if it is too long; false when there was no room for it.
    #[must_use]
    pub(crate) fn line(&mut self, line: &str) -> bool {
        let kept = &line[..line.floor_char_boundary(LINE_BYTES_MAX)];
        let cut = if kept.len() < line.len() {
            " … (line cut)"
        } else {
            ""
        };
        if self.0.len() + kept.len() + cut.len() + 1 > BYTES_MAX {
            return false;
        }
        self.0.push_str(kept);
        self.0.push_str(cut);
        self.0.push('\n');
        true
    }

    /// Nothing was added.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The answer, with a note when something is missing.
    pub(crate) fn end(mut self, note: Option<&str>) -> String {
        if let Some(note) = note {
            self.0.push('(');
            self.0.push_str(note);
            self.0.push_str(")\n");
        }
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{BYTES_MAX, LINE_BYTES_MAX, Page};

    #[test]
    fn lines_and_pages_are_bounded_and_cut_at_characters() {
        let mut page = Page::default();
        assert!(page.line(&"€".repeat(LINE_BYTES_MAX)));
        assert!(page.0.len() < LINE_BYTES_MAX + 32);
        while page.line(&"x".repeat(100)) {}
        assert!(page.0.len() <= BYTES_MAX && page.0.len() > BYTES_MAX - 102);
        assert!(page.end(Some("more")).ends_with("\n(more)\n"));
    }
}
