//! The file of stored credentials, read with care for who else could read or replace it.
//! Does not say whether a provider is ready.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

use rustix::fs::{Mode, OFlags};
use secrecy::SecretString;
use serde::Deserialize;
use zeroize::Zeroizing;

/// The version of the file's form that this program knows.
const VERSION: u64 = 1;
/// A longer file, in bytes, is not ours.
const FILE_BYTES_MAX: u64 = 1024 * 1024;

/// Why stored credentials cannot be used. Carries nothing of what the file says.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It is there, but reading failed.
    #[error("the stored credentials cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// Somebody else could read or replace it.
    #[error("the stored credentials are not safe: {what}; {remedy}")]
    Unsafe {
        /// What is wrong.
        what: &'static str,
        /// What to do.
        remedy: &'static str,
    },
    /// It is not of the form this program writes.
    #[error(
        "the stored credentials are damaged at line {line}, column {column}; repair auth.json or remove it and log in again"
    )]
    Damaged {
        /// Line, from 1.
        line: usize,
        /// Column, as the reader counts.
        column: usize,
    },
    /// It was written by a newer program.
    #[error(
        "the stored credentials have version {found}, and this program knows {VERSION}; use the program that wrote them"
    )]
    Newer {
        /// The file's version.
        found: u64,
    },
}

/// What the file holds. An absent file holds nothing.
#[derive(Debug, Default)]
pub struct Store {
    pub(crate) records: BTreeMap<String, Record>,
}

/// One provider's record.
#[derive(Debug)]
pub(crate) enum Record {
    ApiKey(SecretString),
    Oauth {
        access: Option<SecretString>,
        refresh: Option<SecretString>,
    },
    /// Of a kind this program does not know; left alone.
    Other,
}

impl Store {
    /// Reads the file.
    ///
    /// # Errors
    /// [`Error`] when it is there and cannot be trusted or understood.
    pub fn read(auth_file: &Path) -> Result<Self, Error> {
        let Some(mut file) = open(auth_file)? else {
            return Ok(Self::default());
        };
        let mut text = Zeroizing::new(String::new());
        if let Err(error) = (&mut file)
            .take(FILE_BYTES_MAX + 1)
            .read_to_string(&mut text)
        {
            return match error.kind() {
                io::ErrorKind::InvalidData => Err(Error::Damaged { line: 1, column: 1 }),
                _ => Err(error.into()),
            };
        }
        if text.len() as u64 > FILE_BYTES_MAX {
            return Err(Error::Damaged { line: 1, column: 1 });
        }
        let damaged = |error: serde_json::Error| Error::Damaged {
            line: error.line(),
            column: error.column(),
        };
        let version: Version = serde_json::from_str(&text).map_err(damaged)?;
        if version.version > VERSION {
            return Err(Error::Newer {
                found: version.version,
            });
        }
        let form: Form = serde_json::from_str(&text).map_err(damaged)?;
        Ok(Self {
            records: form
                .providers
                .into_iter()
                .map(|(id, record)| (id, record.into()))
                .collect(),
        })
    }

    /// Every secret the file holds, so that it can be kept out of what is shown.
    pub(crate) fn values(&self) -> impl Iterator<Item = &SecretString> {
        self.records
            .values()
            .flat_map(|record| match record {
                Record::ApiKey(key) => [Some(key), None],
                Record::Oauth { access, refresh } => [access.as_ref(), refresh.as_ref()],
                Record::Other => [None, None],
            })
            .flatten()
    }
}

/// Opens the file when it is there and nobody but its owner, who we are, can read or replace it.
fn open(path: &Path) -> Result<Option<File>, Error> {
    let flags = OFlags::RDONLY | OFlags::CLOEXEC | OFlags::NOFOLLOW | OFlags::NONBLOCK;
    let file = match rustix::fs::open(path, flags, Mode::empty()) {
        Ok(file) => File::from(file),
        Err(rustix::io::Errno::NOENT) => return Ok(None),
        Err(rustix::io::Errno::LOOP) => {
            return Err(Error::Unsafe {
                what: "auth.json is a symbolic link",
                remedy: "replace it by the file itself",
            });
        }
        Err(error) => return Err(io::Error::from(error).into()),
    };
    let stat = file.metadata()?;
    if !stat.is_file() {
        return Err(Error::Unsafe {
            what: "auth.json is not a regular file",
            remedy: "remove it and log in again",
        });
    }
    if stat.uid() != rustix::process::geteuid().as_raw() {
        return Err(Error::Unsafe {
            what: "auth.json belongs to another user",
            remedy: "remove it and log in again",
        });
    }
    if stat.mode() & 0o077 != 0 {
        return Err(Error::Unsafe {
            what: "auth.json is open to other users",
            remedy: "set its mode to 0600",
        });
    }
    // Who can write to the folder can put another file in its place.
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    if fs::metadata(folder)?.mode() & 0o022 != 0 {
        return Err(Error::Unsafe {
            what: "its folder can be written by other users",
            remedy: "set its mode to 0700",
        });
    }
    Ok(Some(file))
}

#[derive(Deserialize)]
struct Version {
    version: u64,
}

#[derive(Deserialize)]
struct Form {
    #[serde(default)]
    providers: BTreeMap<String, RecordForm>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum RecordForm {
    ApiKey {
        api_key: String,
    },
    Oauth {
        #[serde(default)]
        access_token: Option<String>,
        #[serde(default)]
        refresh_token: Option<String>,
    },
    #[serde(other)]
    Other,
}

impl From<RecordForm> for Record {
    fn from(form: RecordForm) -> Self {
        let secret = |value: Option<String>| {
            value
                .filter(|value| !value.is_empty())
                .map(SecretString::from)
        };
        match form {
            RecordForm::ApiKey { api_key } => Self::ApiKey(api_key.into()),
            RecordForm::Oauth {
                access_token,
                refresh_token,
            } => Self::Oauth {
                access: secret(access_token),
                refresh: secret(refresh_token),
            },
            RecordForm::Other => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    use std::path::Path;

    use super::{Error, Store};

    const SECRET: &str = "sk-very-secret-value";

    fn file(folder: &Path, mode: u32, text: &str) -> std::path::PathBuf {
        let path = folder.join("auth.json");
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        path
    }

    fn good() -> String {
        format!(
            r#"{{"version":1,"providers":{{"anthropic":{{"type":"api_key","generation":1,"api_key":"{SECRET}"}}}}}}"#
        )
    }

    #[test]
    fn an_absent_file_holds_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert!(
            Store::read(&folder.path().join("auth.json"))
                .unwrap()
                .records
                .is_empty()
        );
        assert!(
            Store::read(&folder.path().join("nowhere/auth.json"))
                .unwrap()
                .records
                .is_empty()
        );
    }

    #[test]
    fn a_file_that_others_can_read_or_replace_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        for mode in [0o640, 0o604, 0o620, 0o666] {
            let path = file(folder.path(), mode, &good());
            assert!(
                matches!(Store::read(&path), Err(Error::Unsafe { .. })),
                "{mode:o}"
            );
        }
        let path = file(folder.path(), 0o600, &good());
        assert_eq!(Store::read(&path).unwrap().records.len(), 1);
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o770)).unwrap();
        assert!(matches!(Store::read(&path), Err(Error::Unsafe { .. })));
    }

    #[test]
    fn a_link_and_what_is_no_file_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let real = file(folder.path(), 0o600, &good());
        let link = folder.path().join("link");
        symlink(&real, &link).unwrap();
        assert!(matches!(Store::read(&link), Err(Error::Unsafe { .. })));
        assert!(matches!(
            Store::read(folder.path()),
            Err(Error::Unsafe { .. })
        ));
    }

    #[test]
    fn a_damaged_file_is_an_error_that_says_where_and_nothing_of_its_contents() {
        let folder = tempfile::tempdir().unwrap();
        for text in [
            "",
            "[]",
            "{}",
            r#"{"version":"1"}"#,
            &good()[..40],
            &format!(r#"{{"version":1,"providers":{{"anthropic":"{SECRET}"}}}}"#),
            &format!(
                r#"{{"version":1,"providers":{{"anthropic":{{"type":"api_key","api_key":["{SECRET}"]}}}}}}"#
            ),
        ] {
            let error = Store::read(&file(folder.path(), 0o600, text)).expect_err(text);
            assert!(matches!(error, Error::Damaged { .. }), "{text}: {error:?}");
            assert!(
                !format!("{error} {error:?}").contains("secret"),
                "{error:?}"
            );
        }
        fs::write(
            folder.path().join("auth.json"),
            b"{\"version\":1,\"x\":\"\xff\"}",
        )
        .unwrap();
        assert!(matches!(
            Store::read(&folder.path().join("auth.json")),
            Err(Error::Damaged { .. })
        ));
    }

    #[test]
    fn a_newer_file_is_not_guessed_at() {
        let folder = tempfile::tempdir().unwrap();
        let newer = file(folder.path(), 0o600, r#"{"version":2,"providers":[]}"#);
        assert!(matches!(
            Store::read(&newer),
            Err(Error::Newer { found: 2 })
        ));
    }

    #[test]
    fn no_secret_is_printed() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::read(&file(folder.path(), 0o600, &good())).unwrap();
        assert!(!format!("{store:?}").contains("secret-value"));
        assert_eq!(store.values().count(), 1);
    }
}
