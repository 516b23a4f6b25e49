//! Case rules and reserved words of every target language.
//! Refuses nothing itself; `lower` asks whether a name of the contract can be one everywhere.

/// A language that is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// `session_id`, `TurnStart`.
    Rust,
    /// Members as on the wire, types `TurnStart`.
    TypeScript,
    /// `sessionId`, `TurnStart`.
    Swift,
    /// `session_id`, `TurnStart`.
    Python,
}

impl Target {
    /// All of them: a name of the contract must work in each.
    pub const ALL: [Target; 4] = [
        Target::Rust,
        Target::TypeScript,
        Target::Swift,
        Target::Python,
    ];

    /// For messages.
    pub fn name(self) -> &'static str {
        match self {
            Target::Rust => "Rust",
            Target::TypeScript => "TypeScript",
            Target::Swift => "Swift",
            Target::Python => "Python",
        }
    }

    /// Words that are no identifier, whatever their case rule.
    fn keywords(self) -> &'static [&'static str] {
        match self {
            Target::Rust => &[
                "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
                "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for",
                "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut",
                "override", "priv", "pub", "ref", "return", "self", "Self", "static", "struct",
                "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
                "virtual", "where", "while", "yield",
            ],
            Target::TypeScript => &[
                "any",
                "as",
                "async",
                "await",
                "boolean",
                "break",
                "case",
                "catch",
                "class",
                "const",
                "continue",
                "debugger",
                "declare",
                "default",
                "delete",
                "do",
                "else",
                "enum",
                "export",
                "extends",
                "false",
                "finally",
                "for",
                "function",
                "if",
                "implements",
                "import",
                "in",
                "instanceof",
                "interface",
                "let",
                "new",
                "null",
                "number",
                "package",
                "private",
                "protected",
                "public",
                "return",
                "static",
                "string",
                "super",
                "switch",
                "symbol",
                "this",
                "throw",
                "true",
                "try",
                "type",
                "typeof",
                "undefined",
                "unknown",
                "var",
                "void",
                "while",
                "with",
                "yield",
            ],
            Target::Swift => &[
                "Any",
                "Self",
                "allCases",
                "as",
                "associatedtype",
                "async",
                "await",
                "break",
                "case",
                "catch",
                "class",
                "continue",
                "default",
                "defer",
                "deinit",
                "do",
                "else",
                "enum",
                "extension",
                "fallthrough",
                "false",
                "fileprivate",
                "for",
                "func",
                "guard",
                "hashValue",
                "if",
                "import",
                "in",
                "init",
                "inout",
                "internal",
                "is",
                "json",
                "known",
                "let",
                "nil",
                "none",
                "open",
                "operator",
                "others",
                "precedencegroup",
                "private",
                "protocol",
                "public",
                "rawValue",
                "repeat",
                "rethrows",
                "return",
                "self",
                "some",
                "static",
                "struct",
                "subscript",
                "super",
                "switch",
                "throw",
                "throws",
                "true",
                "try",
                "typealias",
                "unrecognized",
                "var",
                "where",
                "while",
            ],
            // The last ones are no words of the language, but in every annotation beside them.
            Target::Python => &[
                "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class",
                "continue", "def", "del", "elif", "else", "except", "finally", "for", "from",
                "global", "if", "import", "in", "is", "lambda", "match", "nonlocal", "not", "or",
                "pass", "raise", "return", "try", "type", "while", "with", "yield", "bool",
                "field", "int", "object", "str", "tuple",
            ],
        }
    }

    /// Names of types that are there already, or that every program of the language has in scope.
    fn taken_types(self) -> &'static [&'static str] {
        match self {
            Target::Rust => &[
                "Box", "Choice", "Code", "Codes", "Contract", "Cow", "Default", "Err", "Error",
                "Fault", "Few", "FnOnce", "Integer", "Items", "Kind", "None", "Ok", "Option",
                "Pattern", "Piece", "Presence", "Raw", "Reader", "Result", "Rule", "Some", "Step",
                "Stop", "String", "Text", "Vec", "Verdicts", "Writer",
            ],
            Target::TypeScript => &[
                "Array",
                "Boolean",
                "Date",
                "Error",
                "Event",
                "Function",
                "Input",
                "Map",
                "Number",
                "Object",
                "Promise",
                "Record",
                "Request",
                "Response",
                "Set",
                "String",
                "Symbol",
                "Uint8Array",
            ],
            Target::Swift => &[
                "Any",
                "Array",
                "Bool",
                "Character",
                "Codable",
                "Data",
                "Date",
                "Dictionary",
                "Double",
                "Error",
                "Int",
                "Never",
                "None",
                "Optional",
                "Result",
                "Self",
                "Sendable",
                "Set",
                "String",
                "Type",
                "URL",
                "UUID",
            ],
            Target::Python => &[
                "Absent",
                "Agreed",
                "Any",
                "Client",
                "CodeFacts",
                "ErrorCode",
                "Event",
                "EventFacts",
                "Exception",
                "Failed",
                "False",
                "Fault",
                "Incompatible",
                "Literal",
                "Mapping",
                "Mismatch",
                "Mismatched",
                "None",
                "NotImplemented",
                "NotSent",
                "OperationFacts",
                "Optional",
                "Profile",
                "Readable",
                "Received",
                "Reply",
                "Sent",
                "ServiceProcess",
                "True",
                "TypeAlias",
                "TypedDict",
                "Uncorrelated",
                "Union",
                "Unsettled",
            ],
        }
    }

    /// Whether `name` cannot be a type of this target.
    pub fn is_taken_type(self, name: &str) -> bool {
        self.taken_types().contains(&name) || self.keywords().contains(&name)
    }

    /// Whether `name`, in the case that this target gives it, is a word of the language.
    pub fn is_keyword(self, name: &str) -> bool {
        self.keywords().contains(&name)
    }

    /// A member of a type: `session_id`, `sessionId`; a keyword gets a trailing `_`.
    ///
    /// TypeScript keeps the wire name, so that decoded values are the records themselves; Swift writes camelCase.
    pub fn member(self, name: &str) -> String {
        let cased = match self {
            Target::Rust | Target::Python | Target::TypeScript => name.to_owned(),
            Target::Swift => camel(name),
        };
        // A property of a JavaScript object may be any word.
        if self != Target::TypeScript && self.is_keyword(&cased) {
            format!("{cased}_")
        } else {
            cased
        }
    }
}

/// Words of a wire name: `turn.assistant_delta`, `no-auth`, `max_id_bytes`, `TurnStart`.
pub fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut after_lower = false;
    for c in name.chars() {
        if !c.is_ascii_alphanumeric() || (c.is_ascii_uppercase() && after_lower) {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| c.is_ascii_alphanumeric()) {
            word.push(c.to_ascii_lowercase());
        }
        after_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
    }
    words.retain(|word| !word.is_empty());
    words
}

/// `TurnAssistantDelta`.
pub fn pascal(name: &str) -> String {
    words(name).iter().map(|word| capitalized(word)).collect()
}

/// `turnAssistantDelta`.
pub fn camel(name: &str) -> String {
    let mut words = words(name).into_iter();
    let first = words.next().unwrap_or_default();
    words.fold(first, |name, word| name + &capitalized(&word))
}

/// `turn_assistant_delta`.
pub fn snake(name: &str) -> String {
    words(name).join("_")
}

/// `TURN_ASSISTANT_DELTA`.
pub fn screaming(name: &str) -> String {
    snake(name).to_ascii_uppercase()
}

fn capitalized(word: &str) -> String {
    let mut chars = word.chars();
    chars
        .next()
        .map(|first| first.to_ascii_uppercase())
        .into_iter()
        .chain(chars)
        .collect()
}

/// Name of the record definition of a request.
pub fn request_record(operation: &str) -> String {
    format!("{}RequestRecord", pascal(operation))
}

/// Name of the record definition of a successful response.
pub fn response_record(operation: &str) -> String {
    format!("{}ResponseRecord", pascal(operation))
}

/// Name of the record definition of an event.
pub fn event_record(event: &str) -> String {
    format!("{}Record", pascal(event))
}

/// Name of the record definition of every response that failed.
pub const ERROR_RECORD: &str = "ErrorResponseRecord";

/// Names of the unions of all requests, all responses, all events, and of all three.
pub const UNION_RECORDS: [&str; 4] = ["RequestRecord", "ResponseRecord", "EventRecord", "Record"];

/// Whether a definition may be called this: `TurnStartRequest`.
pub fn is_type_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric())
}

/// Whether a member, limit or code may be called this: `session_id`.
pub fn is_member_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && !name.ends_with('_')
        && !name.contains("__")
        && name
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// Whether an operation or event may be called this: `auth.login.start`.
pub fn is_dotted_name(name: &str) -> bool {
    !name.is_empty() && name.split('.').all(is_member_name)
}

/// Whether every target can make an enum case of this value: `needs_login`, `openai-codex`, `turn.start`.
pub fn is_enum_value(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_follow_the_words() {
        for (name, in_pascal, in_camel, in_screaming) in [
            (
                "turn.assistant_delta",
                "TurnAssistantDelta",
                "turnAssistantDelta",
                "TURN_ASSISTANT_DELTA",
            ),
            (
                "TurnStartRequest",
                "TurnStartRequest",
                "turnStartRequest",
                "TURN_START_REQUEST",
            ),
            ("openai-codex", "OpenaiCodex", "openaiCodex", "OPENAI_CODEX"),
            ("x_high", "XHigh", "xHigh", "X_HIGH"),
            ("max_id_bytes", "MaxIdBytes", "maxIdBytes", "MAX_ID_BYTES"),
        ] {
            assert_eq!(
                (pascal(name), camel(name), screaming(name)),
                (in_pascal.into(), in_camel.into(), in_screaming.into())
            );
        }
    }

    #[test]
    fn keywords_get_a_trailing_underscore_where_they_are_no_member() {
        assert_eq!(Target::Rust.member("type"), "type_");
        assert_eq!(Target::Swift.member("default"), "default_");
        assert_eq!(Target::Python.member("from"), "from_");
        assert_eq!(Target::TypeScript.member("default"), "default");
        assert_eq!(Target::Swift.member("session_id"), "sessionId");
    }
}
