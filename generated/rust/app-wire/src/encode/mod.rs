// @generated from schema/app-service by codegen. Do not edit.
//! From types to bytes.
//! Reads nothing.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
mod records;
mod activity;
mod auth;
mod catalog;
mod config;
mod envelope;
mod initialize;
mod session;
mod turn;
pub(crate) use records::*;
pub(crate) use activity::*;
pub(crate) use auth::*;
pub(crate) use catalog::*;
pub(crate) use config::*;
pub(crate) use envelope::*;
pub(crate) use initialize::*;
pub(crate) use session::*;
pub(crate) use turn::*;
