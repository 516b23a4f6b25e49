//! How much assistant text one turn may carry to its terminal record.
//! Measures; the worker of the turn keeps to it, so that nothing is ever cut here.

use std::borrow::Cow;
use std::sync::LazyLock;

use app_wire::{TurnAssistantDelta, TurnStatus, TurnTerminal, bounds, limits};
use bounded::Fault;

/// UTF-8 bytes of all text of a turn.
pub const BYTES_MAX: usize = limits::MAX_STRING_BYTES;

/// Room that a terminal payload leaves for its text as encoded: the payload bound less everything else at its longest.
#[must_use]
pub fn cost_max() -> usize {
    static COST_MAX: LazyLock<usize> = LazyLock::new(|| {
        let longest_id = "i".repeat(limits::MAX_ID_BYTES);
        let terminal = TurnTerminal {
            turn_id: Cow::Borrowed(&longest_id),
            session_id: Cow::Borrowed(&longest_id),
            status: TurnStatus::Completed,
            assistant_text: Cow::Borrowed(""),
            sequence: bounds::TURN_SEQUENCE_MAX,
            activity_dropped: bounds::COUNT_MAX,
            activity_replay_available: false,
            replay_required: false,
        };
        limits::MAX_PAYLOAD_BYTES.saturating_sub(encoded(|bytes| terminal.encode(bytes)))
    });
    *COST_MAX
}

/// What a piece of text takes of [`cost_max`]: its bytes as encoded. Pieces add up.
#[must_use]
pub fn cost(piece: &str) -> usize {
    let of = |text| {
        let delta = TurnAssistantDelta {
            turn_id: Cow::Borrowed("t"),
            sequence: bounds::TURN_SEQUENCE_MIN,
            text: Cow::Borrowed(text),
        };
        encoded(|bytes| delta.encode(bytes))
    };
    if piece.len() > BYTES_MAX {
        usize::MAX
    } else {
        of(piece) - of("")
    }
}

fn encoded(encode: impl FnOnce(&mut Vec<u8>) -> Result<(), Fault>) -> usize {
    let mut bytes = Vec::new();
    match encode(&mut bytes) {
        Ok(()) => bytes.len(),
        Err(_) => usize::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cost_of_a_piece_is_what_its_encoding_adds() {
        for (piece, expected) in [
            ("", 0),
            ("plain", 5),
            ("\"\\", 4),
            ("\n", 2),
            ("\u{1}", 6),
            ("é漢", 5),
            ("\u{2028}", 6),
            ("a\u{85}", 7),
        ] {
            assert_eq!(cost(piece), expected, "{piece:?}");
        }
        let pieces = ["a\"", "\u{2028}", "é", "\u{1}"];
        assert_eq!(
            cost(&pieces.concat()),
            pieces.map(cost).iter().sum::<usize>()
        );
    }

    #[test]
    fn text_of_exactly_the_room_fits_the_longest_terminal_and_one_more_does_not() {
        let id = "i".repeat(limits::MAX_ID_BYTES);
        let terminal = |text: &str| {
            let terminal = TurnTerminal {
                turn_id: Cow::Borrowed(&id),
                session_id: Cow::Borrowed(&id),
                status: TurnStatus::Completed,
                assistant_text: Cow::Owned(text.to_owned()),
                sequence: bounds::TURN_SEQUENCE_MAX,
                activity_dropped: bounds::COUNT_MAX,
                activity_replay_available: false,
                replay_required: false,
            };
            let event = app_wire::Event {
                event_id: Cow::Borrowed(&id),
                request_id: Cow::Borrowed(&id),
                session_id: Some(Cow::Borrowed(&id)),
                body: app_wire::EventBody::TurnTerminal(terminal),
            };
            event.encode(&mut Vec::new()).is_ok()
        };
        let pairs = cost_max() / cost("\"");
        let odd = "x".repeat(cost_max() % cost("\""));
        let full = "\"".repeat(pairs) + &odd;
        assert!(full.len() <= BYTES_MAX, "this text is bound by its cost");
        assert!(terminal(&full));
        assert!(!terminal(&(full + "x")));
    }
}
