// @generated from schema/macp by codegen. Do not edit.
//! The gRPC service of MACP: server trait, client, descriptor set.
//! What a call does is behaviour.
#![cfg_attr(rustfmt, rustfmt_skip)]
#[rustfmt::skip]
#[allow(
    missing_docs,
    clippy::all,
    unused_qualifications,
    reason = "printed by tonic-prost-build"
)]
mod service;
pub use macp_wire::FILE_DESCRIPTOR_SET;
pub use service::{macp_runtime_service_client, macp_runtime_service_server};
/// Buffers of a call: small to begin with, because most messages are, and the allocator is quickest with small pieces.
fn buffers() -> tonic::codec::BufferSettings {
    tonic::codec::BufferSettings::new(1000, 32 * 1024)
}
/// What turns messages into frames and back.
struct Codec<T, U>(std::marker::PhantomData<(T, U)>);
impl<T, U> Default for Codec<T, U> {
    fn default() -> Self {
        Codec(std::marker::PhantomData)
    }
}
impl<T, U> tonic::codec::Codec for Codec<T, U>
where
    T: prost::Message + Send + 'static,
    U: prost::Message + Default + Send + 'static,
{
    type Encode = T;
    type Decode = U;
    type Encoder = tonic_prost::ProstEncoder<T>;
    type Decoder = tonic_prost::ProstDecoder<U>;
    fn encoder(&mut self) -> Self::Encoder {
        tonic_prost::ProstEncoder::new(buffers())
    }
    fn decoder(&mut self) -> Self::Decoder {
        tonic_prost::ProstDecoder::new(buffers())
    }
}
