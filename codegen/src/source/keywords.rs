//! What to write instead of a keyword that the dialect leaves out.
//! The keywords that are allowed stand with the forms in `node.rs` and `definition.rs`.

use crate::near;

/// Keywords of JSON Schema that authors write where a type should stand.
pub const INSTEAD_OF_TYPE: [&str; 6] = [
    "oneOf",
    "allOf",
    "not",
    "if",
    "$dynamicRef",
    "$recursiveRef",
];

/// Advice for the author who used `keyword`, where `allowed` may stand.
pub fn instead_of(keyword: &str, allowed: &[&str]) -> String {
    let advice = match keyword {
        "allOf" => "repeat the members: every object is flat",
        "if" | "then" | "else" | "not" | "dependentRequired" | "dependentSchemas"
        | "dependencies" => "make more variants of a union, or write a rule in x-rules",
        "unevaluatedProperties" | "unevaluatedItems" => {
            "every object is flat: use additionalProperties"
        }
        "prefixItems" | "contains" | "minContains" | "maxContains" | "additionalItems" => {
            "arrays hold items of one form: use items"
        }
        "patternProperties" | "propertyNames" => "use additionalProperties with maxProperties",
        "uniqueItems" => "describe it, and judge it in behaviour",
        "format" => "describe it; bounds and pattern are what decoders check",
        "$anchor" | "$dynamicRef" | "$dynamicAnchor" | "$recursiveRef" | "$recursiveAnchor" => {
            "refer with #/$defs/Name or file.json#/$defs/Name"
        }
        "$defs" | "definitions" => "definitions stand at the top of a file, not inside another",
        "$id" | "$schema" => "only the file as a whole has it",
        "default" => "say with x-absent what absence means",
        "discriminator" => "use x-union with the tag",
        "nullable" => "write type: [\"T\", \"null\"], or anyOf of a $ref and null",
        "title" => "the definition's name is its title",
        "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => "use minimum and maximum",
        "readOnly" | "writeOnly" => "direction follows from the operations that reach a type",
        "$comment" => "use description",
        "oneOf" => "make it a definition of its own, with x-union",
        "anyOf" => "anyOf is only for a nullable form: [{…}, {\"type\":\"null\"}]",
        "properties" | "required" | "x-rules" | "x-at-least-one-of" => {
            "make the object a definition of its own"
        }
        _ => return near::instead(keyword, allowed),
    };
    advice.to_owned()
}
