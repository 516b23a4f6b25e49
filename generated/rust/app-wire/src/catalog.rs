// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/catalog.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// Asks for one page of a provider's models, in the order of the cached list. The envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogModelsRequest<'a> {
    /// The provider. One that is not known answers invalid_selection.
    pub provider_id: ProviderId<'a>,
    /// How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page.
    ///
    /// None: left out, the default holds.
    pub offset: Option<u32>,
    /// How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    ///
    /// None: left out, the default holds.
    pub limit: Option<u8>,
}
impl<'a> CatalogModelsRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::catalog_models_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::catalog_models_request(w, self),
        )
    }
}
impl CatalogModelsRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> CatalogModelsRequest<'static> {
        CatalogModelsRequest {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            offset: self.offset,
            limit: self.limit,
        }
    }
}
/// One page of a provider's models. Pages are read anew each time; start over after a refresh or a change of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct CatalogModelsSuccess<'a> {
    /// The models of this page in the order of the cached list, none twice. In a stale list none is available.
    pub entries: Vec<ModelEntry<'a>>,
    /// The offset of the next page. Null when this is the last one.
    ///
    /// None: `null`.
    pub next_offset: Option<u32>,
    /// How good the list is.
    pub state: CatalogState,
}
impl<'a> CatalogModelsSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::catalog_models_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::catalog_models_success(w, self),
        )
    }
}
impl CatalogModelsSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> CatalogModelsSuccess<'static> {
        CatalogModelsSuccess {
            entries: self.entries.into_iter().map(|item| item.into_owned()).collect(),
            next_offset: self.next_offset,
            state: self.state,
        }
    }
}
/// Asks for one page of the providers, ordered by id. The envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogProvidersRequest {
    /// How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page.
    ///
    /// None: left out, the default holds.
    pub offset: Option<u32>,
    /// How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    ///
    /// None: left out, the default holds.
    pub limit: Option<u8>,
}
impl CatalogProvidersRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::catalog_providers_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::catalog_providers_request(w, self),
        )
    }
}
/// One page of providers: the built-in ones and those of the settings. Pages are read anew each time; start over after a change of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct CatalogProvidersSuccess<'a> {
    /// The providers of this page, ordered by id, none twice.
    pub entries: Vec<ProviderEntry<'a>>,
    /// The offset of the next page. Null when this is the last one.
    ///
    /// None: `null`.
    pub next_offset: Option<u32>,
}
impl<'a> CatalogProvidersSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::catalog_providers_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::catalog_providers_success(w, self),
        )
    }
}
impl CatalogProvidersSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> CatalogProvidersSuccess<'static> {
        CatalogProvidersSuccess {
            entries: self.entries.into_iter().map(|item| item.into_owned()).collect(),
            next_offset: self.next_offset,
        }
    }
}
/// Fetches a provider's list of models anew. It may use the network and credentials and write the cache; it changes no selection. The envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogRefreshRequest<'a> {
    /// The provider. One that is not known answers invalid_selection.
    pub provider_id: ProviderId<'a>,
}
impl<'a> CatalogRefreshRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::catalog_refresh_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::catalog_refresh_request(w, self),
        )
    }
}
impl CatalogRefreshRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> CatalogRefreshRequest<'static> {
        CatalogRefreshRequest {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
        }
    }
}
/// The list was looked for. An older one may have been kept, so look at the state and read the models again.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct CatalogRefreshSuccess<'a> {
    /// The provider.
    pub provider_id: ProviderId<'a>,
    /// How good its list is now.
    pub state: CatalogState,
}
impl<'a> CatalogRefreshSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::catalog_refresh_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::catalog_refresh_success(w, self),
        )
    }
}
impl CatalogRefreshSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> CatalogRefreshSuccess<'static> {
        CatalogRefreshSuccess {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            state: self.state,
        }
    }
}
/// How good the cached list of a provider's models is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CatalogState {
    /// `fresh_cache`: It fits the provider's settings and has not expired. Models that are not disabled can be selected.
    FreshCache,
    /// `stale`: It fits, but has expired. Models can be shown, not selected.
    Stale,
    /// `unavailable`: There is none that can be used.
    Unavailable,
}
impl CatalogState {
    /// All values, in the order of the schema.
    pub const ALL: &'static [CatalogState] = &[
        CatalogState::FreshCache,
        CatalogState::Stale,
        CatalogState::Unavailable,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            CatalogState::FreshCache => "fresh_cache",
            CatalogState::Stale => "stale",
            CatalogState::Unavailable => "unavailable",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "fresh_cache" => CatalogState::FreshCache,
                "stale" => CatalogState::Stale,
                "unavailable" => CatalogState::Unavailable,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for CatalogState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// A name made for people, safe to show. The id where there is no better one.
pub type Label<'a> = Cow<'a, str>;
/// One model that can be shown, and perhaps chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ModelEntry<'a> {
    /// Its provider.
    pub provider_id: ProviderId<'a>,
    /// The model.
    pub model_id: ModelId<'a>,
    /// Its name for people.
    pub label: Label<'a>,
    /// It can be selected now: the list is fresh and the model is not disabled. It does not promise that credentials are there or that a turn will succeed.
    pub available: bool,
    /// Tokens that its context holds. Null: not known.
    ///
    /// None: `null`.
    pub context_window: Option<Count>,
    /// Tokens that it produces at most in one answer. Null: not known.
    ///
    /// None: `null`.
    pub max_output_tokens: Option<Count>,
    /// The thinking levels it has, none twice. Do not offer others.
    pub available_thinking_levels: Few<ThinkingLevel>,
}
impl<'a> ModelEntry<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::model_entry)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::model_entry(w, self))
    }
}
impl ModelEntry<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ModelEntry<'static> {
        ModelEntry {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            model_id: Cow::Owned(self.model_id.into_owned()),
            label: Cow::Owned(self.label.into_owned()),
            available: self.available,
            context_window: self.context_window,
            max_output_tokens: self.max_output_tokens,
            available_thinking_levels: self.available_thinking_levels,
        }
    }
}
/// Id by which a model of one provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
pub type ModelId<'a> = Cow<'a, str>;
/// One provider that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ProviderEntry<'a> {
    /// The provider.
    pub provider_id: ProviderId<'a>,
    /// Its name for people.
    pub label: Label<'a>,
}
impl<'a> ProviderEntry<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::provider_entry)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::provider_entry(w, self))
    }
}
impl ProviderEntry<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ProviderEntry<'static> {
        ProviderEntry {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            label: Cow::Owned(self.label.into_owned()),
        }
    }
}
/// Id by which a provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
pub type ProviderId<'a> = Cow<'a, str>;
/// How much a model is asked to reason. Which levels a model has is told with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ThinkingLevel {
    /// `default`: What the provider does when nothing is asked.
    Default,
    /// `low`: A little.
    Low,
    /// `medium`: Some.
    Medium,
    /// `high`: Much.
    High,
    /// `x_high`: Very much.
    XHigh,
    /// `max`: All that the model can.
    Max,
}
impl ThinkingLevel {
    /// All values, in the order of the schema.
    pub const ALL: &'static [ThinkingLevel] = &[
        ThinkingLevel::Default,
        ThinkingLevel::Low,
        ThinkingLevel::Medium,
        ThinkingLevel::High,
        ThinkingLevel::XHigh,
        ThinkingLevel::Max,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            ThinkingLevel::Default => "default",
            ThinkingLevel::Low => "low",
            ThinkingLevel::Medium => "medium",
            ThinkingLevel::High => "high",
            ThinkingLevel::XHigh => "x_high",
            ThinkingLevel::Max => "max",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "default" => ThinkingLevel::Default,
                "low" => ThinkingLevel::Low,
                "medium" => ThinkingLevel::Medium,
                "high" => ThinkingLevel::High,
                "x_high" => ThinkingLevel::XHigh,
                "max" => ThinkingLevel::Max,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for ThinkingLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
