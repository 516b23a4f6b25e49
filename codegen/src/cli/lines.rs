//! Files of records, line by line: bounded memory, a bar on a terminal, `-` for standard input.
//! Judges no line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Read as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

/// Which files a command reads.
#[derive(Args)]
pub struct Inputs {
    /// Files with one record per line; `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// One line of a file.
pub enum Line<'a> {
    /// Without its newline.
    Record(&'a [u8]),
    /// Longer than a record may be with its newline; its bytes are gone.
    TooLong,
}

/// What is read of a file at once.
const CHUNK: usize = 256 * 1024;

impl Inputs {
    /// Hands every line of every file to `take`, with the name of the file and the number of the line; at the end of a file, nothing.
    pub fn read(
        &self,
        record_bytes: usize,
        mut take: impl FnMut(&str, u64, Option<Line<'_>>, &ProgressBar) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let bar = self.bar();
        for path in &self.files {
            let standard = path.as_os_str() == "-";
            let name = if standard {
                "stdin".to_owned()
            } else {
                path.display().to_string()
            };
            let input: Box<dyn io::Read> = if standard {
                Box::new(io::stdin().lock())
            } else {
                Box::new(File::open(path).with_context(|| name.clone())?)
            };
            let mut lines = Lines::new(input, record_bytes);
            while let Some(line) = lines.next().with_context(|| name.clone())? {
                let (number, bytes) = (line.number, line.bytes);
                take(&name, number, Some(line.line), &bar)?;
                bar.inc(bytes);
            }
            take(&name, lines.number, None, &bar)?;
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// Shown only to a person at a terminal.
    fn bar(&self) -> ProgressBar {
        if !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let sizes: Option<u64> = self
            .files
            .iter()
            .map(|path| {
                path.metadata()
                    .ok()
                    .filter(|file| file.is_file())
                    .map(|file| file.len())
            })
            .sum();
        let (bar, template) = match sizes {
            Some(size) => (
                ProgressBar::new(size),
                "{bar:40} {bytes} of {total_bytes}, {eta}",
            ),
            None => (
                ProgressBar::no_length(),
                "{spinner} {bytes}, {bytes_per_sec}",
            ),
        };
        let style = ProgressStyle::with_template(template);
        bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    }
}

/// The lines of one stream.
struct Lines<R> {
    input: BufReader<R>,
    record_bytes: usize,
    buffer: Vec<u8>,
    number: u64,
}

struct Numbered<'a> {
    number: u64,
    /// Of the stream, the newline included.
    bytes: u64,
    line: Line<'a>,
}

impl<R: io::Read> Lines<R> {
    fn new(input: R, record_bytes: usize) -> Self {
        let input = BufReader::with_capacity(CHUNK, input);
        Lines {
            input,
            record_bytes,
            buffer: Vec::new(),
            number: 0,
        }
    }

    fn next(&mut self) -> io::Result<Option<Numbered<'_>>> {
        self.buffer.clear();
        // One byte more than a record may have shows that the line is too long.
        let most = self.record_bytes as u64 + 1;
        let mut bytes = (&mut self.input)
            .take(most)
            .read_until(b'\n', &mut self.buffer)? as u64;
        if bytes == 0 {
            return Ok(None);
        }
        self.number += 1;
        let ended = self.buffer.last() == Some(&b'\n');
        let line = if self.buffer.len() > self.record_bytes {
            if !ended {
                bytes += self.input.skip_until(b'\n')? as u64;
            }
            Line::TooLong
        } else {
            Line::Record(&self.buffer[..self.buffer.len() - usize::from(ended)])
        };
        Ok(Some(Numbered {
            number: self.number,
            bytes,
            line,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(u64, Option<String>)> {
        let mut lines = Lines::new(text.as_bytes(), 5);
        let mut found = Vec::new();
        while let Some(line) = lines.next().expect("memory can be read") {
            let text = match line.line {
                Line::Record(bytes) => Some(String::from_utf8_lossy(bytes).into_owned()),
                Line::TooLong => None,
            };
            found.push((line.number, text));
        }
        found
    }

    #[test]
    fn a_line_too_long_is_dropped_through_its_newline_and_the_next_is_read() {
        let found = read("four\n12345\n123456789\nab\n\nend");
        let text = |text: &str| Some(text.to_owned());
        let expected = [text("four"), None, None, text("ab"), text(""), text("end")]
            .into_iter()
            .zip(1..);
        assert_eq!(
            found,
            expected
                .map(|(text, line)| (line, text))
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn the_end_of_input_ends_a_line() {
        assert_eq!(read("12345"), [(1, Some("12345".to_owned()))]);
        assert_eq!(read("123456"), [(1, None)]);
        assert_eq!(read(""), []);
    }
}
