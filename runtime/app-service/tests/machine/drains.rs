//! The end of input, and the loss of output, at every point of one conversation.

use std::collections::BTreeMap;

use app_service::{Input, Readiness};
use serde_json::{Value, json};
use session::Id;
use turn::Ending;

use crate::world::{Seen, World};

/// A conversation in which everything is open at some point: two turns, a status, a closing session.
const STEPS: &[fn(&mut Conversation)] = &[
    |c| c.send(json!({"request_id": "c1", "method": "session.create"})),
    |c| {
        c.send(json!({"request_id": "t1", "session_id": c.session(), "method": "turn.start", "payload": {"prompt": "One"}}))
    },
    |c| c.text(0),
    |c| c.send(json!({"request_id": "s1", "method": "status"})),
    |c| c.send(json!({"request_id": "t2", "method": "turn.start", "payload": {"prompt": "Two"}})),
    |c| c.send(json!({"request_id": "t1", "method": "session.list"})),
    |c| c.text(1),
    |c| {
        c.send(
            json!({"request_id": "x1", "method": "turn.cancel", "payload": {"turn_id": c.turn(1)}}),
        )
    },
    |c| c.text(1),
    |c| c.send(json!({"request_id": "x2", "session_id": c.session(), "method": "session.close"})),
    |c| c.end_turn(1, Ending::Cancelled),
    |c| c.send(json!({"request_id": "x3", "session_id": c.session(), "method": "session.close"})),
    |c| c.end_turn(0, Ending::Completed),
    |c| c.answer_status(),
    |c| {
        c.send(json!({"request_id": "t3", "session_id": c.session(), "method": "turn.start", "payload": {"prompt": "Three"}}))
    },
    |c| c.lose_turn(2),
];

#[test]
fn the_end_of_input_at_every_point_settles_everything_then_ends() {
    for cut in 0..=STEPS.len() {
        let mut conversation = Conversation::until(cut);
        let after = conversation.world.give(Input::End);
        conversation.seen.extend(after);
        conversation.drain();
        conversation.check_settled(cut);
        conversation.check_free(cut);
    }
}

#[test]
fn the_loss_of_output_at_every_point_writes_nothing_more_and_frees_everything() {
    for cut in 0..=STEPS.len() {
        let mut conversation = Conversation::until(cut);
        conversation.seen.clear();
        let after = conversation.world.give(Input::OutputLost);
        conversation.seen.extend(after);
        conversation.drain();
        assert_eq!(conversation.seen, [Seen::Finished], "cut at {cut}");
        conversation.check_free(cut);
        conversation.check_durable(cut);
    }
}

struct Conversation {
    world: World,
    seen: Vec<Seen>,
    /// Turn ids in the order of their start.
    turns: Vec<String>,
    sent: Vec<String>,
}

impl Conversation {
    fn until(cut: usize) -> Self {
        let mut conversation = Self {
            world: World::initialized(4),
            seen: Vec::new(),
            turns: Vec::new(),
            sent: Vec::new(),
        };
        STEPS[..cut].iter().for_each(|step| step(&mut conversation));
        conversation
    }

    fn send(&mut self, request: Value) {
        self.sent
            .push(request["request_id"].as_str().unwrap().to_owned());
        let seen = self.world.send(&request);
        self.keep(seen);
    }

    fn keep(&mut self, seen: Vec<Seen>) {
        self.turns.extend(seen.iter().filter_map(|seen| match seen {
            Seen::Turn(turn) => Some(turn.clone()),
            _ => None,
        }));
        self.seen.extend(seen);
    }

    fn session(&self) -> String {
        self.records()
            .find_map(|record| record["payload"]["session_id"].as_str())
            .unwrap()
            .to_owned()
    }

    fn turn(&self, index: usize) -> String {
        self.turns[index].clone()
    }

    fn text(&mut self, index: usize) {
        let seen = self.world.text(&self.turn(index), "word ");
        self.keep(seen);
    }

    fn end_turn(&mut self, index: usize, ending: Ending) {
        let seen = self.world.end_turn(&self.turn(index), ending);
        self.keep(seen);
    }

    fn lose_turn(&mut self, index: usize) {
        let seen = self.world.lose_turn(&self.turn(index));
        self.keep(seen);
    }

    fn answer_status(&mut self) {
        let seen = self.world.answer_status(Readiness::Ready);
        self.keep(seen);
    }

    /// The world does its part: what was cancelled ends, what was asked is answered.
    fn drain(&mut self) {
        while !self.world.statuses.is_empty() {
            self.answer_status();
        }
        for index in 0..self.turns.len() {
            let running = &self.world.turns[&self.turns[index]];
            if running.writer.is_some() {
                assert!(running.cancel.is_cancelled(), "whatever runs was cancelled");
                self.end_turn(index, Ending::Cancelled);
            }
        }
    }

    fn records(&self) -> impl Iterator<Item = &Value> {
        self.seen.iter().filter_map(|seen| match seen {
            Seen::Write(record) => Some(record),
            _ => None,
        })
    }

    fn check_settled(&self, cut: usize) {
        let finished = self
            .seen
            .iter()
            .filter(|seen| **seen == Seen::Finished)
            .count();
        assert_eq!(
            (finished, self.seen.last()),
            (1, Some(&Seen::Finished)),
            "cut at {cut}: the end comes once, and last"
        );
        let mut answers: BTreeMap<&str, usize> = BTreeMap::new();
        for record in self.records().filter(|record| record["kind"] == "response") {
            *answers
                .entry(record["request_id"].as_str().unwrap())
                .or_default() += 1;
        }
        for request_id in &self.sent {
            let times = self.sent.iter().filter(|sent| *sent == request_id).count();
            assert_eq!(
                answers.get(request_id.as_str()),
                Some(&times),
                "cut at {cut}: {request_id} is answered as often as sent"
            );
        }
        for turn in &self.turns {
            let of: Vec<&str> = self
                .records()
                .filter(|record| {
                    record["kind"] == "event" && record["payload"]["turn_id"] == turn.as_str()
                })
                .map(|record| record["event"].as_str().unwrap())
                .collect();
            let terminals = of.iter().filter(|name| **name == "turn.terminal").count();
            assert_eq!(
                (terminals, of.last()),
                (1, Some(&"turn.terminal")),
                "cut at {cut}: one terminal, and last"
            );
        }
    }

    /// Every session can be taken by another service.
    fn check_free(&self, cut: usize) {
        for running in self.world.turns.values() {
            let id = Id::parse(&running.start.session_id).unwrap();
            let taken = self.world.store.attach(&id);
            assert!(taken.is_ok(), "cut at {cut}: {:?}", taken.err());
        }
    }

    /// What a client was not told is still true after a restart: every turn has its end.
    fn check_durable(&self, cut: usize) {
        for running in self.world.turns.values() {
            let mut later = World::over(self.world.store.clone(), 1);
            later.send(
                &json!({"method": "initialize", "payload": {"supported_protocol_versions": [1]}}),
            );
            let page = later
                .send(&json!({"method": "session.replay", "session_id": running.start.session_id}));
            let [Seen::Write(page)] = &page[..] else {
                panic!("{page:?}")
            };
            let last = page["payload"]["events"]
                .as_array()
                .unwrap()
                .last()
                .unwrap();
            assert_eq!(last["kind"], "terminal", "cut at {cut}: {page}");
        }
    }
}
