//! What is published: the same bytes wherever and whenever it is made, sums that others compute alike, twins that agree.

#![expect(
    clippy::unwrap_used,
    reason = "a folder that cannot be set up must stop the test"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// A repository with our schema, in a folder of its own; written now, so with times of its own.
fn repository() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema");
    for (path, text) in contents(&ours) {
        let to = folder.path().join("schema").join(path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::write(to, text).unwrap();
    }
    fs::create_dir(folder.path().join("generated")).unwrap();
    folder
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() {
            let below = contents(&entry.path());
            found.extend(
                below
                    .into_iter()
                    .map(|(path, text)| (format!("{name}/{path}"), text)),
            );
        } else {
            found.insert(name, fs::read(entry.path()).unwrap());
        }
    }
    found
}

fn bundle(root: &Path, out: &Path) -> (bool, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_magi-schema"))
        .args(["bundle", "--out"])
        .arg(out)
        .current_dir(root)
        .output()
        .unwrap();
    (
        done.status.success(),
        String::from_utf8(done.stderr).unwrap(),
    )
}

/// A finished bundle, and the folder it lies in.
fn published() -> tempfile::TempDir {
    let repository = repository();
    let (ok, said) = bundle(repository.path(), &repository.path().join("dist"));
    assert!(ok, "{said}");
    repository
}

fn json(folder: &Path, path: &str) -> Value {
    serde_json::from_slice(&fs::read(folder.join(path)).unwrap()).unwrap()
}

#[test]
fn two_folders_at_two_times_give_the_same_bytes() {
    let (one, other) = (published(), published());
    let old = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    let file = fs::File::options()
        .write(true)
        .open(other.path().join("schema/dialect.json"))
        .unwrap();
    file.set_modified(old).unwrap();
    // Over its own earlier output, too.
    assert!(bundle(other.path(), &other.path().join("dist")).0);
    let [one, other] = [one, other].map(|folder| contents(&folder.path().join("dist")));
    assert!(one.len() > 500);
    assert_eq!(
        one.keys().collect::<Vec<_>>(),
        other.keys().collect::<Vec<_>>()
    );
    for (path, text) in &one {
        assert!(other[path] == *text, "{path} differs");
    }
}

#[test]
fn sums_are_what_sha256sum_computes() {
    let published = published();
    let dist = published.path().join("dist");
    for list in contents(&dist)
        .keys()
        .filter(|name| *name == "SHA256SUMS" || name.ends_with(".sha256"))
    {
        let judged = Command::new("sha256sum")
            .args(["--check", "--strict", "--quiet", list])
            .current_dir(&dist)
            .status();
        match judged {
            Ok(status) => assert!(status.success(), "{list}"),
            Err(error) => eprintln!("NOT RUN: sha256sum over {list}: {error}"),
        }
    }
    let manifest = json(&dist, "manifest.json");
    let named: Vec<&String> = manifest["files"].as_object().unwrap().keys().collect();
    let there = contents(&dist);
    let proves = |name: &str| {
        name.starts_with(magi_schema::dist::NAME) || name == "manifest.json" || name == "SHA256SUMS"
    };
    assert_eq!(
        named,
        there
            .keys()
            .filter(|name| !proves(name))
            .collect::<Vec<_>>()
    );
}

#[test]
fn python_reads_from_the_archive_what_lies_beside_it_and_sums_it_alike() {
    let script = r#"
import hashlib, json, pathlib, sys, tarfile
dist = pathlib.Path(sys.argv[1])
[path] = dist.glob("*.tar.gz")
name = path.name.removesuffix(".tar.gz")
with tarfile.open(path) as archive:
    members = archive.getmembers()
    assert [m.name for m in members] == sorted(m.name for m in members), "order"
    for m in members:
        assert (m.isfile(), m.mtime, m.uid, m.gid, m.uname, m.gname, m.mode) == (True, 0, 0, 0, "", "", 0o644), m.name
    inside = {m.name.removeprefix(name + "/"): archive.extractfile(m).read() for m in members}
beside = {str(f.relative_to(dist)): f.read_bytes() for f in dist.rglob("*") if f.is_file() and not f.name.startswith(name)}
assert inside == beside, set(inside) ^ set(beside)
manifest = json.loads(inside["manifest.json"])
for file, entry in manifest["files"].items():
    assert (hashlib.sha256(inside[file]).hexdigest(), len(inside[file])) == (entry["sha256"], entry["bytes"]), file
whole = "".join(f"{entry['sha256']}  {file}\n" for file, entry in sorted(manifest["files"].items()))
assert hashlib.sha256(whole.encode()).hexdigest() == manifest["sha256"], "whole"
"#;
    let published = published();
    let python = Command::new("python3")
        .args(["-c", script])
        .arg(published.path().join("dist"))
        .stdin(Stdio::null())
        .output();
    match python {
        Ok(done) => assert!(
            done.status.success(),
            "{}",
            String::from_utf8_lossy(&done.stderr)
        ),
        Err(error) => eprintln!("NOT RUN: python3: {error}"),
    }
}

#[test]
fn sources_lie_where_their_id_says_and_only_there() {
    let published = published();
    let sources = contents(&published.path().join("dist/sources"));
    assert_eq!(
        sources.len(),
        contents(&published.path().join("schema")).len()
    );
    for (path, text) in sources {
        let source: Value = serde_json::from_slice(&text).unwrap();
        assert_eq!(
            source["$id"],
            format!("https://magi-protocol.dev/schema/{path}")
        );
    }
}

/// Judges by one definition of a published schema.
fn validator(schema: &Value, definitions: &str, name: &str) -> jsonschema::Validator {
    let mut schema = schema.clone();
    let members = schema.as_object_mut().unwrap();
    members.remove("$ref");
    members.remove("$id");
    members.insert(
        "allOf".to_owned(),
        serde_json::json!([{"$ref": format!("#/{definitions}/{name}")}]),
    );
    jsonschema::validator_for(&schema).unwrap()
}

#[test]
fn both_drafts_judge_every_example_and_counter_example_alike() {
    let published = published();
    let dist = published.path().join("dist");
    let (mut accepted, mut refused, mut beyond) = (0, 0, 0);
    for protocol in ["app-service", "macp"] {
        let bundle = json(&dist, &format!("{protocol}.json"));
        let twin = json(&dist, &format!("{protocol}.draft-07.json"));
        for name in bundle["$defs"].as_object().unwrap().keys() {
            let judges = [
                validator(&bundle, "$defs", name),
                validator(&twin, "definitions", name),
            ];
            for example in folder(&dist.join(format!("examples/{protocol}/{name}"))) {
                assert!(
                    judges.iter().all(|judge| judge.is_valid(&example)),
                    "{name}: {example}"
                );
                accepted += 1;
            }
            for counter in folder(&dist.join(format!("counter-examples/{protocol}/{name}"))) {
                let [first, second] = judges.each_ref().map(|judge| judge.is_valid(&counter));
                assert_eq!(first, second, "{name}: {counter}");
                *(if first { &mut beyond } else { &mut refused }) += 1;
            }
        }
    }
    assert!(
        accepted > 350 && refused > 400,
        "{accepted} accepted, {refused} refused"
    );
    assert!(
        beyond < refused / 10,
        "{beyond} break only rules that plain JSON Schema cannot say"
    );
}

/// The values of a folder, if it is there.
fn folder(path: &Path) -> Vec<Value> {
    if !path.is_dir() {
        return Vec::new();
    }
    let texts = contents(path);
    texts
        .values()
        .map(|text| serde_json::from_slice(text).unwrap())
        .collect()
}

#[test]
fn a_folder_with_something_else_in_it_is_left_alone() {
    let finished = published();
    let root = finished.path();
    fs::create_dir(root.join("mine")).unwrap();
    fs::create_dir(root.join("extension")).unwrap();
    for mine in [
        "mine/notes.txt",
        "extension/manifest.json",
        "dist/examples/mine.json",
    ] {
        fs::write(root.join(mine), "{\"name\": \"mine\"}").unwrap();
        let out = root.join(mine.split('/').next().unwrap());
        let before = contents(&out);
        let (ok, said) = bundle(root, &out);
        assert!(
            !ok && said.contains(mine) && said.contains("hint: give an empty folder"),
            "{said}"
        );
        assert!(contents(&out) == before, "{mine}");
    }
}

#[test]
fn what_an_interrupted_run_left_has_no_manifest_and_is_replaced() {
    let finished = published();
    let dist = finished.path().join("dist");
    let whole = contents(&dist);
    // A folder where a file belongs interrupts the run behind many of the others.
    let last = dist.join("sources/dialect.json");
    assert!(last.is_file(), "{}", last.display());
    fs::remove_file(&last).unwrap();
    fs::create_dir_all(last.join("empty")).unwrap();
    assert!(!bundle(finished.path(), &dist).0);
    let left = contents(&dist);
    assert!(left.contains_key("README.md") && !left.contains_key("manifest.json"));
    fs::remove_dir_all(&last).unwrap();
    let (ok, said) = bundle(finished.path(), &dist);
    assert!(ok && contents(&dist) == whole, "{said}");
}
