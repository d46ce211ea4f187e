//! The geometry of across and down, for the games that lay words on a board.
//!
//! Rows and columns are the same thing: lanes, seen in two directions. A position keeps
//! everything twice, once row by row and once column by column, so that a lane is always a
//! slice. A place is the number of a square in its lane, and many places are bits of a number.

mod bits;
mod line;

pub use bits::{Marks, on_or_beside, places, run_around};
pub use line::{Line, Run};

/// The longest side of a board.
pub const MAX_SIDE: usize = 17;

/// The squares of the largest board.
pub const MAX_SQUARES: usize = MAX_SIDE * MAX_SIDE;

/// The direction in which a word is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Along a row.
    Across = 0,
    /// Along a column.
    Down = 1,
}

impl Direction {
    /// Both, in order.
    pub const BOTH: [Direction; 2] = [Direction::Across, Direction::Down];

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        }
    }

    /// The row and the column of a place in a lane.
    #[inline]
    pub const fn square(self, lane: usize, place: usize) -> (usize, usize) {
        match self {
            Direction::Across => (lane, place),
            Direction::Down => (place, lane),
        }
    }
}

/// Every lane of a board, rows before columns.
pub fn every_lane(side: usize) -> impl Iterator<Item = (Direction, usize)> {
    Direction::BOTH
        .into_iter()
        .flat_map(move |direction| (0..side).map(move |lane| (direction, lane)))
}
