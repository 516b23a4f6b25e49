//! What must hold of every conversation, whatever the scenario is about: correlation, order, one terminal.
//! Reads records one by one; shapes are `judge.rs`, values are the scenario's.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// The conversation with one process so far.
#[derive(Debug, Default)]
pub struct Order {
    /// Requests sent, less answers received, by request id.
    open: BTreeMap<String, u64>,
    /// Requests sent without an id.
    nameless: u64,
    /// Answers that name no request: to those, and to ids that were not safe to repeat.
    uncorrelated: u64,
    /// False once bytes went in whose requests we did not read.
    all_read: bool,
    event_ids: BTreeSet<String>,
    turns: BTreeMap<String, Turn>,
    /// Logins by the request that started them; true when ended.
    logins: BTreeMap<String, bool>,
}

#[derive(Debug)]
struct Turn {
    turn_id: Value,
    session_id: Value,
    last_sequence: Option<u64>,
    delivered: u64,
    text: String,
    ended: bool,
}

impl Order {
    /// A conversation in which nothing was said.
    #[must_use]
    pub fn new() -> Self {
        Self {
            all_read: true,
            ..Self::default()
        }
    }

    /// A request goes out.
    pub fn sent(&mut self, request: &Value) {
        match request["request_id"].as_str() {
            Some(id) => *self.open.entry(id.to_owned()).or_default() += 1,
            None => self.nameless += 1,
        }
    }

    /// Bytes go out that are not read as requests.
    pub fn sent_raw(&mut self) {
        self.all_read = false;
    }

    /// A record came in.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn received(&mut self, record: &Value) -> Result<(), String> {
        match record["kind"].as_str() {
            Some("response") => self.response(record),
            Some("event") => self.event(record),
            _ => Err("is neither a response nor an event".to_owned()),
        }
    }

    /// The process ended of itself.
    ///
    /// # Errors
    /// What it still owed.
    pub fn finished(&self) -> Result<(), String> {
        if let Some((id, _)) = self.turns.iter().find(|(_, turn)| !turn.ended) {
            return Err(format!(
                "the turn of request {id} was accepted and never got its terminal event"
            ));
        }
        if let Some((id, _)) = self.logins.iter().find(|(_, ended)| !**ended) {
            return Err(format!(
                "the login of request {id} was accepted and never got its terminal event"
            ));
        }
        let unanswered = self.nameless + self.open.values().sum::<u64>();
        if self.all_read && unanswered != self.uncorrelated {
            let open: Vec<_> = self
                .open
                .iter()
                .filter(|(_, open)| **open > 0)
                .map(|(id, _)| id)
                .collect();
            let uncorrelated = self.uncorrelated;
            return Err(format!(
                "never answered: {open:?}; answers that name no request: {uncorrelated}"
            ));
        }
        Ok(())
    }

    fn response(&mut self, record: &Value) -> Result<(), String> {
        let Some(id) = record["request_id"].as_str() else {
            self.uncorrelated += 1;
            return if record["error"].is_null() {
                Err("is a success that names no request".to_owned())
            } else {
                Ok(())
            };
        };
        match self.open.get_mut(id) {
            Some(open) if *open > 0 => *open -= 1,
            _ if self.all_read => return Err(format!("answers {id}, which waits for no answer")),
            _ => {}
        }
        if record["error"].is_null() != record["payload"].is_object() {
            return Err("has a payload and an error, or neither".to_owned());
        }
        if record["error"].is_null() {
            self.accepted(id, record);
        }
        Ok(())
    }

    fn accepted(&mut self, id: &str, record: &Value) {
        let payload = &record["payload"];
        match record["method"].as_str() {
            Some("turn.start") => {
                let turn = Turn {
                    turn_id: payload["turn_id"].clone(),
                    session_id: payload["session_id"].clone(),
                    last_sequence: None,
                    delivered: 0,
                    text: String::new(),
                    ended: false,
                };
                self.turns.insert(id.to_owned(), turn);
            }
            Some("auth.login.start") => {
                self.logins.insert(id.to_owned(), false);
            }
            _ => {}
        }
    }

    fn event(&mut self, record: &Value) -> Result<(), String> {
        let id = record["event_id"].as_str().ok_or("has no event_id")?;
        if !self.event_ids.insert(id.to_owned()) {
            return Err(format!("repeats event_id {id}"));
        }
        let request = record["request_id"].as_str().ok_or("has no request_id")?;
        let name = record["event"].as_str().unwrap_or_default();
        if name.starts_with("turn.") {
            let turn = self
                .turns
                .get_mut(request)
                .ok_or("belongs to no accepted turn.start")?;
            return turn.event(name, record);
        }
        let ended = self
            .logins
            .get_mut(request)
            .ok_or("belongs to no accepted start")?;
        if *ended {
            return Err("comes after the terminal event of its login".to_owned());
        }
        *ended = name == "auth.login.terminal";
        Ok(())
    }
}

impl Turn {
    fn event(&mut self, name: &str, record: &Value) -> Result<(), String> {
        let payload = &record["payload"];
        let sequence = payload["sequence"].as_u64().ok_or("has no sequence")?;
        if self.ended {
            return Err("comes after the terminal event of its turn".to_owned());
        }
        if payload["turn_id"] != self.turn_id {
            return Err(format!(
                "names turn {}, not {}",
                payload["turn_id"], self.turn_id
            ));
        }
        if record["session_id"] != self.session_id {
            return Err(format!(
                "carries session {}, not {}",
                record["session_id"], self.session_id
            ));
        }
        match (name, self.last_sequence) {
            ("turn.started", None) if sequence == 0 => {}
            ("turn.started", _) => {
                return Err("is a second turn.started, or one whose sequence is not 0".to_owned());
            }
            (_, None) => return Err("comes before turn.started".to_owned()),
            (_, Some(last)) if sequence <= last => {
                return Err(format!("has sequence {sequence} after {last}"));
            }
            _ => {}
        }
        self.last_sequence = Some(sequence);
        match name {
            "turn.assistant_delta" => self
                .text
                .push_str(payload["text"].as_str().unwrap_or_default()),
            "turn.terminal" => return self.terminal(payload, sequence),
            _ => {}
        }
        self.delivered += u64::from(name != "turn.started");
        Ok(())
    }

    fn terminal(&mut self, payload: &Value, sequence: u64) -> Result<(), String> {
        self.ended = true;
        let dropped = payload["activity_dropped"].as_u64().unwrap_or_default();
        if sequence != self.delivered + dropped + 1 {
            return Err(format!(
                "has sequence {sequence}; {} events were delivered and {dropped} dropped before it",
                self.delivered
            ));
        }
        if dropped > 0 && payload["replay_required"] == false {
            return Err("dropped activity without asking for replay".to_owned());
        }
        if payload["replay_required"] == false && payload["assistant_text"] != self.text.as_str() {
            return Err(
                "has another assistant_text than its deltas, without asking for replay".to_owned(),
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn accepted() -> Value {
        json!({"kind": "response", "request_id": "r", "method": "turn.start", "error": null,
            "payload": {"turn_id": "t", "session_id": "s", "status": "accepted"}})
    }

    fn event(id: &str, name: &str, sequence: u64, more: Value) -> Value {
        let mut payload = json!({"turn_id": "t", "sequence": sequence});
        if let (Some(payload), Value::Object(more)) = (payload.as_object_mut(), more) {
            payload.extend(more);
        }
        json!({"kind": "event", "event_id": id, "request_id": "r", "session_id": "s", "event": name, "payload": payload})
    }

    fn started() -> Value {
        event("e0", "turn.started", 0, json!({}))
    }

    fn delta(sequence: u64, text: &str) -> Value {
        event(
            &format!("e{sequence}"),
            "turn.assistant_delta",
            sequence,
            json!({"text": text}),
        )
    }

    fn terminal(sequence: u64, dropped: u64, replay: bool, text: &str) -> Value {
        let more =
            json!({"assistant_text": text, "activity_dropped": dropped, "replay_required": replay});
        event(&format!("e{sequence}"), "turn.terminal", sequence, more)
    }

    /// Runs a conversation to its end; the answer is what it broke first.
    fn check(records: &[Value], wanted: Option<&str>) {
        let mut order = Order::new();
        order.sent(&json!({"request_id": "r"}));
        let outcome = records
            .iter()
            .try_for_each(|record| order.received(record))
            .and_then(|()| order.finished());
        match (outcome, wanted) {
            (Ok(()), None) => {}
            (Err(what), Some(text)) if what.contains(text) => {}
            (outcome, wanted) => panic!("{wanted:?}, got {outcome:?}"),
        }
    }

    #[test]
    fn a_whole_turn_is_in_order() {
        check(
            &[
                accepted(),
                started(),
                delta(1, "a"),
                delta(3, "b"),
                terminal(4, 1, true, "ab"),
            ],
            None,
        );
    }

    #[test]
    fn a_turn_out_of_order_is_noticed() {
        check(&[started()], Some("belongs to no accepted"));
        check(&[accepted(), delta(1, "a")], Some("before turn.started"));
        check(
            &[
                accepted(),
                started(),
                event("e9", "turn.started", 1, json!({})),
            ],
            Some("second turn.started"),
        );
        check(
            &[accepted(), started(), delta(1, "a"), delta(1, "b")],
            Some("repeats event_id"),
        );
        check(
            &[accepted(), started(), delta(2, "a"), delta(1, "b")],
            Some("sequence 1 after 2"),
        );
        check(
            &[
                accepted(),
                started(),
                terminal(1, 0, false, ""),
                delta(2, "b"),
            ],
            Some("after the terminal"),
        );
        check(
            &[accepted(), started(), terminal(3, 1, true, "")],
            Some("were delivered"),
        );
        check(
            &[accepted(), started(), terminal(2, 1, false, "")],
            Some("without asking for replay"),
        );
        check(
            &[
                accepted(),
                started(),
                delta(1, "a"),
                terminal(2, 0, false, "b"),
            ],
            Some("another assistant_text"),
        );
        check(&[accepted(), started()], Some("never got its terminal"));
    }

    #[test]
    fn each_request_gets_one_answer() {
        check(&[], Some("never answered"));
        check(&[accepted(), accepted()], Some("waits for no answer"));
        check(
            &[json!({"kind": "response", "request_id": "r", "payload": {}, "error": {}})],
            Some("a payload and an error"),
        );
        check(
            &[json!({"kind": "response", "request_id": null, "payload": {}, "error": null})],
            Some("names no request"),
        );
        check(&[json!({"kind": "noise"})], Some("neither a response"));
    }
}
