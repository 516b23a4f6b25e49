//! Files as one `tar.gz` whose bytes depend on nothing but them: no owner, no time, one mode, in order of path.
//! Reads no archive.

use std::io::{self, Write as _};

use flate2::{Compression, GzBuilder};

use crate::files::Files;

const BLOCK: usize = 512;
/// RFC 1952: the system that made it is not known.
const UNKNOWN_SYSTEM: u8 = 255;

/// The files below one folder.
///
/// # Errors
/// A path of more than 100 bytes, which the plain form of tar has no room for.
pub fn archive(folder: &str, files: &Files) -> io::Result<Vec<u8>> {
    let mut out = GzBuilder::new()
        .mtime(0)
        .operating_system(UNKNOWN_SYSTEM)
        .write(Vec::new(), Compression::best());
    for (path, text) in files {
        out.write_all(&header(&format!("{folder}/{path}"), text.len())?)?;
        out.write_all(text.as_bytes())?;
        out.write_all(&[0; BLOCK][..text.len().next_multiple_of(BLOCK) - text.len()])?;
    }
    out.write_all(&[0; 2 * BLOCK])?;
    out.finish()
}

/// A ustar header: name, mode, owner, group, size, time, sum, kind.
fn header(path: &str, size: usize) -> io::Result<[u8; BLOCK]> {
    let mut header = [0; BLOCK];
    let mut put =
        |at: usize, text: &str| header[at..at + text.len()].copy_from_slice(text.as_bytes());
    if path.len() > 100 {
        return Err(io::Error::other(format!("{path}: longer than 100 bytes")));
    }
    put(0, path);
    put(100, "0000644\0");
    put(108, "0000000\0");
    put(116, "0000000\0");
    put(124, &format!("{size:011o}\0"));
    put(136, "00000000000\0");
    // The sum is taken with blanks in its own place.
    put(148, "        ");
    put(156, "0");
    put(257, "ustar\x0000");
    let sum: u32 = header.iter().map(|byte| u32::from(*byte)).sum();
    header[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Ok(header)
}
