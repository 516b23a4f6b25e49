//! The stream of the Messages interface, event by event, into what the rest of the program speaks of.
//! Skips what it does not know; refuses what breaks the interface's own rules.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Map;
use sse_stream::Sse;

use super::events::{
    BlockDelta, BlockStart, BlockStop, Counts, Failure, FailureKind, MessageDelta, MessageStart,
    StartedBlock, Typed,
};
use crate::{AssistantPart, Error, Event, StopReason, ToolCall, Usage};

/// The parts of one message take at most so many bytes together.
const MESSAGE_BYTES_MAX: usize = 16 * 1024 * 1024;
/// One message has at most so many parts.
const PARTS_MAX: usize = 4096;

/// Understands one answer.
#[derive(Debug, Default)]
pub(crate) struct Decoder {
    started: bool,
    usage: Usage,
    stop: Option<StopReason>,
    message: Vec<AssistantPart>,
    /// The content block that is being written; blocks come one after the other.
    open: Option<Block>,
    /// How many blocks were begun: the index of the next.
    begun: usize,
    bytes: usize,
}

#[derive(Debug)]
enum Block {
    Text(String),
    Thinking {
        text: String,
        signature: String,
    },
    Redacted(String),
    /// The call and its arguments as they come in pieces.
    Tool {
        id: String,
        name: String,
        input: String,
    },
    /// Of a kind this program does not know.
    Unknown,
}

/// Whether the body of a refused request says that the conversation is too long.
pub(crate) fn says_too_long(body: &[u8]) -> bool {
    serde_json::from_slice::<Failure<'_>>(body).is_ok_and(|failure| failure.error.too_long())
}

impl FailureKind<'_> {
    fn too_long(&self) -> bool {
        let message = self.message.to_ascii_lowercase();
        self.kind == "request_too_large"
            || [
                "prompt is too long",
                "exceed context limit",
                "context window",
            ]
            .iter()
            .any(|words| message.contains(words))
    }
}

fn read<'a, T: Deserialize<'a>>(data: &'a str) -> Result<T, Error> {
    serde_json::from_str(data).map_err(|_| Error::Malformed("an event is not what its name says"))
}

impl Decoder {
    /// What one event of the stream means; `None`: nothing to tell.
    pub(crate) fn on(&mut self, event: &Sse) -> Result<Option<Event>, Error> {
        let data = event.data.as_deref().unwrap_or_default();
        let kind = match &event.event {
            Some(name) => Cow::Borrowed(name.as_str()),
            // Some servers leave the name to the data.
            None => read::<Typed<'_>>(data)?.kind,
        };
        match kind.as_ref() {
            "content_block_delta" => self.delta(read(data)?),
            "content_block_start" => self.start_block(read(data)?),
            "content_block_stop" => self.stop_block(read(data)?),
            "message_start" => self.start(read(data)?),
            "message_delta" => self.message_delta(&read(data)?),
            "message_stop" => self.stop(),
            "error" => Err(failure(&read(data)?)),
            _ => Ok(None),
        }
    }

    fn start(&mut self, start: MessageStart) -> Result<Option<Event>, Error> {
        if std::mem::replace(&mut self.started, true) {
            return Err(Error::Malformed("it begins twice"));
        }
        Ok(start.message.usage.map(|counts| self.count(&counts)))
    }

    fn count(&mut self, counts: &Counts) -> Event {
        let usage = &mut self.usage;
        usage.input = counts.input_tokens.unwrap_or(usage.input);
        usage.output = counts.output_tokens.unwrap_or(usage.output);
        usage.cache_read = counts.cache_read_input_tokens.or(usage.cache_read);
        usage.cache_write = counts.cache_creation_input_tokens.or(usage.cache_write);
        Event::Usage(*usage)
    }

    fn start_block(&mut self, start: BlockStart<'_>) -> Result<Option<Event>, Error> {
        if !self.started || self.stop.is_some() {
            return Err(Error::Malformed("a part stands outside the message"));
        }
        if self.open.is_some() || start.index != self.begun {
            return Err(Error::Malformed("parts are out of order"));
        }
        self.begun += 1;
        if self.begun > PARTS_MAX {
            return Err(Error::TooLarge("parts of one message"));
        }
        let kind: Typed<'_> = read(start.content_block.get())?;
        let known = matches!(
            kind.kind.as_ref(),
            "text" | "thinking" | "redacted_thinking" | "tool_use"
        );
        if !known {
            self.open = Some(Block::Unknown);
            return Ok(None);
        }
        let block: StartedBlock<'_> = read(start.content_block.get())?;
        self.grow(
            block.text.len()
                + block.thinking.len()
                + block.data.len()
                + block.id.len()
                + block.name.len(),
        )?;
        let (open, said) = match block.kind.as_ref() {
            "text" => (Block::Text(block.text.clone()), block.text),
            "thinking" => (
                Block::Thinking {
                    text: block.thinking,
                    signature: block.signature,
                },
                String::new(),
            ),
            "redacted_thinking" => (Block::Redacted(block.data), String::new()),
            _ => {
                if block.id.is_empty() || block.name.is_empty() {
                    return Err(Error::Malformed("a tool call has no id or no name"));
                }
                (
                    Block::Tool {
                        id: block.id,
                        name: block.name,
                        input: String::new(),
                    },
                    String::new(),
                )
            }
        };
        self.open = Some(open);
        Ok((!said.is_empty()).then_some(Event::Text(said)))
    }

    fn delta(
        &mut self,
        BlockDelta { index, delta }: BlockDelta<'_>,
    ) -> Result<Option<Event>, Error> {
        self.grow(
            [
                &delta.text,
                &delta.thinking,
                &delta.signature,
                &delta.partial_json,
            ]
            .into_iter()
            .map(|piece| piece.as_ref().map_or(0, |piece| piece.len()))
            .sum(),
        )?;
        let Some(block) = self.open.as_mut().filter(|_| index + 1 == self.begun) else {
            return Err(Error::Malformed("a delta belongs to no open part"));
        };
        const INCOMPLETE: Error = Error::Malformed("a delta lacks what it should add");
        match (delta.kind.as_ref(), block) {
            ("text_delta", Block::Text(text)) => {
                let more = delta.text.ok_or(INCOMPLETE)?;
                text.push_str(&more);
                return Ok((!more.is_empty()).then(|| Event::Text(more.into_owned())));
            }
            ("thinking_delta", Block::Thinking { text, .. }) => {
                text.push_str(&delta.thinking.ok_or(INCOMPLETE)?)
            }
            ("signature_delta", Block::Thinking { signature, .. }) => {
                signature.push_str(&delta.signature.ok_or(INCOMPLETE)?);
            }
            ("input_json_delta", Block::Tool { input, .. }) => {
                input.push_str(&delta.partial_json.ok_or(INCOMPLETE)?)
            }
            ("text_delta" | "thinking_delta" | "signature_delta" | "input_json_delta", block)
                if !matches!(block, Block::Unknown) =>
            {
                return Err(Error::Malformed("a delta is of another kind than its part"));
            }
            _ => {}
        }
        Ok(None)
    }

    fn stop_block(&mut self, stop: BlockStop) -> Result<Option<Event>, Error> {
        let Some(block) = self.open.take().filter(|_| stop.index + 1 == self.begun) else {
            return Err(Error::Malformed("a part ends that is not open"));
        };
        let part = match block {
            Block::Text(text) => AssistantPart::Text { text },
            Block::Thinking { text, signature } => AssistantPart::Thinking { text, signature },
            Block::Redacted(data) => AssistantPart::RedactedThinking { data },
            Block::Tool { id, name, input } => {
                // A call without arguments may come without a single piece of them.
                let read = if input.trim().is_empty() {
                    Some(Map::new())
                } else {
                    serde_json::from_str(&input).ok()
                };
                AssistantPart::ToolCall(ToolCall {
                    id,
                    name,
                    broken: read.is_none(),
                    input: read.unwrap_or_default(),
                })
            }
            Block::Unknown => return Ok(None),
        };
        self.message.push(part);
        Ok(None)
    }

    fn message_delta(&mut self, delta: &MessageDelta<'_>) -> Result<Option<Event>, Error> {
        if !self.started || self.open.is_some() {
            return Err(Error::Malformed("the end of the message is out of order"));
        }
        if let Some(reason) = &delta.delta.stop_reason {
            self.stop = Some(match reason.as_ref() {
                "end_turn" | "stop_sequence" => StopReason::EndTurn,
                "tool_use" => StopReason::ToolUse,
                "max_tokens" => StopReason::OutputLimit,
                "model_context_window_exceeded" => StopReason::ContextFull,
                "refusal" => StopReason::Refusal,
                "pause_turn" => StopReason::Pause,
                _ => StopReason::Other,
            });
        }
        let Some(counts) = &delta.usage else {
            return Ok(None);
        };
        self.usage.complete = self.stop.is_some();
        Ok(Some(self.count(counts)))
    }

    fn stop(&mut self) -> Result<Option<Event>, Error> {
        let (None, Some(reason)) = (&self.open, self.stop) else {
            return Err(Error::Malformed("it stops without a reason"));
        };
        Ok(Some(Event::Stop {
            reason,
            message: std::mem::take(&mut self.message),
        }))
    }

    fn grow(&mut self, bytes: usize) -> Result<(), Error> {
        self.bytes += bytes;
        if self.bytes > MESSAGE_BYTES_MAX {
            return Err(Error::TooLarge("one message"));
        }
        Ok(())
    }
}

fn failure(failure: &Failure<'_>) -> Error {
    match failure.error.kind.as_ref() {
        _ if failure.error.too_long() => Error::PromptTooLong,
        "overloaded_error" => Error::Overloaded { after: None },
        "rate_limit_error" => Error::RateLimited { after: None },
        "authentication_error" | "permission_error" => Error::Unauthorized(200),
        "invalid_request_error" | "not_found_error" => Error::Refused(200),
        _ => Error::Failed {
            status: 200,
            after: None,
        },
    }
}

#[cfg(test)]
mod tests {
    use sse_stream::Sse;

    use super::{Decoder, says_too_long};
    use crate::{AssistantPart, Error, Event, StopReason};

    const START: &str = r#"message_start {"message":{"usage":{"input_tokens":3,"output_tokens":1,"cache_read_input_tokens":4}}}"#;
    const TEXT: &str =
        r#"content_block_start {"index":0,"content_block":{"type":"text","text":""}}"#;
    const HI: &str = r#"content_block_delta {"index":0,"delta":{"type":"text_delta","text":"hi"}}"#;
    const CLOSE: &str = r#"content_block_stop {"index":0}"#;
    const END: &str =
        r#"message_delta {"delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":9}}"#;
    const STOP: &str = "message_stop {}";

    /// Feeds events, each its name and its data, until the first error.
    fn feed(events: &[&str]) -> Result<Vec<Event>, Error> {
        let mut decoder = Decoder::default();
        let mut told = Vec::new();
        for event in events {
            let (name, data) = event.split_once(' ').unwrap();
            told.extend(decoder.on(&Sse::default().event(name).data(data))?);
        }
        Ok(told)
    }

    #[test]
    fn an_answer_is_its_texts_its_counts_and_its_end() {
        let told = feed(&[START, "ping {}", TEXT, HI, CLOSE, END, STOP]).unwrap();
        let [
            Event::Usage(first),
            Event::Text(text),
            Event::Usage(last),
            Event::Stop { reason, message },
        ] = told.as_slice()
        else {
            panic!("{told:?}")
        };
        assert_eq!(
            (first.effective_input(), first.output, first.complete),
            (7, 1, false)
        );
        assert_eq!(
            (last.effective_input(), last.output, last.complete),
            (7, 9, true)
        );
        assert_eq!((text.as_str(), *reason), ("hi", StopReason::EndTurn));
        assert!(matches!(&message[..], [AssistantPart::Text { text }] if text == "hi"));
    }

    #[test]
    fn what_is_unknown_is_skipped() {
        let told = feed(&[
            START,
            r#"rumour {"delta":7}"#,
            r#"content_block_start {"index":0,"content_block":{"type":"dream","text":5}}"#,
            r#"content_block_delta {"index":0,"delta":{"type":"dream_delta","text":"x"}}"#,
            r#"content_block_delta {"index":0,"delta":{"type":"text_delta","text":"x"}}"#,
            CLOSE,
            r#"content_block_start {"index":1,"content_block":{"type":"text","future":1}}"#,
            r#"content_block_delta {"index":1,"delta":{"type":"citations_delta","citation":{}}}"#,
            r#"content_block_stop {"index":1}"#,
            r#"message_delta {"delta":{"stop_reason":"of the future"}}"#,
            STOP,
        ])
        .unwrap();
        assert!(
            matches!(&told[..], [Event::Usage(_), Event::Stop { reason: StopReason::Other, message }] if message.len() == 1)
        );
    }

    #[test]
    fn the_arguments_of_a_call_are_put_together_and_may_be_absent() {
        let call = r#"content_block_start {"index":0,"content_block":{"type":"tool_use","id":"t","name":"read","input":{}}}"#;
        let piece = |text: &str| {
            let text = serde_json::to_string(text).unwrap();
            format!(
                r#"content_block_delta {{"index":0,"delta":{{"type":"input_json_delta","partial_json":{text}}}}}"#
            )
        };
        let input = |pieces: &[&str]| {
            let pieces: Vec<String> = pieces.iter().map(|text| piece(text)).collect();
            let events: Vec<&str> = [START, call]
                .into_iter()
                .chain(pieces.iter().map(String::as_str))
                .chain([CLOSE, END, STOP])
                .collect();
            feed(&events).map(|told| match told.last() {
                Some(Event::Stop { message, .. }) => match &message[..] {
                    [AssistantPart::ToolCall(call)] => {
                        (serde_json::to_string(&call.input).unwrap(), call.broken)
                    }
                    other => panic!("{other:?}"),
                },
                other => panic!("{other:?}"),
            })
        };
        assert_eq!(
            input(&["", "{\"pa", "th\":\"é\"}"]).unwrap(),
            ("{\"path\":\"é\"}".to_owned(), false)
        );
        assert_eq!(input(&[]).unwrap(), ("{}".to_owned(), false));
        for broken in ["{", "[]", "null", "{} {}"] {
            assert_eq!(
                input(&[broken]).unwrap(),
                ("{}".to_owned(), true),
                "{broken}"
            );
        }
    }

    #[test]
    fn a_stream_that_breaks_the_rules_is_malformed() {
        for events in [
            &["message_start {"][..],
            &["message_start []"],
            &["message_start {}"],
            &[START, START],
            &[TEXT],
            &[HI],
            &[START, HI],
            &[START, TEXT, TEXT],
            &[START, CLOSE],
            &[START, TEXT, CLOSE, CLOSE],
            &[START, TEXT, CLOSE, HI],
            &[
                START,
                r#"content_block_start {"index":1,"content_block":{"type":"text"}}"#,
            ],
            &[
                START,
                r#"content_block_start {"index":0,"content_block":{"type":"tool_use","name":"x"}}"#,
            ],
            &[
                START,
                r#"content_block_start {"index":0,"content_block":"text"}"#,
            ],
            &[
                START,
                TEXT,
                r#"content_block_delta {"index":0,"delta":{"type":"text_delta"}}"#,
            ],
            &[
                START,
                TEXT,
                r#"content_block_delta {"index":0,"delta":{"type":"text_delta","text":5}}"#,
            ],
            &[
                START,
                TEXT,
                r#"content_block_delta {"index":0,"delta":{"type":"thinking_delta","thinking":"x"}}"#,
            ],
            &[
                START,
                TEXT,
                r#"content_block_delta {"index":1,"delta":{"type":"text_delta","text":"x"}}"#,
            ],
            &[START, TEXT, END],
            &[START, STOP],
            &[START, END, TEXT],
            &[STOP],
        ] {
            assert!(
                matches!(feed(events), Err(Error::Malformed(_))),
                "{events:?}"
            );
        }
    }

    #[test]
    fn the_providers_own_errors_are_told_apart_and_their_words_dropped() {
        let error = |kind: &str, message: &str| {
            feed(&[&format!(
                r#"error {{"error":{{"type":"{kind}","message":"{message}"}}}}"#
            )])
            .unwrap_err()
        };
        assert_eq!(
            error("overloaded_error", "secret"),
            Error::Overloaded { after: None }
        );
        assert_eq!(
            error("rate_limit_error", ""),
            Error::RateLimited { after: None }
        );
        assert_eq!(
            error("api_error", ""),
            Error::Failed {
                status: 200,
                after: None
            }
        );
        assert_eq!(
            error("of the future", ""),
            Error::Failed {
                status: 200,
                after: None
            }
        );
        assert_eq!(
            error("invalid_request_error", "Prompt is too long: 9 > 8"),
            Error::PromptTooLong
        );
        assert_eq!(error("invalid_request_error", "no"), Error::Refused(200));
    }

    #[test]
    fn the_name_of_an_event_may_be_left_to_its_data() {
        let mut decoder = Decoder::default();
        let start = Sse::default().data(r#"{"type":"message_start","message":{}}"#);
        assert!(decoder.on(&start).unwrap().is_none());
        assert!(decoder.started);
        assert!(decoder.on(&Sse::default().data("{}")).is_err());
    }

    #[test]
    fn one_message_is_bounded_whatever_it_is_made_of() {
        let piece = format!(
            r#"content_block_delta {{"index":0,"delta":{{"type":"thinking_delta","thinking":"{}"}}}}"#,
            "x".repeat(1 << 20)
        );
        let thinking = r#"content_block_start {"index":0,"content_block":{"type":"thinking"}}"#;
        let mut events = vec![START, thinking];
        events.extend(std::iter::repeat_n(piece.as_str(), 16));
        feed(&events).unwrap();
        events.push(
            r#"content_block_delta {"index":0,"delta":{"type":"thinking_delta","thinking":"x"}}"#,
        );
        assert_eq!(feed(&events).unwrap_err(), Error::TooLarge("one message"));
    }

    #[test]
    fn a_refusal_for_length_is_known_by_its_words() {
        assert!(says_too_long(br#"{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 1 tokens > 0 maximum"}}"#));
        assert!(says_too_long(br#"{"error":{"type":"request_too_large"}}"#));
        assert!(!says_too_long(
            br#"{"error":{"type":"invalid_request_error","message":"max_tokens: required"}}"#
        ));
        assert!(!says_too_long(b"prompt is too long"));
    }
}
