//! Verifying, repairing and removing sessions.

use std::time::{Duration, SystemTime};

use session::{Error, Fault, Options, Progress, Report, Retention, Store};

use crate::common::{ALL, Fixture, fixture, fixture_with, memory_folder, said, turn};

fn session(f: &Fixture, turns: usize) -> session::Id {
    let mut writer = f.store.create().unwrap();
    for n in 0..turns {
        turn(
            &mut writer,
            &format!("question {n}"),
            &format!("answer {n}"),
        );
    }
    writer.id().clone()
}

fn verify(f: &Fixture, id: &session::Id) -> Report {
    f.store.verify(id, &mut |_| {}).unwrap()
}

#[test]
fn an_intact_session_verifies_with_its_counts() {
    let f = fixture_with(Options {
        rotate_bytes: 1_000,
        ..Options::default()
    });
    let id = session(&f, 12);
    let mut seen = Vec::new();
    let report = f
        .store
        .verify(&id, &mut |progress| seen.push(progress))
        .unwrap();
    let files: Vec<String> = f.files();
    let bytes = files
        .iter()
        .map(|name| f.dir.path().join(name).metadata().unwrap().len())
        .sum();
    let segments = files.len() as u64;
    assert!(segments > 2);
    let expected = Report {
        segments,
        bytes,
        records: segments + 24,
        turns: 12,
        ..Report::default()
    };
    assert_eq!(report, expected);
    assert!(report.intact());
    assert_eq!(
        seen.last(),
        Some(&Progress {
            done: bytes,
            total: bytes
        })
    );
    assert!(seen.is_sorted_by_key(|progress| progress.done));
}

#[test]
fn verify_names_what_is_damaged_and_where() {
    let f = fixture();
    let id = session(&f, 3);
    let bytes = std::fs::read(f.path(&id)).unwrap();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|b| *b == b'\n').collect();
    let offset = |line: usize| lines[..line].concat().len() as u64;
    let with = |content: Vec<u8>| {
        std::fs::write(f.path(&id), content).unwrap();
        let report = verify(&f, &id);
        assert!(!report.intact());
        let damage: Vec<_> = report
            .damage
            .iter()
            .map(|place| (place.segment, place.offset, place.fault))
            .collect();
        assert_eq!(report.damaged, damage.len() as u64);
        (damage, report.missing)
    };
    let mut flipped = bytes.clone();
    flipped[offset(2) as usize + 40] ^= 1;
    assert_eq!(
        with(flipped),
        (vec![(1, offset(2), Fault::Broken)], vec![(2, 2)])
    );
    assert_eq!(
        with(bytes[..bytes.len() - 9].to_vec()),
        (vec![(1, offset(6), Fault::Torn)], vec![])
    );
    let doubled = [&bytes[..], lines[3]].concat();
    assert_eq!(
        with(doubled),
        (vec![(1, bytes.len() as u64, Fault::Misplaced)], vec![])
    );
    let removed = [lines[0], lines[4], lines[5]].concat();
    assert_eq!(with(removed), (vec![], vec![(1, 3)]));
    let long = [&bytes[..], &vec![b'x'; 5 << 20], b"\n"].concat();
    assert_eq!(
        with(long),
        (vec![(1, bytes.len() as u64, Fault::TooLong)], vec![])
    );
    let mut unknown = bytes.clone();
    journal::Binding::new(id.as_str()).encode(7, b"{\"other\":1}", &mut unknown);
    assert_eq!(
        with(unknown),
        (vec![(1, bytes.len() as u64, Fault::Unknown)], vec![])
    );
    assert_eq!(with(Vec::new()), (vec![], vec![]));
}

#[test]
fn verify_names_a_line_of_another_copy_of_the_session() {
    let f = fixture();
    let id = session(&f, 1);
    let common = std::fs::read(f.path(&id)).unwrap();
    turn(&mut f.store.attach(&id).unwrap(), "said here", "A");
    let here = std::fs::read(f.path(&id)).unwrap();
    std::fs::write(f.path(&id), &common).unwrap();
    turn(&mut f.store.attach(&id).unwrap(), "said there", "A");
    let there = std::fs::read(f.path(&id)).unwrap();
    let last_of_there = there.split_inclusive(|b| *b == b'\n').next_back().unwrap();
    let cut = here.len() - last_of_there.len();
    std::fs::write(f.path(&id), [&here[..cut], last_of_there].concat()).unwrap();
    let report = verify(&f, &id);
    let faults: Vec<_> = report
        .damage
        .iter()
        .map(|place| (place.offset, place.fault))
        .collect();
    assert_eq!(faults, [(cut as u64, Fault::Unlinked)]);
}

#[test]
fn a_repaired_copy_holds_what_is_intact_in_order_and_leaves_the_original() {
    let f = fixture();
    let id = session(&f, 4);
    let whole = f.replay(&id);
    let bytes = std::fs::read(f.path(&id)).unwrap();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|b| *b == b'\n').collect();
    let mut joined = lines[1].to_vec();
    *joined.last_mut().unwrap() = b'?';
    let moved = [
        lines[0],
        lines[5],
        b"garbage\n",
        &joined,
        lines[2],
        lines[4],
        lines[3],
        lines[3],
        lines[6],
        lines[7],
        lines[8],
    ];
    let damaged = [&moved.concat()[..], b"{\"seq\":9,"].concat();
    std::fs::write(f.path(&id), &damaged).unwrap();
    assert_eq!(said(&f.replay(&id).items), said(&whole.items));

    let elsewhere = memory_folder();
    let copy = elsewhere.path().join(format!("{id}.jsonl"));
    let report = f.store.repair(&id, &copy, &mut |_| {}).unwrap();
    assert_eq!(report, verify(&f, &id));
    assert_eq!(std::fs::read(f.path(&id)).unwrap(), damaged);
    assert_eq!(
        std::fs::read(&copy).unwrap(),
        bytes,
        "nothing was lost, so the copy is what the original was"
    );
    let repaired = Store::at(elsewhere.path(), Options::default());
    let page = repaired
        .replay(&id, None, &ALL, &redact::Redactor::patterns())
        .unwrap();
    assert_eq!(page, whole);
}

#[test]
fn a_repaired_copy_of_several_files_is_one_file() {
    let f = fixture_with(Options {
        rotate_bytes: 1_000,
        ..Options::default()
    });
    let id = session(&f, 12);
    let elsewhere = memory_folder();
    f.store
        .repair(
            &id,
            &elsewhere.path().join(format!("{id}.jsonl")),
            &mut |_| {},
        )
        .unwrap();
    let copy = Fixture {
        store: Store::at(elsewhere.path(), Options::default()),
        dir: elsewhere,
    };
    assert_eq!(copy.replay(&id), f.replay(&id));
    assert!(verify(&copy, &id).intact());
    turn(&mut copy.store.attach(&id).unwrap(), "next", "answer");
    assert!(!copy.replay(&id).gap);
}

#[test]
fn what_is_lost_stays_a_gap_in_the_repaired_copy() {
    let f = fixture();
    let id = session(&f, 3);
    let bytes = std::fs::read(f.path(&id)).unwrap();
    for at in [20, 200] {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1;
        std::fs::write(f.path(&id), &flipped).unwrap();
        let elsewhere = memory_folder();
        f.store
            .repair(
                &id,
                &elsewhere.path().join(format!("{id}.jsonl")),
                &mut |_| {},
            )
            .unwrap();
        let copy = Fixture {
            store: Store::at(elsewhere.path(), Options::default()),
            dir: elsewhere,
        };
        let report = verify(&copy, &id);
        assert_eq!(report.damaged, 0);
        // A lost header is made anew: it says nothing that is not known.
        assert_eq!(report.missing_records, u64::from(at == 200));
        assert_eq!(copy.said(&id), f.said(&id));
    }
}

#[test]
fn a_repair_never_writes_over_a_file() {
    let f = fixture();
    let id = session(&f, 1);
    let to = f.dir.path().join("there");
    std::fs::write(&to, "mine").unwrap();
    assert!(matches!(
        f.store.repair(&id, &to, &mut |_| {}),
        Err(Error::Io { .. })
    ));
    assert_eq!(std::fs::read(&to).unwrap(), b"mine");
}

const OLD: Duration = Duration::from_secs(3_600);

/// Makes a file look an hour older than it is.
fn age(f: &Fixture, name: &str) {
    let file = std::fs::File::options()
        .write(true)
        .open(f.dir.path().join(name))
        .unwrap();
    file.set_modified(SystemTime::now() - OLD).unwrap();
}

fn retention() -> Retention {
    Retention {
        before: SystemTime::now() - OLD / 2,
        scan_entries: 100,
    }
}

#[test]
fn old_sessions_go_with_all_their_files_and_recent_ones_stay() {
    let f = fixture_with(Options {
        rotate_bytes: 1_000,
        ..Options::default()
    });
    let (old, recent) = (session(&f, 12), session(&f, 12));
    age(&f, &format!("{old}.jsonl"));
    let retained = f.store.retain(&retention()).unwrap();
    assert_eq!(retained.removed, std::slice::from_ref(&old));
    assert!(retained.held.is_empty() && retained.failed.is_empty() && retained.leftovers == 0);
    assert!(
        f.files()
            .iter()
            .all(|name| name.starts_with(recent.as_str())),
        "{:?}",
        f.files()
    );
    assert_eq!(f.said(&recent).len(), 36);
    assert!(matches!(f.store.attach(&old), Err(Error::Missing)));
}

#[test]
fn a_session_that_somebody_holds_is_not_removed() {
    let f = fixture();
    let id = session(&f, 1);
    let held = f.store.attach(&id).unwrap();
    age(&f, &format!("{id}.jsonl"));
    let retained = f.store.retain(&retention()).unwrap();
    assert_eq!(
        (retained.removed, retained.held),
        (vec![], vec![id.clone()])
    );
    assert_eq!(f.said(&id).len(), 3);
    drop(held);
    assert_eq!(f.store.retain(&retention()).unwrap().removed, [id]);
    assert!(f.files().is_empty());
}

#[test]
fn what_killed_processes_left_is_removed_and_files_of_others_stay() {
    let f = fixture();
    let id = session(&f, 1);
    let gone = "ses_00000000000000000000000000000000";
    let left = [
        format!("{gone}.jsonl.new"),
        format!("{gone}.1.jsonl"),
        format!("{gone}.lease"),
    ];
    let others = [
        "notes.txt".to_owned(),
        format!("{gone}.txt"),
        format!("{gone}.jsonl.bak"),
    ];
    for name in left.iter().chain(&others) {
        std::fs::write(f.dir.path().join(name), "").unwrap();
        age(&f, name);
    }
    let fresh = "ses_11111111111111111111111111111111.jsonl.new".to_owned();
    std::fs::write(f.dir.path().join(&fresh), "").unwrap();
    let retained = f.store.retain(&retention()).unwrap();
    assert_eq!((retained.leftovers, retained.removed), (2, vec![]));
    let mut expected = [&others[..], &[fresh, format!("{id}.jsonl")]].concat();
    expected.sort();
    assert_eq!(f.files(), expected);
}

#[test]
fn retention_keeps_to_its_budget() {
    let f = fixture();
    session(&f, 1);
    session(&f, 1);
    let rule = Retention {
        scan_entries: 1,
        ..retention()
    };
    assert!(matches!(f.store.retain(&rule), Err(Error::ScanBudget)));
    let none = Store::at(f.dir.path().join("none"), Options::default());
    assert_eq!(none.retain(&rule).unwrap(), Default::default());
}

#[test]
fn a_folder_with_the_name_of_a_session_is_left_alone() {
    let f = fixture();
    let name = "ses_00000000000000000000000000000000.jsonl";
    std::fs::create_dir(f.dir.path().join(name)).unwrap();
    let retained = f.store.retain(&retention()).unwrap();
    assert_eq!(retained, Default::default());
    assert_eq!(f.files(), [name]);
}
