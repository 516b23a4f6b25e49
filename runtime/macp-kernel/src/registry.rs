//! The registered modes: built-in ones, extensions, promotions.
//! In memory only; sessions keep a copy of what they need, so that the registry may change under them.

use std::collections::BTreeMap;
use std::sync::Arc;

use macp_wire::Code;
use macp_wire::modes::Mode;
use macp_wire::v1::ModeDescriptor;
use macp_wire::words;

use crate::modes::Behaviour;
use crate::refusal::Refusal;

/// Every registered mode. Cheap enough to clone for each change.
#[derive(Debug, Clone)]
pub struct Modes {
    rows: BTreeMap<String, Row>,
}

#[derive(Debug, Clone)]
struct Row {
    descriptor: ModeDescriptor,
    behaviour: Behaviour,
    standard: bool,
    builtin: bool,
}

/// What a session takes from the registry at its start.
#[derive(Debug, Clone)]
pub(crate) struct Registered {
    pub version: String,
    pub behaviour: Behaviour,
    /// Whether SessionStart must satisfy the whole payload contract.
    pub strict: bool,
}

/// Why the registry was not changed; the text goes into the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ModeError {
    /// No name.
    #[error("the mode must not be empty")]
    Blank,
    /// The namespace of the standard modes.
    #[error("the namespace {} is reserved", words::RESERVED_MODE_PREFIX)]
    Reserved,
    /// Nothing could ever be sent.
    #[error("the mode needs at least one message type")]
    NoMessages,
    /// Sessions could not bind a version.
    #[error("mode_version must be set")]
    NoVersion,
    /// Sessions could never end.
    #[error("the mode needs at least one terminal message type")]
    NoTerminal,
    /// Only Commitment ends a session.
    #[error("the only terminal message type is {}", words::COMMITMENT)]
    WrongTerminal,
    /// Terminal types are message types.
    #[error("every terminal message type must be among message_types")]
    UnlistedTerminal,
    /// The name is in use.
    #[error("the mode is already registered")]
    Taken,
    /// No such mode.
    #[error("the mode was not found")]
    Unknown,
    /// Built-in modes stay.
    #[error("built-in modes cannot be removed")]
    BuiltIn,
    /// Standards-track modes stay.
    #[error("standards-track modes cannot be removed or promoted again")]
    Standard,
}

impl Default for Modes {
    fn default() -> Self {
        let rows = Mode::ALL.iter().map(|mode| {
            let row = Row {
                descriptor: mode.descriptor(),
                behaviour: Behaviour::Builtin(*mode),
                standard: mode.standard(),
                builtin: true,
            };
            (mode.id().to_owned(), row)
        });
        Self {
            rows: rows.collect(),
        }
    }
}

impl Modes {
    /// Whether messages to sessions of this mode are served.
    pub fn contains(&self, mode: &str) -> bool {
        self.rows.contains_key(mode)
    }

    pub(crate) fn registered(&self, mode: &str) -> Result<Registered, Refusal> {
        let row = self.rows.get(mode).ok_or(Refusal::new(
            Code::ModeNotSupported,
            "the mode is not registered",
        ))?;
        Ok(Registered {
            version: row.descriptor.mode_version.clone(),
            behaviour: row.behaviour.clone(),
            strict: row.builtin || row.standard,
        })
    }

    /// Every name, in byte order.
    pub fn names(&self) -> Vec<String> {
        self.rows.keys().cloned().collect()
    }

    /// Standards-track modes: the standard ones in their fixed order, then promoted ones by name.
    pub fn standard(&self) -> Vec<ModeDescriptor> {
        let fixed = Mode::ALL
            .iter()
            .filter(|mode| mode.standard())
            .filter_map(|mode| self.rows.get(mode.id()));
        let fixed_names = |name: &str| Mode::parse(name).is_some_and(Mode::standard);
        let promoted = self
            .rows
            .iter()
            .filter(|(name, row)| row.standard && !fixed_names(name))
            .map(|(_, row)| row);
        fixed
            .chain(promoted)
            .map(|row| row.descriptor.clone())
            .collect()
    }

    /// Extension modes by name.
    pub fn extensions(&self) -> Vec<ModeDescriptor> {
        self.rows
            .values()
            .filter(|row| !row.standard)
            .map(|row| row.descriptor.clone())
            .collect()
    }

    /// Adds an extension mode (chapter 8.3).
    pub fn register(&mut self, descriptor: ModeDescriptor) -> Result<(), ModeError> {
        let ModeDescriptor {
            mode,
            mode_version,
            message_types,
            terminal_message_types,
            ..
        } = &descriptor;
        if mode.trim().is_empty() {
            return Err(ModeError::Blank);
        }
        if mode.starts_with(words::RESERVED_MODE_PREFIX) {
            return Err(ModeError::Reserved);
        }
        if message_types.is_empty() {
            return Err(ModeError::NoMessages);
        }
        if mode_version.trim().is_empty() {
            return Err(ModeError::NoVersion);
        }
        if terminal_message_types.is_empty() {
            return Err(ModeError::NoTerminal);
        }
        if terminal_message_types
            .iter()
            .any(|kind| kind != words::COMMITMENT)
        {
            return Err(ModeError::WrongTerminal);
        }
        if terminal_message_types
            .iter()
            .any(|kind| !message_types.contains(kind))
        {
            return Err(ModeError::UnlistedTerminal);
        }
        if self.rows.contains_key(mode) {
            return Err(ModeError::Taken);
        }
        let types: Arc<[String]> = message_types
            .iter()
            .filter(|kind| *kind != words::SESSION_START)
            .cloned()
            .collect();
        let row = Row {
            behaviour: Behaviour::Passthrough(types),
            standard: false,
            builtin: false,
            descriptor,
        };
        self.rows.insert(row.descriptor.mode.clone(), row);
        Ok(())
    }

    /// Removes an extension mode (chapter 8.4); its sessions stay readable.
    pub fn unregister(&mut self, mode: &str) -> Result<(), ModeError> {
        let row = self.rows.get(mode).ok_or(ModeError::Unknown)?;
        if row.builtin {
            return Err(ModeError::BuiltIn);
        }
        if row.standard {
            return Err(ModeError::Standard);
        }
        self.rows.remove(mode);
        Ok(())
    }

    /// Makes an extension mode standards-track, under `new_name` unless that is empty; answers its name (chapter 8.5).
    pub fn promote(&mut self, mode: &str, new_name: &str) -> Result<String, ModeError> {
        let row = self.rows.get(mode).ok_or(ModeError::Unknown)?;
        if row.standard {
            return Err(ModeError::Standard);
        }
        let name = if new_name.is_empty() { mode } else { new_name };
        if name.trim().is_empty() {
            return Err(ModeError::Blank);
        }
        if name.starts_with(words::RESERVED_MODE_PREFIX) {
            return Err(ModeError::Reserved);
        }
        if name != mode && self.rows.contains_key(name) {
            return Err(ModeError::Taken);
        }
        let name = name.to_owned();
        if let Some(mut row) = self.rows.remove(mode) {
            row.standard = true;
            row.descriptor.mode.clone_from(&name);
            self.rows.insert(name.clone(), row);
        }
        Ok(name)
    }
}
