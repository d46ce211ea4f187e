//! Squares of one lane that a play uses, and the words through them.

use super::Direction;
use super::bits::{places, run_around};

/// Squares of one lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Line {
    /// The direction of the lane; `Across` for a single square.
    pub direction: Direction,
    /// The row or column, from 0.
    pub lane: u8,
    /// The places in the lane, as bits.
    pub squares: u32,
}

/// A stretch of occupied squares: a word, if there are two or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// The direction of its lane.
    pub direction: Direction,
    /// The row or column, from 0.
    pub lane: usize,
    /// Its first place.
    pub start: usize,
    /// The place behind its last.
    pub stop: usize,
}

impl Line {
    /// The squares as row and column from 0, in order.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = (usize, usize)> {
        let lane = usize::from(self.lane);
        places(self.squares).map(move |place| self.direction.square(lane, place))
    }

    /// The runs through the squares once they are occupied: first the one along the lane, then
    /// those across, in order. `occupied` gives the bits of any lane.
    #[inline]
    pub fn runs(self, occupied: impl Fn(Direction, usize) -> u32) -> impl Iterator<Item = Run> {
        let (direction, lane) = (self.direction, usize::from(self.lane));
        let first = self.squares.trailing_zeros() as usize;
        let across = places(self.squares).map(move |place| (direction.turned(), place, lane));
        std::iter::once((direction, lane, first)).chain(across).map(
            move |(direction, lane, place)| {
                let (start, stop) = run_around(occupied(direction, lane), place);
                Run {
                    direction,
                    lane,
                    start,
                    stop,
                }
            },
        )
    }
}

impl Run {
    /// True if it is a word: two squares or more.
    #[inline]
    pub fn is_word(&self) -> bool {
        self.stop - self.start > 1
    }

    /// Its squares in a board of lanes, one lane behind the other.
    #[inline]
    pub fn range(&self, side: usize) -> std::ops::Range<usize> {
        self.lane * side + self.start..self.lane * side + self.stop
    }
}
