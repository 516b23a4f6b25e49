//! What each word of a scenario does.
//! One function a word; the words themselves are listed in scenario.schema.json.

use std::fs;
use std::time::Instant;

use serde_json::{Value, json};

use crate::judge::Verdict;
use crate::pattern;
use crate::program::Ended;
use crate::run::{Provider, Run};
use crate::scenario::{self, Step};

impl Run<'_> {
    pub(crate) fn step(&mut self, step: &Step) -> Result<(), String> {
        let (at, value) = (step.at.as_str(), &step.value);
        match step.word.as_str() {
            "send" => self.send_request(step),
            "send_raw" => self.send_raw(step),
            "expect" => self.expect(at, value),
            "expect_any_order" => self.expect_any_order(at, value),
            "expect_deltas" => self.expect_deltas(at, value),
            "poll" => self.poll(at, value),
            "expect_no_more" => self.no_more(at),
            "expect_exit" => self.expect_exit(at, value),
            "expect_gate" => self.expect_gate(value),
            "expect_provider" => self.expect_provider(value),
            "expect_left" => self.expect_left(value),
            "expect_file" => self.expect_file(value),
            "stderr" => self.stderr(at, value),
            "stop_reading" => self
                .service(at)
                .map(|service| service.program.stop_reading()),
            "expect_unread" => self.expect_unread(at, value),
            "read_on" => self.service(at).map(|service| service.program.read_on()),
            "close_stdin" => self
                .service(at)
                .map(|service| service.program.close_stdin()),
            "close_stdout" => self
                .service(at)
                .map(|service| service.program.close_stdout()),
            "kill" => self.kill(at),
            "start" => self.start(at, value),
            "open_gate" => self.open_gate(value),
            "file" => self.file(value),
            other => Err(format!("{other} is no word of a step")),
        }
    }

    /// No sleep between two tries: each waits for its own answer, and the deadline ends them.
    fn poll(&mut self, at: &str, value: &Value) -> Result<(), String> {
        let request = self.request(&value["send"])?;
        let end = Instant::now() + self.setup.deadline;
        loop {
            self.send(at, &request)?;
            let answer = loop {
                let record = self.next(at)?;
                if record["kind"] == "response" && record["request_id"] == request["request_id"] {
                    break record;
                }
                if !self.ignored(&record) {
                    return Err(format!(
                        "an answer was polled for, and there came {}",
                        pattern::short(&record)
                    ));
                }
            };
            match pattern::matches(&value["until"], &answer, &self.names) {
                Ok(names) => {
                    self.names = names;
                    return Ok(());
                }
                Err(what) if Instant::now() > end => {
                    return Err(format!("never became true: {what}"));
                }
                Err(_) => {}
            }
        }
    }

    fn request(&self, template: &Value) -> Result<Value, String> {
        let mut request = json!({"protocol_version": 1, "kind": "request"});
        if let (Some(request), Some(members)) = (request.as_object_mut(), template.as_object()) {
            request.extend(members.clone());
        }
        pattern::fill(&request, &self.names)
    }

    fn send_request(&mut self, step: &Step) -> Result<(), String> {
        let request = self.request(&step.value)?;
        let said = step
            .whole
            .get("schema")
            .and_then(Value::as_str)
            .unwrap_or("accepts");
        match (said, self.setup.judge.map(|judge| judge.request(&request))) {
            ("accepts", Some(Verdict::Refused(why))) => {
                return Err(format!(
                    "the published schema refuses a request that is meant to be valid: {why}"
                ));
            }
            ("refuses", Some(Verdict::Accepted)) => {
                return Err("the published schema accepts a request that breaks it".to_owned());
            }
            _ => {}
        }
        self.send(&step.at, &request)
    }

    fn send_raw(&mut self, step: &Step) -> Result<(), String> {
        let bytes = scenario::bytes(&step.value, &self.names)?;
        self.transcript.add("⇒", &bytes);
        let cuts = step
            .whole
            .get("split")
            .and_then(Value::as_array)
            .cloned()
            .unwrap_or_default();
        let deadline = self.setup.deadline;
        let service = self.service(&step.at)?;
        service.order.sent_raw();
        let mut from = 0;
        for cut in cuts.iter().filter_map(Value::as_u64) {
            let to = usize::try_from(cut).unwrap_or(usize::MAX);
            let part = bytes
                .get(from..to)
                .ok_or_else(|| format!("the bytes cannot be split at {to}"))?;
            service
                .program
                .write(part.to_vec(), deadline)
                .map_err(|error| error.to_string())?;
            service
                .program
                .until_taken(deadline)
                .map_err(|error| error.to_string())?;
            from = to;
        }
        service
            .program
            .write(bytes[from..].to_vec(), deadline)
            .map_err(|error| error.to_string())
    }

    fn expect(&mut self, at: &str, wanted: &Value) -> Result<(), String> {
        loop {
            let record = self.next(at)?;
            match pattern::matches(wanted, &record, &self.names) {
                Ok(names) => {
                    self.names = names;
                    return Ok(());
                }
                Err(_) if self.ignored(&record) => {}
                Err(what) => return Err(format!("{what}\n  expected {wanted}")),
            }
        }
    }

    fn expect_any_order(&mut self, at: &str, wanted: &Value) -> Result<(), String> {
        let mut left = wanted.as_array().cloned().unwrap_or_default();
        while !left.is_empty() {
            let record = self.next(at)?;
            let fit = left.iter().enumerate().find_map(|(index, wanted)| {
                pattern::matches(wanted, &record, &self.names)
                    .ok()
                    .map(|names| (index, names))
            });
            match fit {
                Some((index, names)) => {
                    left.remove(index);
                    self.names = names;
                }
                None if self.ignored(&record) => {}
                None => {
                    let left = Value::Array(left);
                    return Err(format!("{} fits none of {left}", pattern::short(&record)));
                }
            }
        }
        Ok(())
    }

    fn expect_deltas(&mut self, at: &str, wanted: &Value) -> Result<(), String> {
        let text = scenario::repeated(&wanted["text"])?;
        let mut so_far = String::new();
        while so_far != text {
            let record = self.next(at)?;
            if record["event"] != "turn.assistant_delta"
                || record["request_id"] != wanted["request_id"]
            {
                if self.ignored(&record) {
                    continue;
                }
                return Err(format!(
                    "a delta was expected, and there came {}",
                    pattern::short(&record)
                ));
            }
            so_far.push_str(record["payload"]["text"].as_str().unwrap_or_default());
            if !text.starts_with(&so_far) {
                let (text, so_far) = (json!(text), json!(so_far));
                return Err(format!(
                    "deltas make {}, not {}",
                    pattern::short(&so_far),
                    pattern::short(&text)
                ));
            }
        }
        Ok(())
    }

    fn expect_exit(&mut self, at: &str, wanted: &Value) -> Result<(), String> {
        let ended = self.exit(at)?;
        let fits = match ended {
            Ended::Code(code) => *wanted == code,
            Ended::Signal(signal) => wanted["signal"] == signal,
        };
        if fits {
            Ok(())
        } else {
            Err(format!("should end with {wanted}, ended with {ended:?}"))
        }
    }

    fn expect_unread(&mut self, at: &str, count: &Value) -> Result<(), String> {
        let deadline = self.setup.deadline;
        let program = &self.service(at)?.program;
        let held = program.until_unread(count.as_u64().unwrap_or_default(), deadline);
        held.map_err(|_| format!("the program never left {count} bytes unread in its pipe"))
    }

    fn kill(&mut self, at: &str) -> Result<(), String> {
        let deadline = self.setup.deadline;
        let service = self.service(at)?;
        service.program.kill();
        service
            .program
            .gone(deadline)
            .map_err(|error| error.to_string())?;
        service.ended = true;
        self.transcript.add("•", format!("{at} killed").as_bytes());
        Ok(())
    }

    fn rehearsed(&self) -> Result<&dyn Provider, String> {
        self.provider
            .as_deref()
            .ok_or_else(|| "the header has no provider".to_owned())
    }

    fn open_gate(&self, gate: &Value) -> Result<(), String> {
        self.rehearsed()?.open(gate.as_str().unwrap_or_default());
        Ok(())
    }

    fn expect_gate(&self, gate: &Value) -> Result<(), String> {
        let reached = self
            .rehearsed()?
            .held(gate.as_str().unwrap_or_default(), self.setup.deadline);
        if reached {
            Ok(())
        } else {
            Err(format!("no answer came to the gate {gate}"))
        }
    }

    fn expect_left(&self, count: &Value) -> Result<(), String> {
        let count = usize::try_from(count.as_u64().unwrap_or_default()).unwrap_or(usize::MAX);
        let left = self.rehearsed()?.left(count, self.setup.deadline);
        if left {
            Ok(())
        } else {
            Err(format!(
                "the program did not leave {count} answers of the provider"
            ))
        }
    }

    fn expect_provider(&mut self, wanted: &Value) -> Result<(), String> {
        let index =
            usize::try_from(wanted["request"].as_u64().unwrap_or_default()).unwrap_or_default();
        let bodies = self.rehearsed()?.requests(index + 1, self.setup.deadline);
        let bodies = bodies.ok_or_else(|| format!("the provider never saw request {index}"))?;
        let body = bodies
            .get(index)
            .ok_or_else(|| format!("the provider never saw request {index}"))?;
        self.names = pattern::matches(&wanted["body"], body, &self.names)
            .map_err(|what| format!("request {index} of the provider: {what}"))?;
        Ok(())
    }

    fn expect_file(&self, wanted: &Value) -> Result<(), String> {
        let path = wanted["path"].as_str().unwrap_or_default();
        let bytes = fs::read(self.place(path));
        if wanted["exists"] == false {
            return if bytes.is_err() {
                Ok(())
            } else {
                Err(format!("{path} exists"))
            };
        }
        let bytes = bytes.map_err(|error| format!("{path}: {error}"))?;
        self.holds(&String::from_utf8_lossy(&bytes), wanted, path)
    }

    fn stderr(&mut self, at: &str, wanted: &Value) -> Result<(), String> {
        let deadline = self.setup.deadline;
        let texts: Vec<String> = texts(&wanted["contains"])
            .map(|text| self.names.within(text))
            .collect();
        let service = self.service(at)?;
        if !wanted["lacks"].is_null() && !service.ended {
            return Err(
                "what stderr lacks is known only after the exit; expect it first".to_owned(),
            );
        }
        for text in texts {
            // When it does not come, the comparison below says what is there instead.
            let _ = service.program.stderr_holds(text.as_bytes(), deadline);
        }
        let stderr = service.program.stderr();
        self.holds(&String::from_utf8_lossy(&stderr), wanted, "stderr")
    }

    /// Compares a text with what it should contain and lack.
    fn holds(&self, text: &str, wanted: &Value, place: &str) -> Result<(), String> {
        if let Some(missing) =
            texts(&wanted["contains"]).find(|wanted| !text.contains(&self.names.within(wanted)))
        {
            let text = crate::transcript::shorten(text);
            return Err(format!(
                "{place} does not contain {missing:?}; it is {text:?}"
            ));
        }
        match texts(&wanted["lacks"]).find(|unwanted| text.contains(&self.names.within(unwanted))) {
            Some(found) => Err(format!("{place} contains {found:?}")),
            None => Ok(()),
        }
    }

    fn file(&self, change: &Value) -> Result<(), String> {
        let path = change["path"].as_str().unwrap_or_default();
        let place = self.place(path);
        if change["remove"] == true {
            return fs::remove_file(place).map_err(|error| format!("{path}: {error}"));
        }
        if !change["write"].is_null() {
            return self.write_file(path, &scenario::bytes(&change["write"], &self.names)?);
        }
        let mut bytes = fs::read(&place).map_err(|error| format!("{path}: {error}"))?;
        if !change["append"].is_null() {
            bytes.extend(scenario::bytes(&change["append"], &self.names)?);
        } else if let Some(count) = change["cut"].as_u64() {
            let left = u64::try_from(bytes.len())
                .unwrap_or_default()
                .checked_sub(count);
            let left = left.and_then(|left| usize::try_from(left).ok());
            bytes.truncate(left.ok_or_else(|| format!("{path} is shorter than {count} bytes"))?);
        } else if let Some(offset) = change["flip"].as_i64() {
            let length = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
            let index = if offset < 0 { length + offset } else { offset };
            let byte = usize::try_from(index)
                .ok()
                .and_then(|index| bytes.get_mut(index));
            *byte.ok_or_else(|| format!("{path} has no byte {offset}"))? ^= 1;
        }
        fs::write(place, bytes).map_err(|error| format!("{path}: {error}"))
    }
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}
