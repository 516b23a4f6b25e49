//! A demonstration.
//! Placeholder.
use std::io::Write;

/// Runs it.
///
/// # Errors
/// When anything deviates.
pub async fn run(_out: &mut dyn Write) -> anyhow::Result<()> {
    anyhow::bail!("not there yet")
}
