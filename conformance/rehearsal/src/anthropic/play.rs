//! A reply as the parts of an event stream.
//! Neither waits nor writes: a hold and a break are parts too.

use std::collections::VecDeque;

use serde_json::{Map, Value, json};

use crate::script::{Reply, Step};

/// A repeat is written in pieces of about this size.
const PIECE_BYTES: usize = 16 * 1024;

/// One part of the answer.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Bytes(Vec<u8>),
    Hold(String),
    Split(usize),
    Break,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Block {
    Text,
    Thinking,
}

impl Block {
    fn opening(self) -> Value {
        match self {
            Self::Text => json!({"type": "text", "text": ""}),
            Self::Thinking => json!({"type": "thinking", "thinking": "", "signature": ""}),
        }
    }

    fn delta(self, text: &str) -> Value {
        match self {
            Self::Text => json!({"type": "text_delta", "text": text}),
            Self::Thinking => json!({"type": "thinking_delta", "thinking": text}),
        }
    }
}

/// Plays one reply, a part at a time, so that a million deltas take no memory.
pub(crate) struct Playback {
    steps: VecDeque<Step>,
    parts: VecDeque<Part>,
    usage: Map<String, Value>,
    stop_reason: String,
    /// Makes ids that no other reply gives.
    request: usize,
    model: String,
    /// Whether the message was begun; steps that are not content come as they are before it.
    started: bool,
    open: Option<Block>,
    /// How many content blocks were opened.
    blocks: usize,
    finished: bool,
}

impl Playback {
    /// The reply to the request of this number, for the model it asked for.
    pub(crate) fn new(reply: &Reply, request: usize, model: &str) -> Self {
        let mut usage = Map::from_iter([
            ("input_tokens".into(), json!(1)),
            ("output_tokens".into(), json!(1)),
        ]);
        let mut calls = false;
        for step in &reply.steps {
            match step {
                Step::Usage(counts) => usage.extend(counts.clone()),
                Step::Tool(_) => calls = true,
                _ => {}
            }
        }
        Self {
            steps: reply.steps.clone().into(),
            parts: VecDeque::new(),
            usage,
            stop_reason: reply
                .stop_reason
                .clone()
                .unwrap_or_else(|| if calls { "tool_use" } else { "end_turn" }.into()),
            request,
            model: model.to_owned(),
            started: false,
            open: None,
            blocks: 0,
            finished: false,
        }
    }

    fn advance(&mut self) {
        match self.steps.pop_front() {
            None => self.end(),
            Some(Step::Text(text)) => self.delta(Block::Text, &text),
            Some(Step::Thinking(text)) => self.delta(Block::Thinking, &text),
            Some(Step::Tool(tool)) => {
                self.close();
                let id = tool
                    .id
                    .unwrap_or_else(|| format!("toolu_{}_{}", self.request, self.blocks));
                self.start(json!({"type": "tool_use", "id": id, "name": tool.name, "input": {}}));
                // The arguments come in two pieces, so that a reader has to put them together.
                let input = Value::Object(tool.input).to_string();
                let mut middle = input.len() / 2;
                while !input.is_char_boundary(middle) {
                    middle -= 1;
                }
                for piece in ["", &input[..middle], &input[middle..]] {
                    self.event("content_block_delta", json!({
                        "index": self.blocks - 1, "delta": {"type": "input_json_delta", "partial_json": piece},
                    }));
                }
                self.stop();
            }
            Some(Step::Usage(_)) => {}
            Some(Step::Hold(gate)) => self.parts.push_back(Part::Hold(gate)),
            Some(Step::Raw(bytes)) => self.parts.push_back(Part::Bytes(bytes.into_bytes())),
            Some(Step::Error(error)) => {
                self.event(
                    "error",
                    json!({"error": {"type": error.kind, "message": error.message}}),
                );
            }
            Some(Step::Break(cut)) => {
                if cut {
                    self.parts.push_back(Part::Break);
                    self.finished = true;
                }
            }
            Some(Step::End(end)) => self.finished = end,
            Some(Step::Split(bytes)) => self.parts.push_back(Part::Split(bytes)),
            Some(Step::Repeat(mut repeat)) => {
                let (block, text) = match (&repeat.text, &repeat.thinking) {
                    (Some(text), _) => (Block::Text, text.clone()),
                    (None, thinking) => (Block::Thinking, thinking.clone().unwrap_or_default()),
                };
                repeat.times = self.some_of(block, &text, repeat.times);
                if repeat.times > 0 {
                    self.steps.push_front(Step::Repeat(repeat));
                }
            }
        }
    }

    /// Writes a piece of a repeat and says how many times are left.
    fn some_of(&mut self, block: Block, text: &str, times: u64) -> u64 {
        if times == 0 {
            return 0;
        }
        self.open(block);
        let delta = event(
            "content_block_delta",
            json!({"index": self.blocks - 1, "delta": block.delta(text)}),
        );
        let now = times.min((PIECE_BYTES / delta.len()).max(1) as u64);
        self.parts
            .push_back(Part::Bytes(delta.repeat(usize::try_from(now).unwrap_or(1))));
        times - now
    }

    fn delta(&mut self, block: Block, text: &str) {
        self.open(block);
        self.event(
            "content_block_delta",
            json!({"index": self.blocks - 1, "delta": block.delta(text)}),
        );
    }

    fn open(&mut self, block: Block) {
        if self.open != Some(block) {
            self.close();
            self.start(block.opening());
            self.open = Some(block);
        }
    }

    fn close(&mut self) {
        let Some(block) = self.open.take() else {
            return;
        };
        if block == Block::Thinking {
            self.event("content_block_delta", json!({
                "index": self.blocks - 1, "delta": {"type": "signature_delta", "signature": "c2lnbmVk"},
            }));
        }
        self.stop();
    }

    fn begin(&mut self) {
        if std::mem::replace(&mut self.started, true) {
            return;
        }
        let mut usage = self.usage.clone();
        usage.insert("output_tokens".into(), json!(1));
        self.event("message_start", json!({"message": {
            "id": format!("msg_{}", self.request), "type": "message", "role": "assistant", "content": [],
            "model": self.model, "stop_reason": null, "stop_sequence": null, "usage": usage,
        }}));
        self.event("ping", json!({}));
    }

    fn start(&mut self, block: Value) {
        self.begin();
        self.event(
            "content_block_start",
            json!({"index": self.blocks, "content_block": block}),
        );
        self.blocks += 1;
    }

    fn stop(&mut self) {
        self.event("content_block_stop", json!({"index": self.blocks - 1}));
    }

    fn end(&mut self) {
        self.begin();
        self.close();
        let output = self.usage.get("output_tokens").cloned();
        self.event("message_delta", json!({
            "delta": {"stop_reason": self.stop_reason, "stop_sequence": null}, "usage": {"output_tokens": output},
        }));
        self.event("message_stop", json!({}));
        self.finished = true;
    }

    fn event(&mut self, name: &str, members: Value) {
        self.parts.push_back(Part::Bytes(event(name, members)));
    }
}

impl Iterator for Playback {
    type Item = Part;

    fn next(&mut self) -> Option<Part> {
        while self.parts.is_empty() && !self.finished {
            self.advance();
        }
        self.parts.pop_front()
    }
}

fn event(name: &str, members: Value) -> Vec<u8> {
    let mut data = Map::from_iter([("type".to_owned(), Value::from(name))]);
    if let Value::Object(members) = members {
        data.extend(members);
    }
    format!("event: {name}\ndata: {}\n\n", Value::Object(data)).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::{Part, Playback};
    use crate::script::Script;

    fn play(reply: &str) -> Vec<Part> {
        let script = Script::parse(&format!(r#"{{"replies":[{reply}]}}"#)).unwrap();
        Playback::new(&script.replies[0], 0, "m").collect()
    }

    fn names(reply: &str) -> Vec<String> {
        let text: Vec<u8> = play(reply)
            .into_iter()
            .flat_map(|part| match part {
                Part::Bytes(bytes) => bytes,
                other => format!("event: {other:?}\n").into_bytes(),
            })
            .collect();
        String::from_utf8(text)
            .unwrap()
            .lines()
            .filter_map(|line| line.strip_prefix("event: ").map(str::to_owned))
            .collect()
    }

    #[test]
    fn each_block_is_opened_and_closed_and_the_answer_ends_with_its_reason() {
        assert_eq!(
            names(r#"{"steps":[{"text":"a"},{"text":"b"},{"tool":{"name":"read"}}]}"#),
            [
                "message_start",
                "ping",
                "content_block_start",
                "content_block_delta",
                "content_block_delta",
                "content_block_stop",
                "content_block_start",
                "content_block_delta",
                "content_block_delta",
                "content_block_delta",
                "content_block_stop",
                "message_delta",
                "message_stop"
            ]
        );
    }

    #[test]
    fn a_break_and_an_early_end_leave_the_rest_out() {
        let begun = [
            "message_start",
            "ping",
            "content_block_start",
            "content_block_delta",
        ];
        assert_eq!(
            names(r#"{"steps":[{"break":true},{"text":"a"}]}"#),
            ["Break"]
        );
        assert_eq!(
            names(r#"{"steps":[{"text":"a"},{"end":true},{"text":"b"}]}"#),
            begun
        );
    }

    #[test]
    fn what_is_no_content_comes_before_the_message_begins() {
        let names = names(r#"{"steps":[{"hold":"g"},{"raw":"event: odd\n\n"},{"text":"a"}]}"#);
        assert_eq!(names[..3], ["Hold(\"g\")", "odd", "message_start"]);
    }

    #[test]
    fn a_repeat_gives_exactly_as_many_deltas_as_it_says_in_bounded_pieces() {
        let parts = play(r#"{"steps":[{"repeat":{"text":"x","times":1001}}]}"#);
        let mut deltas = 0;
        for part in &parts {
            let Part::Bytes(bytes) = part else { panic!() };
            assert!(bytes.len() <= super::PIECE_BYTES);
            deltas += String::from_utf8_lossy(bytes).matches("text_delta").count();
        }
        assert_eq!(deltas, 1001);
    }
}
