//! What a turn needs around it, in a folder of its own.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use agent::{Runtime, TextBounds, run};
use rehearsal::{Rehearsal, Script};
use serde_json::{Value, json};
use session::{HistoryBounds, Options, Status, Store, Writer};
use turn::{Activity, Cancel, Ending, Event, Kind, Numbered, Outcome, Start};

/// Long enough for any machine; nothing waits so long unless it is broken.
pub const SOON: Duration = Duration::from_secs(30);

pub struct Stage {
    pub root: tempfile::TempDir,
    pub rehearsal: Arc<Rehearsal>,
    pub store: Store,
    pub runtime: Runtime,
    env: Arc<Mutex<BTreeMap<String, String>>>,
}

pub struct Seen {
    pub outcome: Outcome,
    pub events: Vec<Numbered>,
}

impl Seen {
    pub fn texts(&self) -> Vec<&str> {
        self.events
            .iter()
            .filter_map(|numbered| match &numbered.event {
                Event::Text(text) => Some(text.as_str()),
                Event::Activity(_) => None,
            })
            .collect()
    }

    pub fn activities(&self) -> Vec<&Activity> {
        self.events
            .iter()
            .filter_map(|numbered| match &numbered.event {
                Event::Activity(activity) => Some(activity),
                Event::Text(_) => None,
            })
            .collect()
    }

    /// Ending and text.
    pub fn end(&self) -> (Ending, &str) {
        (self.outcome.ending, &self.outcome.assistant_text)
    }
}

impl Stage {
    /// A provider of one's own without a key that plays the replies.
    pub fn new(replies: Value) -> Self {
        let stage = Self::with_script(json!({"replies": replies}));
        stage.settings(json!({}));
        stage
    }

    pub fn with_script(script: Value) -> Self {
        let root = tempfile::tempdir().unwrap();
        for folder in ["home", "project"] {
            fs::create_dir(root.path().join(folder)).unwrap();
        }
        let env = Arc::new(Mutex::new(BTreeMap::new()));
        let look_up = Arc::clone(&env);
        let runtime = Runtime {
            home: settings::Home::new(root.path().join("home")),
            project: root.path().join("project"),
            env: Arc::new(move |name| look_up.lock().unwrap().get(name).cloned()),
            told: None,
            bounds: settings::Bounds {
                custom_providers_max: 8,
                valid_id: |_| true,
            },
            text: TextBounds {
                bytes_max: 64,
                cost_max: 640,
                cost: |piece| 10 * piece.len(),
            },
            history: HistoryBounds {
                bytes: 1 << 20,
                records: 10_000,
            },
            client: provider::Client::new(),
            retry: provider::Retry {
                attempts: 4,
                base: Duration::from_millis(1),
                longest: Duration::from_millis(1),
            },
        };
        Self {
            rehearsal: Arc::new(Rehearsal::start(Script::from_value(script).unwrap()).unwrap()),
            store: Store::at(root.path().join("home/sessions"), Options::default()),
            runtime,
            env,
            root,
        }
    }

    pub fn set(&self, name: &str, value: &str) {
        self.env.lock().unwrap().insert(name.into(), value.into());
    }

    /// Writes the global settings: a provider `local`, and these members over it.
    pub fn settings(&self, over: Value) {
        let mut settings = json!({
            "provider": "local", "model": "m",
            "providers": {"local": {"api": "anthropic_messages", "base_url": self.rehearsal.base_url()}},
        });
        for (name, value) in over.as_object().unwrap() {
            settings[name] = value.clone();
        }
        self.write("home/settings.json", &settings.to_string());
    }

    pub fn write(&self, path: &str, text: &str) {
        let path: PathBuf = self.root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Runs a turn in a session of its own.
    pub async fn turn(&self) -> Seen {
        let mut writer = self.store.create().unwrap();
        self.turn_in(&mut writer, "question").await
    }

    /// Runs a turn and ends it in the session.
    pub async fn turn_in(&self, writer: &mut Writer, prompt: &str) -> Seen {
        // Lent to the turn, which gives it back.
        let id = writer.id().clone();
        let lent = std::mem::replace(writer, self.store.create().unwrap());
        let (seen, lent) = self.turn_with(lent, prompt, Cancel::new()).await;
        assert_eq!(lent.id(), &id);
        *writer = lent;
        seen
    }

    pub async fn turn_with(
        &self,
        mut writer: Writer,
        prompt: &str,
        cancel: Cancel,
    ) -> (Seen, Writer) {
        writer.user(prompt).unwrap();
        let (sender, mut receiver) = turn::channel(64);
        let start = Start {
            turn_id: "turn-1".into(),
            session_id: writer.id().to_string(),
            prompt: prompt.into(),
        };
        let reading = tokio::spawn(async move {
            let mut events = Vec::new();
            while let Some(next) = receiver.recv().await {
                events.push(next);
            }
            events
        });
        let ran = tokio::time::timeout(SOON, run(start, writer, sender, cancel, &self.runtime));
        let (outcome, mut writer) = ran.await.unwrap();
        let events = reading.await.unwrap();
        writer
            .finish(status(outcome.ending), &outcome.assistant_text)
            .unwrap();
        let seen = Seen { outcome, events };
        check(&seen);
        (seen, writer)
    }
}

pub fn status(ending: Ending) -> Status {
    match ending {
        Ending::Completed => Status::Completed,
        Ending::Cancelled => Status::Cancelled,
        Ending::Failed => Status::Failed,
        Ending::CompactionRequired => Status::CompactionRequired,
    }
}

/// What holds for every turn.
fn check(seen: &Seen) {
    let Outcome {
        assistant_text,
        tally,
        ..
    } = &seen.outcome;
    assert_eq!(
        &seen.texts().concat(),
        assistant_text,
        "the text is what was told"
    );
    let sequences: Vec<u64> = seen
        .events
        .iter()
        .map(|numbered| numbered.sequence)
        .collect();
    assert!(sequences.is_sorted_by(|a, b| a < b), "{sequences:?}");
    let told = sequences.len() as u64 + tally.activity_dropped;
    assert_eq!(tally.next_sequence, told + 1);
    assert!(seen.texts().iter().all(|text| !text.is_empty()));
    if tally.activity_dropped > 0 {
        return;
    }
    // Everything that began has ended, once.
    let mut open = Vec::new();
    for activity in seen.activities() {
        if let Kind::Lifecycle {
            category, status, ..
        } = &activity.kind
        {
            match (category, status) {
                (turn::Category::Activity, _) => {
                    assert_eq!(open.pop(), Some(&activity.id));
                }
                (_, turn::Status::Running) => open.push(&activity.id),
                _ => assert_eq!(open.last(), Some(&&activity.id)),
            }
        }
    }
    assert!(open.is_empty());
}
