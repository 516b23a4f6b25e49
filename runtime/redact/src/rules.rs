//! The shapes of secrets: one row for each kind of key or token.
//! Does not know the values a process holds.

use std::borrow::Cow;
use std::sync::LazyLock;

use regex::{Captures, Regex, RegexSet};

use crate::REDACTED;

/// The capture group of a pattern that is replaced; without one the whole match is.
pub(crate) const SECRET_GROUP: &str = "secret";

/// One kind of secret. The capture group [`SECRET_GROUP`] is replaced, or the whole match where there is none.
struct Rule {
    name: &'static str,
    pattern: &'static str,
    /// A second look at what was captured, for shapes that ordinary text has too.
    also: fn(&str) -> bool,
}

const fn rule(name: &'static str, pattern: &'static str) -> Rule {
    Rule {
        name,
        pattern,
        also: |_| true,
    }
}

/// In the order in which they are applied: longer shapes before those they contain.
static RULES: &[Rule] = &[
    rule(
        "private key",
        // Without an end line it reaches to the end of the text: half a key is one too.
        r"(?s)-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----.*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|\z)",
    ),
    rule("Anthropic", r"\bsk-ant-[A-Za-z0-9_-]{12,}"),
    rule("OpenAI and alike", r"\bsk-[A-Za-z0-9_-]{20,}"),
    rule("Stripe", r"\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,}"),
    rule(
        "GitHub",
        r"\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{22,})",
    ),
    rule(
        "GitLab",
        r"\bgl(?:pat|rt|dt|cbt|ptt|soat)-[A-Za-z0-9_.-]{20,}",
    ),
    rule("AWS", r"\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b"),
    rule(
        "Google",
        r"\b(?:AIza[A-Za-z0-9_-]{35}|ya29\.[A-Za-z0-9_-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,})",
    ),
    rule("Slack", r"\b(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}"),
    rule("npm", r"\bnpm_[A-Za-z0-9]{36}\b"),
    rule("PyPI", r"\bpypi-[A-Za-z0-9_-]{40,}"),
    rule("Hugging Face", r"\bhf_[A-Za-z0-9]{30,}"),
    rule("xAI and Groq", r"\b(?:xai|gsk)[-_][A-Za-z0-9]{32,}"),
    rule(
        "JSON web token",
        r"\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*){0,3}",
    ),
    rule(
        "bearer",
        r"(?i)\bbearer[ \t]+(?<secret>[A-Za-z0-9._~+/-]{16,}=*)",
    ),
    rule(
        "authorization header",
        r"(?i)\bauthorization[ \t]*:[ \t]*(?:basic|token|apikey)[ \t]+(?<secret>[A-Za-z0-9._~+/-]{8,}=*)",
    ),
    rule(
        "password in an address",
        r"\b[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s/:@]{0,128}:(?<secret>[^\s/@]{1,256})@",
    ),
    Rule {
        name: "assignment",
        pattern: concat!(
            r#"(?i)(?:api[_-]?key|secret(?:[_-]?(?:access)?[_-]?key)?|access[_-]?token|refresh[_-]?token|auth[_-]?token"#,
            r#"|client[_-]?secret|password|passwd)["']?[ \t]*[:=][ \t]*["']?(?<secret>[A-Za-z0-9+/_.~!@#$%^&*=-]{8,})"#
        ),
        also: mixed,
    },
];

/// A word with letters and digits: `get_token` is code, `x7Gq9…` is a value.
fn mixed(word: &str) -> bool {
    word.bytes().any(|b| b.is_ascii_digit()) && word.bytes().any(|b| b.is_ascii_alphabetic())
}

static COMPILED: LazyLock<Vec<(Regex, &'static Rule)>> = LazyLock::new(|| {
    RULES
        .iter()
        .map(|rule| {
            let compiled = Regex::new(rule.pattern);
            (
                compiled.unwrap_or_else(|error| {
                    panic!("the rule for {} must compile: {error}", rule.name)
                }),
                rule,
            )
        })
        .collect()
});

/// The pattern of every rule.
pub(crate) fn patterns() -> impl Iterator<Item = &'static str> {
    RULES.iter().map(|rule| rule.pattern)
}

/// All patterns in one search: nearly every text holds no secret, and is then read once instead of once for each rule.
static ANY: LazyLock<RegexSet> = LazyLock::new(|| {
    RegexSet::new(patterns())
        .unwrap_or_else(|error| panic!("rules that compile do so together: {error}"))
});

/// `text` with every match of every rule replaced.
pub(crate) fn apply(text: &str) -> Cow<'_, str> {
    if !ANY.is_match(text) {
        return Cow::Borrowed(text);
    }
    let mut safe = Cow::Borrowed(text);
    for (pattern, rule) in COMPILED.iter() {
        if let Cow::Owned(next) =
            pattern.replace_all(&safe, |found: &Captures<'_>| replacement(rule, found))
        {
            safe = Cow::Owned(next);
        }
    }
    match safe {
        // A match that a second look let stand gives an equal copy; the caller may keep its own.
        Cow::Owned(same) if same == text => Cow::Borrowed(text),
        safe => safe,
    }
}

/// Whether any rule would replace something.
pub(crate) fn found(text: &str) -> bool {
    COMPILED.iter().any(|(pattern, rule)| {
        pattern
            .captures_iter(text)
            .any(|found| (rule.also)(secret_in(&found).1))
    })
}

fn replacement(rule: &Rule, found: &Captures<'_>) -> String {
    let whole = &found[0];
    let (at, secret) = secret_in(found);
    if !(rule.also)(secret) {
        return whole.to_owned();
    }
    [&whole[..at], REDACTED, &whole[at + secret.len()..]].concat()
}

/// The secret part of a match, and where in the match it starts.
fn secret_in<'t>(found: &Captures<'t>) -> (usize, &'t str) {
    let whole = found.get_match();
    let secret = found.name(SECRET_GROUP).unwrap_or(whole);
    (secret.start() - whole.start(), secret.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(apply(text), expected, "{text}");
        assert_eq!(found(text), text != expected, "{text}");
        assert_eq!(
            apply(expected),
            expected,
            "twice is as good as once: {expected}"
        );
    }

    // The samples are put together here so that no scanner takes this file for a leak.
    fn sample(prefix: &str, length: usize) -> String {
        format!("{prefix}{}", "aB3".repeat(length).split_at(length).0)
    }

    #[test]
    fn shapes_of_keys_are_replaced() {
        for (prefix, length) in [
            ("sk-ant-api03-", 40),
            ("sk-proj-", 40),
            ("sk-", 48),
            ("sk_live_", 24),
            ("ghp_", 36),
            ("ghs_", 36),
            ("github_pat_", 60),
            ("glpat-", 20),
            ("AIza", 35),
            ("ya29.", 40),
            ("xoxb-", 30),
            ("npm_", 36),
            ("pypi-", 60),
            ("hf_", 34),
            ("gsk_", 40),
            ("xai-", 60),
        ] {
            let key = sample(prefix, length);
            check(&key, REDACTED);
            check(&format!("use ({key}), please"), "use ([redacted]), please");
        }
        check(
            &format!("id {}{}", "AKIA", "ABCDEFGHIJ234567"),
            "id [redacted]",
        );
    }

    #[test]
    fn tokens_lose_their_value_and_keep_their_name() {
        let value = sample("", 24);
        check(
            &format!("Authorization: Bearer {value}=="),
            "Authorization: Bearer [redacted]",
        );
        check(
            &format!("authorization: basic {value}="),
            "authorization: basic [redacted]",
        );
        check(&format!("eyJ{value}.eyJ{value}.{value}!"), "[redacted]!");
        check(
            &format!("postgres://user:{value}@host/db"),
            "postgres://user:[redacted]@host/db",
        );
        check(
            &format!("API_KEY={value}\nnext"),
            "API_KEY=[redacted]\nnext",
        );
        check(
            &format!("\"client_secret\": \"{value}\","),
            "\"client_secret\": \"[redacted]\",",
        );
    }

    #[test]
    fn private_keys_are_replaced_whole_also_when_cut_off() {
        let (begin, end) = (
            "-----BEGIN RSA PRIVATE KEY-----",
            "-----END RSA PRIVATE KEY-----",
        );
        check(
            &format!("a\n{begin}\nMIIE\nabc\n{end}\nb"),
            "a\n[redacted]\nb",
        );
        check(&format!("a\n{begin}\nMIIE\nabc\n"), "a\n[redacted]");
        check(
            "-----BEGIN PUBLIC KEY-----\nMIIE\n-----END PUBLIC KEY-----",
            "-----BEGIN PUBLIC KEY-----\nMIIE\n-----END PUBLIC KEY-----",
        );
    }

    #[test]
    fn ordinary_text_stays() {
        for text in [
            "",
            "risk-averse task-oriented sk-learn",
            "the bearer of news",
            "password: correct horse",
            "let api_key = config.get_key();",
            "http://localhost:8080/a@b",
            "claude-sonnet-4-5",
            "openai/gpt-5",
            "token=short",
            "eyJ is how they start",
            "ses_0193a1b2c3d47e8f9a0b1c2d3e4f5061",
            "https://example.test/path?x=1",
            "mailto:someone@example.test",
        ] {
            check(text, text);
        }
    }
}
