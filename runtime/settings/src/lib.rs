//! What the user set: two files and the environment, read into one set of effective values.
//! Knows neither the contract nor any provider; bounds that others own are handed in.

mod effective;
mod home;
mod place;
mod scope;
mod source;

pub use effective::{Bounds, Settings, defaults, load};
pub use home::Home;
pub use scope::{
    Api, Compaction, Hook, HookEvent, Limits, McpServer, Model, Provider, Scope, Sessions,
    ThinkingLevel, Tools,
};

use std::io;
use std::path::PathBuf;

/// Looks a variable of the environment up. Programs alone read the environment; everybody else is handed this.
pub type Env<'a> = &'a (dyn Fn(&str) -> Option<String> + Send + Sync);

/// The built-in provider with API keys.
pub const ANTHROPIC: &str = "anthropic";
/// The built-in provider with a login.
pub const OPENAI_CODEX: &str = "openai-codex";

/// Why settings cannot be used. The text is for a person: what, where, what to do. It quotes names of members,
/// never values, which may be secret.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file says something it must not say.
    #[error("{0}")]
    Invalid(Problem),
    /// A file is there but cannot be read.
    #[error("{}: {source}; make the file readable or remove it", file.display())]
    Unreadable {
        /// Which file.
        file: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// There is no place to look for settings.
    #[error("neither MC_HOME nor HOME is set; set MC_HOME to the folder for settings and sessions")]
    NoHome,
}

/// A mistake in a settings file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{line}:{column}: {}: {what}", file.display(), shown(pointer))]
pub struct Problem {
    /// Which file.
    pub file: PathBuf,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// JSON pointer of the value; empty for the whole document.
    pub pointer: String,
    /// What is wrong and what to do.
    pub what: String,
}

/// A pointer for a line of diagnostics. Of one into a deep or oddly named place the beginning has to do.
fn shown(pointer: &str) -> std::borrow::Cow<'_, str> {
    const BYTES_MAX: usize = 256;
    match pointer.len() {
        0 => "(whole file)".into(),
        1..=BYTES_MAX => pointer.into(),
        _ => format!("{}…", &pointer[..pointer.floor_char_boundary(BYTES_MAX)]).into(),
    }
}
