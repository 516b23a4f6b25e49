//! Append-only checksummed entries in a file.
