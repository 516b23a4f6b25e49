//! The records that are read and written: every record example of the published schema, and some large ones.
//! The large ones are made from the same examples.

use serde_json::{Value, json};

/// Names the records whose text is full of escapes.
pub const ESCAPED: &str = "lines";

/// One record.
pub struct Entry {
    /// What it is.
    pub name: String,
    /// Its definition in the published schema.
    pub definition: String,
    /// Compact bytes with the newline, members in the order of the schema.
    pub json: Vec<u8>,
    /// Made of long text.
    pub large: bool,
}

/// The published schema.
pub fn schema() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../generated/schema/app-service.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the published schema; run `cargo gen`")).expect("JSON")
}

/// All records.
pub fn records(schema: &Value) -> Vec<Entry> {
    let mut entries = Vec::new();
    let definitions = schema["$defs"].as_object().expect("definitions");
    for (definition, body) in definitions.iter().filter(|(name, _)| name.ends_with("Record")) {
        for (index, example) in body["examples"].as_array().into_iter().flatten().enumerate() {
            entries.push(entry(format!("{definition}/{index}"), definition, example, false));
        }
    }
    entries.extend(large(definitions));
    entries
}

fn entry(name: String, definition: &str, value: &Value, large: bool) -> Entry {
    let record = app_wire::decode_record(value.to_string().as_bytes()).expect("a good record").into_owned();
    let mut json = Vec::new();
    record.encode(&mut json).expect("within bounds");
    Entry { name, definition: definition.to_owned(), json, large }
}

fn large(definitions: &serde_json::Map<String, Value>) -> Vec<Entry> {
    let example = |definition: &str| definitions[definition]["examples"][0].clone();
    let most = app_wire::limits::MAX_STRING_BYTES;
    let mut found = Vec::new();
    let texts = [
        ("ascii", "The quick brown fox jumps over the lazy dog. ".repeat(most / 45)),
        (ESCAPED, "fn main() { println!(\"hi\"); }\n\tlet x = 1;\n".repeat(most / 43)),
        ("cjk", "春眠不覚暁処処聞啼鳥".repeat(most / 30)),
    ];
    for (kind, text) in &texts {
        for (definition, member) in [("TurnAssistantDeltaRecord", "text"), ("TurnTerminalRecord", "assistant_text"), ("TurnStartRequestRecord", "prompt")] {
            let mut value = example(definition);
            value["payload"][member] = json!(text);
            found.push(entry(format!("{definition}/{kind} 16 KiB"), definition, &value, true));
        }
    }
    for (definition, list, times) in [
        ("SessionListResponseRecord", "sessions", 32),
        ("CatalogModelsResponseRecord", "entries", 32),
        ("SessionReplayResponseRecord", "events", 32),
    ] {
        let mut value = example(definition);
        if let Some(items) = value["payload"][list].as_array().filter(|items| !items.is_empty()) {
            value["payload"][list] = items.iter().cycle().take(times).cloned().collect();
            found.push(entry(format!("{definition}/{times} items"), definition, &value, false));
        }
    }
    found
}
