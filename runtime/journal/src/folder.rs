//! A folder whose files are opened without being led astray: no links, devices, folders, or files of other users.
//! Does not read or write what is in them.

use std::ffi::OsStr;
use std::fs::{DirBuilder, File};
use std::io;
use std::ops::ControlFlow;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, Stat};
use rustix::io::Errno;

use crate::Error;

/// An open folder. Every name is one path component inside it.
#[derive(Debug)]
pub struct Folder {
    fd: OwnedFd,
}

/// When a file was last changed, from its metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stamp {
    /// Seconds since 1970.
    pub seconds: i64,
    /// Nanoseconds within the second.
    pub nanoseconds: u32,
}

impl Folder {
    /// Opens the folder at `path`.
    ///
    /// # Errors
    /// `Missing`, `Unsafe` when it is no folder or belongs to another user, `Io`.
    pub fn open(path: &Path) -> Result<Folder, Error> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        let fd =
            rustix::fs::openat(CWD, path, flags, Mode::empty()).map_err(|errno| match errno {
                Errno::NOENT => Error::Missing,
                Errno::NOTDIR => Error::Unsafe {
                    what: "something that is no folder",
                },
                errno => Error::Io {
                    what: "open the folder",
                    source: errno.into(),
                },
            })?;
        let stat = rustix::fs::fstat(&fd).map_err(Error::os("look at the folder"))?;
        owned(&stat)?;
        Ok(Folder { fd })
    }

    /// Opens the folder at `path` and makes it first, readable by its owner only, where it is missing.
    ///
    /// # Errors
    /// As [`Folder::open`].
    pub fn create(path: &Path) -> Result<Folder, Error> {
        match Folder::open(path) {
            Err(Error::Missing) => {}
            opened => return opened,
        }
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(path)
            .map_err(Error::io("make the folder"))?;
        let folder = Folder::open(path)?;
        if let Some(parent) = path
            .parent()
            .filter(|parent| !parent.as_os_str().is_empty())
        {
            Folder::open(parent)?.sync()?;
        }
        Ok(folder)
    }

    /// Makes what was created, renamed or removed in the folder durable.
    ///
    /// # Errors
    /// `Io`.
    pub fn sync(&self) -> Result<(), Error> {
        rustix::fs::fsync(&self.fd).map_err(Error::os("make the folder durable"))
    }

    /// When anything was last added to, removed from or renamed in the folder.
    ///
    /// # Errors
    /// `Io`.
    pub fn changed(&self) -> Result<Stamp, Error> {
        let stat = rustix::fs::fstat(&self.fd).map_err(Error::os("look at the folder"))?;
        Ok(stamp(&stat))
    }

    /// Opens an existing plain file for reading.
    ///
    /// # Errors
    /// `Missing`, `Unsafe`, `Io`.
    pub fn read(&self, name: &str) -> Result<File, Error> {
        self.file(name, OFlags::RDONLY, Mode::empty())
    }

    /// Opens an existing plain file for reading and appending.
    pub(crate) fn append(&self, name: &str) -> Result<File, Error> {
        self.file(name, OFlags::RDWR | OFlags::APPEND, Mode::empty())
    }

    /// Makes a new file for reading and appending, mode 0600. An existing one is an `Io` error.
    pub(crate) fn make(&self, name: &str) -> Result<File, Error> {
        self.file(
            name,
            OFlags::RDWR | OFlags::APPEND | OFlags::CREATE | OFlags::EXCL,
            private(),
        )
    }

    /// Opens a plain file for locking, and makes it where it is missing.
    pub(crate) fn take(&self, name: &str) -> Result<File, Error> {
        self.file(name, OFlags::RDWR | OFlags::CREATE, private())
    }

    /// Whether `file` is what `name` means now.
    pub(crate) fn names(&self, name: &str, file: &File) -> Result<bool, Error> {
        let there = match rustix::fs::statat(&self.fd, single(name)?, AtFlags::SYMLINK_NOFOLLOW) {
            Ok(stat) => stat,
            Err(Errno::NOENT) => return Ok(false),
            Err(errno) => {
                return Err(Error::Io {
                    what: "look at a file",
                    source: errno.into(),
                });
            }
        };
        let here = rustix::fs::fstat(file).map_err(Error::os("look at a file"))?;
        Ok((there.st_dev, there.st_ino) == (here.st_dev, here.st_ino))
    }

    /// Removes a file. A missing one is no error.
    ///
    /// # Errors
    /// `Io`.
    pub fn remove(&self, name: &str) -> Result<(), Error> {
        match rustix::fs::unlinkat(&self.fd, single(name)?, AtFlags::empty()) {
            Ok(()) | Err(Errno::NOENT) => Ok(()),
            Err(errno) => Err(Error::Io {
                what: "remove a file",
                source: errno.into(),
            }),
        }
    }

    pub(crate) fn rename(&self, from: &str, to: &str) -> Result<(), Error> {
        rustix::fs::renameat(&self.fd, single(from)?, &self.fd, single(to)?)
            .map_err(Error::os("rename a file"))
    }

    /// Gives a file a second name. An existing name is an `Io` error.
    pub(crate) fn link(&self, from: &str, to: &str) -> Result<(), Error> {
        rustix::fs::linkat(
            &self.fd,
            single(from)?,
            &self.fd,
            single(to)?,
            AtFlags::empty(),
        )
        .map_err(Error::os("link a file"))
    }

    /// The names of the entries, `.` and `..` left out, in no order, until `each` breaks off.
    ///
    /// # Errors
    /// `Io`.
    pub fn entries(&self, each: &mut dyn FnMut(&OsStr) -> ControlFlow<()>) -> Result<(), Error> {
        for entry in Dir::read_from(&self.fd).map_err(Error::os("read the folder"))? {
            let entry = entry.map_err(Error::os("read the folder"))?;
            let name = entry.file_name().to_bytes();
            if name != b"." && name != b".." && each(OsStr::from_bytes(name)).is_break() {
                break;
            }
        }
        Ok(())
    }

    fn file(&self, name: &str, how: OFlags, mode: Mode) -> Result<File, Error> {
        // NONBLOCK: opening a pipe must not wait for its other end. It means nothing for plain files.
        let flags = how | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let fd =
            rustix::fs::openat(&self.fd, single(name)?, flags, mode).map_err(
                |errno| match errno {
                    Errno::NOENT => Error::Missing,
                    Errno::LOOP => Error::Unsafe {
                        what: "a symbolic link",
                    },
                    Errno::ISDIR => Error::Unsafe { what: "a folder" },
                    Errno::NXIO | Errno::NODEV => Error::Unsafe {
                        what: "a device, pipe or socket",
                    },
                    errno => Error::Io {
                        what: "open a file",
                        source: errno.into(),
                    },
                },
            )?;
        let stat = rustix::fs::fstat(&fd).map_err(Error::os("look at a file"))?;
        match FileType::from_raw_mode(stat.st_mode) {
            FileType::RegularFile => owned(&stat)?,
            FileType::Directory => return Err(Error::Unsafe { what: "a folder" }),
            _ => {
                return Err(Error::Unsafe {
                    what: "a device, pipe or socket",
                });
            }
        }
        Ok(File::from(fd))
    }
}

impl Stamp {
    /// When `file` was last written to.
    ///
    /// # Errors
    /// `Io`.
    pub fn of(file: &File) -> Result<Stamp, Error> {
        rustix::fs::fstat(file)
            .map(|stat| stamp(&stat))
            .map_err(Error::os("look at a file"))
    }
}

/// The fields of `stat` differ in type and name between systems; the casts are value-preserving.
#[expect(
    clippy::unnecessary_cast,
    reason = "field types differ between systems"
)]
fn stamp(stat: &Stat) -> Stamp {
    Stamp {
        seconds: stat.st_mtime as i64,
        nanoseconds: stat.st_mtime_nsec as u32,
    }
}

fn private() -> Mode {
    Mode::RUSR | Mode::WUSR
}

fn owned(stat: &Stat) -> Result<(), Error> {
    if stat.st_uid == rustix::process::geteuid().as_raw() {
        return Ok(());
    }
    Err(Error::Unsafe {
        what: "something that belongs to another user",
    })
}

/// `name` when it is one path component; callers check their names first, this is the second lock on that door.
fn single(name: &str) -> Result<&str, Error> {
    let wrong = name.is_empty() || name == "." || name == ".." || name.contains(['/', '\0']);
    if wrong {
        let source = io::Error::from(io::ErrorKind::InvalidFilename);
        return Err(Error::Io {
            what: "use that file name",
            source,
        });
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn folder() -> (tempfile::TempDir, Folder) {
        let dir = tempfile::tempdir().unwrap();
        let folder = Folder::open(dir.path()).unwrap();
        (dir, folder)
    }

    fn refused(result: Result<File, Error>) -> &'static str {
        match result {
            Err(Error::Unsafe { what }) => what,
            other => panic!("expected a refusal, got {other:?}"),
        }
    }

    #[test]
    fn links_folders_and_pipes_are_not_opened_as_files() {
        let (dir, folder) = folder();
        std::fs::write(dir.path().join("file"), "x").unwrap();
        symlink("file", dir.path().join("link")).unwrap();
        symlink("nowhere", dir.path().join("dangling")).unwrap();
        symlink("/dev/zero", dir.path().join("zero")).unwrap();
        std::fs::create_dir(dir.path().join("folder")).unwrap();
        rustix::fs::mknodat(CWD, dir.path().join("pipe"), FileType::Fifo, private(), 0).unwrap();
        let _socket = std::os::unix::net::UnixListener::bind(dir.path().join("socket")).unwrap();
        for open in [Folder::read, Folder::append, Folder::take] {
            assert!(open(&folder, "file").is_ok());
            assert_eq!(refused(open(&folder, "link")), "a symbolic link");
            assert_eq!(refused(open(&folder, "dangling")), "a symbolic link");
            assert_eq!(refused(open(&folder, "zero")), "a symbolic link");
            assert_eq!(refused(open(&folder, "folder")), "a folder");
            assert_eq!(refused(open(&folder, "pipe")), "a device, pipe or socket");
            assert_eq!(refused(open(&folder, "socket")), "a device, pipe or socket");
        }
        assert!(!dir.path().join("nowhere").exists());
    }

    #[test]
    fn a_file_of_another_user_is_refused() {
        let (dir, folder) = folder();
        std::fs::write(dir.path().join("file"), "x").unwrap();
        if std::os::unix::fs::chown(dir.path().join("file"), Some(12345), None).is_err() {
            eprintln!("skipped: only root can give files away");
            return;
        }
        assert_eq!(
            refused(folder.read("file")),
            "something that belongs to another user"
        );
    }

    #[test]
    fn names_that_are_paths_are_refused() {
        let (_dir, folder) = folder();
        for name in ["", ".", "..", "a/b", "/etc/passwd", "../x", "a\0b"] {
            assert!(
                matches!(folder.read(name), Err(Error::Io { .. })),
                "{name:?}"
            );
            assert!(
                matches!(folder.remove(name), Err(Error::Io { .. })),
                "{name:?}"
            );
        }
    }

    #[test]
    fn folders_and_files_are_made_for_their_owner_only() {
        let (dir, _) = folder();
        let path = dir.path().join("a/b");
        let folder = Folder::create(&path).unwrap();
        folder.make("file").unwrap();
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&path), 0o700);
        assert_eq!(mode(&path.join("file")), 0o600);
        assert!(matches!(folder.make("file"), Err(Error::Io { .. })));
        assert!(matches!(
            Folder::open(&path.join("file")),
            Err(Error::Unsafe { .. })
        ));
        assert!(matches!(
            Folder::open(&path.join("none")),
            Err(Error::Missing)
        ));
    }

    #[test]
    fn all_entries_are_named_each_time() {
        let (dir, folder) = folder();
        for name in ["a", "b", ".c"] {
            std::fs::write(dir.path().join(name), "").unwrap();
        }
        for _ in 0..2 {
            let mut names = Vec::new();
            folder
                .entries(&mut |name| {
                    names.push(name.to_owned());
                    ControlFlow::Continue(())
                })
                .unwrap();
            names.sort();
            assert_eq!(names, [".c", "a", "b"]);
        }
    }
}
