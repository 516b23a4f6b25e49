//! Stored credentials and those of the environment: which provider is ready, and with what.
//! Makes no request and refreshes nothing; no value it holds can be printed.

mod account;
mod store;

pub use account::{Account, Method, Readiness, Source, Status};
pub use store::{Error, Store};

/// Looks a variable of the environment up. Programs alone read the environment; everybody else is handed this.
pub type Env<'a> = &'a (dyn Fn(&str) -> Option<String> + Send + Sync);
