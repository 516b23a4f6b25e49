//! A set of generated files: what they are called, what they say, and how they meet the disk.
//! Does not know what is in them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Path relative to `generated/`, with forward slashes, to contents.
pub type Files = BTreeMap<String, String>;

/// What every generated file bears in its first lines, after the comment sign of its language.
pub fn mark(protocol: &str) -> String {
    format!("@generated from schema/{protocol} by codegen. Do not edit.")
}

/// The same for code made from a schema that is not ours.
pub fn made_from(schema: &str) -> String {
    format!("@generated from {schema} by magi-schema. Do not edit.")
}

/// How one path on the disk differs from what was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Relative to `generated/`.
    pub path: String,
    /// In which way.
    pub kind: Kind,
}

/// In which way a path differs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Made, but not there.
    Missing {
        /// The contents.
        made: String,
    },
    /// There with other contents.
    Stale {
        /// What is there.
        found: String,
        /// What should be.
        made: String,
    },
    /// Generated once, and no longer made.
    Leftover,
    /// Neither made nor generated: somebody's own file, which is never touched.
    Foreign,
}

/// Why the disk did not do as asked.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", path.display())]
pub struct Error {
    path: PathBuf,
    error: io::Error,
}

/// Folders that tools leave behind in generated packages; git ignores them too.
const IGNORED: [&str; 6] = [
    "target",
    "node_modules",
    "__pycache__",
    ".build",
    "build",
    "dist",
];

/// Every difference between `files` and the folder `generated`, in order of path.
///
/// What was made from a protocol that is not among `protocols` is none of this run's business.
///
/// # Errors
/// A folder or file that cannot be read.
pub fn compare(
    generated: &Path,
    files: &Files,
    protocols: &[&str],
) -> Result<Vec<Difference>, Error> {
    let mut found = BTreeMap::new();
    if generated.is_dir() {
        collect(generated, "", &mut found)?;
    }
    let mut differences = Vec::new();
    for (path, made) in files {
        let kind = match found.remove(path) {
            None => Kind::Missing { made: made.clone() },
            Some(contents) if contents == made.as_bytes() => continue,
            Some(contents) => Kind::Stale {
                found: String::from_utf8_lossy(&contents).into_owned(),
                made: made.clone(),
            },
        };
        differences.push(Difference {
            path: path.clone(),
            kind,
        });
    }
    for (path, contents) in found {
        let kind = match marked_protocol(&contents) {
            Some(protocol) if protocols.contains(&protocol.as_str()) => Kind::Leftover,
            Some(_) => continue,
            None => Kind::Foreign,
        };
        differences.push(Difference { path, kind });
    }
    differences.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(differences)
}

/// Makes the disk agree: writes what is missing or stale, removes what is left over, leaves foreign files alone.
///
/// # Errors
/// A file that cannot be written or removed.
pub fn write(generated: &Path, differences: &[Difference]) -> Result<(), Error> {
    for difference in differences {
        let path = generated.join(&difference.path);
        let done = match &difference.kind {
            Kind::Missing { made } | Kind::Stale { made, .. } => path
                .parent()
                .map_or(Ok(()), fs::create_dir_all)
                .and_then(|()| fs::write(&path, made)),
            Kind::Leftover => {
                fs::remove_file(&path).map(|()| remove_empty_folders(generated, &path))
            }
            Kind::Foreign => Ok(()),
        };
        done.map_err(|error| Error { path, error })?;
    }
    Ok(())
}

/// For people: the path, what is the case, and the first lines that differ.
pub fn describe(difference: &Difference) -> String {
    let path = &difference.path;
    match &difference.kind {
        Kind::Missing { .. } => format!("generated/{path} is missing\n"),
        Kind::Leftover => format!("generated/{path} is no longer made\n"),
        Kind::Foreign => {
            format!("generated/{path} was not written by `cargo gen`: move it out of generated/\n")
        }
        Kind::Stale { found, made } => {
            format!("generated/{path} is stale\n{}", first_change(found, made))
        }
    }
}

/// How many lines of each side a difference shows.
const SHOWN: usize = 12;

/// The lines between the common beginning and the common end, some of each side.
fn first_change(found: &str, made: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (found.lines().collect(), made.lines().collect());
    let start = old
        .iter()
        .zip(&new)
        .take_while(|(one, other)| one == other)
        .count();
    let (old_rest, new_rest) = (&old[start..], &new[start..]);
    let end = old_rest
        .iter()
        .rev()
        .zip(new_rest.iter().rev())
        .take_while(|(one, other)| one == other)
        .count();
    let mut text = format!("  line {}\n", start + 1);
    for (sign, lines) in [
        ('-', &old_rest[..old_rest.len() - end]),
        ('+', &new_rest[..new_rest.len() - end]),
    ] {
        for line in lines.iter().take(SHOWN) {
            // Writing to a string does not fail.
            let _ = writeln!(text, "  {sign} {line}");
        }
        if lines.len() > SHOWN {
            let _ = writeln!(text, "  {sign} … {} lines more", lines.len() - SHOWN);
        }
    }
    text
}

/// The protocol that the mark in the first lines names.
fn marked_protocol(contents: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(&contents[..contents.len().min(256)]).into_owned();
    let (_, after) = head.split_once("@generated from schema/")?;
    after.split([' ', '/']).next().map(str::to_owned)
}

fn collect(
    folder: &Path,
    prefix: &str,
    found: &mut BTreeMap<String, Vec<u8>>,
) -> Result<(), Error> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| Error { path, error }
    };
    for entry in fs::read_dir(folder).map_err(failed(folder))? {
        let entry = entry.map_err(failed(folder))?;
        let (path, name) = (
            entry.path(),
            entry.file_name().to_string_lossy().into_owned(),
        );
        if path.is_dir() {
            if !IGNORED.contains(&name.as_str()) && !name.ends_with(".egg-info") {
                collect(&path, &format!("{prefix}{name}/"), found)?;
            }
        } else {
            found.insert(
                format!("{prefix}{name}"),
                fs::read(&path).map_err(failed(&path))?,
            );
        }
    }
    Ok(())
}

/// Removes the folders around a path that was removed, up to `generated`, as far as they are empty.
pub fn remove_empty_folders(generated: &Path, path: &Path) {
    for folder in path
        .ancestors()
        .skip(1)
        .take_while(|folder| *folder != generated)
    {
        // Fails where a folder is not empty, which is where to stop.
        if fs::remove_dir(folder).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(text: &str) -> String {
        format!("// {}\n{text}\n", mark("demo"))
    }

    /// The folder holds `found`; what `made` differs in, and what the folder holds after writing.
    fn check(found: &[(&str, String)], made: &[(&str, String)]) -> (Vec<String>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in found {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let files: Files = made
            .iter()
            .map(|(path, text)| ((*path).to_owned(), text.clone()))
            .collect();
        let differences = compare(folder.path(), &files, &["demo"]).unwrap();
        write(folder.path(), &differences).unwrap();
        let mut after = BTreeMap::new();
        collect(folder.path(), "", &mut after).unwrap();
        (
            differences.iter().map(describe).collect(),
            after.into_keys().collect(),
        )
    }

    #[test]
    fn what_is_the_same_is_no_difference() {
        let same = [("a/b.rs", marked("one"))];
        assert_eq!(check(&same, &same), (vec![], vec!["a/b.rs".to_owned()]));
    }

    #[test]
    fn missing_files_are_written_and_leftovers_removed_with_their_folder() {
        let (differences, after) = check(
            &[("old/b.rs", marked("one"))],
            &[("new/b.rs", marked("one"))],
        );
        assert_eq!(
            differences,
            [
                "generated/new/b.rs is missing\n",
                "generated/old/b.rs is no longer made\n"
            ]
        );
        assert_eq!(after, ["new/b.rs"]);
    }

    #[test]
    fn a_stale_file_shows_its_first_change() {
        let (differences, _) = check(
            &[("b.rs", marked("one\ntwo\nthree"))],
            &[("b.rs", marked("one\n2\nthree"))],
        );
        assert_eq!(
            differences,
            ["generated/b.rs is stale\n  line 3\n  - two\n  + 2\n"]
        );
    }

    #[test]
    fn a_file_without_the_mark_is_never_touched() {
        let (differences, after) = check(&[("mine.rs", "// mine\n".to_owned())], &[]);
        assert_eq!(
            differences,
            ["generated/mine.rs was not written by `cargo gen`: move it out of generated/\n"]
        );
        assert_eq!(after, ["mine.rs"]);
    }

    #[test]
    fn files_of_another_protocol_are_left_alone() {
        let (differences, after) = check(&[("b.rs", format!("// {}\n", mark("other")))], &[]);
        assert_eq!((differences.len(), after.len()), (0, 1));
    }
}
