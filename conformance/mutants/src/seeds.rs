//! The examples of the schema as first input of the fuzz targets that read records.
//! What cargo-fuzz makes of them is kept in `conformance/fuzz/corpus`.

use std::io;
use std::path::Path;

use app_wire::examine;
use wire_tests::bytes;

use crate::subject::Subject;

/// Writes one file for each example into `decode` and `round_trip` below `folder`.
///
/// # Errors
/// When the folder cannot be written.
pub fn write_seeds(folder: &Path, subjects: &[Subject]) -> io::Result<()> {
    let [decode, round_trip] = ["decode", "round_trip"].map(|target| folder.join(target));
    std::fs::create_dir_all(&decode)?;
    std::fs::create_dir_all(&round_trip)?;
    for (index, subject) in subjects.iter().enumerate() {
        let name = format!("{}-{index}", subject.definition);
        let mut json = bytes(&subject.value);
        if subject.record {
            std::fs::write(decode.join(&name), &json)?;
        } else if let Some(place) = examine::TYPES
            .iter()
            .position(|known| *known == subject.definition)
        {
            json.insert(0, place as u8);
        }
        std::fs::write(round_trip.join(&name), &json)?;
    }
    Ok(())
}
