//! Our wire beside the published one, and the schema's examples beside our wire.
//! The published proto files are data of the `macp-proto` crate.

use std::collections::BTreeMap;
use std::fs;

use prost_reflect::DescriptorPool;
use serde_json::{Value, json};

use crate::payload::{self, Bytes};
use crate::{all_hold, data, json as read, repository};

/// Every name, number, type, label and streaming kind of a pool, as text.
fn facts(pool: &DescriptorPool) -> BTreeMap<String, String> {
    let mut facts = BTreeMap::new();
    for message in pool.all_messages() {
        facts.insert(format!("message {}", message.full_name()), String::new());
        for field in message.fields() {
            let oneof = field
                .containing_oneof()
                .map(|oneof| oneof.name().to_owned());
            let what = format!(
                "{} {:?} {:?} list={} map={} presence={} oneof={oneof:?} packed={} json={}",
                field.number(),
                field.kind(),
                field.cardinality(),
                field.is_list(),
                field.is_map(),
                field.supports_presence(),
                field.is_packed(),
                field.json_name()
            );
            facts.insert(format!("field {}", field.full_name()), what);
        }
    }
    for kind in pool.all_enums() {
        for value in kind.values() {
            facts.insert(
                format!("enum {} {}", kind.full_name(), value.name()),
                value.number().to_string(),
            );
        }
    }
    for service in pool.services() {
        for method in service.methods() {
            let what = format!(
                "{} {} {} {}",
                method.input().full_name(),
                method.output().full_name(),
                method.is_client_streaming(),
                method.is_server_streaming()
            );
            facts.insert(format!("rpc {}", method.full_name()), what);
        }
    }
    for file in pool.files() {
        facts.insert(
            format!("file {}", file.name()),
            format!("{} {:?}", file.package_name(), file.syntax()),
        );
    }
    facts
}

#[test]
fn our_proto_files_are_wire_identical_to_the_published_ones() {
    let root = macp_proto::proto_dir();
    let mut names = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                names.push(path.strip_prefix(&root).unwrap().to_owned());
            }
        }
    }
    let set = protox::compile(&names, [&root]).unwrap();
    let published = facts(&DescriptorPool::from_file_descriptor_set(set).unwrap());
    let ours = facts(payload::pool());
    assert!(published.len() > 400, "the published files were read");
    let differ = |a: &BTreeMap<String, String>, b: &BTreeMap<String, String>| -> Vec<String> {
        a.iter()
            .filter(|(key, value)| b.get(*key) != Some(value))
            .map(|(key, value)| format!("{key}: {value}"))
            .collect()
    };
    assert_eq!(
        differ(&published, &ours),
        Vec::<String>::new(),
        "published, and not so in ours"
    );
    assert_eq!(
        differ(&ours, &published),
        Vec::<String>::new(),
        "ours, and not so in the published"
    );
}

#[test]
fn the_call_table_tells_the_same_as_the_service() {
    use macp_wire::rpc::{Kind, Rpc, SERVICE};
    let service = payload::pool().get_service_by_name(SERVICE).unwrap();
    assert_eq!(service.methods().count(), Rpc::ALL.len());
    assert_eq!(Rpc::ALL.iter().filter(|rpc| rpc.offered()).count(), 24);
    for (method, rpc) in service.methods().zip(Rpc::ALL) {
        assert_eq!(method.name(), rpc.name());
        assert_eq!(rpc.path(), format!("/{SERVICE}/{}", method.name()));
        let kind = match (method.is_client_streaming(), method.is_server_streaming()) {
            (false, false) => Kind::Unary,
            (false, true) => Kind::ServerStream,
            _ => Kind::BidiStream,
        };
        assert_eq!(kind, rpc.kind(), "{}", method.name());
    }
}

/// Every definition file of the contract, with its path.
fn schema_files() -> Vec<(String, Value)> {
    let folder = repository().join("schema/macp");
    let protocol = read(&folder.join("protocol.json"));
    let files = protocol["files"]
        .as_array()
        .unwrap()
        .iter()
        .map(|file| file.as_str().unwrap().to_owned());
    files
        .map(|file| (file.clone(), read(&folder.join(file))))
        .collect()
}

/// All definitions as one JSON Schema, with references made local. Names that occur in several files get the file before them.
fn bundle(files: &[(String, Value)]) -> Value {
    fn local(value: &mut Value, file: &str) {
        match value {
            Value::Object(members) => {
                if let Some(Value::String(reference)) = members.get_mut("$ref") {
                    let (path, name) = reference.split_once("#/$defs/").unwrap();
                    let path = if path.is_empty() {
                        file
                    } else {
                        path.trim_start_matches("../")
                    };
                    *reference = format!("#/$defs/{}~{name}", path.replace('/', "."));
                }
                members.values_mut().for_each(|value| local(value, file));
            }
            Value::Array(items) => items.iter_mut().for_each(|value| local(value, file)),
            _ => {}
        }
    }
    let mut definitions = serde_json::Map::new();
    for (file, schema) in files {
        for (name, definition) in schema["$defs"].as_object().unwrap() {
            let mut definition = definition.clone();
            local(&mut definition, file);
            definitions.insert(format!("{}~{name}", file.replace('/', ".")), definition);
        }
    }
    // A tilde in a reference is written as ~0.
    let text = Value::Object(definitions).to_string();
    let text = text.replace("#/$defs/", "#/$defs/\u{1}");
    let mut out = String::new();
    for (at, part) in text.split('\u{1}').enumerate() {
        let end = if at == 0 { 0 } else { part.find('"').unwrap() };
        out.push_str(&part[..end].replace('~', "~0"));
        out.push_str(&part[end..]);
    }
    json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": serde_json::from_str::<Value>(&out).unwrap()})
}

fn validator(bundle: &Value, file: &str, name: &str) -> jsonschema::Validator {
    let mut schema = bundle.clone();
    schema["$ref"] = json!(format!("#/$defs/{}~0{name}", file.replace('/', ".")));
    jsonschema::validator_for(&schema).unwrap()
}

#[test]
fn examples_of_messages_fit_their_schema_and_travel_unchanged() {
    let files = schema_files();
    let bundle = bundle(&files);
    let mut outcomes = Vec::new();
    for (file, schema) in &files {
        let package = schema["x-proto-package"].as_str().unwrap();
        for (name, definition) in schema["$defs"].as_object().unwrap() {
            let Some(examples) = definition["examples"].as_array() else {
                continue;
            };
            let validator = validator(&bundle, file, name);
            for example in examples {
                let bytes = payload::encode(&format!("{package}.{name}"), example, Bytes::Base64);
                let again = payload::decode(&format!("{package}.{name}"), &bytes);
                let outcome = match validator.validate(example) {
                    Err(error) => Err(format!("{error}")),
                    Ok(()) if again.as_object().is_none() => Err("does not decode".to_owned()),
                    Ok(()) => Ok(()),
                };
                outcomes.push((format!("{file} {name}"), outcome));
            }
        }
    }
    all_hold("examples", outcomes);
}

#[test]
fn documents_of_the_contract_fit_their_schema() {
    let folder = repository().join("schema/macp");
    let mut files = schema_files();
    for file in ["rules.json", "tokens.json", "fixture.json"] {
        files.push((file.to_owned(), read(&folder.join(file))));
    }
    let bundle = bundle(&files);
    let mut outcomes = Vec::new();
    for (file, schema) in &files[files.len() - 3..] {
        for (name, definition) in schema["$defs"].as_object().unwrap() {
            let validator = validator(&bundle, file, name);
            for example in definition["examples"].as_array().into_iter().flatten() {
                let outcome = validator
                    .validate(example)
                    .map_err(|error| error.to_string());
                outcomes.push((format!("{file} {name}"), outcome));
            }
        }
    }
    let fixtures = validator(&bundle, "fixture.json", "Fixture");
    for (name, fixture) in data("fixtures") {
        outcomes.push((
            name,
            fixtures
                .validate(&fixture)
                .map_err(|error| error.to_string()),
        ));
    }
    all_hold("documents", outcomes);
}

#[test]
fn schema_files_speak_their_dialect() {
    let folder = repository().join("schema/macp");
    let dialect = read(&folder.join("dialect.json"));
    let validator = jsonschema::validator_for(&dialect).unwrap();
    let mut files = Vec::new();
    crate::collect(&folder, &mut files);
    assert!(files.len() > 15, "the schema files were found");
    let others = files.iter().filter(|path| !path.ends_with("dialect.json"));
    let outcomes = others.map(|path| {
        let problems: Vec<String> = validator
            .iter_errors(&read(path))
            .map(|error| format!("{error} at {}", error.instance_path()))
            .collect();
        let outcome = if problems.is_empty() {
            Ok(())
        } else {
            Err(problems.join("; "))
        };
        (path.display().to_string(), outcome)
    });
    all_hold("schema files", outcomes.collect());
}
