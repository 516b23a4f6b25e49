//! Refusals as gRPC statuses, with the code where programs find it.
//! Which condition is which code was decided before.

use macp_kernel::Refusal;
use macp_wire::{Code, words};
use tonic::metadata::{AsciiMetadataValue, MetadataMap, MetadataValue};
use tonic::{Code as Grpc, Status};

/// The status of a refusal, by the registry of codes.
pub fn of(refusal: &Refusal) -> Status {
    with(Grpc::from_i32(refusal.code.grpc() as i32), refusal)
}

/// A refusal under another status than the registry's.
pub fn with(grpc: Grpc, refusal: &Refusal) -> Status {
    text(grpc, refusal.code, refusal.to_string(), &refusal.details())
}

/// A status with a text of its own.
pub fn text(grpc: Grpc, code: Code, message: String, details: &[u8]) -> Status {
    let mut metadata = MetadataMap::new();
    metadata.insert(
        words::METADATA_ERROR_CODE,
        AsciiMetadataValue::from_static(code.as_str()),
    );
    if !details.is_empty() {
        metadata.insert_bin(
            words::METADATA_ERROR_DETAILS,
            MetadataValue::from_bytes(details),
        );
    }
    Status::with_metadata(grpc, message, metadata)
}

/// A malformed request of a call that takes no envelopes.
pub fn invalid(why: &'static str) -> Status {
    of(&Refusal::new(Code::InvalidRequest, why))
}

/// What ends streams when the runtime stops.
pub fn stopping() -> Status {
    Status::unavailable("the runtime is shutting down")
}
