//! Codes, phases, limits and verdicts: each name once, each in its place.
//! Which operation answers which code is `lifecycle.rs`.

use std::collections::BTreeMap;

use crate::model::Role;
use crate::names;
use crate::source::{At, Check, Source};

use super::Facts;

/// Judges `errors.json`, `limits.json` and the codes of `protocol.json`.
pub fn judge(source: &Source, facts: &Facts<'_>) {
    errors(source, facts);
    activity(source, facts);
    records(source, facts);
    limits(source, facts);
    let file = format!("{}/protocol.json", source.protocol);
    let at = At::file(&file, facts.log);
    if source.contract.name != source.protocol {
        at.down("protocol").refuse(
            format!(
                "`{}` is not the folder `{}`",
                source.contract.name, source.protocol
            ),
            "name the protocol like its folder",
        );
    }
    for code in &source.contract.common_errors {
        facts.known_code(&at.down("common_errors"), code);
    }
    for (name, code) in source.contract.verdicts.all() {
        facts.known_code(&at.down("verdicts").down(name), code);
    }
}

/// The published bundle adds a definition for each record; their names are taken.
fn records(source: &Source, facts: &Facts<'_>) {
    let contract = &source.contract;
    let operations = contract
        .operations
        .iter()
        .map(|operation| operation.name.as_str());
    let taken: Vec<String> = operations
        .flat_map(|name| [names::request_record(name), names::response_record(name)])
        .chain(
            contract
                .events
                .iter()
                .map(|event| names::event_record(&event.name)),
        )
        .chain([names::ERROR_RECORD.to_owned()])
        .chain(names::UNION_RECORDS.map(str::to_owned))
        .collect();
    for ty in source.types.iter().filter(|ty| taken.contains(&ty.name)) {
        facts.at(ty).about(Check::Name).refuse(
            format!(
                "`{}` is the name of a record in the published bundle",
                ty.name
            ),
            "choose another name",
        );
    }
}

/// A feature bound that also has a name among the limits has one value.
fn activity(source: &Source, facts: &Facts<'_>) {
    let file = format!("{}/protocol.json", source.protocol);
    let at = At::file(&file, facts.log).down("activity").down("value");
    let Some(members) = source.contract.activity.as_object() else {
        at.refuse("no object", "write the capability object");
        return;
    };
    for (name, value) in members {
        if let (Some(limit), Some(found)) = (facts.limits.get(name.as_str()), value.as_u64())
            && *limit != found
        {
            at.down(name).refuse(
                format!("{found}, but limits.json says {limit}"),
                "write the limit's value",
            );
        }
    }
}

fn errors(source: &Source, facts: &Facts<'_>) {
    let file = format!("{}/errors.json", source.protocol);
    let at = At::file(&file, facts.log).about(Check::Code).down("errors");
    let mut seen: Vec<&str> = Vec::new();
    let mut latest = 0;
    for (index, error) in source.errors.iter().enumerate() {
        let at = at.down(index);
        if !names::is_member_name(&error.code) {
            at.down("code").about(Check::Name).refuse(
                format!("`{}` is no name for a code", error.code),
                "write snake_case",
            );
        }
        if seen.contains(&error.code.as_str()) {
            at.down("code").refuse(
                format!("`{}` stands here twice", error.code),
                "keep the one in the right place",
            );
        }
        seen.push(&error.code);
        match source
            .phases
            .iter()
            .position(|phase| phase.name == error.phase)
        {
            None => at.down("phase").refuse(
                format!("`{}` is no phase", error.phase),
                "add it to phases, or correct the name",
            ),
            Some(phase) if phase < latest => at.refuse(
                format!("`{}` is judged before the code above it", error.phase),
                "errors stand in order of precedence, and so do the phases: move one of them",
            ),
            Some(phase) => latest = phase,
        }
        for name in &error.also_in {
            match source.phases.iter().position(|phase| phase.name == *name) {
                None => at.down("also_in").refuse(
                    format!("`{name}` is no phase"),
                    "add it to phases, or correct the name",
                ),
                Some(_) if *name == error.phase => {
                    at.down("also_in").refuse(
                        format!("`{name}` is its phase already"),
                        "name other phases only",
                    );
                }
                Some(_) => {}
            }
        }
    }
    for phase in source.phases.iter().filter(|phase| {
        !source
            .errors
            .iter()
            .any(|error| error.phase == phase.name || error.also_in.contains(&phase.name))
    }) {
        at.refuse(
            format!("no error belongs to the phase `{}`", phase.name),
            "remove the phase, or give it its codes",
        );
    }
}

fn limits(source: &Source, facts: &Facts<'_>) {
    let file = format!("{}/limits.json", source.protocol);
    let at = At::file(&file, facts.log)
        .about(Check::Bound)
        .down("limits");
    let mut roles: BTreeMap<Role, &str> = BTreeMap::new();
    for limit in &source.limits {
        if !names::is_member_name(&limit.name) {
            at.down(&limit.name).about(Check::Name).refuse(
                format!("`{}` is no name for a limit", limit.name),
                "write snake_case",
            );
        }
        if let Some(first) = limit.role.and_then(|role| roles.insert(role, &limit.name)) {
            at.down(&limit.name).refuse(
                format!("`{first}` has this role already"),
                "each general bound is one limit",
            );
        }
    }
    for role in [
        Role::Record,
        Role::Payload,
        Role::String,
        Role::Depth,
        Role::Items,
        Role::Fields,
    ] {
        if !roles.contains_key(&role) {
            let name = format!("{role:?}").to_lowercase();
            at.refuse(
                format!("no limit has the role `{name}`"),
                format!("mark it with x-role: \"{name}\""),
            );
        }
    }
}
