//! Judges in other languages: one that answers wrongly is noticed, and so is one that does not answer.

use mutants::{Elsewhere, Judges, compare, subjects};

fn judge(text: &str) -> Elsewhere {
    text.parse().expect("a name and a command")
}

/// Only those of one definition: a liar is found out after a few.
fn compared(command: &str) -> std::io::Result<mutants::Comparison> {
    let judges = Judges::new();
    let mut subjects = subjects(judges.published());
    subjects.retain(|subject| subject.definition == "TurnId");
    compare(&judges, &subjects, &[judge(command)], 1, 200)
}

#[test]
fn a_judge_that_takes_everything_is_found_out_with_a_small_mutant() {
    let comparison = compared(r#"liar=sed 's/.*/{"ok":true}/'"#).expect("it answers");
    let pair = |one: &str, other: &str| (one.to_owned(), other.to_owned());
    let count = comparison.pairs[&pair("rust", "liar")];
    assert!(count.accepted > 10 && count.differing > 10, "{comparison}");
    assert_eq!(count.accepted + count.differing, 200);
    assert!(comparison.pairs[&pair("jsonschema", "liar")].differing > 10);
    assert_eq!(comparison.pairs[&pair("jsonschema", "rust")].differing, 0);
    let (mutant, what) = &comparison.disagreements[&pair("rust", "liar")];
    assert!(mutant.bytes.len() <= 2, "{:?}", mutant.bytes);
    assert!(
        what.contains("rust refuses") && what.contains("liar accepts"),
        "{what}"
    );
}

#[test]
fn a_judge_that_does_not_answer_every_question_is_no_judge() {
    for command in [
        "lazy=head -n 3 >/dev/null; echo '{\"ok\":true}'",
        "gone=cat >/dev/null; exit 3",
        "mute=cat",
    ] {
        assert!(compared(command).is_err(), "{command}");
    }
    for text in ["", "name", "=command", "name="] {
        assert!(text.parse::<Elsewhere>().is_err(), "{text}");
    }
}
