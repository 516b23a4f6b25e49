//! What to do about a fault: what the contract allows at its place.
//! Repeats nothing that the record holds.

use bounded::{Fault, Kind, Pattern, Rule};
use serde_json::Value as Json;

use crate::model::{SessionAnswer, SessionRule};
use crate::near::near;

use super::plan::{Form, Members, Others, Plan, Template, Value};

/// How many words of a list a person reads.
const FEW: usize = 8;

/// What stands at the place of a fault.
#[derive(Clone, Copy)]
enum Here<'p> {
    Envelope(&'p Template),
    /// The method or event of an envelope.
    Tag(&'p Template),
    Form(usize),
    Value(&'p Value),
}

impl Plan {
    /// What the contract allows where the fault is; None: it says no more than the rule.
    pub fn hint(&self, record: &[u8], fault: &Fault) -> Option<String> {
        let contract = self.contract;
        let general = |bound: usize, what: &str| Some(format!("stay within {bound} {what}"));
        match fault.rule {
            Rule::Kind(Kind::Object) => return Some("write an object".to_owned()),
            Rule::RecordBytes => {
                return general(contract.record_bytes, "bytes, the newline included");
            }
            Rule::PayloadBytes => return general(contract.payload_bytes, "bytes of compact JSON"),
            Rule::StringBytes | Rule::KeyBytes => return general(contract.string_bytes, "bytes"),
            Rule::Depth => return general(contract.depth as usize, "levels"),
            Rule::Items => return general(contract.items as usize, "items"),
            Rule::Fields => return general(contract.fields as usize, "members"),
            _ => {}
        }
        let record: Json = serde_json::from_slice(record).ok()?;
        let Some(template) = self.template(&record) else {
            let kinds = [&self.request, &self.response, &self.event];
            let kinds = kinds.map(|template| template.kind.as_str());
            let asked =
                matches!(fault.rule, Rule::Missing(name) | Rule::Tag(name) if name == self.kind);
            return asked.then(|| format!("`{}` is {}", self.kind, few(&kinds)));
        };
        let mut here = Here::Envelope(template);
        let mut json = &record;
        for name in fault.pointer.split('/').skip(1) {
            let name = name.replace("~1", "/").replace("~0", "~");
            here = self.inside(here, &record, json, &name)?;
            json = match json {
                Json::Array(items) => items.get(name.parse::<usize>().ok()?)?,
                other => other.get(&name)?,
            };
        }
        self.advice(here, &record, json, fault.rule)
    }

    fn template(&self, record: &Json) -> Option<&Template> {
        let kind = record.get(self.kind)?.as_str()?;
        let mut templates = [&self.request, &self.response, &self.event].into_iter();
        templates.find(|template| template.kind == kind)
    }

    /// One name further down.
    fn inside<'p>(
        &'p self,
        here: Here<'p>,
        record: &Json,
        json: &Json,
        name: &str,
    ) -> Option<Here<'p>> {
        match here {
            Here::Envelope(template) => {
                let members = &template.object;
                let index = members.names.iter().position(|known| *known == name)?;
                if index == template.tag {
                    Some(Here::Tag(template))
                } else if index == template.payload {
                    self.payload_form(template, record).map(Here::Form)
                } else if Some(index) == template.error {
                    Some(Here::Form(self.error))
                } else {
                    Some(value(&members.members[index].value))
                }
            }
            Here::Form(place) => {
                let members = self.members(place, json)?;
                let index = members.names.iter().position(|known| *known == name)?;
                Some(value(&members.members[index].value))
            }
            Here::Value(Value::List(_, inside) | Value::Map(_, inside)) => Some(value(inside)),
            Here::Value(_) | Here::Tag(_) => None,
        }
    }

    /// The form of the payload, by the method or event of the record.
    fn payload_form(&self, template: &Template, record: &Json) -> Option<usize> {
        let tag = record.get(template.object.names.get(template.tag)?)?;
        let tag = tag.as_str()?;
        if template.kind == self.event.kind {
            let mut events = self.events.iter();
            return Some(events.find(|event| event.name == tag)?.payload);
        }
        let mut operations = self.operations.iter();
        let operation = operations.find(|operation| operation.name == tag)?;
        Some(match template.kind == self.request.kind {
            true => operation.request,
            false => operation.success,
        })
    }

    /// The members of an object, or of the form of a union that it says it is.
    fn members(&self, place: usize, json: &Json) -> Option<&Members> {
        match self.forms.get(place)?.as_ref()? {
            Form::Object(members) => Some(members),
            Form::Union { tag, variants, .. } => {
                let tag = json.get(tag)?.as_str()?;
                let (_, place) = variants.iter().find(|(value, _)| value == tag)?;
                self.members(*place, json)
            }
        }
    }

    /// The methods or events that an envelope may name.
    fn tags(&self, template: &Template) -> Vec<&str> {
        if template.kind == self.event.kind {
            self.events
                .iter()
                .map(|event| event.name.as_str())
                .collect()
        } else {
            let operations = self.operations.iter();
            operations
                .map(|operation| operation.name.as_str())
                .collect()
        }
    }

    fn advice(&self, here: Here<'_>, record: &Json, json: &Json, rule: Rule) -> Option<String> {
        match here {
            Here::Tag(template) => {
                (rule == Rule::Enum).then(|| one_of(&self.tags(template), json.as_str()))
            }
            Here::Value(value) => allowed(rule, value, json),
            Here::Envelope(template) => match rule {
                Rule::Enum => Some(one_of(&self.tags(template), None)),
                Rule::Session => self.session(template, record),
                Rule::Missing(name) if template.object.names.get(template.tag) == Some(&name) => {
                    Some(format!("add `{name}`: {}", few(&self.tags(template))))
                }
                _ => of_members(&template.object, json, rule),
            },
            Here::Form(place) => {
                if let (
                    Some(Some(Form::Union { tag, variants, .. })),
                    Rule::Tag(name) | Rule::Missing(name),
                ) = (self.forms.get(place), rule)
                    && *tag == name
                {
                    let variants = variants.iter().map(|(value, _)| value.as_str());
                    let variants: Vec<&str> = variants.collect();
                    let said = json.get(tag).and_then(Json::as_str);
                    return Some(format!("`{tag}`: {}", one_of(&variants, said)));
                }
                of_members(self.members(place, json)?, json, rule)
            }
        }
    }

    /// Whether this method or event names a session.
    fn session(&self, template: &Template, record: &Json) -> Option<String> {
        let tag = record
            .get(template.object.names.get(template.tag)?)?
            .as_str()?;
        let operation = || self.operations.iter().find(|known| known.name == tag);
        let named = if template.kind == self.event.kind {
            self.events
                .iter()
                .find(|event| event.name == tag)?
                .carries_session
        } else if template.kind == self.request.kind {
            operation()?.session != SessionRule::Omit
        } else {
            operation()?.answers != SessionAnswer::None
        };
        let session = template.object.names.get(template.session)?;
        Some(match named {
            true => format!("name the session in `{session}`"),
            false => format!("leave `{session}` out"),
        })
    }
}

/// A value, or the object that it is.
fn value(value: &Value) -> Here<'_> {
    match value {
        Value::Form(place, _) => Here::Form(*place),
        other => Here::Value(other),
    }
}

/// What an object allows, where the fault is about the object or a value that has no name of the contract.
fn of_members(members: &Members, json: &Json, rule: Rule) -> Option<String> {
    let index = |name| members.names.iter().position(|known| *known == name);
    match rule {
        Rule::Missing(name) => {
            let form = form(&members.members.get(index(name)?)?.value);
            Some(match form {
                Some(form) => format!("add `{name}`: {form}"),
                None => format!("add `{name}`"),
            })
        }
        Rule::Unknown if members.names.is_empty() => Some("leave it empty".to_owned()),
        Rule::Unknown => {
            let keys = json.as_object()?.keys();
            let strangers = keys.filter(|key| index(key).is_none());
            let meant: Vec<&str> = strangers.flat_map(|key| near(key, members.names)).collect();
            Some(format!(
                "known here: {}",
                few(&nearest_first(members.names, &meant))
            ))
        }
        Rule::AtLeastOneOf => {
            let (some, _) = members.some.as_ref()?;
            let names: Vec<&str> = some
                .iter()
                .filter_map(|index| members.names.get(*index).copied())
                .collect();
            Some(format!("add one of {}", few(&names)))
        }
        Rule::Across(name) => {
            let mut rules = members.rules.iter();
            let about = rules.find(|rule| rule.name == name)?.about;
            (!about.is_empty()).then(|| about.to_owned())
        }
        _ => match &members.others {
            Others::Each(value) => allowed(rule, value, &Json::Null),
            Others::Refused(_) | Others::Ignored => None,
        },
    }
}

/// What a value may be, where the rule is one of its own or of what is inside of a map.
fn allowed(rule: Rule, value: &Value, json: &Json) -> Option<String> {
    let own = match value {
        Value::Text(_) => matches!(
            rule,
            Rule::Kind(Kind::String) | Rule::MinChars(_) | Rule::MaxBytes(_) | Rule::Pattern
        ),
        Value::Integer(_) => matches!(
            rule,
            Rule::Kind(Kind::Number) | Rule::Integer | Rule::Minimum(_) | Rule::Maximum(_)
        ),
        Value::Boolean(_) => matches!(rule, Rule::Kind(_)),
        Value::ConstText(..) | Value::ConstInteger(..) | Value::ConstBoolean(..) => {
            matches!(rule, Rule::Kind(_) | Rule::Const | Rule::Integer)
        }
        Value::Choice(choice) if rule == Rule::Enum => {
            return Some(one_of(choice.values, json.as_str()));
        }
        Value::Choice(_) => matches!(rule, Rule::Kind(_)),
        Value::List(..) => matches!(
            rule,
            Rule::Kind(Kind::Array) | Rule::MinItems(_) | Rule::MaxItems(_)
        ),
        Value::Map(_, inside) => {
            if !matches!(rule, Rule::MaxFields(_)) {
                return allowed(rule, inside, &Json::Null);
            }
            true
        }
        Value::Null => matches!(rule, Rule::Kind(_)),
        Value::Any | Value::Form(..) => false,
    };
    let form = form(value).filter(|_| own)?;
    Some(format!("write {form}"))
}

/// A value in words.
fn form(value: &Value) -> Option<String> {
    Some(match value {
        Value::Text(text) => {
            let least = match text.min_chars {
                0 => String::new(),
                1 => ", not empty".to_owned(),
                least => format!(", at least {least} characters"),
            };
            let pattern = match text.pattern {
                Pattern::Any => "",
                Pattern::NonSpace => ", not only spaces",
                Pattern::NoControl => ", without control characters",
                Pattern::Sequence(_) => ", in the form of its pattern in the schema",
            };
            format!(
                "a string of at most {} bytes{least}{pattern}",
                text.max_bytes
            )
        }
        Value::Integer(integer) => format!("an integer from {} to {}", integer.min, integer.max),
        Value::Boolean(_) => "true or false".to_owned(),
        Value::ConstText(text, _) => format!("`{text}`"),
        Value::ConstInteger(integer, _) => format!("`{integer}`"),
        Value::ConstBoolean(boolean, _) => format!("`{boolean}`"),
        Value::Choice(choice) => few(choice.values),
        Value::List(items, _) => format!("an array of {} to {} items", items.min, items.max),
        Value::Map(members, _) => format!("an object of at most {} members", members.max),
        Value::Form(..) => "an object".to_owned(),
        Value::Null => "null".to_owned(),
        Value::Any => return None,
    })
}

/// Those of a closed set, first what may have been meant.
fn one_of(values: &[&str], said: Option<&str>) -> String {
    let meant = said.map_or(Vec::new(), |said| near(said, values));
    format!("write {}", few(&nearest_first(values, &meant)))
}

fn nearest_first<'w>(words: &[&'w str], meant: &[&'w str]) -> Vec<&'w str> {
    let others = words.iter().filter(|word| !meant.contains(word));
    meant.iter().chain(others).copied().collect()
}

/// `a`, `b` or `c`, and how many more.
fn few(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.as_slice() {
        [before @ .., last] if !before.is_empty() && quoted.len() <= FEW => {
            format!("{} or {last}", before.join(", "))
        }
        all if all.len() > FEW => {
            format!(
                "{} or one of {} more",
                all[..FEW].join(", "),
                all.len() - FEW
            )
        }
        all => all.join(", "),
    }
}
