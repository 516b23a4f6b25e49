// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/config.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// Asks for the settings in force. Has no arguments; the envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigGetRequest {}
impl ConfigGetRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::config_get_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::config_get_request(w, self))
    }
}
/// The settings that a client may see and change, as they are in force. Reading them needs no fresh catalog and does not promise that the model can run.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ConfigGetSuccess<'a> {
    /// What new turns use, after environment, settings and defaults.
    pub selection: Selection<'a>,
    /// The level in force: the configured one as far as the model supports it.
    pub thinking_level: ThinkingLevel,
    /// The level that the merged settings ask for; default when they ask for none.
    pub configured_thinking_level: ThinkingLevel,
    /// The levels of the selected model, none twice.
    pub available_thinking_levels: Few<ThinkingLevel>,
    /// The faster service of the provider is asked for.
    pub fast: bool,
    /// The layers, strongest first. It tells how settings are merged, not where each came from.
    pub precedence: Few<ConfigLayer>,
    /// The scopes that config.set can write.
    pub writable_scopes: Few<ConfigScope>,
    /// Settings that only the global scope can change.
    pub global_only: Few<GlobalSetting>,
}
impl<'a> ConfigGetSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::config_get_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::config_get_success(w, self))
    }
}
impl ConfigGetSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ConfigGetSuccess<'static> {
        ConfigGetSuccess {
            selection: self.selection.into_owned(),
            thinking_level: self.thinking_level,
            configured_thinking_level: self.configured_thinking_level,
            available_thinking_levels: self.available_thinking_levels,
            fast: self.fast,
            precedence: self.precedence,
            writable_scopes: self.writable_scopes,
            global_only: self.global_only,
        }
    }
}
/// A place that a setting can come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ConfigLayer {
    /// `environment`: Variables of the service's environment.
    Environment,
    /// `project`: Settings of the project.
    Project,
    /// `global`: Settings of the home.
    Global,
}
impl ConfigLayer {
    /// All values, in the order of the schema.
    pub const ALL: &'static [ConfigLayer] = &[
        ConfigLayer::Environment,
        ConfigLayer::Project,
        ConfigLayer::Global,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            ConfigLayer::Environment => "environment",
            ConfigLayer::Project => "project",
            ConfigLayer::Global => "global",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "environment" => ConfigLayer::Environment,
                "project" => ConfigLayer::Project,
                "global" => ConfigLayer::Global,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for ConfigLayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Whose settings are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ConfigScope {
    /// `global`: Those that all projects of this home share.
    Global,
    /// `project`: Those of the project that the service was started in.
    Project,
}
impl ConfigScope {
    /// All values, in the order of the schema.
    pub const ALL: &'static [ConfigScope] = &[ConfigScope::Global, ConfigScope::Project];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            ConfigScope::Global => "global",
            ConfigScope::Project => "project",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "global" => ConfigScope::Global,
                "project" => ConfigScope::Project,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for ConfigScope {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Changes settings of one scope, all or nothing. What is left out stays, except that a new selection without a level sets the level of that scope back to default. Nothing can be unset. The envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigSetRequest<'a> {
    /// Where to write.
    pub scope: ConfigScope,
    /// What new turns shall use. Left out: unchanged; null is refused.
    ///
    /// None: left out, stays as it is.
    pub selection: Option<SelectionChange<'a>>,
    /// The level to ask for. Left out: unchanged, or default beside a selection; null is refused.
    ///
    /// None: left out, stays as it is.
    pub thinking_level: Option<ThinkingLevel>,
    /// Whether to ask for the faster service. Left out: unchanged; null is refused. Only the global scope takes it.
    ///
    /// None: left out, stays as it is.
    pub fast: Option<bool>,
}
impl<'a> ConfigSetRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::config_set_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::config_set_request(w, self))
    }
}
impl ConfigSetRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ConfigSetRequest<'static> {
        ConfigSetRequest {
            scope: self.scope,
            selection: self.selection.map(|value| value.into_owned()),
            thinking_level: self.thinking_level,
            fast: self.fast,
        }
    }
}
/// The change is stored. A stronger layer may still cover it: look at what is in force.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ConfigSetSuccess<'a> {
    /// Where it was written.
    pub scope: ConfigScope,
    /// All settings in force after the change, as config.get answers them.
    pub effective: ConfigGetSuccess<'a>,
}
impl<'a> ConfigSetSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::config_set_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::config_set_success(w, self))
    }
}
impl ConfigSetSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ConfigSetSuccess<'static> {
        ConfigSetSuccess {
            scope: self.scope,
            effective: self.effective.into_owned(),
        }
    }
}
/// A setting that only the global scope can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GlobalSetting {
    /// `fast`: The faster service of the provider, where it has one.
    Fast,
}
impl GlobalSetting {
    /// All values, in the order of the schema.
    pub const ALL: &'static [GlobalSetting] = &[GlobalSetting::Fast];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            GlobalSetting::Fast => "fast",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "fast" => GlobalSetting::Fast,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for GlobalSetting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// The provider and model that new turns use.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct Selection<'a> {
    /// The provider.
    pub provider_id: ProviderId<'a>,
    /// One of its models.
    pub model_id: ModelId<'a>,
}
impl<'a> Selection<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::selection)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::selection(w, self))
    }
}
impl Selection<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> Selection<'static> {
        Selection {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            model_id: Cow::Owned(self.model_id.into_owned()),
        }
    }
}
/// The provider and model that new turns shall use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SelectionChange<'a> {
    /// The provider.
    pub provider_id: ProviderId<'a>,
    /// One of its models: known, not disabled, in a fresh catalog.
    pub model_id: ModelId<'a>,
}
impl<'a> SelectionChange<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::selection_change)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::selection_change(w, self))
    }
}
impl SelectionChange<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SelectionChange<'static> {
        SelectionChange {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            model_id: Cow::Owned(self.model_id.into_owned()),
        }
    }
}
