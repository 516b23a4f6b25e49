//! The list of environment variables for `--help`, from the facts of the schema.
//! Reads no environment.

use std::fmt::Write;

use macp_wire::settings::{Kind, VARIABLES, Variable};

use crate::settings::empty_is_wrong;

/// Every variable with its default and meaning.
pub fn variables() -> String {
    let mut text =
        String::from("Environment (an empty value counts as unset, unless it says: not empty):\n");
    for variable in VARIABLES {
        // Writing to a text cannot fail.
        let _ = writeln!(
            text,
            "  {} {}\n      {}",
            variable.name,
            value(variable),
            variable.description
        );
    }
    text
}

fn value(variable: &Variable) -> String {
    let default = match variable.default {
        Some(default) => format!("default {default}"),
        None => "unset by default".to_owned(),
    };
    match variable.kind {
        Kind::Choice | Kind::List => format!("[{}; {}]", variable.values.join(", "), default),
        Kind::Flag => format!("[1; {default}]"),
        _ if empty_is_wrong(variable) => format!("[{default}; not empty]"),
        Kind::Address
        | Kind::File
        | Kind::Folder
        | Kind::Json
        | Kind::Text
        | Kind::Url
        | Kind::Integer => {
            format!("[{default}]")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variable_stands_in_the_list_with_its_default() {
        let text = variables();
        for variable in VARIABLES {
            let line = text.lines().find(|line| {
                line.trim_start()
                    .starts_with(&format!("{} ", variable.name))
            });
            let line = line.unwrap_or_else(|| panic!("{} is missing", variable.name));
            assert!(
                variable
                    .default
                    .is_none_or(|default| line.contains(default)),
                "{line}"
            );
        }
    }
}
