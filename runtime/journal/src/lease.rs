//! The right to be the only writer, as an operating-system lock on a file of its own.
//! The content of that file is never read: a lock dies with its process, content does not.

use std::fs::{File, TryLockError};
use std::sync::Arc;

use crate::{Error, Folder};

/// Held until dropped, or until the process ends in whatever way.
#[derive(Debug)]
pub struct Lease {
    folder: Arc<Folder>,
    name: String,
    file: File,
}

impl Lease {
    /// Takes the lease `name`. `None`: someone else has it, in another process or in this one. Never waits.
    ///
    /// # Errors
    /// `Unsafe`, `Io`.
    pub fn take(folder: &Arc<Folder>, name: &str) -> Result<Option<Lease>, Error> {
        loop {
            let file = folder.take(name)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(source)) => {
                    return Err(Error::Io {
                        what: "lock a file",
                        source,
                    });
                }
            }
            // A holder that let go in between has removed the file we locked; whoever comes next makes another.
            if folder.names(name, &file)? {
                return Ok(Some(Lease {
                    folder: Arc::clone(folder),
                    name: name.to_owned(),
                    file,
                }));
            }
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // Only our own file: while we hold its lock nobody else removes it.
        if matches!(self.folder.names(&self.name, &self.file), Ok(true)) {
            let _ = self.folder.remove(&self.name);
        }
        // Explicitly, because a child that is just being started may share the open file for a moment.
        let _ = self.file.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holder_at_a_time_and_no_file_left_behind() {
        let dir = tempfile::tempdir().unwrap();
        let folder = Arc::new(Folder::open(dir.path()).unwrap());
        let lease = Lease::take(&folder, "x.lease").unwrap().unwrap();
        assert!(Lease::take(&folder, "x.lease").unwrap().is_none());
        assert!(Lease::take(&folder, "y.lease").unwrap().is_some());
        drop(lease);
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
        assert!(Lease::take(&folder, "x.lease").unwrap().is_some());
    }

    #[test]
    fn a_file_left_by_a_killed_holder_is_no_lease() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("x.lease"), "pid 1").unwrap();
        let folder = Arc::new(Folder::open(dir.path()).unwrap());
        assert!(Lease::take(&folder, "x.lease").unwrap().is_some());
    }

    #[test]
    fn a_lease_file_swapped_by_hand_is_left_alone() {
        let dir = tempfile::tempdir().unwrap();
        let folder = Arc::new(Folder::open(dir.path()).unwrap());
        let first = Lease::take(&folder, "x.lease").unwrap().unwrap();
        std::fs::remove_file(dir.path().join("x.lease")).unwrap();
        let second = Lease::take(&folder, "x.lease").unwrap().unwrap();
        drop(first);
        assert!(dir.path().join("x.lease").exists());
        assert!(Lease::take(&folder, "x.lease").unwrap().is_none());
        drop(second);
    }

    #[test]
    fn many_threads_never_hold_it_together() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let dir = tempfile::tempdir().unwrap();
        let folder = Arc::new(Folder::open(dir.path()).unwrap());
        let (holders, taken) = (AtomicUsize::new(0), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        if let Some(lease) = Lease::take(&folder, "x.lease").unwrap() {
                            assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0);
                            // Long enough for another to come in, if it could.
                            std::thread::yield_now();
                            taken.fetch_add(1, Ordering::SeqCst);
                            holders.fetch_sub(1, Ordering::SeqCst);
                            drop(lease);
                        }
                    }
                });
            }
        });
        assert!(taken.into_inner() > 0);
    }
}
