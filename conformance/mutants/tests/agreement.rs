//! All judges agree about some tens of thousands of mutants, and a wrong bound would be noticed.

use mutants::{EXCEPTIONS, Fixture, Judges, Kind, Outcome, Pair, Report, run, shrink, subjects};
use serde_json::{Value, json};

fn listed(report: &Report) -> String {
    let lines = report
        .disagreements
        .iter()
        .take(20)
        .map(|(mutant, disagreement)| {
            format!(
                "{}: {}: {}",
                mutant.definition,
                disagreement.what,
                String::from_utf8_lossy(&mutant.bytes)
            )
        });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn all_judges_agree_about_fifty_thousand_mutants() {
    let judges = Judges::new();
    let subjects = subjects(judges.published());
    let report = run(&judges, &subjects, 7, 50_000, |_| {});
    assert_eq!(report.differing, 0, "{}", listed(&report));
    for kind in Kind::ALL {
        assert!(report.kinds[kind] > 500, "{kind:?} was hardly tried");
    }
    for pair in Pair::ALL {
        let (accepted, refused) = report.agreed[pair];
        assert!(
            accepted > 2_000 && refused > 2_000,
            "{pair:?}: {accepted} accepted, {refused} refused"
        );
    }
    let unused = |name: &str| !report.excused.keys().any(|(_, used)| *used == name);
    let unused: Vec<&str> = EXCEPTIONS
        .iter()
        .map(|exception| exception.name)
        .filter(|name| unused(name))
        .collect();
    // Only records that are much larger than any example reach these.
    let rare = |name: &str| name.contains("record") || name.contains("payload");
    assert!(
        unused.iter().all(|name| rare(name)),
        "exceptions that nothing needs: {unused:?}"
    );
}

/// Every record cut off at every byte is refused by every judge.
#[test]
fn a_record_that_was_cut_off_is_refused_wherever_it_was() {
    let judges = Judges::new();
    for subject in subjects(judges.published())
        .into_iter()
        .filter(|subject| subject.record)
    {
        let whole = subject.value.to_string();
        for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
            let cut = &whole.as_bytes()[..end];
            assert!(app_wire::decode_record(cut).is_err());
            assert!(serde_json::from_slice::<app_wire::Record<'_>>(cut).is_err());
            assert_eq!(mutants::slow::disagreement(cut), Ok(()));
            assert!(judges.agrees_with_model(cut));
        }
    }
}

#[test]
fn what_was_found_once_does_not_come_back() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("found");
    let judges = Judges::new();
    for entry in std::fs::read_dir(folder).expect("the folder of findings is in the tree") {
        let path = entry.expect("an entry can be read").path();
        let text = std::fs::read_to_string(&path).expect("a finding can be read");
        let fixture = Fixture::of_json(&text).expect("a finding");
        for (pair, outcome) in judges.judge(&fixture.mutant) {
            assert!(
                !matches!(outcome, Outcome::Differs(_)),
                "{}, {pair:?}: {outcome:?}",
                path.display()
            );
        }
    }
}

/// Tells `jsonschema` something else about one definition, and wants the mutants of its examples to notice.
fn notices(place: &str, change: impl Fn(&mut Value)) {
    let judges = Judges::planted(|schema| {
        let node = schema
            .pointer_mut(place)
            .expect("the place is in the published schema");
        change(node);
    });
    let definition = place.split('/').nth(2).expect("a definition");
    let mut subjects = subjects(judges.published());
    subjects.retain(|subject| subject.definition == definition);
    let report = run(&judges, &subjects, 1, 2_000, |_| {});
    let first = report.disagreements.first();
    let (mutant, disagreement) = first.unwrap_or_else(|| panic!("{place}: nobody noticed"));
    let small = shrink(&judges, mutant, disagreement.pair);
    assert!(small.bytes.len() <= mutant.bytes.len());
    let fixture = Fixture {
        mutant: small,
        what: disagreement.what.clone(),
    };
    assert_eq!(Fixture::of_json(&fixture.to_json()), Some(fixture));
}

/// One more than was there.
fn one_more(node: &mut Value) {
    *node = json!(node.as_i64().expect("a number") + 1);
}

#[test]
fn a_planted_length_is_noticed() {
    notices("/$defs/ProviderId/maxLength", one_more);
    notices("/$defs/ProviderId/maxLength", |node| {
        *node = json!(node.as_i64().expect("a number") - 1)
    });
}

#[test]
fn a_planted_range_is_noticed() {
    notices("/$defs/Count/maximum", one_more);
    notices("/$defs/LimitValue/minimum", |node| *node = json!(0));
}

#[test]
fn a_planted_requirement_is_noticed() {
    notices("/$defs/TurnTerminal/required", |node| {
        node.as_array_mut().expect("a list").pop();
    });
}

#[test]
fn planted_items_values_and_openness_are_noticed() {
    notices(
        "/$defs/InitializeRequest/properties/supported_protocol_versions/maxItems",
        one_more,
    );
    notices("/$defs/TurnStatus/enum", |node| {
        node.as_array_mut().expect("a list").pop();
    });
    notices("/$defs/TurnCancelRequest/additionalProperties", |node| {
        *node = json!(true)
    });
}
