//! Judges in other languages, asked over a pipe, and how they compare: with each other, with the byte decoder, with the published schema.
//! A command reads lines `{"name":"TurnTerminal","hex":"…"}` and writes `{"ok":true}` or a fault with `code`, `rule` and `path` for each.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use serde::Deserialize;
use serde_json::json;

use crate::judges::{Judges, Outcome};
use crate::mutation::Mutant;
use crate::run::mutant;
use crate::shrink;
use crate::subject::Subject;

/// A judge somewhere else.
#[derive(Debug, Clone)]
pub struct Elsewhere {
    name: String,
    command: String,
}

impl std::str::FromStr for Elsewhere {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=') {
            Some((name, command)) if !name.is_empty() && !command.is_empty() => Ok(Elsewhere {
                name: name.to_owned(),
                command: command.to_owned(),
            }),
            _ => Err("write NAME=COMMAND".to_owned()),
        }
    }
}

/// What one judge says of one mutant.
#[derive(Debug, Clone, Deserialize)]
struct Said {
    ok: bool,
    code: Option<String>,
    rule: Option<String>,
    path: Option<String>,
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ok {
            return f.write_str("accepts");
        }
        let [rule, path] = [&self.rule, &self.path].map(|text| text.as_deref().unwrap_or("?"));
        write!(f, "refuses at {path:?}: {rule}")
    }
}

impl Elsewhere {
    /// What it says of these, in their order. The command runs in the root of the repository, once.
    fn ask(&self, mutants: &[Mutant]) -> io::Result<Vec<Said>> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut child = Command::new("sh")
            .args(["-c", &self.command])
            .current_dir(root)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let questions: Vec<u8> = mutants.iter().flat_map(question).collect();
        let said: io::Result<Vec<Said>> = std::thread::scope(|scope| {
            // Both ends at once: a judge may answer before it has read everything.
            let asking = scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(&questions)));
            let answers = BufReader::new(stdout.ok_or(io::ErrorKind::BrokenPipe)?).lines();
            let said = answers
                .map(|line| serde_json::from_str(&line?).map_err(io::Error::from))
                .collect();
            // What could not be asked shows in the number of answers.
            drop(asking.join());
            said
        });
        let said = said?;
        if !child.wait()?.success() || said.len() != mutants.len() {
            let (answers, questions) = (said.len(), mutants.len());
            return Err(io::Error::other(format!(
                "{}: {answers} answers to {questions} questions: {}",
                self.name, self.command
            )));
        }
        Ok(said)
    }
}

fn question(mutant: &Mutant) -> Vec<u8> {
    let name = if mutant.record {
        "Record"
    } else {
        mutant.definition.as_str()
    };
    let hex: String = mutant
        .bytes
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{}\n", json!({"name": name, "hex": hex})).into_bytes()
}

/// How two judges came out.
#[derive(Debug, Clone, Copy, Default)]
pub struct Count {
    /// Both accept.
    pub accepted: u64,
    /// Both refuse.
    pub refused: u64,
    /// Of those: with the same code, where both give one.
    pub same_code: u64,
    /// Of those: in the same place, where both name one.
    pub same_place: u64,
    /// They differ by a rule that one of them does not have.
    pub excused: u64,
    /// They differ.
    pub differing: u64,
}

/// The byte decoder among the judges.
const RUST: &str = "rust";
/// The `jsonschema` crate on the published schema.
const SCHEMA: &str = "jsonschema";

/// What a comparison came to.
#[derive(Debug, Default)]
pub struct Comparison {
    /// Mutants judged.
    pub mutants: u64,
    /// By the names of two judges.
    pub pairs: BTreeMap<(String, String), Count>,
    /// The first mutant of each pair that the two differ about, made small, with what they said.
    pub disagreements: BTreeMap<(String, String), (Mutant, String)>,
}

/// So many mutants go to a judge at a time.
const BATCH: u64 = 5_000;

/// Judges so many mutants here and elsewhere.
///
/// # Errors
/// A judge that cannot be asked, or that does not answer every question.
pub fn compare(
    judges: &Judges,
    subjects: &[Subject],
    elsewhere: &[Elsewhere],
    seed: u64,
    count: u64,
) -> io::Result<Comparison> {
    let mut comparison = Comparison::default();
    for start in (0..count).step_by(BATCH as usize) {
        let mutants: Vec<Mutant> = (start..count.min(start + BATCH))
            .map(|number| mutant(judges, subjects, seed, number).0)
            .collect();
        let tables = tables(judges, elsewhere, &mutants)?;
        for (index, mutant) in mutants.iter().enumerate() {
            comparison.mutants += 1;
            for (pair, verdict) in verdicts(&tables[index]) {
                comparison.add(pair, verdict, mutant);
            }
        }
    }
    for (pair, (mutant, _)) in &mut comparison.disagreements {
        *mutant = smallest(judges, elsewhere, mutant.clone(), pair)?;
    }
    Ok(comparison)
}

/// One mutant before all judges.
struct Table {
    /// The published schema, and the exception by which it may differ from the byte decoder.
    valid: bool,
    excused: bool,
    /// The byte decoder first.
    said: Vec<(String, Said)>,
}

fn tables(judges: &Judges, elsewhere: &[Elsewhere], mutants: &[Mutant]) -> io::Result<Vec<Table>> {
    let mut tables: Vec<Table> = mutants.iter().map(|mutant| here(judges, mutant)).collect();
    for judge in elsewhere {
        for (table, said) in tables.iter_mut().zip(judge.ask(mutants)?) {
            table.said.push((judge.name.clone(), said));
        }
    }
    Ok(tables)
}

fn here(judges: &Judges, mutant: &Mutant) -> Table {
    let (bytes, valid, outcome) = judges.by_schema(mutant);
    let fault = bytes.err();
    let code = |code: u8| app_wire::ErrorCode::ALL.get(usize::from(code));
    let said = Said {
        ok: fault.is_none(),
        code: fault
            .as_ref()
            .and_then(|fault| code(fault.code))
            .map(|code| code.as_str().to_owned()),
        rule: fault.as_ref().map(|fault| fault.rule.to_string()),
        path: fault.map(|fault| fault.pointer),
    };
    Table {
        valid,
        excused: matches!(outcome, Outcome::Excused(_)),
        said: vec![(RUST.to_owned(), said)],
    }
}

/// What two judges came to about one mutant.
enum Verdict {
    Accepted,
    Refused { same_code: bool, same_place: bool },
    Excused,
    Differs(String),
}

/// Every pair of judges about one mutant.
fn verdicts(table: &Table) -> Vec<((String, String), Verdict)> {
    let mut verdicts = Vec::new();
    let rust = table.said[0].1.ok;
    for (index, (name, said)) in table.said.iter().enumerate() {
        let verdict = match (said.ok, table.valid) {
            (true, true) => Verdict::Accepted,
            (false, false) => Verdict::Refused {
                same_code: false,
                same_place: false,
            },
            // What holds for the byte decoder holds for whoever says the same.
            _ if table.excused && said.ok == rust => Verdict::Excused,
            (_, valid) => Verdict::Differs(format!("valid by the schema: {valid}, {name} {said}")),
        };
        verdicts.push(((SCHEMA.to_owned(), name.clone()), verdict));
        for (other, theirs) in &table.said[index + 1..] {
            verdicts.push((
                (name.clone(), other.clone()),
                both(name, said, other, theirs),
            ));
        }
    }
    verdicts
}

fn both(name: &str, one: &Said, other: &str, two: &Said) -> Verdict {
    match (one.ok, two.ok) {
        (true, true) => Verdict::Accepted,
        (false, false) => Verdict::Refused {
            same_code: one.code == two.code,
            same_place: same_place(one, two),
        },
        _ => Verdict::Differs(format!("{name} {one}, {other} {two}")),
    }
}

/// The byte decoder names the object where a member is missing or forbids it, the others the member.
fn same_place(one: &Said, two: &Said) -> bool {
    let [one, two] = [one, two].map(|said| said.path.as_deref().unwrap_or_default());
    let parent = |path: &str| path.rsplit_once('/').map(|(parent, _)| parent.to_owned());
    one == two || parent(two).as_deref() == Some(one)
}

impl Comparison {
    fn add(&mut self, pair: (String, String), verdict: Verdict, mutant: &Mutant) {
        let count = self.pairs.entry(pair.clone()).or_default();
        match verdict {
            Verdict::Accepted => count.accepted += 1,
            Verdict::Refused {
                same_code,
                same_place,
            } => {
                count.refused += 1;
                count.same_code += u64::from(same_code);
                count.same_place += u64::from(same_place);
            }
            Verdict::Excused => count.excused += 1,
            Verdict::Differs(what) => {
                count.differing += 1;
                self.disagreements
                    .entry(pair)
                    .or_insert_with(|| (mutant.clone(), what));
            }
        }
    }

    /// How many disagreements there are in all.
    pub fn differing(&self) -> u64 {
        self.pairs.values().map(|count| count.differing).sum()
    }
}

/// The smallest mutant about which the two still differ; each round asks about all smaller ones at once.
fn smallest(
    judges: &Judges,
    elsewhere: &[Elsewhere],
    mut best: Mutant,
    pair: &(String, String),
) -> io::Result<Mutant> {
    let asked: Vec<Elsewhere> = elsewhere
        .iter()
        .filter(|judge| judge.name == pair.0 || judge.name == pair.1)
        .cloned()
        .collect();
    loop {
        let smaller: Vec<Mutant> = shrink::smaller_than(&best);
        let tables = tables(judges, &asked, &smaller)?;
        let differs = |table: &Table| {
            verdicts(table)
                .iter()
                .any(|(other, verdict)| other == pair && matches!(verdict, Verdict::Differs(_)))
        };
        match tables.iter().position(differs) {
            Some(index) => best = smaller[index].clone(),
            None => return Ok(best),
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mutants, differing) = (self.mutants, self.differing());
        writeln!(
            f,
            "{mutants} mutants before judges of all languages, {differing} disagreements"
        )?;
        writeln!(
            f,
            "\npairs of judges: both accept, both refuse (with the same code, in the same place), differ by a rule of one alone, differ"
        )?;
        for ((one, other), count) in &self.pairs {
            writeln!(
                f,
                "  {:<24}{:>9}{:>9} ({:>8},{:>8}){:>8}{:>6}",
                format!("{one} – {other}"),
                count.accepted,
                count.refused,
                count.same_code,
                count.same_place,
                count.excused,
                count.differing
            )?;
        }
        Ok(())
    }
}
