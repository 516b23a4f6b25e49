//! Transcripts: each file of `tests/transcripts` is a conversation, step by step.
//!
//! A first line names the transcript and its rule. Then steps that go in (`send`, `text`, `too_long`, `turn`, `status`,
//! `elsewhere`, `damages` a session's file, `blocks` the folder of sessions, `flushed`, `end`, `output_lost`), each followed by everything that comes out of it, in order (`expect` a
//! record with at least these members, `expect_turn`, `expect_status`, `expect_stop`, `expect_finished`). A text that
//! begins with `$` is bound where it is first met in an expectation, and stands for what was bound everywhere after.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use app_service::{Input, Line, News, Readiness};
use serde_json::{Map, Value, json};
use session::{Id, Writer};
use turn::{Activity, Category, Ending, HashedId, Kind, Numbered, Status};

use crate::world::{Seen, World};

type Outcome = Result<(), String>;

#[test]
fn transcripts_go_as_written() {
    let mut files = Vec::new();
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts"),
        &mut files,
    );
    files.sort();
    assert!(files.len() > 30, "the transcripts are there");
    let failures: Vec<String> = files.iter().filter_map(|file| run(file).err()).collect();
    assert!(
        failures.is_empty(),
        "{} transcripts failed:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files)
        } else {
            files.push(path)
        }
    }
}

fn run(file: &Path) -> Outcome {
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let name = lines[0]["transcript"].as_str().unwrap();
    assert!(
        file.with_extension("").ends_with(name),
        "{name} is the name of its file"
    );
    let turns_active_max = lines[0]["turns_active_max"]
        .as_u64()
        .map_or(4, |max| usize::try_from(max).unwrap());
    let initialized = lines[0]["given"]
        .as_array()
        .is_some_and(|given| given.contains(&json!("initialized")));
    let world = if initialized {
        World::initialized(turns_active_max)
    } else {
        World::new(turns_active_max)
    };
    let mut run = Run {
        world,
        bound: BTreeMap::new(),
        elsewhere: BTreeMap::new(),
    };
    run.world.flushes = lines[0]["flushes"].as_bool().unwrap_or(true);
    let mut seen = Vec::new();
    for (index, line) in lines.iter().enumerate().skip(1) {
        run.step(line, &mut seen)
            .map_err(|failure| format!("{name}, line {}: {failure}", index + 1))?;
    }
    if seen.is_empty() {
        Ok(())
    } else {
        Err(format!("{name}: came unexpected: {seen:?}"))
    }
}

struct Run {
    world: World,
    bound: BTreeMap<String, Value>,
    /// Sessions held by another service.
    elsewhere: BTreeMap<String, Writer>,
}

impl Run {
    fn step(&mut self, line: &Value, seen: &mut Vec<Seen>) -> Outcome {
        let members = line.as_object().unwrap();
        if let Some(expected) = Expected::of(members) {
            let found = if seen.is_empty() {
                None
            } else {
                Some(seen.remove(0))
            };
            return self.compare(expected, found);
        }
        if let Some(turn) = members.get("cancelled") {
            let cancel = &self.world.turns[self.filled(turn).as_str().unwrap()].cancel;
            return if json!(cancel.is_cancelled()) == members["is"] {
                Ok(())
            } else {
                Err("cancellation differs".to_owned())
            };
        }
        if !seen.is_empty() {
            return Err(format!("before this came unexpected: {seen:?}"));
        }
        *seen = self.give(members)?;
        Ok(())
    }

    fn give(&mut self, members: &Map<String, Value>) -> Result<Vec<Seen>, String> {
        let (key, value) = members.iter().next().unwrap();
        let value = self.filled(value);
        Ok(match key.as_str() {
            "send" => {
                let mut record = json!({"protocol_version": 1, "kind": "request"});
                record
                    .as_object_mut()
                    .unwrap()
                    .extend(value.as_object().unwrap().clone());
                self.world.line(&serde_json::to_vec(&record).unwrap())
            }
            "text" => self.world.line(value.as_str().unwrap().as_bytes()),
            "too_long" => self.world.give(Input::Line(Line::TooLong)),
            "turn" => self.turn(value.as_str().unwrap(), members),
            "status" => self.world.answer_status(match value.as_str().unwrap() {
                "ready" => Readiness::Ready,
                "not_ready" => Readiness::NotReady,
                _ => Readiness::Unreadable,
            }),
            "elsewhere" => self.elsewhere(value.as_str().unwrap(), members)?,
            "damages" => {
                let file = self
                    .world
                    .sessions()
                    .join(format!("{}.jsonl", value.as_str().unwrap()));
                OpenOptions::new()
                    .append(true)
                    .open(file)
                    .unwrap()
                    .write_all(b"?")
                    .unwrap();
                Vec::new()
            }
            "blocks" => {
                fs::write(self.world.sessions(), b"no folder").unwrap();
                Vec::new()
            }
            "flushed" => self.world.give(Input::Flushed),
            "end" => self.world.give(Input::End),
            "output_lost" => self.world.give(Input::OutputLost),
            other => return Err(format!("{other} is no step")),
        })
    }

    /// Another service takes the session, must not be able to, or lets go of it.
    fn elsewhere(
        &mut self,
        session: &str,
        members: &Map<String, Value>,
    ) -> Result<Vec<Seen>, String> {
        let id = Id::parse(session).map_err(|error| error.to_string())?;
        let taken = self.world.store.attach(&id);
        match (
            members.contains_key("refused"),
            members.get("holds") == Some(&json!(true)),
        ) {
            (true, _) if taken.is_ok() => return Err("another service took it".to_owned()),
            (true, _) => {}
            (false, true) => {
                let writer = taken.map_err(|error| error.to_string())?;
                self.elsewhere.insert(id.to_string(), writer);
            }
            (false, false) => {
                self.elsewhere
                    .remove(id.as_str())
                    .ok_or("nobody holds it elsewhere")?;
            }
        }
        Ok(Vec::new())
    }

    fn turn(&mut self, turn: &str, members: &Map<String, Value>) -> Vec<Seen> {
        let world = &mut self.world;
        if let Some(text) = members.get("says") {
            return world.text(turn, text.as_str().unwrap());
        }
        if let Some(dropped) = members.get("drops") {
            let running = world.turns.get_mut(turn).unwrap();
            running.sequence += dropped.as_u64().unwrap();
            running.dropped += dropped.as_u64().unwrap();
            return Vec::new();
        }
        if let Some(category) = members.get("shows") {
            assert_eq!(category, "hook", "the one activity of the transcripts");
            let running = world.turns.get_mut(turn).unwrap();
            running.sequence += 1;
            let kind = Kind::Lifecycle {
                parent: None,
                category: Category::Hook,
                status: Status::Running,
            };
            let activity = Activity {
                id: HashedId::new("hook", &["h"]),
                kind,
            };
            let numbered = Numbered {
                sequence: running.sequence,
                event: turn::Event::Activity(activity),
            };
            let ticket = running.ticket;
            return world.news(News::Event { ticket, numbered });
        }
        if let Some(ending) = members.get("ends") {
            let ending = match ending.as_str().unwrap() {
                "completed" => Ending::Completed,
                "cancelled" => Ending::Cancelled,
                "failed" => Ending::Failed,
                "compaction_required" => Ending::CompactionRequired,
                other => panic!("{other} is no ending"),
            };
            return world.end_turn(turn, ending);
        }
        world.lose_turn(turn)
    }

    fn compare(&mut self, expected: Expected<'_>, found: Option<Seen>) -> Outcome {
        match (expected, found) {
            (Expected::Record(expected), Some(Seen::Write(record))) => self
                .matches(expected, &record, "")
                .map_err(|failure| format!("{failure} in {record}")),
            (Expected::Turn(name), Some(Seen::Turn(turn))) => self.matches(name, &json!(turn), ""),
            (Expected::Status, Some(Seen::Status))
            | (Expected::Stop, Some(Seen::Stop(_)))
            | (Expected::Finished, Some(Seen::Finished)) => Ok(()),
            (expected, found) => Err(format!("{expected:?} was expected, and came {found:?}")),
        }
    }

    /// Members that are not named may be anything.
    fn matches(&mut self, expected: &Value, found: &Value, at: &str) -> Outcome {
        match (expected, found) {
            (Value::String(name), found) if name.starts_with('$') => {
                let bound = self
                    .bound
                    .entry(name.clone())
                    .or_insert_with(|| found.clone());
                if bound == found {
                    Ok(())
                } else {
                    Err(format!("{at}: {name} is {bound}, and came {found}"))
                }
            }
            (Value::Object(expected), Value::Object(found)) => {
                expected.iter().try_for_each(|(key, value)| {
                    let at = format!("{at}/{key}");
                    let found = found.get(key).ok_or_else(|| format!("{at}: missing"))?;
                    self.matches(value, found, &at)
                })
            }
            (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
                expected
                    .iter()
                    .zip(found)
                    .try_for_each(|(expected, found)| self.matches(expected, found, at))
            }
            (expected, found) if expected == found => Ok(()),
            (expected, found) => Err(format!("{at}: {expected} was expected, and came {found}")),
        }
    }

    fn filled(&self, value: &Value) -> Value {
        match value {
            Value::String(name) => self.bound.get(name).unwrap_or(value).clone(),
            Value::Array(items) => items.iter().map(|item| self.filled(item)).collect(),
            Value::Object(members) => members
                .iter()
                .map(|(key, value)| (key.clone(), self.filled(value)))
                .collect(),
            other => other.clone(),
        }
    }
}

#[derive(Debug)]
enum Expected<'a> {
    Record(&'a Value),
    Turn(&'a Value),
    Status,
    Stop,
    Finished,
}

impl<'a> Expected<'a> {
    fn of(members: &'a Map<String, Value>) -> Option<Self> {
        let (key, value) = members.iter().next()?;
        Some(match key.as_str() {
            "expect" => Self::Record(value),
            "expect_turn" => Self::Turn(value),
            "expect_status" => Self::Status,
            "expect_stop" => Self::Stop,
            "expect_finished" => Self::Finished,
            _ => return None,
        })
    }
}
