//! The folder that settings, credentials and sessions live in.
//! Gives places; what stands in the files is for others to say.

use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use crate::{Env, Error, Scope};

/// The folder of one user's settings, credentials and sessions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Home(PathBuf);

impl Home {
    /// The home at this path, which need not exist yet.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// The folder that `MC_HOME` names, `.magi-code` in the user's home otherwise.
    ///
    /// # Errors
    /// [`Error::NoHome`] when neither `MC_HOME` nor `HOME` is set.
    pub fn resolve(env: Env<'_>) -> Result<Self, Error> {
        let set = |name: &str| env(name).filter(|value| !value.is_empty());
        match (set("MC_HOME"), set("HOME")) {
            (Some(home), _) => Ok(Self::new(home)),
            (None, Some(user)) => Ok(Self::new(Path::new(&user).join(".magi-code"))),
            (None, None) => Err(Error::NoHome),
        }
    }

    /// The folder itself.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The settings of all projects.
    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.0.join("settings.json")
    }

    /// The JSON Schema of settings files, for editors.
    #[must_use]
    pub fn schema_file(&self) -> PathBuf {
        self.0.join("settings.schema.json")
    }

    /// The stored credentials.
    #[must_use]
    pub fn auth_file(&self) -> PathBuf {
        self.0.join("auth.json")
    }

    /// The durable sessions.
    #[must_use]
    pub fn sessions_dir(&self) -> PathBuf {
        self.0.join("sessions")
    }

    /// What was discovered of each provider's models.
    #[must_use]
    pub fn catalog_dir(&self) -> PathBuf {
        self.0.join("cache").join("catalog")
    }

    /// Makes the folder, for its owner alone, if it is not there.
    ///
    /// # Errors
    /// What the system says.
    pub fn create(&self) -> io::Result<()> {
        fs::DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(&self.0)
    }

    /// Writes the schema of settings files when it differs from what is there; true when it was written. The
    /// folder must exist.
    ///
    /// # Errors
    /// What the system says; an older schema then stays whole.
    pub fn write_schema(&self) -> io::Result<bool> {
        let mut schema = serde_json::to_string_pretty(&schemars::schema_for!(Scope))?;
        schema.push('\n');
        // Only a file of this very length is worth reading: a pipe or a device in its place would never end.
        let same_length = fs::metadata(self.schema_file())
            .is_ok_and(|old| old.is_file() && old.len() == schema.len() as u64);
        if same_length && fs::read(self.schema_file())? == schema.as_bytes() {
            return Ok(false);
        }
        let mut file = tempfile::NamedTempFile::new_in(&self.0)?;
        file.as_file()
            .set_permissions(fs::Permissions::from_mode(0o644))?;
        file.write_all(schema.as_bytes())?;
        // Lost in a crash it is written again at the next start, so nothing is synced.
        file.persist(self.schema_file())?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::MetadataExt as _;

    use super::Home;

    #[test]
    fn mc_home_wins_over_the_users_home_and_an_empty_value_counts_as_unset() {
        let resolve = |set: &[(&str, &str)]| {
            let set: Vec<(String, String)> = set
                .iter()
                .map(|(k, v)| ((*k).into(), (*v).into()))
                .collect();
            Home::resolve(&move |name: &str| {
                set.iter()
                    .find(|(key, _)| key == name)
                    .map(|(_, value)| value.clone())
            })
            .map(|home| home.path().display().to_string())
            .ok()
        };
        assert_eq!(
            resolve(&[("MC_HOME", "/m"), ("HOME", "/h")]).as_deref(),
            Some("/m")
        );
        assert_eq!(
            resolve(&[("MC_HOME", ""), ("HOME", "/h")]).as_deref(),
            Some("/h/.magi-code")
        );
        assert_eq!(resolve(&[]), None);
    }

    #[test]
    fn the_schema_is_written_when_it_changed_and_only_then() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::new(folder.path().join("home"));
        home.create().unwrap();
        assert_eq!(fs::metadata(home.path()).unwrap().mode() & 0o777, 0o700);
        assert!(home.write_schema().unwrap());
        let schema: serde_json::Value =
            serde_json::from_slice(&fs::read(home.schema_file()).unwrap()).unwrap();
        assert_eq!(
            schema["$defs"]["Limits"]["properties"]["max_active_turns"]["maximum"],
            16
        );
        assert!(!home.write_schema().unwrap());
        fs::write(home.schema_file(), "{}").unwrap();
        assert!(home.write_schema().unwrap());
        let left: Vec<_> = fs::read_dir(home.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert_eq!(left, ["settings.schema.json"]);
    }

    #[test]
    fn a_pipe_or_a_device_in_place_of_the_schema_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::new(folder.path().to_owned());
        rustix::fs::mkfifoat(rustix::fs::CWD, home.schema_file(), rustix::fs::Mode::RWXU).unwrap();
        assert!(home.write_schema().unwrap());
        assert!(fs::symlink_metadata(home.schema_file()).unwrap().is_file());
        fs::remove_file(home.schema_file()).unwrap();
        std::os::unix::fs::symlink("/dev/zero", home.schema_file()).unwrap();
        assert!(home.write_schema().unwrap());
        assert!(fs::symlink_metadata(home.schema_file()).unwrap().is_file());
    }
}
