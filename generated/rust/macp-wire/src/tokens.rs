// @generated from schema/macp/tokens.json by codegen. Do not edit.
//! What credentials say: the file of static tokens and the scope claim of a JWT.
//! Checking a credential is behaviour.
/// One static bearer token; one with a dot in it can never match.
#[derive(Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct StaticToken {
    /// The secret.
    pub token: String,
    /// Identity it stands for.
    pub sender: String,
    /// Modes its envelopes may name; empty allows every one.
    #[serde(default = "StaticToken::default_allowed_modes")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub allowed_modes: Vec<String>,
    /// May send SessionStart.
    #[serde(default = "StaticToken::default_can_start_sessions")]
    pub can_start_sessions: bool,
    /// Sessions it may have open; null for any number.
    #[serde(default = "StaticToken::default_max_open_sessions")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_open_sessions: Option<u64>,
    /// May change both registries.
    #[serde(default = "StaticToken::default_can_manage_mode_registry")]
    pub can_manage_mode_registry: bool,
    /// May read every session.
    #[serde(default = "StaticToken::default_is_observer")]
    pub is_observer: bool,
}
impl ::std::fmt::Debug for StaticToken {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        f.debug_struct("StaticToken")
            .field("sender", &self.sender)
            .field("allowed_modes", &self.allowed_modes)
            .field("can_start_sessions", &self.can_start_sessions)
            .field("max_open_sessions", &self.max_open_sessions)
            .field("can_manage_mode_registry", &self.can_manage_mode_registry)
            .field("is_observer", &self.is_observer)
            .finish_non_exhaustive()
    }
}
impl StaticToken {
    fn default_allowed_modes() -> Vec<String> {
        Vec::new()
    }
    fn default_can_start_sessions() -> bool {
        true
    }
    fn default_max_open_sessions() -> Option<u64> {
        None
    }
    fn default_can_manage_mode_registry() -> bool {
        false
    }
    fn default_is_observer() -> bool {
        false
    }
}
/// The file; a bare list of tokens is taken as well.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct TokenFile {
    /// The tokens.
    pub tokens: Vec<StaticToken>,
}
/// The macp_scopes claim.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct JwtScopes {
    /// Modes its envelopes may name; absent allows every one, an empty list none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed_modes: Option<Vec<String>>,
    /// May send SessionStart.
    pub can_start_sessions: bool,
    /// Sessions it may have open; absent for any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_open_sessions: Option<u64>,
    /// May change both registries.
    pub can_manage_mode_registry: bool,
    /// May read every session.
    pub is_observer: bool,
}
impl Default for JwtScopes {
    fn default() -> Self {
        Self {
            allowed_modes: None,
            can_start_sessions: true,
            max_open_sessions: None,
            can_manage_mode_registry: false,
            is_observer: false,
        }
    }
}
