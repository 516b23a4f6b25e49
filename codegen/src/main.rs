//! Schema to code.
//! Placeholder until the command line stands.

fn main() {}
