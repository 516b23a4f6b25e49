//! What the environment says, read once at start.
//! Does not know the variables' names or defaults by itself; those are facts of the schema.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use macp_wire::Semantics;
use macp_wire::limits::Limits;
use macp_wire::settings::{self as names, Kind, VARIABLES, Variable};
use tracing_subscriber::EnvFilter;

/// Everything an operator can choose.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Where to listen.
    pub bind: SocketAddr,
    /// Certificate and key; `None` means plain text.
    pub tls: Option<TlsFiles>,
    /// Plain text and, where no authentication is configured, any bearer value are allowed.
    pub insecure: bool,
    /// Static tokens.
    pub tokens: Option<TokenSource>,
    /// How JWTs are checked.
    pub jwt: Option<JwtSettings>,
    /// The folder of the journal; `None` keeps nothing on disk.
    pub data: Option<PathBuf>,
    /// The first session that cannot be recovered stops the start.
    pub strict_recovery: bool,
    /// Revision that new sessions are bound to.
    pub semantics: Semantics,
    /// Entries of a session between checkpoints; 0 writes none.
    pub checkpoint_interval: u64,
    /// Time between sweeps.
    pub cleanup_interval: Duration,
    /// How long an ended session stays readable.
    pub session_retention: Duration,
    /// After which time an ended session leaves the disk; `None` keeps it.
    pub disk_retention: Option<Duration>,
    /// Folder of policy files; while set, calls cannot change policies.
    pub policies: Option<PathBuf>,
    /// Where the metrics page is served.
    pub metrics: Option<SocketAddr>,
    /// Requests of one connection served at a time.
    pub requests_per_connection: usize,
    /// HTTP/2 streams of one connection.
    pub streams_per_connection: u32,
    /// Longest time for one unary request.
    pub request_timeout: Duration,
    /// Time that running requests get at shutdown.
    pub drain: Duration,
    /// Filter of the diagnostics.
    pub log: String,
    /// The resource limits.
    pub limits: Limits,
    /// Values that are not understood and do not stop the start; each says what applies instead.
    pub warnings: Vec<Problem>,
}

/// PEM files that turn TLS on.
#[derive(Debug, Clone)]
pub struct TlsFiles {
    /// Certificate chain.
    pub certificate: PathBuf,
    /// Private key.
    pub key: PathBuf,
}

/// Where static tokens come from. Its `Debug` form shows no token.
#[derive(Clone)]
pub enum TokenSource {
    /// JSON text from the environment.
    Json(String),
    /// A file.
    File(PathBuf),
}

impl std::fmt::Debug for TokenSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Json(_) => f.write_str("Json(..)"),
            Self::File(path) => f.debug_tuple("File").field(path).finish(),
        }
    }
}

/// The variable, and the file where it names one.
impl std::fmt::Display for TokenSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Json(_) => f.write_str(names::MACP_AUTH_TOKENS_JSON),
            Self::File(path) => {
                let path = path.display();
                write!(f, "{}: {path}", names::MACP_AUTH_TOKENS_FILE)
            }
        }
    }
}

/// How JWTs are checked. Its `Debug` form shows no key.
#[derive(Clone)]
pub struct JwtSettings {
    /// The `iss` a token must have.
    pub issuer: String,
    /// The `aud` a token must name.
    pub audience: String,
    /// Where the keys come from.
    pub keys: KeySource,
    /// How long fetched keys are good.
    pub keys_ttl: Duration,
    /// Names of the signature algorithms taken.
    pub algorithms: Vec<String>,
}

/// Where keys for JWTs come from.
#[derive(Clone)]
pub enum KeySource {
    /// JSON text from the environment.
    Inline(String),
    /// Fetched from this address.
    Url(String),
}

impl std::fmt::Debug for JwtSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("JwtSettings")
            .field("issuer", &self.issuer)
            .field("audience", &self.audience)
            .field("algorithms", &self.algorithms)
            .finish_non_exhaustive()
    }
}

/// A variable whose value cannot be used as it is. Shows the name, never the value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{variable}: {why}")]
pub struct Problem {
    /// Its name.
    pub variable: &'static str,
    /// What is wrong and what to do.
    pub why: String,
}

impl Settings {
    /// Reads all variables through `lookup`; an empty value counts as unset, unless it stands for a needed number or address.
    ///
    /// # Errors
    /// Every value that stops the start, all of them together.
    pub fn read(lookup: &dyn Fn(&str) -> Option<OsString>) -> Result<Settings, Vec<Problem>> {
        let mut reader = Reader {
            lookup,
            problems: Vec::new(),
            warnings: Vec::new(),
        };
        let settings = reader.settings();
        if reader.problems.is_empty() {
            Ok(Settings {
                warnings: reader.warnings,
                ..settings
            })
        } else {
            Err(reader.problems)
        }
    }
}

/// The values of a flag; the second is as good as none.
const ON: &str = "1";
const OFF: &str = "0";

/// Above any sensible wish; what the transport can count.
const REQUESTS_MAX: u64 = 1 << 20;
const STREAMS_MAX: u64 = 1 << 20;

struct Reader<'a> {
    lookup: &'a dyn Fn(&str) -> Option<OsString>,
    problems: Vec<Problem>,
    warnings: Vec<Problem>,
}

impl Reader<'_> {
    fn settings(&mut self) -> Settings {
        let memory_only = self.flag(names::MACP_MEMORY_ONLY);
        self.choice(names::MACP_STORAGE_BACKEND);
        let data = self.path(names::MACP_DATA_DIR);
        let disk_retention = self.number(names::MACP_SESSION_DISK_RETENTION_SECS);
        let semantics = self
            .choice(names::MACP_SEMANTICS)
            .and_then(|text| Semantics::parse(&text));
        Settings {
            bind: self
                .address(names::MACP_BIND_ADDR)
                .unwrap_or(SocketAddr::from(([127, 0, 0, 1], 0))),
            tls: self.tls(),
            insecure: self.flag(names::MACP_ALLOW_INSECURE),
            tokens: self.tokens(),
            jwt: self.jwt(),
            data: if memory_only { None } else { data },
            strict_recovery: self.flag(names::MACP_STRICT_RECOVERY),
            semantics: semantics.unwrap_or(Semantics::Baseline),
            checkpoint_interval: self.number(names::MACP_CHECKPOINT_INTERVAL),
            cleanup_interval: self.seconds(names::MACP_CLEANUP_INTERVAL_SECS),
            session_retention: self.seconds(names::MACP_SESSION_RETENTION_SECS),
            disk_retention: (disk_retention > 0).then(|| Duration::from_secs(disk_retention)),
            policies: self.path(names::MACP_POLICIES_DIR),
            metrics: self.address(names::MACP_METRICS_ADDR),
            requests_per_connection: self
                .number(names::MACP_CONCURRENCY_LIMIT_PER_CONNECTION)
                .min(REQUESTS_MAX) as usize,
            streams_per_connection: self
                .number(names::MACP_MAX_CONCURRENT_STREAMS)
                .min(STREAMS_MAX) as u32,
            request_timeout: self.seconds(names::MACP_REQUEST_TIMEOUT_SECS),
            drain: self.seconds(names::MACP_SHUTDOWN_DRAIN_SECS),
            log: self.filter(names::RUST_LOG),
            limits: self.limits(),
            warnings: Vec::new(),
        }
    }

    fn tls(&mut self) -> Option<TlsFiles> {
        let certificate = self.file(names::MACP_TLS_CERT_PATH);
        let key = self.file(names::MACP_TLS_KEY_PATH);
        match (certificate, key) {
            (Some(certificate), Some(key)) => Some(TlsFiles { certificate, key }),
            (None, None) => None,
            (Some(_), None) => self.half(names::MACP_TLS_CERT_PATH, names::MACP_TLS_KEY_PATH),
            (None, Some(_)) => self.half(names::MACP_TLS_KEY_PATH, names::MACP_TLS_CERT_PATH),
        }
    }

    /// Half of the pair does nothing; whether plain text is allowed, is asked elsewhere.
    fn half<T>(&mut self, given: &'static str, missing: &str) -> Option<T> {
        self.warn(given, format!("has no effect without {missing}"));
        None
    }

    fn tokens(&mut self) -> Option<TokenSource> {
        let file = self
            .path(names::MACP_AUTH_TOKENS_FILE)
            .map(TokenSource::File);
        self.text(names::MACP_AUTH_TOKENS_JSON)
            .map(TokenSource::Json)
            .or(file)
    }

    fn jwt(&mut self) -> Option<JwtSettings> {
        let audience = self.text(names::MACP_AUTH_AUDIENCE).unwrap_or_default();
        let keys_ttl = self.seconds(names::MACP_AUTH_JWKS_TTL_SECS);
        let algorithms = self.list(names::MACP_AUTH_JWT_ALGS);
        let issuer = self.text(names::MACP_AUTH_ISSUER)?;
        let url = self.text(names::MACP_AUTH_JWKS_URL).map(KeySource::Url);
        let keys = self
            .text(names::MACP_AUTH_JWKS_JSON)
            .map(KeySource::Inline)
            .or(url);
        let Some(keys) = keys else {
            let why = format!(
                "is set, but no keys are: set {} or {} beside it",
                names::MACP_AUTH_JWKS_URL,
                names::MACP_AUTH_JWKS_JSON
            );
            return self.refuse(names::MACP_AUTH_ISSUER, &why);
        };
        Some(JwtSettings {
            issuer,
            audience,
            keys,
            keys_ttl,
            algorithms,
        })
    }

    fn limits(&mut self) -> Limits {
        let mut limits = Limits::default();
        for variable in VARIABLES.iter().filter(|variable| variable.limit) {
            let value = self.number(variable.name);
            if let Some(limit) = limits.by_variable(variable.name) {
                *limit = value;
            }
        }
        if limits.list_sessions_default_page_size > limits.list_sessions_max_page_size {
            let explicit = self
                .raw(names::MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE)
                .is_some();
            if explicit {
                let why = format!(
                    "must not be above the largest page ({})",
                    limits.list_sessions_max_page_size
                );
                self.problems.push(Problem {
                    variable: names::MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE,
                    why,
                });
            }
            limits.list_sessions_default_page_size = limits.list_sessions_max_page_size;
        }
        limits
    }

    fn refuse<T>(&mut self, variable: &'static str, why: &str) -> Option<T> {
        self.problems.push(Problem {
            variable,
            why: why.to_owned(),
        });
        None
    }

    /// A value that is not what was `expected` stops the start, or the default holds and that is told: the schema says
    /// which.
    fn misread<T>(&mut self, name: &'static str, expected: &str) -> Option<T> {
        let facts = variable(name);
        if facts.invalid_stops {
            return self.refuse(name, &format!("must be {expected}"));
        }
        let instead = match facts.default {
            Some(default) => format!("the default {default} applies"),
            None => "it counts as unset".to_owned(),
        };
        self.warn(
            name,
            format!("the value is not understood, it must be {expected}; {instead}"),
        );
        None
    }

    fn warn(&mut self, variable: &'static str, why: String) {
        self.warnings.push(Problem { variable, why });
    }

    fn raw(&self, name: &'static str) -> Option<OsString> {
        (self.lookup)(name).filter(|value| !value.is_empty() || empty_is_wrong(variable(name)))
    }

    /// The value as text, or the default.
    fn text(&mut self, name: &'static str) -> Option<String> {
        let default = variable(name).default.map(str::to_owned);
        match self.raw(name).map(OsString::into_string) {
            None => default,
            Some(Ok(text)) => Some(text),
            Some(Err(_)) => self.misread(name, "UTF-8 text").or(default),
        }
    }

    fn path(&mut self, name: &'static str) -> Option<PathBuf> {
        debug_assert!(matches!(variable(name).kind, Kind::File | Kind::Folder));
        self.raw(name)
            .map(PathBuf::from)
            .or_else(|| variable(name).default.map(PathBuf::from))
    }

    fn file(&mut self, name: &'static str) -> Option<PathBuf> {
        let path = self.path(name)?;
        if path.is_file() {
            Some(path)
        } else {
            self.refuse(name, "names no readable file")
        }
    }

    fn flag(&mut self, name: &'static str) -> bool {
        debug_assert_eq!(variable(name).kind, Kind::Flag);
        match self.raw(name) {
            Some(value) if value == ON => true,
            Some(value) if value != OFF => self
                .misread(name, &format!("{ON}, or {OFF} for what holds without it"))
                .unwrap_or(false),
            _ => false,
        }
    }

    fn choice(&mut self, name: &'static str) -> Option<String> {
        let text = self.text(name)?;
        let values = variable(name).values;
        if values.contains(&text.as_str()) {
            return Some(text);
        }
        self.refuse(name, &format!("must be one of: {}", values.join(", ")))
    }

    /// Known words only, in any case; without any, the default.
    fn list(&mut self, name: &'static str) -> Vec<String> {
        let facts = variable(name);
        let words = |text: &str| -> Vec<String> {
            let words = text.split(',').map(str::trim);
            let known = |word: &str| {
                let mut values = facts.values.iter().copied();
                values.find(|value| value.eq_ignore_ascii_case(word))
            };
            words
                .filter(|word| !word.is_empty())
                .map(|word| known(word).unwrap_or(word).to_owned())
                .collect()
        };
        let default = || facts.default.map(words).unwrap_or_default();
        let Some(text) = self.text(name) else {
            return default();
        };
        let (known, unknown): (Vec<String>, Vec<String>) = words(&text)
            .into_iter()
            .partition(|word| facts.values.contains(&word.as_str()));
        let expected = format!("a list, with commas, of: {}", facts.values.join(", "));
        if known.is_empty() {
            return self.misread(name, &expected).unwrap_or_else(default);
        }
        if !unknown.is_empty() {
            let why = format!("a part is not understood and passed over, it must be {expected}");
            self.warn(name, why);
        }
        known
    }

    /// A filter of diagnostics, or the default.
    fn filter(&mut self, name: &'static str) -> String {
        let text = self.text(name).unwrap_or_default();
        if EnvFilter::try_new(&text).is_ok() {
            return text;
        }
        self.misread(name, "a filter, such as info or macp_runtime=debug")
            .or_else(|| variable(name).default.map(str::to_owned))
            .unwrap_or_default()
    }

    fn address(&mut self, name: &'static str) -> Option<SocketAddr> {
        match self.text(name)?.parse() {
            Ok(address) => Some(address),
            Err(_) => self.refuse(
                name,
                "is not an address with a port, such as 127.0.0.1:50051",
            ),
        }
    }

    fn seconds(&mut self, name: &'static str) -> Duration {
        Duration::from_secs(self.number(name))
    }

    fn number(&mut self, name: &'static str) -> u64 {
        let facts = variable(name);
        let minimum = facts.minimum.unwrap_or(0);
        let default = facts
            .default
            .and_then(|text| text.parse().ok())
            .unwrap_or(minimum);
        let Some(raw) = self.raw(name) else {
            return default;
        };
        let value = raw
            .to_str()
            .and_then(|text| text.trim().parse::<u64>().ok());
        match value.filter(|value| *value >= minimum) {
            Some(value) => value,
            None => self
                .misread(name, &format!("a whole number, at least {minimum}"))
                .unwrap_or(default),
        }
    }
}

/// Whether an empty value is a mistake and not as good as none: where a number or an address is needed and a wrong one stops the
/// start.
pub(crate) fn empty_is_wrong(variable: &Variable) -> bool {
    let read = matches!(variable.kind, Kind::Integer | Kind::Address);
    read && variable.invalid_stops && variable.default.is_some()
}

/// The facts of a variable. Names come from the same generated file, so every one is there.
fn variable(name: &str) -> &'static Variable {
    VARIABLES
        .iter()
        .find(|variable| variable.name == name)
        .expect("every name constant has its row of facts")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(values: &[(&str, &str)]) -> Result<Settings, Vec<Problem>> {
        Settings::read(&|name| {
            values
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| OsString::from(value))
        })
    }

    fn stopped_by(values: &[(&str, &str)]) -> Vec<&'static str> {
        read(values)
            .expect_err("these values stop the start")
            .into_iter()
            .map(|problem| problem.variable)
            .collect()
    }

    #[test]
    fn an_empty_environment_gives_the_defaults() {
        let settings = read(&[]).unwrap();
        assert_eq!(settings.bind.to_string(), "127.0.0.1:50051");
        assert_eq!(settings.data, Some(PathBuf::from(".macp-data")));
        assert_eq!(settings.limits, Limits::default());
        assert_eq!(settings.semantics, Semantics::Baseline);
        assert_eq!(settings.disk_retention, None);
        assert!(settings.metrics.is_none() && settings.jwt.is_none() && settings.tokens.is_none());
        assert!(!settings.insecure && !settings.strict_recovery);
    }

    #[test]
    fn every_mistake_is_told_at_once() {
        let stopped = stopped_by(&[
            ("MACP_BIND_ADDR", "localhost"),
            ("MACP_MAX_PAYLOAD_BYTES", "0"),
            ("MACP_SESSION_START_LIMIT_PER_MINUTE", "-1"),
            ("MACP_MESSAGE_LIMIT_PER_MINUTE", "many"),
            ("MACP_LIST_SESSIONS_MAX_PAGE_SIZE", "1.5"),
            ("MACP_CHECKPOINT_INTERVAL", "x"),
            ("MACP_STORAGE_BACKEND", "tape"),
            ("MACP_SEMANTICS", "newest"),
            ("MACP_TLS_CERT_PATH", "/nowhere/cert.pem"),
        ]);
        assert_eq!(stopped.len(), 9, "{stopped:?}");
    }

    #[test]
    fn a_value_that_is_not_understood_stops_the_start_or_is_warned_of_with_what_applies_instead() {
        let good: &[(Kind, &str)] = &[(Kind::Integer, "7"), (Kind::Flag, ON), (Kind::Flag, OFF)];
        for variable in VARIABLES {
            let wrong: &[&str] = match variable.kind {
                Kind::Integer => &["1d", "-1", "1.5", "many"],
                Kind::Flag => &["yes", "true", "2", " "],
                Kind::List => &["foo", ","],
                Kind::Choice => &["foo"],
                _ => continue,
            };
            for value in wrong {
                let outcome = read(&[(variable.name, value)]);
                let told = match outcome {
                    Ok(settings) => settings.warnings,
                    Err(problems) => problems,
                };
                let [problem] = told.as_slice() else {
                    panic!("{}={value}: {told:?}", variable.name);
                };
                assert_eq!(problem.variable, variable.name);
                let stops = read(&[(variable.name, value)]).is_err();
                assert_eq!(stops, variable.invalid_stops, "{problem}");
                let instead = match variable.default {
                    _ if stops => "must be".to_owned(),
                    Some(default) => format!("; the default {default} applies"),
                    None => "; it counts as unset".to_owned(),
                };
                assert!(problem.why.contains(&instead), "{problem}");
                assert!(problem.why.contains("must be"), "{problem}");
            }
            for (_, value) in good.iter().filter(|(kind, _)| *kind == variable.kind) {
                let settings = read(&[(variable.name, value)]).unwrap();
                assert!(settings.warnings.is_empty(), "{}={value}", variable.name);
            }
        }
    }

    #[test]
    fn an_empty_value_is_none_but_no_number_and_no_address_where_one_is_needed() {
        for variable in VARIABLES {
            let needed = [
                "MACP_BIND_ADDR",
                "MACP_CHECKPOINT_INTERVAL",
                "MACP_MAX_PAYLOAD_BYTES",
                "MACP_SESSION_START_LIMIT_PER_MINUTE",
                "MACP_MESSAGE_LIMIT_PER_MINUTE",
                "MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE",
                "MACP_LIST_SESSIONS_MAX_PAGE_SIZE",
            ]
            .contains(&variable.name);
            match read(&[(variable.name, "")]) {
                Ok(settings) => assert!(!needed && settings.warnings.is_empty(), "{variable:?}"),
                Err(problems) => assert!(needed && problems[0].variable == variable.name),
            }
        }
    }

    #[test]
    fn other_numbers_fall_back_to_their_defaults() {
        let settings = read(&[
            ("MACP_CLEANUP_INTERVAL_SECS", "0"),
            ("MACP_SHUTDOWN_DRAIN_SECS", "soon"),
        ])
        .unwrap();
        assert_eq!(settings.cleanup_interval, Duration::from_secs(60));
        assert_eq!(settings.drain, Duration::from_secs(10));
        assert_eq!(settings.warnings.len(), 2);
    }

    #[test]
    fn a_filter_that_is_not_understood_gives_way_to_the_default() {
        let settings = read(&[("RUST_LOG", "macp_runtime=loud")]).unwrap();
        assert_eq!(settings.log, "info");
        assert_eq!(settings.warnings[0].variable, "RUST_LOG");
        assert!(read(&[("RUST_LOG", "warn")]).unwrap().warnings.is_empty());
    }

    #[test]
    fn leave_to_go_without_protection_is_given_by_one_value_alone() {
        for (value, insecure, warnings) in [("1", true, 0), ("0", false, 0), ("true", false, 1)] {
            let settings = read(&[("MACP_ALLOW_INSECURE", value)]).unwrap();
            assert_eq!(settings.insecure, insecure, "{value}");
            assert_eq!(settings.warnings.len(), warnings, "{value}");
        }
    }

    #[test]
    fn an_explicit_default_page_above_the_largest_is_refused_a_built_in_one_gives_way() {
        assert_eq!(
            stopped_by(&[("MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE", "1001")]),
            ["MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE"]
        );
        let settings = read(&[("MACP_LIST_SESSIONS_MAX_PAGE_SIZE", "7")]).unwrap();
        assert_eq!(settings.limits.list_sessions_default_page_size, 7);
        assert!(read(&[("MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE", "1000")]).is_ok());
    }

    #[test]
    fn an_issuer_without_keys_is_refused() {
        let problems = read(&[("MACP_AUTH_ISSUER", "https://issuer")]).unwrap_err();
        let [problem] = problems.as_slice() else {
            panic!("{problems:?}");
        };
        assert_eq!(problem.variable, "MACP_AUTH_ISSUER");
        for remedy in ["MACP_AUTH_JWKS_JSON", "MACP_AUTH_JWKS_URL"] {
            assert!(problem.why.contains(remedy), "{problem}");
        }
    }

    #[test]
    fn unknown_algorithms_are_passed_over_and_an_empty_rest_means_the_default() {
        let with = |list: &str| {
            let settings = read(&[
                ("MACP_AUTH_ISSUER", "i"),
                ("MACP_AUTH_JWKS_JSON", "{}"),
                ("MACP_AUTH_JWT_ALGS", list),
            ]);
            let settings = settings.unwrap();
            (
                settings.jwt.unwrap().algorithms.join(","),
                settings.warnings.len(),
            )
        };
        assert_eq!(with("HS256, none"), ("HS256".to_owned(), 1));
        assert_eq!(with("none"), ("RS256,ES256".to_owned(), 1));
        assert_eq!(with("hs256"), ("HS256".to_owned(), 0));
        assert_eq!(with("RS256,HS256,"), ("RS256,HS256".to_owned(), 0));
    }

    #[test]
    fn half_of_a_tls_pair_is_no_tls_and_warned_of() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("x.pem");
        std::fs::write(&file, "").unwrap();
        let file = file.to_str().unwrap();
        let (certificate, key) = (("MACP_TLS_CERT_PATH", file), ("MACP_TLS_KEY_PATH", file));
        for (half, missing) in [(certificate, key.0), (key, certificate.0)] {
            let settings = read(&[half]).unwrap();
            assert!(settings.tls.is_none());
            let [warning] = settings.warnings.as_slice() else {
                panic!("{:?}", settings.warnings);
            };
            assert_eq!(warning.variable, half.0);
            assert!(warning.why.contains(missing), "{warning}");
        }
        assert!(read(&[certificate, key]).unwrap().tls.is_some());
    }

    #[test]
    fn secrets_are_not_shown() {
        let settings = read(&[
            ("MACP_AUTH_TOKENS_JSON", "sesame"),
            ("MACP_AUTH_ISSUER", "i"),
            ("MACP_AUTH_JWKS_JSON", "sesame"),
        ]);
        assert!(!format!("{:?}", settings.unwrap()).contains("sesame"));
    }
}
