//! One stream of events over HTTP interfaces of model providers.
