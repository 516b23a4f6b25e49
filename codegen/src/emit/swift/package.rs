//! What makes the printed files a package: manifest and README.
//! Knows no type of the contract.

use crate::files::mark;
use crate::model::Model;
use crate::names::pascal;

/// `AppWire`: the part of the protocol's name before its first dash, as in the other languages.
pub fn name(model: &Model) -> String {
    let short = model.protocol.split('-').next().unwrap_or_default();
    format!("{}Wire", pascal(short))
}

/// `Package.swift` of a package of this name. SwiftPM reads the first line up to its semicolon.
pub fn manifest(mark: &str, name: &str) -> String {
    format!(
        r#"// swift-tools-version:5.9; {mark}

import PackageDescription

let package = Package(
    name: "{name}",
    platforms: [.macOS(.v11), .iOS(.v14)],
    products: [.library(name: "{name}", targets: ["{name}"])],
    targets: [.target(name: "{name}")]
)
"#
    )
}

/// `README.md`.
pub fn readme(model: &Model) -> String {
    format!(
        "<!-- {} -->\n{}",
        mark(&model.protocol),
        include_str!("parts/README.md")
            .replace("{name}", &name(model))
            .replace(
                "{where}",
                &format!("../magi-protocol/generated/swift/{}", name(model))
            )
    )
}
