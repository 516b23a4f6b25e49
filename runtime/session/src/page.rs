//! One page of replay: from the place of a cursor on, as many items as asked for.
//! Knows nothing of encoded sizes; the caller cuts a page that is too large for it.

use redact::Redactor;

use crate::projection::{Item, Projection, projected};
use crate::window::{Files, Window};
use crate::{Error, Id};

/// The bounds of one page, all of them the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayBounds {
    /// Items on the page.
    pub items: usize,
    /// Bytes of text in one item, cut at character boundaries.
    pub part_bytes: usize,
    /// Bytes of the session's files that are read, from their end.
    pub window_bytes: u64,
    /// Records among them, the last ones.
    pub window_records: usize,
}

/// One page. A caller that keeps fewer items goes on from the cursor of the last one kept, or from `start`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// In order.
    pub items: Vec<Item>,
    /// The place before the first item. With `resync`: the place before everything.
    pub start: String,
    /// The place after everything that was there when the page was made.
    pub snapshot: String,
    /// More items follow.
    pub more: bool,
    /// Something is damaged, or is outside the window and not told by a summary.
    pub gap: bool,
    /// The cursor is no place in this projection; there are no items.
    pub resync: bool,
}

pub(crate) fn page(
    id: &Id,
    files: &Files<'_>,
    after: Option<&str>,
    bounds: &ReplayBounds,
    redactor: &Redactor,
) -> Result<Replay, Error> {
    let window = Window::read(files, bounds.window_bytes, bounds.window_records, projected)?;
    let projection = Projection::of(id, &window);
    let start = projection.start();
    let mut replay = Replay {
        items: Vec::new(),
        start: after.unwrap_or(&start).to_owned(),
        snapshot: projection.end(bounds.part_bytes, redactor),
        more: false,
        gap: projection.gap,
        resync: false,
    };
    let section = |number| projection.section(number, bounds.part_bytes, redactor);
    let mut next = 0;
    if let Some(after) = after.filter(|after| *after != start) {
        let found = projection.section_of(after).and_then(|number| {
            let mut items = section(number);
            let place = items.iter().position(|item| item.cursor == after)?;
            Some((number, items.split_off(place + 1)))
        });
        let Some((number, rest)) = found else {
            return Ok(Replay {
                start,
                resync: true,
                ..replay
            });
        };
        replay.items = rest;
        next = number + 1;
    }
    while next < projection.sections() && replay.items.len() <= bounds.items {
        replay.items.append(&mut section(next));
        next += 1;
    }
    replay.more = replay.items.len() > bounds.items
        || (next..projection.sections()).any(|number| !section(number).is_empty());
    replay.items.truncate(bounds.items);
    Ok(replay)
}
