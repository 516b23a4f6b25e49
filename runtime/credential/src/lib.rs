//! Stored credentials and their generations.
