//! Sessions of random messages: whatever arrives, refusals change nothing and every replay gives the same state.
//! Seeds are fixed, so that a failure comes again.

use macp_kernel::entry::Entry;
use macp_kernel::{Identity, Policies, Session};
use macp_wire::modes::Mode;
use macp_wire::policy::PolicyFile;
use macp_wire::v1::{Envelope, SessionState};
use macp_wire::{Semantics, words};
use prost_reflect::prost::Message;
use prost_reflect::{DynamicMessage, Kind, Value as Field};
use serde_json::json;

use crate::payload::{self, Bytes};
use crate::world::World;

const SESSION: &str = "0198c5a2-7d3e-7b1a-9c55-2f6d8e4b1a90";
const SENDERS: [&str; 4] = ["ada", "ben", "cem", "eve"];
const TEXTS: [&str; 14] = [
    "", " ", "p", "p", "p", "q", "ada", "ben", "cem", "APPROVE", "REJECT", "critical", "high", "x",
];

/// xorshift64*: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % count
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

#[test]
fn refusals_change_nothing_and_every_replay_gives_the_same_state() {
    let (mut accepted, mut resolved) = (0, 0);
    for mode in Mode::ALL {
        for seed in 1..=25 {
            let mut random = Random(u64::wrapping_mul(seed, 0x9e37_79b9_7f4a_7c15) ^ *mode as u64);
            let world = session(*mode, &mut random);
            world
                .replays()
                .unwrap_or_else(|what| panic!("{} seed {seed}: {what}", mode.id()));
            accepted += world.logs[SESSION].len();
            resolved += usize::from(world.sessions[SESSION].state() == SessionState::Resolved);
        }
    }
    assert!(
        accepted > 1000 && resolved > 20,
        "{accepted} entries and {resolved} resolutions are too few to tell anything"
    );
}

fn session(mode: Mode, random: &mut Random) -> World {
    let semantics = *random.one(Semantics::ALL);
    let mut world = World::new(semantics);
    let rules = random.one(&policies()).clone();
    let policy = json!({"policy_id": "policy.test", "mode": "*", "description": "", "schema_version": 1 + random.below(3), "rules": rules});
    world
        .policies
        .register_file(serde_json::from_value::<PolicyFile>(policy).unwrap(), 0)
        .unwrap();
    let start = json!({
        "participants": ["ada", "ben", "cem"], "mode_version": mode.version(), "configuration_version": "c",
        "policy_version": "policy.test", "ttl_ms": 10_000, "max_suspend_ms": 5_000,
    });
    let start = payload::encode("macp.v1.SessionStartPayload", &start, Bytes::Plain);
    world
        .send(
            envelope(mode, words::SESSION_START, "m0", start),
            &Identity::plain("ada"),
        )
        .1
        .unwrap();
    for at in 1..=100 {
        step(&mut world, mode, random, at);
    }
    world
}

fn policies() -> Vec<serde_json::Value> {
    vec![
        json!({}),
        json!({"voting": {"algorithm": "majority", "quorum": {"value": 1}}, "commitment": {"require_vote_quorum": true}}),
        json!({"voting": {"algorithm": "weighted", "weights": {"ada": 0.1, "ben": 0.7, "cem": 0.3}}, "acceptance": {"criterion": "counterparty", "implicit_accept_timeout_ms": 40}}),
        json!({"voting": {"algorithm": "unanimous"}, "acceptance": {"criterion": "initiator", "implicit_accept_timeout_ms": 10}, "assignment": {"allow_reassignment_on_reject": true}}),
        json!({"objection_handling": {"critical_severity_vetoes": true, "critical_objection_action": "finalize_decline"}, "threshold": {"type": "percentage", "value": 67}, "rejection": {"terminal_on_any_reject": true}}),
        json!({"commitment": {"authority": "any_participant"}, "counter_proposal": {"max_rounds": 2}, "threshold": {"value": 3}}),
    ]
}

fn envelope(mode: Mode, message_type: &str, id: &str, payload: Vec<u8>) -> Envelope {
    Envelope {
        macp_version: words::MACP_VERSION.to_owned(),
        mode: mode.id().to_owned(),
        message_type: message_type.to_owned(),
        message_id: id.to_owned(),
        session_id: SESSION.to_owned(),
        sender: String::new(),
        timestamp_unix_ms: 0,
        payload: payload.into(),
    }
}

fn step(world: &mut World, mode: Mode, random: &mut Random, at: usize) {
    world.now_ms += random.below(60) as i64;
    let before = (world.sessions[SESSION].digest(), world.logs[SESSION].len());
    let sender = *random.one(&SENDERS);
    match random.below(20) {
        0 => _ = world.control("suspend", SESSION, sender),
        1..=4 => _ = world.control("resume", SESSION, "ada"),
        5 => world.sweep(),
        _ => {
            let message = random.one(mode.messages());
            let payload = match message.name {
                words::COMMITMENT if random.below(3) > 0 => commitment(mode, random),
                _ if random.below(15) == 0 => vec![random.below(256) as u8; random.below(5)],
                _ => message_of(message.payload, random),
            };
            let id = if random.below(10) == 0 {
                "m1".to_owned()
            } else {
                format!("m{at}")
            };
            _ = world.send(
                envelope(mode, message.name, &id, payload),
                &Identity::plain(sender),
            );
        }
    }
    let after = (world.sessions[SESSION].digest(), world.logs[SESSION].len());
    if before.1 == after.1 {
        assert_eq!(before.0, after.0, "what writes no entry changes nothing");
    } else {
        assert_ne!(before.0, after.0, "what writes an entry changes something");
    }
}

/// A Commitment that may pass.
fn commitment(mode: Mode, random: &mut Random) -> Vec<u8> {
    let commitment = json!({
        "commitment_id": "c", "action": "made", "authority_scope": "s", "reason": "r", "mode_version": mode.version(),
        "configuration_version": "c", "outcome_positive": random.below(2) == 0,
    });
    payload::encode("macp.v1.CommitmentPayload", &commitment, Bytes::Plain)
}

/// Random values in every field.
fn message_of(name: &str, random: &mut Random) -> Vec<u8> {
    let descriptor = payload::pool().get_message_by_name(name).unwrap();
    let mut message = DynamicMessage::new(descriptor.clone());
    for field in descriptor
        .fields()
        .filter(|field| !field.is_list() && !field.is_map())
    {
        let value = match field.kind() {
            // Names of the same thing agree often enough to get somewhere.
            Kind::String if field.name().ends_with("_id") => {
                Field::String((*random.one(&["p", "p", "p", "q", "r", ""])).to_owned())
            }
            Kind::String if field.name().ends_with("participant") => {
                Field::String((*random.one(&SENDERS)).to_owned())
            }
            Kind::String if matches!(field.name(), "assignee" | "accepted_by" | "declined_by") => {
                Field::String(String::new())
            }
            Kind::String if field.name() == "requested_assignee" => {
                Field::String((*random.one(&["", "ben", "eve"])).to_owned())
            }
            Kind::String if matches!(field.name(), "vote" | "recommendation") => {
                Field::String((*random.one(&["APPROVE", "REJECT", "approve", "x"])).to_owned())
            }
            Kind::String if field.name() == "severity" => {
                Field::String((*random.one(&["critical", "high", "x"])).to_owned())
            }
            Kind::String if field.name() == "option" => {
                Field::String((*random.one(&["x", "x", ""])).to_owned())
            }
            Kind::String => Field::String((*random.one(&TEXTS)).to_owned()),
            Kind::Bool => Field::Bool(random.below(4) == 0),
            Kind::Double => Field::F64(*random.one(&[0.0, 0.1, 0.5, 1.0, 1.5, f64::NAN])),
            Kind::Int64 => Field::I64(random.below(3) as i64 - 1),
            Kind::Uint32 => Field::U32(random.below(5) as u32),
            Kind::Bytes => Field::Bytes(vec![0xff; random.below(3)].into()),
            _ => continue,
        };
        message.set_field(&field, value);
    }
    message.encode_to_vec()
}

#[test]
fn damaged_entries_are_refused_or_differ_and_never_panic() {
    let mut random = Random(7);
    let policies = Policies::new(Semantics::Baseline);
    for mode in Mode::ALL {
        let world = session(*mode, &mut random);
        let live = &world.sessions[SESSION];
        let mut log = world.logs[SESSION].clone();
        log.truncate(6);
        log.push(live.checkpoint(1));
        for entry in &log {
            let bytes = entry.clone().encode();
            for cut in 0..bytes.len() {
                if let Ok(read) = Entry::decode(&bytes[..cut], &policies) {
                    assert_ne!(read, *entry, "an entry cut short is not the entry");
                    let _ = Session::open(&read);
                }
            }
            for at in (0..bytes.len()).step_by(1 + bytes.len() / 200) {
                let mut flipped = bytes.clone();
                flipped[at] ^= 1 << random.below(8);
                if let Ok(read) = Entry::decode(&flipped, &policies) {
                    let _ = Session::open(&read).map(|mut session| session.apply(&read));
                    let _ = live.clone().apply(&read);
                }
            }
        }
    }
}
