//! A JSON reader and writer over bytes that count as they go.
