//! One durable session: its log, its writer lease, its replay.
