//! There and back: what was decoded is encoded, decoded again, and is the same.
//! Does not ask whether it should have been decoded.

use app_wire::examine;
use bounded::Class;

/// A record; or, after a first byte that is the place of a type among all types, one value of that type.
///
/// # Panics
/// When something is lost on the way.
pub fn check(input: &[u8]) {
    let Some((first, rest)) = input.split_first() else {
        return;
    };
    match examine::TYPES.get(usize::from(*first)) {
        Some(name) => value(name, rest),
        None => record(input),
    }
}

fn record(bytes: &[u8]) {
    let Ok(record) = app_wire::decode_record(bytes) else {
        return;
    };
    assert_eq!(record.clone().into_owned(), record);
    let mut written = b"before".to_vec();
    if let Err(fault) = record.encode(&mut written) {
        assert_eq!(written, b"before", "a refusal leaves the buffer as it was");
        assert!(grows(bytes, fault.rule.class()), "{fault}");
        return;
    }
    let written = &written[b"before".len()..];
    assert_eq!(
        written.iter().position(|byte| *byte == b'\n'),
        Some(written.len() - 1)
    );
    for separator in ["\u{85}", "\u{2028}", "\u{2029}"] {
        assert!(!String::from_utf8_lossy(written).contains(separator));
    }
    assert_eq!(app_wire::decode_record(written).as_ref(), Ok(&record));
    let mut again = Vec::new();
    assert_eq!(record.encode(&mut again), Ok(()));
    assert_eq!(again, written);
}

fn value(name: &str, bytes: &[u8]) {
    let Some(Ok(written)) = examine::again(name, bytes) else {
        return;
    };
    assert_eq!(examine::again(name, &written), Some(Ok(written)));
}

/// Three characters travel raw in three bytes and are written as an escape in six: only that can outgrow a bound.
fn grows(bytes: &[u8], class: Class) -> bool {
    let text = String::from_utf8_lossy(bytes);
    matches!(class, Class::RecordBytes | Class::PayloadBytes)
        && ["\u{85}", "\u{2028}", "\u{2029}"]
            .iter()
            .any(|separator| text.contains(separator))
}
