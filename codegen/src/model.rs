//! The contract, understood: what `lower` makes of the schema files and what every printer reads.
//! No word of any target language stands here; a printer that needs an `if` about the protocol misses a fact of this file.

use std::collections::BTreeMap;

use serde_json::Value;

/// One protocol: its types, and the lifecycle that binds them. A library has types alone (`lower::library`).
#[derive(Debug, Clone, Default)]
pub struct Model {
    /// Folder name under `schema/`, such as `app-service`.
    pub protocol: String,
    /// What the protocol is for, in a sentence.
    pub doc: String,
    /// The wire version, `protocol_version` of every record.
    pub version: u64,
    /// SHA-256 of the schema tree, lower-case hex (see `source::digest`).
    pub digest: String,
    /// Sorted by name; names are PascalCase and unique in the protocol. Envelope templates are not among them.
    pub types: Vec<Type>,
    /// The records around the payloads.
    pub envelopes: Envelopes,
    /// In the order of `protocol.json`.
    pub operations: Vec<Operation>,
    /// In the order of `protocol.json`.
    pub events: Vec<Event>,
    /// In order of precedence: an earlier one outranks a later one that holds at the same time.
    pub errors: Vec<ErrorCode>,
    /// The stages of judging a record, in order; each error names the one it belongs to.
    pub phases: Vec<Phase>,
    /// In the order of `limits.json`.
    pub limits: Vec<Limit>,
    /// Codes of broken rules that have none of their own.
    pub verdicts: Verdicts,
    /// What capability answers say of this release.
    pub advertised: Advertised,
}

/// The code that a broken rule gets by where it stands, unless the schema names another (`codes`, `Rule::code`).
#[derive(Debug, Clone, Default)]
pub struct Verdicts {
    /// A record beyond its size.
    pub record_bytes: String,
    /// Not JSON, not UTF-8, a member twice.
    pub json: String,
    /// A general bound: depth, items, fields, bytes of a string or key; also a size that an advertised limit bounds.
    pub bound: String,
    /// Another protocol version.
    pub version: String,
    /// Anything else in the envelope.
    pub envelope: String,
    /// A payload beyond its size.
    pub payload_bytes: String,
    /// A method that is not one of the operations.
    pub method: String,
    /// Anything else in the payload of a known operation.
    pub payload: String,
}

impl Verdicts {
    /// Each place and its code, by the names of the schema.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &str)> {
        [
            ("record_bytes", &self.record_bytes),
            ("json", &self.json),
            ("bound", &self.bound),
            ("version", &self.version),
            ("envelope", &self.envelope),
            ("payload_bytes", &self.payload_bytes),
            ("method", &self.method),
            ("payload", &self.payload),
        ]
        .into_iter()
        .map(|(place, code)| (place, code.as_str()))
    }
}

/// Keyword that is broken to the code it gets in a request: `type` (also: null), `enum`, `const`, `minimum`, `maximum`, `minLength`,
/// `maxLength` (the bytes too), `pattern`, `minItems`, `maxItems`, `maxProperties`, `x-at-least-one-of`, `x-union`,
/// `additionalProperties` (an unknown member), at a member `required` (it is missing), and `*` for all that are not listed.
///
/// First hit wins: the member's keyword, the member's `*`, then those of the type it refers to, the `*` of the object around it,
/// and at last the verdict of the place (`Verdicts::envelope`, `Verdicts::payload`).
pub type Codes = BTreeMap<String, String>;

/// One definition of the schema.
#[derive(Debug, Clone)]
pub struct Type {
    /// PascalCase, unique in the protocol.
    pub name: String,
    /// Never empty.
    pub doc: String,
    /// `app-service/turn.json`.
    pub file: String,
    /// Its form.
    pub shape: Shape,
    /// Which side of the wire it is on.
    pub direction: Direction,
    /// Version of the contract that brought it in.
    pub since: String,
    /// Still there, but to be avoided.
    pub deprecated: bool,
    /// At least two.
    pub examples: Vec<Value>,
    /// Values that must be refused.
    pub counter_examples: Vec<CounterExample>,
    /// Of the constraints of this type itself; those of a member that refers to it come first.
    pub codes: Codes,
    /// The type as JSON Schema, references rewritten to `#/$defs/Name`.
    pub schema: Value,
}

/// From which side a type is reachable; both may hold.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Direction {
    /// A request can hold it: it is closed.
    pub request: bool,
    /// A response or event can hold it: it is open.
    pub output: bool,
}

/// A value that must be refused.
#[derive(Debug, Clone)]
pub struct CounterExample {
    /// The value, repetitions written out.
    pub value: Value,
    /// What it breaks: a JSON Schema keyword, an `x-` keyword, or the name of a rule in `x-rules`.
    pub rule: String,
    /// The wire code it must get; always there for types reachable from a request.
    pub code: Option<String>,
    /// Why it is wrong.
    pub doc: String,
}

/// The form of a named type.
#[derive(Debug, Clone)]
pub enum Shape {
    /// Members with names.
    Object(Object),
    /// One of several objects, told by a tag.
    Union(Union),
    /// Closed: an unknown value is refused.
    Enum(Vec<EnumValue>),
    /// Open: an unknown value is kept as text.
    OpenEnum {
        /// Values that this version of the contract names.
        known: Vec<EnumValue>,
        /// What a consumer does with a value it does not know.
        unknown: String,
        /// The bounds of any value.
        text: Text,
    },
    /// A named scalar, array or map.
    Node(Node),
}

/// A value of an enum.
#[derive(Debug, Clone)]
pub struct EnumValue {
    /// As it travels.
    pub value: String,
    /// What it means.
    pub doc: String,
}

/// Members, and what holds across them.
#[derive(Debug, Clone, Default)]
pub struct Object {
    /// In the order of the schema, which is the order they are written in.
    pub members: Vec<Member>,
    /// What happens to the members that are not named here.
    pub extras: Extras,
    /// At least one of these optional members must be there; empty: no such rule.
    pub at_least_one_of: Vec<String>,
    /// What must hold between members.
    pub rules: Vec<Rule>,
}

impl Object {
    /// The member of this name.
    pub fn member(&self, name: &str) -> Option<&Member> {
        self.members.iter().find(|member| member.name == name)
    }
}

/// What happens to members that the schema does not name.
#[derive(Debug, Clone, Default)]
pub enum Extras {
    /// Refused: requests are closed.
    Refused,
    /// Bounded, then ignored: outputs are open.
    #[default]
    Ignored,
    /// Kept, each of this form: maps with known keys.
    Each(Box<Node>),
}

/// A member of an object.
#[derive(Debug, Clone)]
pub struct Member {
    /// As it travels.
    pub name: String,
    /// What it means, and what null or absence means.
    pub doc: String,
    /// Whether it must be there, and whether it may be null.
    pub presence: Presence,
    /// Never nullable itself: `presence` says that.
    pub node: Node,
    /// What absence means, for optional members.
    pub absent: Option<Absent>,
    /// How far it may go.
    pub sensitive: Option<Sensitive>,
    /// Of the constraints of this member: of its node, and `required`.
    pub codes: Codes,
    /// Still there, but to be avoided.
    pub deprecated: bool,
    /// Version of the contract that brought it in, where it is younger than its object.
    pub since: Option<String>,
}

impl Member {
    /// Its value, where that is one constant text.
    pub fn constant(&self) -> Option<&str> {
        match &self.node {
            Node::Const(value) => value.as_str(),
            _ => None,
        }
    }
}

/// Four different things: required, optional, nullable, both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// Always there, never null.
    Required,
    /// There or not, never null.
    Optional,
    /// Always there, perhaps null.
    RequiredNullable,
    /// There or not, perhaps null.
    OptionalNullable,
}

/// What it means that an optional member is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absent {
    /// What null means.
    SameAsNull,
    /// An empty list or map.
    Empty,
    /// The value stays what it was.
    Unchanged,
    /// Nothing is known, or the feature is not there.
    Unavailable,
    /// The value that the description names.
    Default,
}

/// How far a member may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sensitive {
    /// On the wire, never logged, never stored.
    Transient,
    /// Never on the wire.
    Secret,
}

/// The form of one value.
#[derive(Debug, Clone)]
pub enum Node {
    /// A bounded text.
    String(Text),
    /// A whole number between two bounds.
    Integer {
        /// The least it may be.
        minimum: i64,
        /// The greatest it may be, at most 2^53-1.
        maximum: i64,
        /// The limit that the maximum is.
        limit: Option<String>,
    },
    /// True or false.
    Boolean,
    /// A fixed string, integer or boolean: a discriminator or a fixed member.
    Const(Value),
    /// A closed set of strings written in place; takes its name from the type and the member.
    Enum(Vec<EnumValue>),
    /// A list of values of one form.
    Array {
        /// The form of each.
        items: Box<Node>,
        /// Of the constraints of one item.
        item_codes: Codes,
        /// At least so many.
        min_items: u64,
        /// At most so many.
        max_items: u64,
        /// The limit that `max_items` is.
        limit: Option<String>,
    },
    /// An object with free keys.
    Map {
        /// The form of each value.
        values: Box<Node>,
        /// At most so many members.
        max_fields: u64,
        /// The limit that `max_fields` is.
        limit: Option<String>,
    },
    /// Any JSON value within the general bounds, kept as it came.
    Any,
    /// A type of this model, by name.
    Ref(String),
    /// Only ever `null`: a slot that an envelope keeps empty.
    Null,
}

/// The bounds of a string.
#[derive(Debug, Clone, Default)]
pub struct Text {
    /// Code points; 0 or 1 in practice.
    pub min_chars: u64,
    /// UTF-8 bytes.
    pub max_bytes: u64,
    /// What it must look like.
    pub pattern: Option<Pattern>,
    /// The advertised limit that bounds this node.
    pub limit: Option<String>,
}

/// A regular expression of the small family that every target can check without a regex engine.
#[derive(Debug, Clone)]
pub struct Pattern {
    /// As written in the schema (ECMA-262).
    pub source: String,
    /// The same, ready to be checked.
    pub form: PatternForm,
}

/// The two forms of patterns.
#[derive(Debug, Clone)]
pub enum PatternForm {
    /// `\S`: somewhere a character that is not white space (ECMA-262: white space and line terminators).
    HasNonSpace,
    /// `^…$`: these pieces one after the other, each greedy, none overlapping with the next.
    Sequence(Vec<PatternPiece>),
}

/// One class of characters and how many of it.
#[derive(Debug, Clone)]
pub struct PatternPiece {
    /// The class is every character outside the ranges.
    pub negated: bool,
    /// Inclusive ranges of code points.
    pub ranges: Vec<(char, char)>,
    /// At least so many.
    pub min: u32,
    /// None: as many as the string holds.
    pub max: Option<u32>,
}

/// Exactly one variant, told by a required constant string member.
#[derive(Debug, Clone)]
pub struct Union {
    /// The member that tells the variants apart.
    pub tag: String,
    /// In the order of the schema.
    pub variants: Vec<Variant>,
}

/// One form of a union.
#[derive(Debug, Clone)]
pub struct Variant {
    /// Its constant.
    pub tag_value: String,
    /// Name of an object type whose `tag` member is this constant.
    pub type_name: String,
}

/// A rule across members of one object: where `when` has one of `values`, `then` must hold, elsewhere `otherwise`.
#[derive(Debug, Clone)]
pub struct Rule {
    /// Unique in its object; counter-examples refer to it.
    pub name: String,
    /// What it says, for people.
    pub doc: String,
    /// The member that decides.
    pub when: String,
    /// JSON scalars, `null` for a member that is null or absent.
    pub values: Vec<Value>,
    /// What must hold where `when` has one of `values`.
    pub then: Vec<Expect>,
    /// What must hold elsewhere.
    pub otherwise: Vec<Expect>,
    /// Wire code where it is broken in a request; None: `invalid_payload`.
    pub code: Option<String>,
}

/// What a rule expects of one member.
#[derive(Debug, Clone)]
pub struct Expect {
    /// Name of the member.
    pub member: String,
    /// What it must be.
    pub what: Expected,
}

/// What a member must be.
#[derive(Debug, Clone, PartialEq)]
pub enum Expected {
    /// Null or absent.
    Null,
    /// There, and not null.
    NotNull,
    /// This value.
    Equals(Value),
    /// An array without items.
    Empty,
}

/// The three records of the wire as templates: members shared by all methods and events.
#[derive(Debug, Clone, Default)]
pub struct Envelopes {
    /// From client to service.
    pub request: Envelope,
    /// The one answer to a request.
    pub response: Envelope,
    /// What happens in between.
    pub event: Envelope,
    /// The object in `error` of a response that failed.
    pub error_type: String,
}

/// A template of a record.
#[derive(Debug, Clone, Default)]
pub struct Envelope {
    /// `RequestEnvelope`; the types of the pairs are named after method and event.
    pub name: String,
    /// What such a record is.
    pub doc: String,
    /// All members in wire order, with the slots below among them.
    pub object: Object,
    /// `method` or `event`: takes the constant of the pair.
    pub tag: String,
    /// `payload`: takes the type of the pair.
    pub payload: String,
    /// `session_id`: takes the rule of the pair.
    pub session: String,
    /// `error`, in responses: null in success, the error type where it failed.
    pub error: Option<String>,
    /// `app-service/envelope.json`.
    pub file: String,
    /// Records that must be refused, whatever the operation.
    pub counter_examples: Vec<CounterExample>,
    /// The template as JSON Schema, references rewritten to `#/$defs/Name`.
    pub schema: Value,
}

impl Envelope {
    /// The member whose constant text tells such records from the others, and that text.
    pub fn kind(&self) -> Option<(&str, &str)> {
        let constant = |member| Member::constant(member).map(|text| (member.name.as_str(), text));
        self.object.members.iter().find_map(constant)
    }
}

/// A method, its payloads and its part in the lifecycle.
#[derive(Debug, Clone)]
pub struct Operation {
    /// `turn.start`.
    pub name: String,
    /// What it does.
    pub doc: String,
    /// Type of the request payload: `TurnStartRequest`.
    pub request: String,
    /// Type of the success payload: `TurnStartSuccess`.
    pub success: String,
    /// What its request says of a session.
    pub session: SessionRule,
    /// Which session its response names.
    pub answers_session: SessionAnswer,
    /// Refused with `not_initialized` before the first successful `initialize`.
    pub needs_initialization: bool,
    /// Codes of its own and those common to all, in order of precedence.
    pub codes: Vec<String>,
    /// Events it starts, in order; empty for most.
    pub starts: Vec<String>,
    /// The event that ends what it started, and with it the reservation of the request id.
    pub ends: Option<String>,
    /// Version of the contract that brought it in.
    pub since: String,
}

/// What a request says of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionRule {
    /// Nothing: the member is left out or null.
    Omit,
    /// Always one.
    Required,
    /// One, or nothing.
    Optional,
}

/// Which session a successful response names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionAnswer {
    /// Null.
    None,
    /// The session of the request.
    Same,
    /// The session that the operation made or took.
    Assigned,
}

/// Something that happens between a response and the end of what it started.
#[derive(Debug, Clone)]
pub struct Event {
    /// `turn.assistant_delta`.
    pub name: String,
    /// What happened.
    pub doc: String,
    /// `TurnAssistantDelta`.
    pub payload: String,
    /// The operation whose request id and session it carries.
    pub of: String,
    /// Whether `session_id` is that of the operation, or null.
    pub carries_session: bool,
    /// Where it stands among the events of one start.
    pub order: EventOrder,
    /// Payload member that names the thing all events of one start share (`turn_id`, `login_id`).
    pub identity: String,
    /// Payload member that counts within one start, if any.
    pub sequence: Option<String>,
    /// Payload member of a terminal event that says how many numbers of the sequence were left out, if any.
    pub dropped: Option<String>,
    /// Whether it can be dropped.
    pub queue: QueueClass,
    /// Version of the contract that brought it in.
    pub since: String,
}

/// The place of an event among those of one start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventOrder {
    /// Exactly once, right after the response.
    First,
    /// Any number of times in between.
    Between,
    /// Exactly once; nothing after it.
    Terminal,
}

/// What happens to an event when the consumer is slow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QueueClass {
    /// It waits.
    Lossless,
    /// It is dropped, and leaves a gap in the sequence.
    BestEffort,
}

/// A stage of judging a record.
#[derive(Debug, Clone)]
pub struct Phase {
    /// Errors refer to it.
    pub name: String,
    /// What is judged in it.
    pub doc: String,
}

/// A reason for a refusal.
#[derive(Debug, Clone)]
pub struct ErrorCode {
    /// As it travels.
    pub code: String,
    /// Fixed text, at most `max_error_message_bytes`.
    pub message: String,
    /// When it is answered, and what to do.
    pub doc: String,
    /// The stage in which it is found.
    pub phase: String,
    /// Other phases in which it can be found. Of two faults the one of the earlier phase wins: a fault is in the first
    /// phase of its code that is not before the place where it was found.
    pub also_in: Vec<String>,
    /// Version of the contract that brought it in.
    pub since: String,
}

impl ErrorCode {
    /// All phases in which it can be found: its own, then the others.
    pub fn phases(&self) -> impl Iterator<Item = &str> {
        [&self.phase]
            .into_iter()
            .chain(&self.also_in)
            .map(String::as_str)
    }
}

/// A bound with a name.
#[derive(Debug, Clone)]
pub struct Limit {
    /// As it is advertised.
    pub name: String,
    /// The bound itself.
    pub value: u64,
    /// `bytes`, `items`, `levels`, `fields`, `attachments`, `entries`.
    pub unit: String,
    /// What one measurement covers.
    pub scope: String,
    /// What it is for.
    pub doc: String,
    /// False: binds the service, but stands in no limits object.
    pub advertised: bool,
    /// Which general bound of every record it is, if one.
    pub role: Option<Role>,
    /// Payloads that the service keeps within it, though their shape would let them grow further.
    pub payloads: Vec<String>,
}

impl Model {
    /// The limit that is this general bound of every record.
    pub fn general(&self, role: Role) -> Option<&Limit> {
        self.limits.iter().find(|limit| limit.role == Some(role))
    }

    /// Where a phase stands in the order of judging; behind all where there is none of this name.
    pub fn place(&self, phase: &str) -> usize {
        let place = self.phases.iter().position(|one| one.name == phase);
        place.unwrap_or(usize::MAX)
    }
}

/// The general bounds, judged before any shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Bytes of a record with its newline.
    Record,
    /// Bytes of a payload, written compactly.
    Payload,
    /// Bytes of any string or key.
    String,
    /// Containers within containers.
    Depth,
    /// Items of any array.
    Items,
    /// Members of any object.
    Fields,
}

/// Fixed values of the capability answers.
#[derive(Debug, Clone, Default)]
pub struct Advertised {
    /// Ways to carry records.
    pub transports: Vec<String>,
    /// Name of the program that answers.
    pub server_name: String,
    /// Type name and value of the activity capability object.
    pub activity_type: String,
    /// The value of that type in this release.
    pub activity: Value,
}
