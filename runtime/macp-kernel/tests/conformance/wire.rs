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

#[test]
fn examples_of_messages_travel_unchanged() {
    let mut outcomes = Vec::new();
    for (file, schema) in schema_files() {
        let package = schema["x-proto-package"].as_str().unwrap();
        for (name, definition) in schema["$defs"].as_object().unwrap() {
            for example in definition["examples"].as_array().into_iter().flatten() {
                let full = format!("{package}.{name}");
                let again = payload::decode(&full, &payload::encode(&full, example, Bytes::Base64));
                let outcome = match again.as_object() {
                    None => Err("does not decode".to_owned()),
                    Some(_) => Ok(()),
                };
                outcomes.push((format!("{file} {name}"), outcome));
            }
        }
    }
    all_hold("examples", outcomes);
}

#[test]
fn published_transcripts_have_the_form_that_the_schema_gives_them() {
    let folder = repository().join("schema");
    let mut files = Vec::new();
    crate::collect(&folder, &mut files);
    let files: Vec<Value> = files.iter().map(|path| read(path)).collect();
    let mut registry = jsonschema::Registry::new();
    for file in files.iter().filter(|file| file["$defs"].is_object()) {
        registry = registry.add(file["$id"].as_str().unwrap(), file).unwrap();
    }
    let registry = registry.prepare().unwrap();
    let id = read(&folder.join("macp/fixture.json"))["$id"].clone();
    let schema = json!({"$ref": format!("{}#/$defs/Fixture", id.as_str().unwrap())});
    let fixtures = jsonschema::options()
        .with_registry(&registry)
        .build(&schema)
        .unwrap();
    let outcomes = data("fixtures").into_iter().map(|(name, fixture)| {
        let outcome = fixtures.validate(&fixture);
        (name, outcome.map_err(|error| error.to_string()))
    });
    all_hold("transcripts", outcomes.collect());
}
