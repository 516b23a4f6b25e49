//! Text in, safe text out.
