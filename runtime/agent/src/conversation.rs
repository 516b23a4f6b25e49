//! The conversation as the model gets it, out of what the session kept.
//! Keeps a provider's rules: the user begins, roles take turns, every call has its result.

use provider::{AssistantPart, Message, UserPart};
use serde::{Deserialize, Serialize};
use session::{Entry, History};

/// The kind of the private record that holds a [`Round`].
pub(crate) const ROUND: &str = "round";

/// What the model said before it called tools, its calls, and their results. Kept in the session, without the
/// model's reasoning.
#[derive(Serialize, Deserialize)]
pub(crate) struct Round {
    /// How many bytes of the turn's text had been said by the end of this round.
    pub(crate) said: usize,
    /// The model's message.
    pub(crate) assistant: Vec<AssistantPart>,
    /// What the tools answered.
    pub(crate) results: Vec<UserPart>,
}

/// Everything said so far. Without tools the rounds are told by their text alone: calls cannot be repeated to a
/// provider that is offered no tools.
pub(crate) fn of(history: History, tools: bool) -> Vec<Message> {
    let mut messages = Messages::default();
    if let Some(summary) = history.summary {
        messages.user([text(format!(
            "Summary of the conversation until here:\n\n{summary}"
        ))]);
    }
    // Bytes of the turn's text that its rounds already told.
    let mut told = 0;
    for entry in history.entries {
        match entry {
            Entry::User { text: said, .. } => {
                told = 0;
                messages.user([text(said)]);
            }
            Entry::Private { kind, data, .. } if kind == ROUND && tools => {
                // One that cannot be read was written by another version; its text is told all the same.
                if let Ok(round) = serde_json::from_str::<Round>(data.get()) {
                    told = round.said;
                    messages.assistant(round.assistant);
                    messages.user(round.results);
                }
            }
            Entry::Private { .. } => {}
            Entry::Assistant { text: said, .. } => {
                let rest = said.get(told..).unwrap_or(&said).trim_start();
                if !rest.trim().is_empty() {
                    messages.assistant([AssistantPart::Text {
                        text: rest.to_owned(),
                    }]);
                }
            }
        }
    }
    messages.0
}

fn text(text: String) -> UserPart {
    UserPart::Text { text }
}

#[derive(Default)]
struct Messages(Vec<Message>);

impl Messages {
    fn user(&mut self, parts: impl IntoIterator<Item = UserPart>) {
        match self.0.last_mut() {
            Some(Message::User(last)) => last.extend(parts),
            _ => self.0.push(Message::User(parts.into_iter().collect())),
        }
    }

    fn assistant(&mut self, parts: impl IntoIterator<Item = AssistantPart>) {
        match self.0.last_mut() {
            Some(Message::Assistant(last)) => last.extend(parts),
            Some(Message::User(_)) => self.0.push(Message::Assistant(parts.into_iter().collect())),
            // The beginning was cut off, and the user has to begin.
            None => self.user([text(
                "(The beginning of the conversation is missing.)".to_owned(),
            )]),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json, value::RawValue};
    use session::{Entry, History, Status};

    use super::{ROUND, of};

    fn user(text: &str) -> Entry {
        Entry::User {
            sequence: 0,
            text: text.into(),
        }
    }

    fn assistant(text: &str) -> Entry {
        Entry::Assistant {
            sequence: 0,
            text: text.into(),
            status: Some(Status::Failed),
        }
    }

    fn round(said: usize, text: &str) -> Entry {
        let data = json!({
            "said": said,
            "assistant": [{"type": "text", "text": text}, {"type": "tool_call", "id": "t", "name": "read", "input": {}}],
            "results": [{"type": "tool_result", "call_id": "t", "text": "r", "is_error": false}],
        });
        Entry::Private {
            sequence: 0,
            kind: ROUND.into(),
            data: RawValue::from_string(data.to_string()).unwrap(),
        }
    }

    /// Each message as its role and the texts or kinds of its parts.
    fn check(history: History, tools: bool, expected: &Value) {
        let told: Vec<Value> = of(history, tools)
            .iter()
            .map(|message| {
                let message = serde_json::to_value(message).unwrap();
                let parts = message["parts"].as_array().unwrap().iter();
                let parts: Vec<&Value> = parts
                    .map(|part| {
                        if part["type"] == "text" {
                            &part["text"]
                        } else {
                            &part["type"]
                        }
                    })
                    .collect();
                json!([message["role"], parts])
            })
            .collect();
        assert_eq!(&Value::from(told), expected);
    }

    fn entries(entries: Vec<Entry>) -> History {
        History {
            entries,
            ..History::default()
        }
    }

    #[test]
    fn turns_without_an_answer_do_not_break_the_taking_of_turns() {
        check(
            entries(vec![
                user("a"),
                assistant(""),
                user("b"),
                assistant(" \n"),
                user("c"),
                assistant("d"),
                user("e"),
            ]),
            true,
            &json!([
                ["user", ["a", "b", "c"]],
                ["assistant", ["d"]],
                ["user", ["e"]]
            ]),
        );
    }

    #[test]
    fn rounds_stand_where_they_happened_and_their_text_is_told_once() {
        let turn = || {
            entries(vec![
                user("a"),
                round(3, "one"),
                round(8, "two"),
                assistant("one\n\ntwo\n\nend"),
                user("b"),
            ])
        };
        check(
            turn(),
            true,
            &json!([
                ["user", ["a"]],
                ["assistant", ["one", "tool_call"]],
                ["user", ["tool_result"]],
                ["assistant", ["two", "tool_call"]],
                ["user", ["tool_result"]],
                ["assistant", ["end"]],
                ["user", ["b"]],
            ]),
        );
        check(
            turn(),
            false,
            &json!([
                ["user", ["a"]],
                ["assistant", ["one\n\ntwo\n\nend"]],
                ["user", ["b"]]
            ]),
        );
    }

    #[test]
    fn a_turn_that_ended_after_its_tools_leaves_their_results_with_the_next_message() {
        check(
            entries(vec![
                user("a"),
                round(3, "one"),
                assistant("one"),
                user("b"),
            ]),
            true,
            &json!([
                ["user", ["a"]],
                ["assistant", ["one", "tool_call"]],
                ["user", ["tool_result", "b"]]
            ]),
        );
    }

    #[test]
    fn a_summary_stands_first_and_a_missing_beginning_is_said() {
        let mut summed = entries(vec![assistant("x"), user("b")]);
        summed.summary = Some("s".into());
        check(
            summed,
            true,
            &json!([
                ["user", ["Summary of the conversation until here:\n\ns"]],
                ["assistant", ["x"]],
                ["user", ["b"]]
            ]),
        );
        check(
            entries(vec![assistant("x"), user("b")]),
            true,
            &json!([[
                "user",
                ["(The beginning of the conversation is missing.)", "b"]
            ]]),
        );
    }

    #[test]
    fn a_round_nobody_can_read_any_more_and_a_foreign_record_are_passed_over() {
        let odd = |kind: &str| Entry::Private {
            sequence: 0,
            kind: kind.into(),
            data: RawValue::from_string("{\"said\":\"x\"}".into()).unwrap(),
        };
        check(
            entries(vec![
                user("a"),
                odd(ROUND),
                odd("other"),
                assistant("b"),
                user("c"),
            ]),
            true,
            &json!([["user", ["a"]], ["assistant", ["b"]], ["user", ["c"]]]),
        );
    }
}
