//! Schema to code.

fn main() {}
