//! Small text helpers of the printers: headers, wrapping, case.
//! Knows nothing of the contract.

/// First line of every generated file.
pub fn header(mark: &str, from: &str) -> String {
    format!("{mark} @generated from {from} by codegen. Do not edit.\n")
}

/// `text` in lines of at most `width` characters where words allow.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// `SESSION_NOT_OPEN`, `n_of_m`, `list_sessions` and `initiator_only` to `SessionNotOpen`, `NOfM`, …; text with both cases
/// keeps its inner capitals.
pub fn pascal(text: &str) -> String {
    let shout = text.chars().all(|c| !c.is_lowercase());
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(|part| {
            let (first, rest) = part.split_at(1);
            let rest = if shout {
                rest.to_ascii_lowercase()
            } else {
                rest.to_owned()
            };
            format!("{}{rest}", first.to_ascii_uppercase())
        })
        .collect()
}

/// A Rust doc comment.
pub fn doc(text: &str) -> String {
    wrapped(text, 110)
        .iter()
        .map(|line| format!("/// {line}\n"))
        .collect()
}

/// A Rust string literal.
pub fn literal(text: &str) -> String {
    format!("{text:?}")
}
