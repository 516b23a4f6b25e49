//! The folders that tools may reach, and whether a path leads out of them.
//! Resolves every link first: what counts is where a path really leads.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};

use crate::Failure;

/// The project's folder and further ones, as they really are.
#[derive(Debug)]
pub(crate) struct Folders {
    project: PathBuf,
    further: Vec<PathBuf>,
}

impl Folders {
    pub(crate) fn new(project: &Path, further: &[PathBuf]) -> io::Result<Self> {
        let project = fs::canonicalize(project)?;
        // A relative one is meant from the project.
        let further = further
            .iter()
            .filter_map(|folder| fs::canonicalize(project.join(folder)).ok())
            .collect();
        Ok(Self { project, further })
    }

    fn inside(&self, path: &Path) -> bool {
        std::iter::once(&self.project)
            .chain(&self.further)
            .any(|folder| path.starts_with(folder))
    }

    /// Where a path leads; a relative one starts in the project.
    pub(crate) fn resolve(&self, path: &str) -> Result<PathBuf, Failure> {
        let path = self.project.join(path);
        match fs::canonicalize(&path) {
            Ok(real) if self.inside(&real) => Ok(real),
            Ok(_) => Err(Failure::Outside),
            Err(error) => {
                // Whether something is there is told only of places that may be used.
                let known = path
                    .ancestors()
                    .find_map(|folder| fs::canonicalize(folder).ok());
                match known {
                    Some(known)
                        if self.inside(&known) && error.kind() == io::ErrorKind::NotFound =>
                    {
                        Err(Failure::Missing)
                    }
                    Some(known) if self.inside(&known) => Err(error.into()),
                    _ => Err(Failure::Outside),
                }
            }
        }
    }

    /// Opens a regular file where [`Folders::resolve`] found it.
    pub(crate) fn open(&self, path: &str) -> Result<File, Failure> {
        let real = self.resolve(path)?;
        // Neither follows a link that was put there since, nor waits for the other end of a pipe.
        let flags = OFlags::RDONLY | OFlags::CLOEXEC | OFlags::NOFOLLOW | OFlags::NONBLOCK;
        let file =
            File::from(rustix::fs::open(real, flags, Mode::empty()).map_err(io::Error::from)?);
        if file.metadata()?.is_file() {
            Ok(file)
        } else {
            Err(Failure::NoFile)
        }
    }

    /// A path as it is shown to the model: from the project, if it is in there.
    pub(crate) fn shown(&self, path: &Path) -> String {
        path.strip_prefix(&self.project)
            .unwrap_or(path)
            .to_string_lossy()
            .into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::symlink;

    use super::Folders;
    use crate::Failure;

    #[test]
    fn a_path_counts_where_it_really_leads() {
        let root = tempfile::tempdir().unwrap();
        let at = |path: &str| root.path().join(path);
        for folder in ["project/sub", "further", "secret"] {
            fs::create_dir_all(at(folder)).unwrap();
        }
        for file in ["project/sub/a", "further/b", "secret/c", "secret.txt"] {
            fs::write(at(file), "x").unwrap();
        }
        symlink(at("secret"), at("project/out")).unwrap();
        symlink(at("secret/c"), at("project/out-file")).unwrap();
        symlink(at("project/sub/a"), at("project/in")).unwrap();
        symlink(at("further"), at("project/to-further")).unwrap();
        symlink("loop", at("project/loop")).unwrap();
        symlink(at("nowhere"), at("project/dangling")).unwrap();
        let folders =
            Folders::new(&at("project"), &["../further".into(), "missing".into()]).unwrap();
        let verdict = |path: &str| match folders.open(path) {
            Ok(_) => "open",
            Err(Failure::Outside) => "outside",
            Err(Failure::Missing) => "missing",
            Err(Failure::NoFile) => "no file",
            Err(_) => "unreadable",
        };
        let absolute = |path: &str| at(path).display().to_string();
        for (path, expected) in [
            ("sub/a".to_owned(), "open"),
            ("sub/../sub/./a".to_owned(), "open"),
            (absolute("project/sub/a"), "open"),
            ("in".to_owned(), "open"),
            ("../further/b".to_owned(), "open"),
            ("to-further/b".to_owned(), "open"),
            ("sub".to_owned(), "no file"),
            (String::new(), "no file"),
            ("nothing".to_owned(), "missing"),
            ("sub/nothing/at/all".to_owned(), "missing"),
            ("dangling".to_owned(), "missing"),
            ("../secret/c".to_owned(), "outside"),
            ("../secret/nothing".to_owned(), "outside"),
            ("../secret.txt".to_owned(), "outside"),
            ("out/c".to_owned(), "outside"),
            ("out/nothing".to_owned(), "outside"),
            ("out-file".to_owned(), "outside"),
            (absolute("secret/c"), "outside"),
            ("/nowhere/at/all".to_owned(), "outside"),
            ("../project-twin".to_owned(), "outside"),
            ("loop".to_owned(), "unreadable"),
        ] {
            assert_eq!(verdict(&path), expected, "{path}");
        }
        assert_eq!(folders.shown(&folders.resolve("sub/a").unwrap()), "sub/a");
        assert!(
            folders
                .shown(&folders.resolve("../further/b").unwrap())
                .starts_with('/')
        );
    }

    #[test]
    fn a_pipe_is_no_file_and_is_not_waited_for() {
        let root = tempfile::tempdir().unwrap();
        let pipe = root.path().join("pipe");
        rustix::fs::mkfifoat(rustix::fs::CWD, &pipe, rustix::fs::Mode::RWXU).unwrap();
        let folders = Folders::new(root.path(), &[]).unwrap();
        assert!(matches!(folders.open("pipe"), Err(Failure::NoFile)));
    }
}
