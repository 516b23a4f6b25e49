// @generated from schema/app-service by codegen. Do not edit.
//! The conversation between a frontend and the application service: what can be asked, what is answered, what happens in between and in which order.
//!
//! Types, decoders, encoders and tables, generated from `schema/app-service`.
//! Holds facts only; what is done with them is written by hand elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![forbid(unsafe_code)]
#![allow(unused_imports, reason = "every generated file takes the same names from here")]
#![allow(
    dead_code,
    reason = "a rule that every user of a type overrides is printed all the same"
)]
#![allow(
    clippy::large_enum_variant,
    reason = "a record is read, matched and dropped; a box would cost each an allocation"
)]
use std::borrow::Cow;
use bounded::{
    Code, Codes, Contract, DEFAULT_CODE, Fault, Few, Integer, Kind, Presence, Raw,
    Reader, Rule, Step, Stop, Writer,
};
pub mod bounds;
mod codes;
mod contract;
mod decode;
mod encode;
mod events;
#[cfg(feature = "examine")]
pub mod examine;
mod judge;
pub mod limits;
mod messages;
mod methods;
mod parts;
mod records;
mod rules;
#[cfg(feature = "schemars")]
mod schemas;
#[cfg(feature = "serde")]
mod serde_impls;
mod activity;
mod auth;
mod catalog;
mod config;
mod envelope;
mod initialize;
mod session;
mod turn;
pub use codes::*;
pub use contract::*;
pub use events::*;
pub use messages::*;
pub use methods::*;
pub use parts::*;
pub use records::*;
pub use activity::*;
pub use auth::*;
pub use catalog::*;
pub use config::*;
pub use envelope::*;
pub use initialize::*;
pub use session::*;
pub use turn::*;
