//! Where a word may stand: the windows of a lane.
//!
//! A window begins and ends at the border, at a black square or at an empty one. From one
//! start there is one window for each number of new letters:
//!
//! ```text
//!   place     0 1 2 3 4 5 6 7
//!   lane      . . R A T . . #      from 1 on: 1 new letter .RAT, 2 .RAT., 3 .RAT..
//! ```
//! What a play is worth depends on its squares alone, not on its letters: all words of a
//! window are worth the same.

use super::position::Position;
use super::rules::Rules;
use super::worth::Worth;
use crate::chance::FACES;
use crate::lanes::{Direction, MAX_SIDE, run_around};
use crate::words::TileSet;

/// A stretch of a lane that a word may fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Window {
    pub direction: Direction,
    pub lane: usize,
    pub start: usize,
    pub stop: usize,
    /// The places without a letter, as bits.
    pub free: u32,
    /// What a word there is worth, with those across it.
    pub worth: Worth,
}

impl Window {
    /// The letters that may stand at each place.
    #[inline]
    pub fn pattern<'a>(&self, position: &'a Position) -> &'a [TileSet] {
        let first = self.lane * position.side;
        &position.views[self.direction as usize].fits[first + self.start..first + self.stop]
    }

    /// How many letters it takes.
    #[inline]
    pub fn count(&self) -> usize {
        self.free.count_ones() as usize
    }
}

/// Calls `visit` with each window of a lane, by start and length. Each play is in one window
/// of the grid: a single letter that makes a word of its row is not in one of its column.
pub(super) fn windows(
    rules: &Rules,
    position: &Position,
    direction: Direction,
    lane: usize,
    mut visit: impl FnMut(&Window),
) {
    let side = position.side;
    let joints = position.joints(rules, direction, lane);
    if joints == 0 {
        return;
    }
    let view = &position.views[direction as usize];
    let taken = view.taken[lane];
    let squares = lane * side..(lane + 1) * side;
    let fits = &view.fits[squares.clone()];
    let across = &view.across[squares.clone()];
    let worth = &rules.worth[direction as usize][squares];
    let most = rules.word_length.unwrap_or(MAX_SIDE);
    for start in 0..side {
        if start > 0 && taken >> (start - 1) & 1 == 1 {
            continue;
        }
        let mut window = Window {
            direction,
            lane,
            start,
            stop: start,
            free: 0,
            worth: Worth::default(),
        };
        for place in start..side.min(start + most) {
            let is_free = taken >> place & 1 == 0;
            if fits[place] == 0 || is_free && window.count() == FACES {
                break;
            }
            window.free |= u32::from(is_free) << place;
            window.worth += worth[place] + across[place];
            window.stop = place + 1;
            if is_wanted(rules, &window, taken, joints) && !is_in_row(rules, position, &window) {
                visit(&window);
            }
        }
    }
}

/// MT-Q9: no letter is just behind it; MT-Q11: it has two squares; MT-16: it is linked; it
/// takes a letter at least, and has the length that the table wants (MT-Q27).
#[inline]
fn is_wanted(rules: &Rules, window: &Window, taken: u32, joints: u32) -> bool {
    let length = window.stop - window.start;
    let inside = joints >> window.start & ((1 << length) - 1);
    taken >> window.stop & 1 == 0
        && length > 1
        && inside != 0
        && window.free != 0
        && rules.word_length.is_none_or(|wanted| wanted == length)
}

/// True if it takes one letter of a column that is a play of its row.
#[inline]
fn is_in_row(rules: &Rules, position: &Position, window: &Window) -> bool {
    if window.direction == Direction::Across || window.count() > 1 {
        return false;
    }
    let row = window.free.trailing_zeros() as usize;
    let (start, stop) = run_around(position.taken(Direction::Across, row), window.lane);
    rules
        .word_length
        .map_or(stop - start > 1, |wanted| wanted == stop - start)
}
