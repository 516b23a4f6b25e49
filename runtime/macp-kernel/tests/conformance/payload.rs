//! JSON objects to payload bytes and back, by the descriptors of the generated proto files.
//! Reads the loose forms of the transcripts: snake or camel case, bytes as numbers or text.

use std::sync::OnceLock;

use prost_reflect::prost::Message;
use prost_reflect::{
    DescriptorPool, DynamicMessage, FieldDescriptor, Kind, MapKey, MessageDescriptor,
    ReflectMessage, Value as Field,
};
use serde_json::{Map, Value};

pub fn pool() -> &'static DescriptorPool {
    static POOL: OnceLock<DescriptorPool> = OnceLock::new();
    POOL.get_or_init(|| DescriptorPool::decode(macp_wire::FILE_DESCRIPTOR_SET).unwrap())
}

/// Full name of the payload message of a message type; modes that are not built in have only the common ones.
pub fn message_name(mode: &str, message_type: &str) -> Option<&'static str> {
    let modes = macp_wire::modes::Mode::parse(mode).map(|mode| vec![mode]);
    let modes = modes.unwrap_or_else(|| macp_wire::modes::Mode::ALL.to_vec());
    modes
        .iter()
        .flat_map(|mode| mode.messages())
        .find(|message| message.name == message_type)
        .map(|message| message.payload)
}

/// How text in a bytes field is read.
#[derive(Clone, Copy, PartialEq)]
pub enum Bytes {
    Plain,
    Base64,
}

pub fn encode(name: &str, object: &Value, bytes: Bytes) -> Vec<u8> {
    let descriptor = pool()
        .get_message_by_name(name)
        .unwrap_or_else(|| panic!("no message {name}"));
    message(&descriptor, object, bytes).encode_to_vec()
}

fn message(descriptor: &MessageDescriptor, object: &Value, bytes: Bytes) -> DynamicMessage {
    let mut message = DynamicMessage::new(descriptor.clone());
    for (key, value) in object.as_object().expect("a payload is an object") {
        if key.starts_with('_') {
            continue;
        }
        let field = descriptor
            .get_field_by_name(key)
            .or_else(|| descriptor.get_field_by_json_name(key));
        let field =
            field.unwrap_or_else(|| panic!("{} has no field {key}", descriptor.full_name()));
        message.set_field(&field, field_value(&field, value, bytes));
    }
    message
}

fn field_value(field: &FieldDescriptor, value: &Value, bytes: Bytes) -> Field {
    if field.is_map() {
        let entry = field.kind().as_message().unwrap().map_entry_value_field();
        let object = value.as_object().expect("a map is an object");
        let entries = object
            .iter()
            .map(|(key, value)| (MapKey::String(key.clone()), scalar(&entry, value, bytes)));
        return Field::Map(entries.collect());
    }
    if field.is_list() {
        let items = value.as_array().expect("a repeated field is a list");
        return Field::List(
            items
                .iter()
                .map(|item| scalar(field, item, bytes))
                .collect(),
        );
    }
    scalar(field, value, bytes)
}

fn scalar(field: &FieldDescriptor, value: &Value, bytes: Bytes) -> Field {
    let wrong = format!("{}: {value} does not fit", field.full_name());
    match field.kind() {
        Kind::String => Field::String(value.as_str().expect(&wrong).to_owned()),
        Kind::Bool => Field::Bool(value.as_bool().expect(&wrong)),
        Kind::Int64 => Field::I64(value.as_i64().expect(&wrong)),
        Kind::Int32 => Field::I32(value.as_i64().expect(&wrong) as i32),
        Kind::Uint32 => Field::U32(value.as_u64().expect(&wrong) as u32),
        Kind::Uint64 => Field::U64(value.as_u64().expect(&wrong)),
        // JSON cannot say these, the wire can.
        Kind::Double => Field::F64(match value.as_str() {
            Some(text) => text.parse().expect(&wrong),
            None => value.as_f64().expect(&wrong),
        }),
        Kind::Bytes => Field::Bytes(byte_field(value, bytes).into()),
        Kind::Enum(kind) => {
            let name = value.as_str().expect(&wrong);
            Field::EnumNumber(kind.get_value_by_name(name).expect(&wrong).number())
        }
        Kind::Message(descriptor) => Field::Message(message(&descriptor, value, bytes)),
        other => panic!("no {other:?} in this contract"),
    }
}

pub fn byte_field(value: &Value, bytes: Bytes) -> Vec<u8> {
    use base64::Engine;
    match value {
        Value::String(text) if bytes == Bytes::Plain => text.clone().into_bytes(),
        Value::String(text) => base64::engine::general_purpose::STANDARD
            .decode(text)
            .unwrap(),
        Value::Array(numbers) => numbers
            .iter()
            .map(|number| number.as_u64().unwrap() as u8)
            .collect(),
        other => panic!("{other} are no bytes"),
    }
}

/// All fields, defaults too.
pub fn decode(name: &str, payload: &[u8]) -> Value {
    let descriptor = pool().get_message_by_name(name).unwrap();
    object(&DynamicMessage::decode(descriptor, payload).unwrap())
}

fn object(message: &DynamicMessage) -> Value {
    let descriptor = message.descriptor();
    let fields = descriptor.fields().filter_map(|field| {
        let unset = field.supports_presence() && !message.has_field(&field);
        (!unset).then(|| (field.name().to_owned(), plain(&message.get_field(&field))))
    });
    Value::Object(fields.collect::<Map<_, _>>())
}

fn plain(field: &Field) -> Value {
    match field {
        Field::Bool(flag) => (*flag).into(),
        Field::I32(number) | Field::EnumNumber(number) => (*number).into(),
        Field::I64(number) => (*number).into(),
        Field::U32(number) => (*number).into(),
        Field::U64(number) => (*number).into(),
        Field::F32(number) => (*number).into(),
        Field::F64(number) => (*number).into(),
        Field::String(text) => text.clone().into(),
        Field::Bytes(bytes) => bytes.iter().map(|byte| Value::from(*byte)).collect(),
        Field::Message(message) => object(message),
        Field::List(items) => items.iter().map(plain).collect(),
        Field::Map(entries) => {
            let entries = entries
                .iter()
                .map(|(key, value)| (key.as_str().unwrap().to_owned(), plain(value)));
            Value::Object(entries.collect())
        }
    }
}
