//! A loopback provider.
