//! Placeholder until generated.
