//! Records with one fault, or none, and the code that each gets: `conformance/faults.jsonl`, which every language reads.

use app_wire::{ErrorCode, decode_record};
use serde_json::Value;

#[test]
fn one_fault_has_one_code_in_every_language() {
    let mut seen = 0;
    for line in include_str!("../../faults.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = match &case["text"] {
            Value::String(text) => text.clone(),
            _ => case["record"].to_string(),
        };
        let code = decode_record(text.as_bytes())
            .err()
            .map(|fault| ErrorCode::of(&fault).as_str());
        assert_eq!(code, case["code"].as_str(), "{}", case["about"]);
        seen += 1;
    }
    assert!(seen > 40, "only {seen}");
}
