//! Runs one tool call safely.
