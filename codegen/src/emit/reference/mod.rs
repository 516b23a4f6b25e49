//! The model as pages for people: one for each operation and event, and an index.
//! Says nothing that the schema does not say.

mod fields;
mod index;
mod transcript;

use serde_json::Value;

use crate::files::{Files, mark};
use crate::model::{Event, EventOrder, Model, Operation, QueueClass, SessionRule};
use crate::names::{event_record, request_record, response_record};

/// `reference/<name>.md` for each operation and event, and `reference/index.md`: relative to `generated/`.
pub fn files(model: &Model) -> Files {
    let bundle = super::bundle::bundle(model);
    let mut pages = vec![("index".to_owned(), index::page(model))];
    for operation in &model.operations {
        let text = operation_page(model, &bundle, operation);
        pages.push((operation.name.clone(), text));
    }
    for event in &model.events {
        pages.push((event.name.clone(), event_page(model, &bundle, event)));
    }
    pages
        .into_iter()
        .map(|(name, text)| {
            let text = format!("<!-- {} -->\n{text}", mark(&model.protocol));
            (format!("reference/{name}.md"), text)
        })
        .collect()
}

fn operation_page(model: &Model, bundle: &Value, operation: &Operation) -> String {
    let name = &operation.name;
    let session = match operation.session {
        SessionRule::Omit => "names no session",
        SessionRule::Required => "names a session",
        SessionRule::Optional => "may name a session",
    };
    let ready = if operation.needs_initialization {
        "is served after a successful `initialize`"
    } else {
        "is served at any time"
    };
    format!(
        "# {name}\n\n{}\n\nA request from the client. It {session} and {ready}. Since {}.\n\n{}\n\
         ## Request\n\n{}\n{}\n## Success\n\n{}\n{}\n## Errors\n\n{}\n\
         ## Transcript\n\nAfter `initialize`, which a client asks first.\n\n{}",
        operation.doc,
        operation.since,
        diagram(model, operation),
        fields::of(model, &operation.request),
        example(bundle, &request_record(name)),
        fields::of(model, &operation.success),
        example(bundle, &response_record(name)),
        errors(model, &operation.codes),
        transcript::block(model, bundle, operation),
    )
}

fn event_page(model: &Model, bundle: &Value, event: &Event) -> String {
    let order = match event.order {
        EventOrder::First => "once, right after the response",
        EventOrder::Between => "any number of times",
        EventOrder::Terminal => "once, and nothing after it",
    };
    let queue = match event.queue {
        QueueClass::Lossless => "It is never dropped.",
        QueueClass::BestEffort => {
            "Where the client reads too slowly it is dropped, and leaves a gap in the sequence."
        }
    };
    let sequence = match &event.sequence {
        Some(member) => format!(", and `{member}` counts them"),
        None => String::new(),
    };
    format!(
        "# {}\n\n{}\n\nAn event of [{of}]({of}.md): it comes {order}. {queue} `{}` is the same in all events of one start{sequence}. Since {}.\n\n\
         ## Payload\n\n{}\n{}",
        event.name,
        event.doc,
        event.identity,
        event.since,
        fields::of(model, &event.payload),
        example(bundle, &event_record(&event.name)),
        of = event.of,
    )
}

/// The first example of a record.
fn example(bundle: &Value, record: &str) -> String {
    let example = &bundle["$defs"][record]["examples"][0];
    format!("```json\n{example:#}\n```\n")
}

fn errors(model: &Model, codes: &[String]) -> String {
    let rows: String = model
        .errors
        .iter()
        .filter(|error| codes.contains(&error.code))
        .map(|error| {
            format!(
                "| `{}` | {} | {} |\n",
                error.code,
                cell(&error.message),
                cell(&error.doc)
            )
        })
        .collect();
    format!(
        "Of several that hold at once, the first one is answered.\n\n| code | message | when |\n| --- | --- | --- |\n{rows}"
    )
}

/// What is sent, in Mermaid.
fn diagram(model: &Model, operation: &Operation) -> String {
    let name = &operation.name;
    let mut lines = vec![
        "sequenceDiagram".to_owned(),
        "    participant client".to_owned(),
        "    participant service".to_owned(),
        format!("    client->>service: {name}"),
        "    alt refused".to_owned(),
        "        service-->>client: error".to_owned(),
        "    else served".to_owned(),
        "        service-->>client: success".to_owned(),
    ];
    let mut many = Vec::new();
    for event in model.events.iter().filter(|event| event.of == *name) {
        match event.order {
            EventOrder::Between => many.push(event),
            EventOrder::First | EventOrder::Terminal => {
                any_number(&mut lines, &std::mem::take(&mut many));
                lines.push(format!("        service-)client: {}", event.name));
            }
        }
    }
    any_number(&mut lines, &many);
    lines.push("    end".to_owned());
    format!("```mermaid\n{}\n```\n", lines.join("\n"))
}

/// These events, in whatever order.
fn any_number(lines: &mut Vec<String>, events: &[&Event]) {
    if events.is_empty() {
        return;
    }
    let names: Vec<&str> = events.iter().map(|event| event.name.as_str()).collect();
    lines.push("        loop any number of times".to_owned());
    lines.push(format!(
        "            service-)client: {}",
        names.join(" or ")
    ));
    lines.push("        end".to_owned());
}

/// Text in a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;")
}
