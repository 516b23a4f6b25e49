//! The model as the tables that a reader of records is handed.
//! Reads nothing; which code a constraint gets is decided as for the generated decoders.

use std::collections::BTreeMap;

use bounded::{
    Choice, Code, Codes, Contract, DEFAULT_CODE, Integer, Items, Pattern, Piece, Text, Verdicts,
};
use serde_json::Value as Json;

use crate::emit::facts::{names, ranks};
use crate::emit::rust::codes::{of, of_missing};
use crate::emit::rust::records::{kind_member, optional};
use crate::emit::rust::rules::{Site, allowed, bound, no_control, split};
use crate::model::{
    Codes as Named, EnumValue, Envelope, Expect, Expected, Extras, Member, Model, Node, Object,
    PatternForm, PatternPiece, Presence, Role, Rule, SessionAnswer, SessionRule, Shape,
    Text as Bounds, Type,
};

/// All tables of one protocol.
pub struct Plan {
    pub contract: &'static Contract,
    /// The member that tells the kinds of record apart.
    pub kind: &'static str,
    pub request: Template,
    pub response: Template,
    pub event: Template,
    pub operations: Vec<Operation>,
    pub events: Vec<Event>,
    /// Objects and unions, by their place among the model's types; nothing for the others.
    pub forms: Vec<Option<Form>>,
    /// What is wrong in a payload and has no code of its own.
    pub payload_code: Code,
    /// A method or event that is none of the contract's.
    pub tag_code: Code,
    /// The object in a response that failed.
    pub error: usize,
}

/// An envelope.
pub struct Template {
    /// Its value of the member that tells the kinds apart.
    pub kind: String,
    pub object: Members,
    pub tag: usize,
    pub payload: usize,
    pub session: usize,
    pub error: Option<usize>,
    /// A code of its own for a payload that is no object.
    pub payload_kind: Option<Code>,
}

pub struct Operation {
    pub name: String,
    pub request: usize,
    pub success: usize,
    pub session: SessionRule,
    pub answers: SessionAnswer,
}

pub struct Event {
    pub name: String,
    pub payload: usize,
    pub carries_session: bool,
}

pub enum Form {
    Object(Members),
    Union {
        tag: &'static str,
        variants: Vec<(String, usize)>,
        missing: Code,
        unknown: Code,
    },
}

/// The members of an object, and what holds across them.
pub struct Members {
    /// Code of what is no object.
    pub kind: Code,
    pub names: &'static [&'static str],
    pub members: Vec<Slot>,
    pub others: Others,
    /// One of these must be there.
    pub some: Option<(Vec<usize>, Code)>,
    pub rules: Vec<Across>,
}

pub struct Slot {
    pub value: Value,
    pub nullable: bool,
    /// The code of its absence, where it must be there.
    pub required: Option<Code>,
}

pub enum Others {
    Refused(Code),
    Ignored,
    Each(Value),
}

pub struct Across {
    pub name: &'static str,
    /// What it says, for people.
    pub about: &'static str,
    pub code: Code,
    pub when: usize,
    pub values: Vec<Json>,
    pub then: Vec<(usize, Expected)>,
    pub otherwise: Vec<(usize, Expected)>,
}

/// What one value must be.
pub enum Value {
    Text(&'static Text),
    Integer(&'static Integer),
    Boolean(Code),
    ConstText(&'static str, Codes),
    ConstInteger(i64, Codes),
    ConstBoolean(bool, Codes),
    Choice(&'static Choice),
    List(&'static Items, Box<Value>),
    Map(&'static Items, Box<Value>),
    Any,
    Null,
    /// A form, and a code of its own where it is no object.
    Form(usize, Option<Code>),
}

/// The reader's rules are static, because in generated code they are. A judge lives as long as its program.
fn keep<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

fn word(text: &str) -> &'static str {
    keep(text.to_owned())
}

impl Plan {
    pub fn of(model: &Model) -> Self {
        let made = Maker::of(model);
        let operation = |operation: &crate::model::Operation| Operation {
            name: operation.name.clone(),
            request: made.place(&operation.request),
            success: made.place(&operation.success),
            session: operation.session,
            answers: operation.answers_session,
        };
        let event = |event: &crate::model::Event| Event {
            name: event.name.clone(),
            payload: made.place(&event.payload),
            carries_session: event.carries_session,
        };
        let kind = kind_member(model).unwrap_or_default();
        Plan {
            contract: keep(made.contract()),
            kind: word(kind),
            request: made.template(&model.envelopes.request, kind),
            response: made.template(&model.envelopes.response, kind),
            event: made.template(&model.envelopes.event, kind),
            operations: model.operations.iter().map(operation).collect(),
            events: model.events.iter().map(event).collect(),
            forms: model.types.iter().map(|ty| made.form(ty)).collect(),
            payload_code: made.code(Some(&model.verdicts.payload)),
            tag_code: made.code(Some(&model.verdicts.method)),
            error: made.place(&model.envelopes.error_type),
        }
    }
}

struct Maker<'m> {
    model: &'m Model,
    codes: BTreeMap<&'m str, Code>,
}

impl<'m> Maker<'m> {
    fn of(model: &'m Model) -> Self {
        let codes = model.errors.iter().zip(0..);
        Maker {
            model,
            codes: codes
                .map(|(error, code)| (error.code.as_str(), code))
                .collect(),
        }
    }

    fn place(&self, name: &str) -> usize {
        let types = &self.model.types;
        types
            .iter()
            .position(|ty| ty.name == name)
            .unwrap_or(types.len())
    }

    fn code(&self, name: Option<&str>) -> Code {
        name.and_then(|name| self.codes.get(name))
            .copied()
            .unwrap_or(DEFAULT_CODE)
    }

    fn four(&self, codes: &Named, low: &str, high: &str, form: &str) -> Codes {
        let [kind, low, high, form] =
            ["type", low, high, form].map(|keyword| self.code(of(codes, keyword)));
        Codes {
            kind,
            low,
            high,
            form,
        }
    }

    fn contract(&self) -> Contract {
        let limit = |role| self.model.general(role).map_or(0, |limit| limit.value);
        let verdicts = &self.model.verdicts;
        let names: Vec<&'static str> = names(self.model).iter().map(|name| word(name)).collect();
        let ranks = ranks(self.model).into_iter();
        let ranks: Vec<u8> = ranks
            .map(|rank| u8::try_from(rank).unwrap_or(u8::MAX))
            .collect();
        Contract {
            record_bytes: usize::try_from(limit(Role::Record)).unwrap_or(usize::MAX),
            payload_bytes: usize::try_from(limit(Role::Payload)).unwrap_or(usize::MAX),
            depth: bound(limit(Role::Depth)),
            items: bound(limit(Role::Items)),
            fields: bound(limit(Role::Fields)),
            string_bytes: usize::try_from(limit(Role::String)).unwrap_or(usize::MAX),
            names: keep(names),
            verdicts: Verdicts {
                record_bytes: self.code(Some(&verdicts.record_bytes)),
                json: self.code(Some(&verdicts.json)),
                bound: self.code(Some(&verdicts.bound)),
                payload_bytes: self.code(Some(&verdicts.payload_bytes)),
                shape: self.code(Some(&verdicts.envelope)),
            },
            ranks: keep(ranks),
        }
    }

    fn template(&self, envelope: &Envelope, kind: &str) -> Template {
        let object = &envelope.object;
        let index = |name: &str| {
            let place = object.members.iter().position(|member| member.name == name);
            place.unwrap_or(object.members.len())
        };
        let payload = object.members.get(index(&envelope.payload));
        let own = payload.and_then(|member| member.codes.get("type"));
        let constant = object
            .members
            .get(index(kind))
            .and_then(|member| member.constant().map(str::to_owned));
        let mut members = self.members(&envelope.name, &Named::new(), object);
        for (slot, member) in members.members.iter_mut().zip(&object.members) {
            slot.nullable = optional(member);
        }
        Template {
            kind: constant.unwrap_or_default(),
            object: members,
            tag: index(&envelope.tag),
            payload: index(&envelope.payload),
            session: index(&envelope.session),
            error: envelope.error.as_deref().map(index),
            payload_kind: own.map(|code| self.code(Some(code))),
        }
    }

    fn form(&self, ty: &Type) -> Option<Form> {
        match &ty.shape {
            Shape::Object(object) => Some(Form::Object(self.members(&ty.name, &ty.codes, object))),
            Shape::Union(union) => {
                let variants = union.variants.iter();
                Some(Form::Union {
                    tag: word(&union.tag),
                    variants: variants
                        .map(|variant| (variant.tag_value.clone(), self.place(&variant.type_name)))
                        .collect(),
                    missing: self.code(of(&ty.codes, "required")),
                    unknown: self.code(of(&ty.codes, "x-union")),
                })
            }
            Shape::Enum(_) | Shape::OpenEnum { .. } | Shape::Node(_) => None,
        }
    }

    fn members(&self, owner: &str, codes: &Named, object: &Object) -> Members {
        let slot = |member: &Member| Slot {
            value: self.value(&Site::member(owner, codes, member), &member.node),
            nullable: matches!(
                member.presence,
                Presence::RequiredNullable | Presence::OptionalNullable
            ),
            required: matches!(
                member.presence,
                Presence::Required | Presence::RequiredNullable
            )
            .then(|| self.code(of_missing(&member.codes, codes))),
        };
        let names: Vec<&'static str> = object
            .members
            .iter()
            .map(|member| word(&member.name))
            .collect();
        let place = |name: &String| {
            let members = object.members.iter();
            members
                .clone()
                .position(|member| member.name == *name)
                .unwrap_or(members.len())
        };
        let some = (!object.at_least_one_of.is_empty()).then(|| {
            let code = self.code(of(codes, "x-at-least-one-of"));
            (object.at_least_one_of.iter().map(place).collect(), code)
        });
        let expects = |expects: &[Expect]| {
            let expects = expects.iter();
            expects
                .map(|expect| (place(&expect.member), expect.what.clone()))
                .collect()
        };
        let across = |rule: &Rule| Across {
            name: word(&rule.name),
            about: word(&rule.doc),
            code: self.code(rule.code.as_deref()),
            when: place(&rule.when),
            values: rule.values.clone(),
            then: expects(&rule.then),
            otherwise: expects(&rule.otherwise),
        };
        Members {
            kind: self.code(of(codes, "type")),
            names: keep(names),
            members: object.members.iter().map(slot).collect(),
            others: match &object.extras {
                Extras::Refused => Others::Refused(self.code(of(codes, "additionalProperties"))),
                Extras::Ignored => Others::Ignored,
                Extras::Each(node) => Others::Each(self.value(&Site::others(owner), node)),
            },
            some,
            rules: object.rules.iter().map(across).collect(),
        }
    }

    fn value(&self, site: &Site, node: &Node) -> Value {
        let codes = &site.codes;
        match node {
            Node::String(text) => self.text(codes, text),
            Node::Integer {
                minimum, maximum, ..
            } => Value::Integer(keep(Integer {
                min: *minimum,
                max: *maximum,
                codes: self.four(codes, "minimum", "maximum", "type"),
            })),
            Node::Boolean => Value::Boolean(self.code(of(codes, "type"))),
            Node::Const(constant) => {
                let codes = self.four(codes, "minimum", "maximum", "const");
                match constant {
                    Json::String(text) => Value::ConstText(word(text), codes),
                    Json::Bool(value) => Value::ConstBoolean(*value, codes),
                    other => Value::ConstInteger(other.as_i64().unwrap_or_default(), codes),
                }
            }
            Node::Enum(values) => self.choice(codes, values),
            Node::Array {
                items,
                item_codes,
                min_items,
                max_items,
                ..
            } => {
                let rule = Items {
                    min: bound(*min_items),
                    max: bound(*max_items),
                    codes: self.four(codes, "minItems", "maxItems", "type"),
                };
                let inside = self.value(&site.inside(item_codes), items);
                Value::List(keep(rule), Box::new(inside))
            }
            Node::Map {
                values, max_fields, ..
            } => {
                let rule = Items {
                    min: 0,
                    max: bound(*max_fields),
                    codes: self.four(codes, "minProperties", "maxProperties", "type"),
                };
                let inside = self.value(&site.inside(&Named::new()), values);
                Value::Map(keep(rule), Box::new(inside))
            }
            Node::Any => Value::Any,
            Node::Null => Value::Null,
            Node::Ref(name) => self.reference(site, self.place(name)),
        }
    }

    fn reference(&self, site: &Site, place: usize) -> Value {
        let Some(ty) = self.model.types.get(place) else {
            return Value::Any;
        };
        let site = site.follow(ty);
        match &ty.shape {
            Shape::Object(_) | Shape::Union(_) => {
                let own = site.codes.get("type");
                Value::Form(place, own.map(|code| self.code(Some(code))))
            }
            Shape::Enum(values) => self.choice(&site.codes, values),
            Shape::OpenEnum { text, .. } => self.text(&site.codes, text),
            Shape::Node(node) => self.value(&site, node),
        }
    }

    fn choice(&self, codes: &Named, values: &[EnumValue]) -> Value {
        let values: Vec<&'static str> = values.iter().map(|value| word(&value.value)).collect();
        Value::Choice(keep(Choice {
            values: keep(values),
            codes: self.four(codes, "minLength", "maxLength", "enum"),
        }))
    }

    fn text(&self, codes: &Named, text: &Bounds) -> Value {
        let pattern = match text.pattern.as_ref().map(|pattern| &pattern.form) {
            None => Pattern::Any,
            Some(PatternForm::HasNonSpace) => Pattern::NonSpace,
            Some(PatternForm::Sequence(pieces)) if no_control(pieces) => Pattern::NoControl,
            Some(PatternForm::Sequence(pieces)) => {
                Pattern::Sequence(keep(pieces.iter().map(piece).collect::<Vec<_>>()))
            }
        };
        Value::Text(keep(Text {
            min_chars: bound(text.min_chars),
            max_bytes: bound(text.max_bytes),
            pattern,
            codes: self.four(codes, "minLength", "maxLength", "pattern"),
        }))
    }
}

fn piece(piece: &PatternPiece) -> Piece {
    let (ascii, beyond) = split(&allowed(piece));
    Piece {
        ascii: keep(ascii),
        beyond: keep(beyond),
        min: piece.min,
        max: piece.max.unwrap_or(u32::MAX),
    }
}
