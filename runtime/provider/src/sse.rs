//! Bytes to the events of an event stream, none of them larger than a bound.
//! Does not know what the events mean.

use std::io;
use std::pin::Pin;

use bytes::Bytes;
use futures_util::{Stream, StreamExt as _, TryStreamExt as _};
use sse_stream::{Sse, SseByteStream};

use crate::Error;

/// One event takes at most so many bytes, comments and field names included.
const EVENT_BYTES_MAX: usize = 1024 * 1024;

type Chunks = Pin<Box<dyn Stream<Item = Result<Bytes, io::Error>> + Send>>;

/// The events of a body.
pub(crate) struct Events(SseByteStream<Chunks>);

/// What the bound in front of the parser stops with, told apart from an error of the connection.
#[derive(Debug, thiserror::Error)]
#[error("an event is over its bound")]
struct OverBound;

impl Events {
    /// Reads the events of these bytes.
    pub(crate) fn new<E: Send + 'static>(
        chunks: impl Stream<Item = Result<Bytes, E>> + Send + 'static,
    ) -> Self {
        let mut meter = Meter::default();
        let chunks = chunks
            // The error's own text may name the address.
            .map_err(|_| io::Error::from(io::ErrorKind::ConnectionAborted))
            .map(move |chunk| {
                let chunk = chunk?;
                if meter.largest(&chunk) > EVENT_BYTES_MAX {
                    return Err(io::Error::other(OverBound));
                }
                Ok(chunk)
            });
        Self(SseByteStream::new(Box::pin(chunks)))
    }

    /// The next event; `None` at the end of the body, where an event without its blank line is dropped.
    pub(crate) async fn next(&mut self) -> Option<Result<Sse, Error>> {
        Some(self.0.next().await?.map_err(|error| match error {
            sse_stream::Error::Body(source) => match source.downcast::<io::Error>() {
                Ok(error) if error.kind() == io::ErrorKind::Other => Error::TooLarge("one event"),
                _ => Error::Cut,
            },
            sse_stream::Error::Utf8Parse(_) => Error::Malformed("an event is not UTF-8"),
            _ => Error::Malformed("an event cannot be read"),
        }))
    }
}

/// Counts the bytes of the event at hand: those since the last blank line.
#[derive(Default)]
struct Meter {
    bytes: usize,
    /// Whether nothing stands on the line yet.
    line_empty: bool,
    /// Whether the last byte was a carriage return, which a line feed may complete.
    returned: bool,
}

impl Meter {
    /// The largest count reached within this chunk.
    fn largest(&mut self, chunk: &[u8]) -> usize {
        let mut largest = 0;
        for &byte in chunk {
            self.bytes += 1;
            largest = largest.max(self.bytes);
            match byte {
                b'\n' if self.returned => {}
                b'\n' | b'\r' => {
                    if self.line_empty {
                        self.bytes = 0;
                    }
                    self.line_empty = true;
                }
                _ => self.line_empty = false,
            }
            self.returned = byte == b'\r';
        }
        largest
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use futures_util::stream;
    use proptest::prelude::*;

    use super::{EVENT_BYTES_MAX, Events, Meter};
    use crate::Error;

    /// Name and data.
    type Seen = (Option<String>, Option<String>);

    fn read(chunks: Vec<Bytes>) -> Vec<Result<Seen, Error>> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        runtime.block_on(async {
            let mut events = Events::new(stream::iter(
                chunks.into_iter().map(Ok::<_, std::io::Error>),
            ));
            let mut seen = Vec::new();
            while let Some(event) = events.next().await {
                seen.push(event.map(|event| (event.event, event.data)));
            }
            seen
        })
    }

    fn sized(bytes: usize) -> Vec<Bytes> {
        let mut event = b"data: ".to_vec();
        event.resize(bytes - 2, b'x');
        event.extend(b"\n\n");
        vec![event.into()]
    }

    #[test]
    fn an_event_at_its_bound_is_read_and_one_byte_more_is_not() {
        assert!(read(sized(EVENT_BYTES_MAX - 1))[0].is_ok());
        assert!(read(sized(EVENT_BYTES_MAX))[0].is_ok());
        assert_eq!(
            read(sized(EVENT_BYTES_MAX + 1)),
            [Err(Error::TooLarge("one event"))]
        );
    }

    #[test]
    fn an_event_without_end_is_stopped_though_no_line_ever_ends() {
        let chunks = std::iter::repeat_n(Bytes::from_static(&[b':'; 4096]), 1 << 20);
        let seen = read(chunks.take(EVENT_BYTES_MAX / 4096 + 1).collect());
        assert_eq!(seen, [Err(Error::TooLarge("one event"))]);
    }

    #[test]
    fn every_blank_line_starts_a_new_count() {
        for end in ["\n\n", "\r\r", "\r\n\r\n", "\n\r", "\r\n\n"] {
            let mut meter = Meter::default();
            let text = format!("data: x{end}").repeat(100);
            let largest = meter.largest(text.as_bytes());
            assert!(largest <= 7 + end.len(), "{end:?}: {largest}");
        }
    }

    #[test]
    fn a_line_that_ends_is_not_a_blank_line() {
        for end in ["\n", "\r", "\r\n"] {
            let mut meter = Meter::default();
            let text = format!("data: x{end}").repeat(100);
            let halves = text.split_at(text.len() / 2 + 1);
            meter.largest(halves.0.as_bytes());
            assert_eq!(meter.largest(halves.1.as_bytes()), text.len(), "{end:?}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_malformed() {
        let seen = read(vec![Bytes::from_static(b"data: \xff\n\n")]);
        assert_eq!(seen, [Err(Error::Malformed("an event is not UTF-8"))]);
    }

    proptest! {
        #[test]
        fn where_chunks_are_split_does_not_matter(cuts in proptest::collection::vec(0usize..80, 0..20)) {
            let text = "event: a\r\ndata: {\"é\":1}\r\n\r\n: note\n\ndata: x\ndata: €\nodd: 1\n\nevent: b\n\nlost".as_bytes();
            let whole = read(vec![Bytes::copy_from_slice(text)]);
            let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(text.len())).collect();
            cuts.extend([0, text.len()]);
            cuts.sort_unstable();
            let parts = cuts.windows(2).map(|cut| Bytes::copy_from_slice(&text[cut[0]..cut[1]])).collect();
            prop_assert_eq!(read(parts), whole);
        }
    }
}
