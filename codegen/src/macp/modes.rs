//! The built-in modes as Rust facts: identifiers, descriptors, message types and who may send them.
//! What a message does is behaviour and not printed here.

use std::fmt::Write;

use super::documents::{self, texts_of};
use super::form::{ModeFacts, Track, TypeFile};
use super::source::{Error, Source};
use super::text::{doc, literal, pascal};

/// `payload/decision.rs` is beside it; this is `mode/decision.rs`.
pub fn module(source: &Source, file: &TypeFile, facts: &ModeFacts) -> Result<String, Error> {
    let values: Vec<(&str, &str)> = facts
        .messages
        .iter()
        .map(|message| (message.name.as_str(), message.description.as_str()))
        .collect();
    let mut out = format!(
        "//! {}\n//! Facts alone; payload messages are in `payload`.\n\n",
        facts.description
    );
    out.push_str(&texts_of(
        "Message",
        "Message types of this mode, with when each is taken.",
        &values,
    ));
    out.push_str(&documents::print(source, file)?);
    Ok(out)
}

/// The table of all built-in modes.
pub fn table(source: &Source) -> Result<String, Error> {
    let modes: Vec<(&str, &TypeFile, &ModeFacts)> = source
        .types
        .iter()
        .filter_map(|file| Some((stem(file), file, file.mode.as_ref()?)))
        .collect();
    let mut out =
        "//! The built-in modes: identifiers, descriptors, message types and who may send them.\n\
        //! What a message does is not written here.\n\n"
            .to_owned();
    let variants: String = modes
        .iter()
        .map(|(stem, _, facts)| format!("{}{},", doc(&facts.description), pascal(stem)))
        .collect();
    let all: String = modes
        .iter()
        .map(|(stem, ..)| format!("Self::{},", pascal(stem)))
        .collect();
    let arms = |value: &dyn Fn(&ModeFacts) -> String| -> String {
        modes
            .iter()
            .map(|(stem, _, facts)| format!("Self::{} => {},", pascal(stem), value(facts)))
            .collect()
    };
    let _ = write!(
        out,
        "/// A built-in mode.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Mode {{ {variants} }}
        impl Mode {{
            /// In the order of listing.
            pub const ALL: &'static [Self] = &[{all}];
            /// Identifier on the wire.
            pub const fn id(self) -> &'static str {{ match self {{ {} }} }}
            /// The mode with this identifier.
            pub fn parse(id: &str) -> Option<Self> {{ Self::ALL.iter().copied().find(|mode| mode.id() == id) }}
            /// Version that a SessionStart must name.
            pub const fn version(self) -> &'static str {{ match self {{ {} }} }}
            /// Whether it is standards-track from the start.
            pub const fn standard(self) -> bool {{ match self {{ {} }} }}
            /// What the registry says of it.
            pub fn descriptor(self) -> crate::v1::ModeDescriptor {{
                let (title, description, determinism_class, participant_model) = match self {{ {} }};
                crate::v1::ModeDescriptor {{
                    mode: self.id().to_owned(),
                    mode_version: self.version().to_owned(),
                    title: title.to_owned(),
                    description: description.to_owned(),
                    determinism_class: determinism_class.to_owned(),
                    participant_model: participant_model.to_owned(),
                    message_types: self.messages().iter().map(|message| message.name.to_owned()).collect(),
                    terminal_message_types: self
                        .messages()
                        .iter()
                        .filter(|message| message.terminal)
                        .map(|message| message.name.to_owned())
                        .collect(),
                    schema_uris: [(crate::words::SCHEMA_URI_KEY.to_owned(), crate::words::SCHEMA_URI.to_owned())].into(),
                }}
            }}
            /// Its message types in order.
            pub const fn messages(self) -> &'static [Message] {{ match self {{ {} }} }}
        }}\n",
        arms(&|facts| literal(&facts.id)),
        arms(&|facts| literal(&facts.version)),
        arms(&|facts| (facts.track == Track::Standard).to_string()),
        arms(&|facts| format!(
            "({}, {}, {}, {})",
            literal(&facts.title),
            literal(&facts.description),
            literal(&facts.determinism_class),
            literal(&facts.participant_model)
        )),
        modes
            .iter()
            .map(|(stem, file, facts)| Ok(format!("Self::{} => &[{}],", pascal(stem), messages(source, file, facts)?)))
            .collect::<Result<String, Error>>()?,
    );
    out.push_str(MESSAGE_TYPES);
    Ok(out)
}

pub fn stem(file: &TypeFile) -> &str {
    let name = file
        .path
        .rsplit_once('/')
        .map_or(file.path.as_str(), |(_, name)| name);
    name.trim_end_matches(".json")
}

fn messages(source: &Source, file: &TypeFile, facts: &ModeFacts) -> Result<String, Error> {
    let mut out = String::new();
    for message in &facts.messages {
        let (target, name, _) = source.resolve(file, &message.payload)?;
        let _ = write!(
            out,
            "Message {{ name: {}, payload: {}, from: From::{}, terminal: {} }},",
            literal(&message.name),
            literal(&format!("{}.{name}", target.package)),
            pascal(&message.from),
            message.terminal
        );
    }
    Ok(out)
}

const MESSAGE_TYPES: &str = "
/// A message type of a mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Message {
    /// Message type on the wire.
    pub name: &'static str,
    /// Full proto name of its payload.
    pub payload: &'static str,
    /// Who may send it; the state of the session may narrow that.
    pub from: From,
    /// Whether it ends the session.
    pub terminal: bool,
}
/// Who may send a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// Any authenticated caller with the needed capability.
    Anyone,
    /// A declared participant.
    Participant,
    /// The sender of the SessionStart.
    Initiator,
    /// Whoever the policy lets commit.
    Authority,
}
";
