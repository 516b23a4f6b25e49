//! What makes the printed files a package: manifest, entry, README.
//! Knows no type of the contract.

use crate::files::mark;
use crate::model::Model;

/// `app_wire`: the part of the protocol's name before its first dash, as in the other languages.
pub fn name(model: &Model) -> String {
    let short = model.protocol.split('-').next().unwrap_or_default();
    format!("{short}_wire")
}

/// `__init__.py`: every public name of these modules, by their printed text.
pub fn init(about: &str, modules: &[(&str, String)]) -> String {
    let mut imports = String::new();
    let mut all = Vec::new();
    for (module, text) in modules {
        let names: Vec<&str> = public(text).collect();
        imports.push_str(&format!("from .{module} import (\n"));
        for name in names {
            imports.push_str(&format!("    {name},\n"));
            all.push(name);
        }
        imports.push_str(")\n");
    }
    all.sort_unstable();
    let all: String = all
        .iter()
        .map(|name| format!("    \"{name}\",\n"))
        .collect();
    format!("\"\"\"{about}\"\"\"\n\n{imports}\n__all__ = [\n{all}]\n")
}

/// The names that a module defines for others.
fn public(text: &str) -> impl Iterator<Item = &str> {
    let mut documented = false;
    text.lines().filter_map(move |line| {
        let inside = documented;
        // An odd number of marks begins or ends a documentation string.
        documented ^= line.matches("\"\"\"").count() % 2 == 1;
        let name = match line.split_once(' ') {
            _ if inside => return None,
            Some(("class" | "def", rest)) => rest.split(['(', ':']).next()?,
            _ => line.split_once(": ")?.0,
        };
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        (!name.starts_with('_') && !name.is_empty() && name.chars().all(is_name)).then_some(name)
    })
}

/// `pyproject.toml`.
pub fn manifest(model: &Model) -> String {
    let (name, protocol, version) = (name(model), &model.protocol, env!("CARGO_PKG_VERSION"));
    format!(
        r#"
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "magi-protocol-{dashed}"
version = "{version}"
description = "Types, decoders, encoders and a client for the {protocol} contract, made from its schema."
readme = "README.md"
license = {{ text = "Apache-2.0" }}
requires-python = ">=3.10"
classifiers = ["Typing :: Typed"]

[tool.setuptools]
packages = ["{name}"]
package-dir = {{ "{name}" = "." }}

[tool.setuptools.package-data]
{name} = ["py.typed", "schema/*.json"]
"#,
        dashed = name.replace('_', "-")
    )
}

/// `README.md`.
pub fn readme(model: &Model) -> String {
    format!(
        "<!-- {} -->\n{}",
        mark(&model.protocol),
        include_str!("parts/README.md").replace("{name}", &name(model))
    )
}
