//! Protocol 1 as a machine: Input in, Outputs out.
