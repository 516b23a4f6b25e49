//! The page that leads to the others, with what belongs to all of them: errors and limits.

use super::cell;
use crate::model::Model;

/// `index.md`.
pub fn page(model: &Model) -> String {
    let row = |name: &str, doc: &str| format!("| [{name}]({name}.md) | {} |\n", cell(doc));
    let operations: String = model
        .operations
        .iter()
        .map(|operation| row(&operation.name, &operation.doc))
        .collect();
    let events: String = model
        .events
        .iter()
        .map(|event| row(&event.name, &event.doc))
        .collect();
    let errors: String = model
        .errors
        .iter()
        .map(|error| {
            format!(
                "| `{}` | {} | {} | {} |\n",
                error.code,
                error.phase,
                cell(&error.message),
                cell(&error.doc)
            )
        })
        .collect();
    let limits: String = model
        .limits
        .iter()
        .map(|limit| {
            let told = if limit.advertised { "yes" } else { "no" };
            format!(
                "| `{}` | {} {} | {told} | {} |\n",
                limit.name,
                limit.value,
                limit.unit,
                cell(&limit.doc)
            )
        })
        .collect();
    format!(
        "# {}, version {}\n\n{}\n\n\
         ## Operations\n\n| operation | what it does |\n| --- | --- |\n{operations}\n\
         ## Events\n\n| event | what happened |\n| --- | --- |\n{events}\n\
         ## Errors\n\nIn order of precedence.\n\n| code | phase | message | when |\n| --- | --- | --- | --- |\n{errors}\n\
         ## Limits\n\n| limit | value | advertised | what it bounds |\n| --- | --- | --- | --- |\n{limits}",
        model.protocol, model.version, model.doc
    )
}
