//! Reading and writing the corpus, as ratios to other ways within one run.
//! `cargo bench --manifest-path conformance/bench/Cargo.toml`, better pinned: `taskset -c 1 cargo bench …`.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use wire_bench::clock::{Counting, allocations, least, mean};
use wire_bench::corpus::{self, Entry};
use wire_bench::derived::ENGINES;
use wire_bench::search::Search;

#[global_allocator]
static COUNTING: Counting = Counting;

/// Bytes below which a record counts as small.
const SMALL: usize = 1024;

/// Ratios of one comparison over all records it was made for.
#[derive(Default)]
struct Ratios {
    by_name: BTreeMap<&'static str, Vec<f64>>,
}

impl Ratios {
    fn add(&mut self, name: &'static str, ratio: f64) {
        self.by_name.entry(name).or_default().push(ratio);
    }
}

fn main() {
    let detail = std::env::args().any(|argument| argument == "--detail");
    let schema = corpus::schema();
    let entries = corpus::records(&schema);
    let mut validators = BTreeMap::new();
    for entry in &entries {
        validators.entry(entry.definition.clone()).or_insert_with(|| {
            let mut whole = schema.clone();
            whole["$ref"] = json!(format!("#/$defs/{}", entry.definition));
            jsonschema::draft202012::new(&whole).expect("a schema")
        });
    }
    let mut ratios = Ratios::default();
    let search = Search::new().expect("a machine with AVX2: the floor is a vector search");
    let mut small_allocations = Vec::new();
    if detail {
        println!("{:<44} {:>6} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}", "record", "bytes", "borrow", "owned", "value+js", "derive", "search", "encode", "to_write");
    }
    for entry in &entries {
        let line = measure(entry, &validators[&entry.definition], &search, &mut ratios);
        if entry.json.len() < SMALL {
            small_allocations.push(allocations(|| app_wire::decode_record(&entry.json)));
        }
        if detail {
            println!("{line}");
        }
    }
    println!("{} records, geometric means of the ratios of least times", entries.len());
    for (name, ratios) in &ratios.by_name {
        println!("  {name:<72} {:>6.2}   ({} records)", mean(ratios), ratios.len());
    }
    let most = small_allocations.iter().max().copied().unwrap_or_default();
    let none = small_allocations.iter().filter(|count| **count == 0).count();
    println!("  6 allocations of one borrowed decode of a record below {SMALL} bytes, at most       {most:>6}   (none in {none} of {} records)", small_allocations.len());
}

fn measure(entry: &Entry, validator: &jsonschema::Validator, search: &Search, ratios: &mut Ratios) -> String {
    let json = entry.json.as_slice();
    let borrowed = least(|| app_wire::decode_record(json));
    let owned = least(|| app_wire::decode_record(json).map(app_wire::Record::into_owned));
    let judged = least(|| {
        let value: Value = serde_json::from_slice(json).expect("JSON");
        validator.is_valid(&value).then_some(value)
    });
    let value = least(|| serde_json::from_slice::<Value>(json));
    let mut places = vec![0; json.len()];
    let searched = least(|| search.all(json, &mut places));
    let resumed = least(|| search.each(json));
    ratios.add("1 decode+validate owned: times faster than Value + jsonschema", judged / owned);
    if entry.large {
        ratios.add("4 long text, decode owned: times faster than Value alone", value / owned);
    }
    // Control bytes are left out here: the library looks for three bytes at most.
    let found = least(|| memchr::memchr2_iter(b'"', b'\\', json).sum::<usize>());
    ratios.add("3 decode borrowed: times a vector search that lists all places in one pass", borrowed / searched);
    ratios.add("3 decode borrowed: times a vector search resumed behind each place", borrowed / resumed);
    ratios.add("3 decode borrowed: times memchr over quotes and backslashes", borrowed / found);
    let record = app_wire::decode_record(json).expect("a good record");
    let mut out = Vec::with_capacity(100_000);
    let encoded = least(|| {
        out.clear();
        record.encode(&mut out)
    });
    let (mut derived, mut written) = (f64::NAN, f64::NAN);
    if let Some(engine) = ENGINES.iter().find(|engine| engine.definition == entry.definition) {
        assert!((engine.read)(json), "{} has a plain type", entry.name);
        derived = least(|| (engine.read)(json));
        let write = (engine.writer)(json);
        written = least(|| {
            out.clear();
            write(&mut out);
        });
        ratios.add("2 decode+validate owned: times faster than plain serde derive", derived / owned);
        ratios.add("2 decode+validate borrowed: times faster than plain serde derive", derived / borrowed);
        ratios.add("5 encode with bounds: times faster than serde_json::to_writer", written / encoded);
        if entry.name.contains(corpus::ESCAPED) {
            ratios.add("5 encode text full of escapes: times faster than serde_json::to_writer", written / encoded);
        }
    }
    format!(
        "{:<44} {:>6} {borrowed:>8.0} {owned:>8.0} {judged:>8.0} {derived:>8.0} {searched:>8.0} {encoded:>8.0} {written:>8.0}",
        entry.name,
        json.len(),
    )
}
