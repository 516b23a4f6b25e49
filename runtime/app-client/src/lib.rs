//! A consumer: preflight, tolerant decoding, order and identity checks.
