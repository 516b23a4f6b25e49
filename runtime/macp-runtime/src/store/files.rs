//! The files of a journal: their names, the torn end of the last one, and the one that is written.
//! Does not look into frames further than to find where a write broke off.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use super::Error;
use super::frame::{
    self, FILE_HEAD_BYTES, GROUP_HEAD_BYTES, GROUP_MAGIC, GROUPED, Head, PLAIN, Piece, Walk,
};

/// A file that has reached this size is followed by a new one.
const FILE_BYTES: u64 = 64 << 20;
/// Zeros written ahead at a time. A sync that finds the file no longer than before has no more to do than write the bytes.
const RESERVE_BYTES: usize = 1 << 20;
const EXTENSION: &str = "log";
/// Of files that were not finished; nothing of worth is in them.
const UNFINISHED: &str = "new";
/// Bytes of a file that are read at a time.
const PART_BYTES: usize = 256 << 10;

pub fn io(what: &'static str, path: &Path) -> impl FnOnce(std::io::Error) -> Error {
    move |source| Error::Io {
        what,
        path: path.to_owned(),
        source,
    }
}

pub fn file_path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:016x}.{EXTENSION}"))
}

/// The file that will take the place of `path` once it is whole.
pub fn unfinished(path: &Path) -> PathBuf {
    path.with_extension(UNFINISHED)
}

/// Removes what an interrupted purge or probe has left over.
pub fn remove_unfinished(folder: &Path) -> Result<(), Error> {
    for entry in std::fs::read_dir(folder).map_err(io("list", folder))? {
        let path = entry.map_err(io("list", folder))?.path();
        if path.extension().is_some_and(|end| end == UNFINISHED) {
            std::fs::remove_file(&path).map_err(io("remove", &path))?;
        }
    }
    Ok(())
}

/// Makes a file, or takes the place of the one with this number. It has its name only once it is whole and durable, so a
/// try that fails is in nobody's way.
pub fn make_whole(folder: &Path, number: u64, bytes: &[u8]) -> Result<File, Error> {
    let path = file_path(folder, number);
    let temporary = unfinished(&path);
    let mut file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&temporary)
        .map_err(io("make", &temporary))?;
    file.write_all(bytes)
        .and_then(|()| file.sync_all())
        .map_err(io("write", &temporary))?;
    std::fs::rename(&temporary, &path).map_err(io("rename", &temporary))?;
    sync_folder(folder)?;
    Ok(file)
}

/// Makes the names in a folder durable.
pub fn sync_folder(folder: &Path) -> Result<(), Error> {
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(io("make durable", folder))
}

/// Numbers of the journal's files in `path`, ascending.
pub fn files(path: &Path) -> Result<Vec<u64>, Error> {
    let mut numbers = Vec::new();
    for entry in std::fs::read_dir(path).map_err(io("list", path))? {
        let name = entry.map_err(io("list", path))?.file_name();
        let number = name
            .to_str()
            .and_then(|name| name.strip_suffix(EXTENSION)?.strip_suffix('.'));
        if let Some(number) = number.and_then(|digits| u64::from_str_radix(digits, 16).ok()) {
            numbers.push(number);
        }
    }
    numbers.sort_unstable();
    Ok(numbers)
}

/// Walks over the pieces of the first `length` bytes of a file, of which a part is in memory at a time; offsets are those of
/// the file.
pub fn walk(
    path: &Path,
    length: u64,
    each: &mut dyn FnMut(Piece<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let file = File::open(path).map_err(io("open", path))?;
    walk_in_parts(path, file.take(length), PART_BYTES, each)
}

fn walk_in_parts(
    path: &Path,
    mut file: impl Read,
    part: usize,
    each: &mut dyn FnMut(Piece<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut bytes = Vec::new();
    // How much of the file is behind.
    let mut passed = 0;
    loop {
        let read = Read::take(&mut file, part as u64).read_to_end(&mut bytes);
        let last = read.map_err(io("read", path))? < part;
        let mut from = 0;
        if passed == 0 {
            if bytes.len() < FILE_HEAD_BYTES && !last {
                continue;
            }
            if !bytes.starts_with(GROUPED) && !bytes.starts_with(PLAIN) {
                return Err(Error::Foreign(path.to_owned()));
            }
            from = FILE_HEAD_BYTES;
        }
        let mut pieces = Walk::new(&bytes, from, last);
        for piece in &mut pieces {
            each(match piece {
                Piece::Damaged(at) => Piece::Damaged(passed + at),
                Piece::Torn(at) => Piece::Torn(passed + at),
                frame => frame,
            })?;
        }
        let done = pieces.at();
        if last {
            return Ok(());
        }
        bytes.drain(..done);
        passed += done;
    }
}

/// Cuts off a write that did not finish, and zeros written ahead. True: the file holds nothing and was removed.
pub fn cut_torn_tail(path: &Path) -> Result<bool, Error> {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .map_err(io("open", path))?;
    let length = file.metadata().map_err(io("read", path))?.len();
    let mut head = [0; FILE_HEAD_BYTES];
    let head = &mut head[..usize::try_from(length)
        .unwrap_or(usize::MAX)
        .min(FILE_HEAD_BYTES)];
    file.read_exact_at(head, 0).map_err(io("read", path))?;
    let end = if head == GROUPED {
        end_of_groups(&file, length).map_err(io("read", path))?
    } else if GROUPED.starts_with(head) {
        0
    } else {
        end_of_frames(path, length)?
    };
    if end <= FILE_HEAD_BYTES as u64 {
        return std::fs::remove_file(path)
            .map(|()| true)
            .map_err(io("remove", path));
    }
    if end < length {
        file.set_len(end)
            .and_then(|()| file.sync_all())
            .map_err(io("cut", path))?;
    }
    Ok(false)
}

/// Where the last whole group of a file ends. Only the last group of all can be unfinished, because none is begun before
/// the one before it is durable: what is broken before a whole one is damage, and stays.
fn end_of_groups(file: &File, length: u64) -> std::io::Result<u64> {
    let mut end = FILE_HEAD_BYTES as u64;
    while let Some(next) = group_end(file, end, length)? {
        end = next;
    }
    let mut at = next_head(file, end + 1, length)?;
    if at.is_none() {
        return Ok(end);
    }
    let sums = Sums::of(file, length)?;
    while let Some(offset) = at {
        let next = group_end_by(&sums, offset)?;
        end = next.unwrap_or(end);
        at = next_head(file, next.unwrap_or(offset + 1), length)?;
    }
    Ok(end)
}

/// The head at `offset` of a group that would fit into the file, and where its frames begin.
fn head(file: &File, offset: u64, length: u64) -> std::io::Result<Option<(Head, u64)>> {
    let start = offset + GROUP_HEAD_BYTES as u64;
    if start > length {
        return Ok(None);
    }
    let mut head = [0; GROUP_HEAD_BYTES];
    file.read_exact_at(&mut head, offset)?;
    let head = Head::read(&head, offset).filter(|head| head.length <= length - start);
    Ok(head.map(|head| (head, start)))
}

/// The end of the whole group at `offset`, if one is there.
fn group_end(file: &File, offset: u64, length: u64) -> std::io::Result<Option<u64>> {
    let Some((mut head, start)) = head(file, offset, length)? else {
        return Ok(None);
    };
    let (mut at, end) = (start, start + head.length);
    let mut part = vec![0; PART_BYTES.min(usize::try_from(head.length).unwrap_or(PART_BYTES))];
    while at < end {
        let size = part
            .len()
            .min(usize::try_from(end - at).unwrap_or(usize::MAX));
        file.read_exact_at(&mut part[..size], at)?;
        head.pass(&part[..size]);
        at += size as u64;
    }
    Ok(head.holds().then_some(end))
}

/// The same at a cost that does not depend on the group's length: a write that broke off may be full of bytes that look like
/// heads of long groups.
fn group_end_by(sums: &Sums<'_>, offset: u64) -> std::io::Result<Option<u64>> {
    let Some((head, start)) = head(sums.file, offset, sums.length)? else {
        return Ok(None);
    };
    let end = start + head.length;
    let whole = head.holds_between(sums.up_to(start)?, sums.up_to(end)?);
    Ok(whole.then_some(end))
}

/// Checksums of a file from its beginning up to any place.
struct Sums<'a> {
    file: &'a File,
    length: u64,
    /// Up to every multiple of [`SUM_BYTES`].
    sums: Vec<u32>,
}

const SUM_BYTES: usize = 4096;

impl Sums<'_> {
    fn of(file: &File, length: u64) -> std::io::Result<Sums<'_>> {
        let (mut sum, mut sums) = (0, vec![0]);
        for part in 0..length / SUM_BYTES as u64 {
            let mut bytes = [0; SUM_BYTES];
            file.read_exact_at(&mut bytes, part * SUM_BYTES as u64)?;
            sum = crc32c::crc32c_append(sum, &bytes);
            sums.push(sum);
        }
        Ok(Sums { file, length, sums })
    }

    /// Of the first `to` bytes, which the file has.
    fn up_to(&self, to: u64) -> std::io::Result<u32> {
        let parts = usize::try_from(to / SUM_BYTES as u64).unwrap_or(usize::MAX);
        let mut rest = [0; SUM_BYTES];
        let rest = &mut rest[..usize::try_from(to % SUM_BYTES as u64).unwrap_or_default()];
        self.file.read_exact_at(rest, to - rest.len() as u64)?;
        let before = self.sums.get(parts).copied().unwrap_or_default();
        Ok(crc32c::crc32c_append(before, rest))
    }
}

/// Where the next group might begin, from `offset` on.
fn next_head(file: &File, mut offset: u64, length: u64) -> std::io::Result<Option<u64>> {
    let mut part = vec![0; PART_BYTES];
    while offset < length {
        let size = part
            .len()
            .min(usize::try_from(length - offset).unwrap_or(usize::MAX));
        file.read_exact_at(&mut part[..size], offset)?;
        let found = part[..size]
            .windows(GROUP_MAGIC.len())
            .position(|seen| seen == GROUP_MAGIC);
        if let Some(found) = found {
            return Ok(Some(offset + found as u64));
        }
        // The beginning of a head may be the end of this part.
        offset += (size.saturating_sub(GROUP_MAGIC.len() - 1)).max(1) as u64;
    }
    Ok(None)
}

/// Where the last whole frame of a file ends that was made at once.
fn end_of_frames(path: &Path, length: u64) -> Result<u64, Error> {
    let mut end = length;
    walk(path, length, &mut |piece| {
        if let Piece::Torn(at) = piece {
            end = at as u64;
        }
        Ok(())
    })?;
    Ok(end)
}

const PROBE_BYTES: usize = 4096;

/// How far a journal is durable.
#[derive(Debug, Clone, Copy)]
pub struct End {
    /// Number of the file that is written.
    pub file: u64,
    /// Bytes of it.
    pub length: u64,
}

/// The file at the end of the journal.
pub struct Writer {
    folder: PathBuf,
    number: u64,
    file: File,
    /// Bytes that are durable; what is behind them is taken back before the next write.
    length: u64,
    /// Length of the file with the zeros that were written ahead.
    reserved: u64,
    /// What is behind `length` could not be taken back yet.
    dirty: bool,
    #[cfg(test)]
    refuse: bool,
}

impl Writer {
    /// What it has made durable.
    pub fn end(&self) -> End {
        End {
            file: self.number,
            length: self.length,
        }
    }

    /// Makes the file.
    pub fn create(folder: &Path, number: u64) -> Result<Writer, Error> {
        Ok(Writer {
            folder: folder.to_owned(),
            number,
            file: make_whole(folder, number, GROUPED)?,
            length: FILE_HEAD_BYTES as u64,
            reserved: FILE_HEAD_BYTES as u64,
            dirty: false,
            #[cfg(test)]
            refuse: false,
        })
    }

    #[cfg(test)]
    pub fn refuse(&mut self, refuse: bool) {
        self.refuse = refuse;
    }

    /// Writes and syncs a group: frames behind room for its head. On an error nothing of it stays: a later start must not
    /// find what was refused.
    pub fn commit(&mut self, group: &mut [u8]) -> Result<(), Error> {
        if group.len() <= GROUP_HEAD_BYTES {
            return Ok(());
        }
        self.take_back()?;
        if self.length >= FILE_BYTES {
            self.finish()?;
            *self = Writer::create(&self.folder, self.number + 1)?;
        }
        self.reserve(group.len());
        frame::seal(group, self.length);
        let path = file_path(&self.folder, self.number);
        let written = self
            .file
            .write_all_at(group, self.length)
            .and_then(|()| self.file.sync_data());
        #[cfg(test)]
        let written = if self.refuse {
            Err(std::io::Error::other("refused by a test"))
        } else {
            written
        };
        if let Err(source) = written {
            self.dirty = true;
            if let Err(error) = self.take_back() {
                tracing::error!(%error, "a failed write could not be taken back; nothing is written until it can");
            }
            return Err(io("write", &path)(source));
        }
        self.length += group.len() as u64;
        self.reserved = self.reserved.max(self.length);
        Ok(())
    }

    /// Writes zeros where the next `size` bytes would lengthen the file. Without room for that it just grows.
    fn reserve(&mut self, size: usize) {
        if self.length + size as u64 <= self.reserved {
            return;
        }
        let zeros = vec![0; RESERVE_BYTES + size];
        if self.file.write_all_at(&zeros, self.length).is_ok() {
            self.reserved = self.length + zeros.len() as u64;
        } else {
            self.dirty = true;
            if let Err(error) = self.take_back() {
                tracing::warn!(%error, "no room to write ahead");
            }
        }
    }

    /// Takes the zeros back that were written ahead: nothing more is written.
    pub fn finish(&mut self) -> Result<(), Error> {
        if self.reserved > self.length {
            self.dirty = true;
            self.take_back()?;
        }
        Ok(())
    }

    /// Whether something could be written now: the folder takes a file, and the disk has room for it.
    pub fn probe(&mut self) -> Result<(), Error> {
        self.take_back()?;
        let path = unfinished(&file_path(&self.folder, self.number));
        let written = File::create(&path)
            .and_then(|mut file| file.write_all(&[0; PROBE_BYTES]).and(file.sync_all()));
        let removed = std::fs::remove_file(&path);
        written.and(removed).map_err(io("write", &path))
    }

    fn take_back(&mut self) -> Result<(), Error> {
        if self.dirty {
            let path = file_path(&self.folder, self.number);
            self.file
                .set_len(self.length)
                .and_then(|()| self.file.sync_all())
                .map_err(io("cut", &path))?;
            self.dirty = false;
            self.reserved = self.length;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::frame::Frame;
    use super::*;
    use proptest::prelude::*;

    /// What a walk tells, in a form that can be compared.
    fn told(file: &[u8], part: usize) -> Vec<String> {
        let mut told = Vec::new();
        walk_in_parts(Path::new("file"), file, part, &mut |piece| {
            told.push(format!("{piece:?}"));
            Ok(())
        })
        .unwrap();
        told
    }

    fn framed(id: &str, entry: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        let frame = Frame {
            session_id: id,
            position: 0,
            at_ms: 0,
            ended: false,
            entry,
        };
        frame.encode(&mut out);
        out
    }

    /// A file of three groups with zeros behind them, and where the groups begin and end.
    fn grouped() -> (Vec<u8>, [usize; 4]) {
        let mut file = GROUPED.to_vec();
        let mut edges = [file.len(); 4];
        for index in 0..3 {
            let mut group = vec![0; GROUP_HEAD_BYTES];
            for entry in [b"one".as_slice(), b"another"] {
                group.extend(framed("session", entry));
            }
            frame::seal(&mut group, file.len() as u64);
            file.extend(group);
            edges[index + 1] = file.len();
        }
        file.extend([0; 100]);
        (file, edges)
    }

    /// How long a file is after its end was cut; 0 where it was removed.
    fn cut(file: &[u8]) -> usize {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("file");
        std::fs::write(&path, file).unwrap();
        if cut_torn_tail(&path).unwrap() {
            0
        } else {
            std::fs::read(&path).unwrap().len()
        }
    }

    #[test]
    fn a_last_group_that_is_not_whole_is_cut_off_whatever_of_it_is_there() {
        let (file, [_, _, start, end]) = grouped();
        assert_eq!(cut(&file), end);
        for at in start..end {
            // The beginning is missing, or the end, or what is between.
            for lost in [start..at + 1, at..end, at..(at + 7).min(end)] {
                let mut torn = file.clone();
                torn[lost.clone()].fill(0);
                // Zeros in place of zeros are no loss.
                let expected = if torn == file { end } else { start };
                assert_eq!(cut(&torn), expected, "bytes {lost:?}");
            }
            assert_eq!(cut(&file[..at]), start, "cut at {at}");
        }
    }

    #[test]
    fn what_is_damaged_before_a_whole_group_stays_for_recovery_to_see() {
        let (file, [start, _, last, end]) = grouped();
        for at in start..last {
            let mut damaged = file.clone();
            damaged[at] ^= 0x10;
            assert_eq!(cut(&damaged), end, "byte {at}");
        }
    }

    #[test]
    fn a_file_without_a_whole_group_is_removed() {
        let (file, [start, end, ..]) = grouped();
        for length in 0..end {
            assert_eq!(cut(&file[..length]), 0, "cut at {length}");
        }
        assert_eq!(cut(&[&file[..start], &[0; 5000]].concat()), 0);
    }

    /// Does not come to an end within reason where each of the heads has its group read.
    #[test]
    fn a_broken_write_full_of_what_look_like_heads_of_long_groups_is_cut_off_soon() {
        let mut entry = Vec::new();
        while entry.len() < 512 << 10 {
            entry.extend(GROUP_MAGIC);
            entry.extend((4u32 << 20).to_le_bytes());
            entry.extend([0; 4]);
        }
        let (mut file, [.., end]) = grouped();
        file.truncate(end);
        file.extend([[0; GROUP_HEAD_BYTES].as_slice(), &entry].concat());
        file.resize(file.len() + (5 << 20), 0);
        assert_eq!(cut(&file), end);
    }

    /// A writer whose next group begins a new file.
    fn at_the_end_of_a_file(folder: &Path) -> Writer {
        let mut writer = Writer::create(folder, 0).unwrap();
        writer.file.set_len(FILE_BYTES).unwrap();
        writer.length = FILE_BYTES;
        writer
    }

    fn group() -> Vec<u8> {
        [vec![0; GROUP_HEAD_BYTES], framed("session", b"entry")].concat()
    }

    #[test]
    fn a_file_that_could_not_be_begun_is_begun_by_the_next_group() {
        let dir = tempfile::tempdir().unwrap();
        let mut writer = at_the_end_of_a_file(dir.path());
        let next = file_path(dir.path(), 1);
        let obstacle = unfinished(&next);
        std::fs::create_dir(&obstacle).unwrap();
        assert!(writer.commit(&mut group()).is_err());
        assert_eq!(files(dir.path()).unwrap(), [0], "nobody reads half a file");
        std::fs::remove_dir(&obstacle).unwrap();
        // As it looks when the head was written and only the folder could not be made durable.
        std::fs::write(&next, GROUPED).unwrap();
        writer.commit(&mut group()).unwrap();
        assert_eq!(writer.end().file, 1);
        writer.finish().unwrap();
        assert!(!cut_torn_tail(&next).unwrap());
        assert_eq!(told(&std::fs::read(&next).unwrap(), usize::MAX).len(), 1);
    }

    #[test]
    fn a_group_within_an_entry_is_no_group() {
        let (forged, _) = grouped();
        let mut file = GROUPED.to_vec();
        file.extend(framed("session", &forged));
        assert_eq!(cut(&file), 0);
    }

    proptest! {
        #[test]
        fn a_last_group_of_which_any_sectors_are_missing_is_cut_off_and_damage_before_it_stays(
            before in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..2000), 1..4),
            last in prop::collection::vec(prop::collection::vec(prop::sample::select(&b"\xf5mag\xace\0\x01x"[..]), 0..3000), 1..4),
            lost in any::<u16>(),
            damaged in prop::option::of(any::<prop::sample::Index>()),
        ) {
            let mut file = GROUPED.to_vec();
            let (mut start, mut second) = (0, 0);
            for entries in [&before, &before, &last] {
                (second, start) = (start, file.len());
                let mut group = vec![0; GROUP_HEAD_BYTES];
                entries.iter().for_each(|entry| group.extend(framed("session", entry)));
                frame::seal(&mut group, start as u64);
                file.extend(group);
            }
            let end = file.len();
            file.extend([0; 3000]);
            let whole = file.clone();
            if let Some(at) = damaged {
                file[FILE_HEAD_BYTES..second][at.index(second - FILE_HEAD_BYTES)] ^= 4;
            }
            for (sector, from) in (0..).zip((start / 512 * 512..end).step_by(512)) {
                if lost & (1 << (sector % 16)) != 0 {
                    file[from.max(start)..(from + 512).min(end)].fill(0);
                }
            }
            let expected = if file[start..] == whole[start..] { end } else { start };
            prop_assert_eq!(cut(&file), expected);
        }

        #[test]
        fn a_file_read_in_parts_tells_the_same_as_a_whole_one(
            stretches in prop::collection::vec((any::<bool>(), prop::collection::vec(any::<u8>(), 0..60)), 0..12),
            part in 1usize..200,
            cut in 0usize..40,
        ) {
            let mut file = PLAIN.to_vec();
            for (sound, bytes) in stretches {
                file.extend(if sound { framed("session", &bytes) } else { bytes });
            }
            file.truncate(file.len().saturating_sub(cut).max(FILE_HEAD_BYTES));
            prop_assert_eq!(told(&file, part), told(&file, usize::MAX));
        }
    }

    #[test]
    fn a_frame_within_an_entry_is_no_frame_wherever_a_part_ends() {
        let inner = framed("forged", b"never appended");
        let mut file = PLAIN.to_vec();
        file.extend(framed("session", &inner));
        for part in 1..file.len() + 2 {
            let told = told(&file, part);
            assert_eq!(told.len(), 1, "parts of {part}");
            assert!(told[0].contains("session"), "{told:?}");
        }
    }
}
