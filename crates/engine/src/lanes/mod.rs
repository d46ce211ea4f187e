//! Rows and columns are the same thing: lanes, seen in two directions.
//!
//! Everything about the board is kept twice, once row by row and once column by column, so
//! that a lane is always a slice.

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

/// The run of set bits around a place, which itself counts as set: first place and the place
/// behind the last.
#[inline]
pub fn run_around(occupied: u32, place: usize) -> (usize, usize) {
    let free = !(occupied | 1 << place);
    let behind = (u64::from(free) | 1 << 32) >> place;
    let stop = place + behind.trailing_zeros() as usize;
    let before = free & ((1 << place) - 1);
    let start = 32 - before.leading_zeros() as usize;
    (start, stop)
}

/// The places of the set bits, in order.
#[inline]
pub fn places(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let place = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_stops_at_free_places() {
        assert_eq!(run_around(0b0110, 0), (0, 3));
        assert_eq!(run_around(0b0110, 2), (1, 3));
        assert_eq!(run_around(0b1_0110, 3), (1, 5));
        assert_eq!(run_around(0, 7), (7, 8));
        assert_eq!(run_around(u32::MAX, 31), (0, 32));
    }
}
