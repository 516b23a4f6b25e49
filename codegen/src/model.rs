//! The contract, understood: what `lower` makes of the schema files and what every printer reads.
//! No word of any target language stands here; a printer that needs an `if` about the protocol misses a fact of this file.

use std::collections::BTreeMap;

use serde_json::Value;

/// One protocol: its types, and the lifecycle that binds them.
#[derive(Debug, Clone)]
pub struct Model {
    /// Folder name under `schema/`, such as `app-service`.
    pub protocol: String,
    pub doc: String,
    /// The wire version, `protocol_version` of every record.
    pub version: u64,
    /// SHA-256 of the schema tree, lower-case hex (see `source::digest`).
    pub digest: String,
    /// Sorted by name; names are PascalCase and unique in the protocol. Envelope templates are not among them.
    pub types: Vec<Type>,
    pub envelopes: Envelopes,
    /// In the order of `protocol.json`.
    pub operations: Vec<Operation>,
    pub events: Vec<Event>,
    /// In order of precedence: an earlier one outranks a later one that holds at the same time.
    pub errors: Vec<ErrorCode>,
    /// The stages of judging a record, in order; each error names the one it belongs to.
    pub phases: Vec<Phase>,
    pub limits: Vec<Limit>,
    pub verdicts: Verdicts,
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

/// Keyword that is broken to the code it gets in a request: `type` (also: null), `enum`, `const`, `minimum`, `maximum`, `minLength`,
/// `maxLength` (the bytes too), `pattern`, `minItems`, `maxItems`, `maxProperties`, `x-at-least-one-of`, `x-union`,
/// `additionalProperties` (an unknown member), at a member `required` (it is missing), and `*` for all that are not listed.
///
/// First hit wins: the member's keyword, the member's `*`, then those of the type it refers to, the `*` of the object around it,
/// and at last the verdict of the place (`Verdicts::envelope`, `Verdicts::payload`).
pub type Codes = BTreeMap<String, String>;

#[derive(Debug, Clone)]
pub struct Type {
    pub name: String,
    /// Never empty.
    pub doc: String,
    /// `app-service/turn.json`.
    pub file: String,
    pub shape: Shape,
    pub direction: Direction,
    pub since: String,
    pub deprecated: bool,
    /// At least two.
    pub examples: Vec<Value>,
    pub counter_examples: Vec<CounterExample>,
    /// Of the constraints of this type itself; those of a member that refers to it come first.
    pub codes: Codes,
    /// The type as JSON Schema, references rewritten to `#/$defs/Name`.
    pub schema: Value,
}

/// From which side a type is reachable; both may hold.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Direction {
    pub request: bool,
    pub output: bool,
}

#[derive(Debug, Clone)]
pub struct CounterExample {
    pub value: Value,
    /// What it breaks: a JSON Schema keyword, an `x-` keyword, or the name of a rule in `x-rules`.
    pub rule: String,
    /// The wire code it must get; always there for types reachable from a request.
    pub code: Option<String>,
    pub doc: String,
}

#[derive(Debug, Clone)]
pub enum Shape {
    Object(Object),
    Union(Union),
    /// Closed: an unknown value is refused.
    Enum(Vec<EnumValue>),
    /// Open: an unknown value is kept as text.
    OpenEnum { known: Vec<EnumValue>, unknown: String, text: Text },
    /// A named scalar, array or map.
    Node(Node),
}

#[derive(Debug, Clone)]
pub struct EnumValue {
    pub value: String,
    pub doc: String,
}

#[derive(Debug, Clone)]
pub struct Object {
    /// In the order of the schema, which is the order they are written in.
    pub members: Vec<Member>,
    pub extras: Extras,
    /// At least one of these optional members must be there; empty: no such rule.
    pub at_least_one_of: Vec<String>,
    pub rules: Vec<Rule>,
}

/// What happens to members that the schema does not name.
#[derive(Debug, Clone)]
pub enum Extras {
    /// Refused: requests are closed.
    Refused,
    /// Bounded, then ignored: outputs are open.
    Ignored,
    /// Kept, each of this form: maps with known keys.
    Each(Box<Node>),
}

#[derive(Debug, Clone)]
pub struct Member {
    pub name: String,
    pub doc: String,
    pub presence: Presence,
    /// Never nullable itself: `presence` says that.
    pub node: Node,
    /// What absence means, for optional members.
    pub absent: Option<Absent>,
    pub sensitive: Option<Sensitive>,
    /// Of the constraints of this member: of its node, and `required`.
    pub codes: Codes,
    pub deprecated: bool,
    pub since: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    Required,
    Optional,
    RequiredNullable,
    OptionalNullable,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absent {
    SameAsNull,
    Empty,
    Unchanged,
    Unavailable,
    Default,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sensitive {
    /// On the wire, never logged, never stored.
    Transient,
    /// Never on the wire.
    Secret,
}

#[derive(Debug, Clone)]
pub enum Node {
    String(Text),
    Integer { minimum: i64, maximum: i64, limit: Option<String> },
    Boolean,
    /// A fixed string, integer or boolean: a discriminator or a fixed member.
    Const(Value),
    /// A closed set of strings written in place; takes its name from the type and the member.
    Enum(Vec<EnumValue>),
    Array {
        items: Box<Node>,
        /// Of the constraints of one item.
        item_codes: Codes,
        min_items: u64,
        max_items: u64,
        limit: Option<String>,
    },
    /// An object with free keys.
    Map { values: Box<Node>, max_fields: u64, limit: Option<String> },
    /// Any JSON value within the general bounds, kept as it came.
    Any,
    /// A type of this model, by name.
    Ref(String),
    /// Only ever `null`: a slot that an envelope keeps empty.
    Null,
}

#[derive(Debug, Clone, Default)]
pub struct Text {
    /// Code points; 0 or 1 in practice.
    pub min_chars: u64,
    /// UTF-8 bytes.
    pub max_bytes: u64,
    pub pattern: Option<Pattern>,
    /// The advertised limit that bounds this node.
    pub limit: Option<String>,
}

/// A regular expression of the small family that every target can check without a regex engine.
#[derive(Debug, Clone)]
pub struct Pattern {
    /// As written in the schema (ECMA-262).
    pub source: String,
    pub form: PatternForm,
}

#[derive(Debug, Clone)]
pub enum PatternForm {
    /// `\S`: somewhere a character that is not white space (ECMA-262: white space and line terminators).
    HasNonSpace,
    /// `^…$`: these pieces one after the other, each greedy, none overlapping with the next.
    Sequence(Vec<PatternPiece>),
}

#[derive(Debug, Clone)]
pub struct PatternPiece {
    pub negated: bool,
    /// Inclusive ranges of code points.
    pub ranges: Vec<(char, char)>,
    pub min: u32,
    /// None: as many as the string holds.
    pub max: Option<u32>,
}

/// Exactly one variant, told by a required constant string member.
#[derive(Debug, Clone)]
pub struct Union {
    pub tag: String,
    pub variants: Vec<Variant>,
}

#[derive(Debug, Clone)]
pub struct Variant {
    pub tag_value: String,
    /// Name of an object type whose `tag` member is this constant.
    pub type_name: String,
}

/// A rule across members of one object: where `when` has one of `values`, `then` must hold, elsewhere `otherwise`.
#[derive(Debug, Clone)]
pub struct Rule {
    pub name: String,
    pub doc: String,
    pub when: String,
    /// JSON scalars, `null` for a member that is null or absent.
    pub values: Vec<Value>,
    pub then: Vec<Expect>,
    pub otherwise: Vec<Expect>,
    /// Wire code where it is broken in a request; None: `invalid_payload`.
    pub code: Option<String>,
}

#[derive(Debug, Clone)]
pub struct Expect {
    pub member: String,
    pub what: Expected,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Expected {
    /// Null or absent.
    Null,
    /// There, and not null.
    NotNull,
    Equals(Value),
    /// An array without items.
    Empty,
}

/// The three records of the wire as templates: members shared by all methods and events.
#[derive(Debug, Clone)]
pub struct Envelopes {
    pub request: Envelope,
    pub response: Envelope,
    pub event: Envelope,
    /// The object in `error` of a response that failed.
    pub error_type: String,
}

#[derive(Debug, Clone)]
pub struct Envelope {
    /// `RequestEnvelope`; the types of the pairs are named after method and event.
    pub name: String,
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
    pub file: String,
    pub counter_examples: Vec<CounterExample>,
    /// The template as JSON Schema, references rewritten to `#/$defs/Name`.
    pub schema: Value,
}

#[derive(Debug, Clone)]
pub struct Operation {
    /// `turn.start`.
    pub name: String,
    pub doc: String,
    /// Type of the request payload: `TurnStartRequest`.
    pub request: String,
    /// Type of the success payload: `TurnStartSuccess`.
    pub success: String,
    pub session: SessionRule,
    pub answers_session: SessionAnswer,
    /// Refused with `not_initialized` before the first successful `initialize`.
    pub needs_initialization: bool,
    /// Codes of its own and those common to all, in order of precedence.
    pub codes: Vec<String>,
    /// Events it starts, in order; empty for most.
    pub starts: Vec<String>,
    /// The event that ends what it started, and with it the reservation of the request id.
    pub ends: Option<String>,
    pub since: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionRule {
    Omit,
    Required,
    Optional,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionAnswer {
    /// Null.
    None,
    /// The session of the request.
    Same,
    /// The session that the operation made or took.
    Assigned,
}

#[derive(Debug, Clone)]
pub struct Event {
    /// `turn.assistant_delta`.
    pub name: String,
    pub doc: String,
    /// `TurnAssistantDelta`.
    pub payload: String,
    /// The operation whose request id and session it carries.
    pub of: String,
    /// Whether `session_id` is that of the operation, or null.
    pub carries_session: bool,
    pub order: EventOrder,
    /// Payload member that names the thing all events of one start share (`turn_id`, `login_id`).
    pub identity: String,
    /// Payload member that counts within one start, if any.
    pub sequence: Option<String>,
    pub queue: QueueClass,
    pub since: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventOrder {
    /// Exactly once, right after the response.
    First,
    /// Any number of times in between.
    Between,
    /// Exactly once; nothing after it.
    Terminal,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QueueClass {
    Lossless,
    BestEffort,
}

#[derive(Debug, Clone)]
pub struct Phase {
    pub name: String,
    pub doc: String,
}

#[derive(Debug, Clone)]
pub struct ErrorCode {
    pub code: String,
    /// Fixed text, at most `max_error_message_bytes`.
    pub message: String,
    pub doc: String,
    pub phase: String,
    /// Other phases in which it can be found. Of two faults the one of the earlier phase wins: a fault is in the first
    /// phase of its code that is not before the place where it was found.
    pub also_in: Vec<String>,
    pub since: String,
}

impl ErrorCode {
    /// All phases in which it can be found: its own, then the others.
    pub fn phases(&self) -> impl Iterator<Item = &str> {
        [&self.phase].into_iter().chain(&self.also_in).map(String::as_str)
    }
}

#[derive(Debug, Clone)]
pub struct Limit {
    pub name: String,
    pub value: u64,
    /// `bytes`, `items`, `levels`, `fields`, `attachments`, `entries`.
    pub unit: String,
    /// What one measurement covers.
    pub scope: String,
    pub doc: String,
    /// False: binds the service, but stands in no limits object.
    pub advertised: bool,
    /// Which general bound of every record it is, if one.
    pub role: Option<Role>,
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
#[derive(Debug, Clone)]
pub struct Advertised {
    pub transports: Vec<String>,
    pub server_name: String,
    /// Type name and value of the activity capability object.
    pub activity_type: String,
    pub activity: Value,
}
