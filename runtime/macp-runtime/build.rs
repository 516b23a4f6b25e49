//! Keeps the functions that a server runs together in memory, so that the pages of all others stay out of it.
//! Changes no code, only where it lies.

/// Written by `link/often.sh`; names that are not there any more do no harm.
const OFTEN: &str = "link/often.ld";

fn main() {
    println!("cargo::rerun-if-changed={OFTEN}");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|there| there == value);
    // The linkers of these targets read such a file; a debug build has functions of other names and sizes.
    if is("CARGO_CFG_TARGET_OS", "linux")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
        && is("PROFILE", "release")
        && let Ok(folder) = std::env::var("CARGO_MANIFEST_DIR")
    {
        println!("cargo::rustc-link-arg-bins=-Wl,-T,{folder}/{OFTEN}");
    }
}
