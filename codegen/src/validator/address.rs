//! Addresses of schemas: references against their base (RFC 3986), fragments, and tokens of JSON Pointers.
//! Knows no document.

pub fn without_fragment(uri: &str) -> &str {
    uri.split_once('#').map_or(uri, |(base, _)| base)
}

/// A name as a token of a JSON Pointer.
pub fn escaped(token: &str) -> String {
    token.replace('~', "~0").replace('/', "~1")
}

/// A path of a file as the path of an address.
pub fn of_path(path: &str) -> String {
    let mut address = String::from(if path.starts_with('/') {
        "file://"
    } else {
        "file:///"
    });
    for c in path.chars() {
        match c {
            '\\' if cfg!(windows) => address.push('/'),
            '%' | '#' | '?' | '\0'..='\x1F' => address.push_str(&format!("%{:02X}", u32::from(c))),
            c => address.push(c),
        }
    }
    resolve("file:///", &address)
}

/// None: what is decoded is no text.
pub fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = after
            .get(..2)
            .filter(|two| *first == b'%' && two.iter().all(u8::is_ascii_hexdigit))
            .and_then(|two| std::str::from_utf8(two).ok());
        if let Some(byte) = hex.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            bytes.push(byte);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

/// A reference against its base (RFC 3986, chapter 5.2); a base without hierarchy (`urn:`) only takes fragments.
/// A bare space is taken for an escaped one.
pub fn resolve(base: &str, reference: &str) -> String {
    let reference = reference.replace(' ', "%20");
    let (reference, fragment) = match reference.split_once('#') {
        Some((reference, fragment)) => (reference, Some(fragment)),
        None => (reference.as_str(), None),
    };
    let mut resolved = if has_scheme(reference) {
        clean(reference)
    } else if reference.is_empty() {
        without_fragment(base).to_owned()
    } else {
        joined(without_fragment(base), reference)
    };
    if let Some(fragment) = fragment {
        resolved.push('#');
        resolved.push_str(fragment);
    }
    resolved
}

/// A reference with a path, a query or an authority.
fn joined(base: &str, reference: &str) -> String {
    let Some((scheme, rest)) = base.split_once("://") else {
        return reference.to_owned();
    };
    let (authority, base_path) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let base_path = base_path
        .split_once('?')
        .map_or(base_path, |(path, _)| path);
    if let Some(network) = reference.strip_prefix("//") {
        return clean(&format!("{scheme}://{network}"));
    }
    if reference.starts_with('?') {
        return format!("{scheme}://{authority}{base_path}{reference}");
    }
    if reference.starts_with('/') {
        return clean(&format!("{scheme}://{authority}{reference}"));
    }
    let folder = base_path.rfind('/').map_or("", |slash| &base_path[..slash]);
    clean(&format!("{scheme}://{authority}{folder}/{reference}"))
}

/// Scheme and host in small letters, and no dots as parts of the path.
fn clean(uri: &str) -> String {
    let Some((scheme, rest)) = uri.split_once("://") else {
        return uri.to_owned();
    };
    let (authority, path) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let (path, query) = path.split_at(path.find('?').unwrap_or(path.len()));
    let path = if path.is_empty() {
        String::new()
    } else {
        without_dots(path)
    };
    format!(
        "{}://{}{path}{query}",
        scheme.to_ascii_lowercase(),
        authority.to_ascii_lowercase()
    )
}

fn has_scheme(reference: &str) -> bool {
    reference.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|first: char| first.is_ascii_alphabetic())
            && scheme
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    })
}

fn without_dots(path: &str) -> String {
    let mut segments: Vec<&str> = Vec::new();
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    for (index, part) in parts.iter().enumerate() {
        let last = index + 1 == parts.len();
        match *part {
            "." | ".." => {
                if *part == ".." {
                    segments.pop();
                }
                if last {
                    segments.push("");
                }
            }
            segment => segments.push(segment),
        }
    }
    format!("/{}", segments.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_resolve_as_the_rfc_says() {
        let base = "http://a/b/c/d;p?q";
        for (reference, expected) in [
            ("g", "http://a/b/c/g"),
            ("./g", "http://a/b/c/g"),
            ("g/", "http://a/b/c/g/"),
            ("/g", "http://a/g"),
            ("//g", "http://g"),
            ("?y", "http://a/b/c/d;p?y"),
            ("g?y/./x", "http://a/b/c/g?y/./x"),
            ("", "http://a/b/c/d;p?q"),
            ("#s", "http://a/b/c/d;p?q#s"),
            ("g#s/../x", "http://a/b/c/g#s/../x"),
            (".", "http://a/b/c/"),
            ("..", "http://a/b/"),
            ("../g", "http://a/b/g"),
            ("../../../g", "http://a/g"),
            ("urn:x:y", "urn:x:y"),
            ("HTTP://A/b/../c", "http://a/c"),
            ("a b", "http://a/b/c/a%20b"),
        ] {
            assert_eq!(resolve(base, reference), expected, "{reference}");
        }
        assert_eq!(resolve("urn:uuid:1", "#a"), "urn:uuid:1#a");
        assert_eq!(resolve("http://host", "x"), "http://host/x");
    }

    #[test]
    fn a_path_is_an_address() {
        for (path, expected) in [
            ("/a/b.json", "file:///a/b.json"),
            ("/a/../b c.json", "file:///b%20c.json"),
            ("/a/50%#?.json", "file:///a/50%25%23%3F.json"),
            ("/a\nb.json", "file:///a%0Ab.json"),
        ] {
            assert_eq!(of_path(path), expected, "{path}");
        }
    }
}
