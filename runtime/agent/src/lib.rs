//! The turn: prompt, provider, tools, cancel.
