//! Layered settings, precedence, atomic writes.
