//! Many mutants in a row, the same for the same seed, and what came of them in numbers.
//! Judges nothing itself.

use std::collections::BTreeMap;
use std::fmt;

use wire_tests::Random;

use crate::judges::{Disagreement, Judges, Outcome, Pair};
use crate::mutation::{Kind, Mutant, Step};
use crate::subject::Subject;

/// What many mutants came to.
#[derive(Debug, Default)]
pub struct Report {
    /// Mutants judged.
    pub mutants: u64,
    /// Steps by kind.
    pub kinds: BTreeMap<Kind, u64>,
    /// Both accept, both refuse, for each pair.
    pub agreed: BTreeMap<Pair, (u64, u64)>,
    /// Differences by exception, for each pair.
    pub excused: BTreeMap<(Pair, &'static str), u64>,
    /// What no exception covers; the first few.
    pub disagreements: Vec<(Mutant, Disagreement)>,
    /// How many there are in all.
    pub differing: u64,
}

/// So many disagreements are kept.
const KEPT: usize = 200;

/// The mutant with this number in the row of a seed.
pub fn mutant(
    judges: &Judges,
    subjects: &[Subject],
    seed: u64,
    number: u64,
) -> (Mutant, Vec<Step>) {
    let mut random = Random::new(
        seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15),
    );
    let subject = &subjects[random.below(subjects.len())];
    // Most are wrong in one place alone: two mistakes hide each other.
    let count = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3][random.below(10)];
    let steps: Vec<Step> = (0..count)
        .map(|_| Step {
            kind: Kind::ALL[random.below(Kind::ALL.len())],
            seed: random.below(usize::MAX) as u64,
        })
        .collect();
    (Mutant::new(judges.definitions(), subject, &steps), steps)
}

/// Judges so many mutants; `seen` is told how many there were so far.
pub fn run(
    judges: &Judges,
    subjects: &[Subject],
    seed: u64,
    count: u64,
    mut seen: impl FnMut(u64),
) -> Report {
    let mut report = Report::default();
    for number in 0..count {
        let (mutant, steps) = mutant(judges, subjects, seed, number);
        report.mutants += 1;
        for step in &steps {
            *report.kinds.entry(step.kind).or_default() += 1;
        }
        for (pair, outcome) in judges.judge(&mutant) {
            report.count(pair, outcome, &mutant);
        }
        seen(number);
    }
    report
}

impl Report {
    fn count(&mut self, pair: Pair, outcome: Outcome, mutant: &Mutant) {
        let agreed = self.agreed.entry(pair).or_default();
        match outcome {
            Outcome::Accepted => agreed.0 += 1,
            Outcome::Refused => agreed.1 += 1,
            Outcome::Excused(name) => *self.excused.entry((pair, name)).or_default() += 1,
            Outcome::Differs(disagreement) => {
                self.differing += 1;
                if self.disagreements.len() < KEPT {
                    self.disagreements.push((mutant.clone(), disagreement));
                }
            }
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} mutants, {} disagreements",
            self.mutants, self.differing
        )?;
        writeln!(f, "\nsteps by kind of change")?;
        for (kind, count) in &self.kinds {
            writeln!(f, "  {:<14}{count:>9}", format!("{kind:?}"))?;
        }
        writeln!(f, "\npairs of judges: both accept, both refuse")?;
        for (pair, (accepted, refused)) in &self.agreed {
            writeln!(f, "  {:<16}{accepted:>9}{refused:>9}", format!("{pair:?}"))?;
        }
        writeln!(f, "\ndifferences by exception")?;
        for ((pair, name), count) in &self.excused {
            writeln!(f, "  {:<16}{count:>9}  {name}", format!("{pair:?}"))?;
        }
        Ok(())
    }
}
