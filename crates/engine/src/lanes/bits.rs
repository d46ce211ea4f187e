//! Places of a lane as bits: bit `n` stands for place `n`.

use super::{Direction, MAX_SIDE};
use crate::words::tiles_of;
use crate::{Error, Result};

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
pub fn places(bits: u32) -> impl Iterator<Item = usize> {
    tiles_of(bits).map(usize::from)
}

/// The places of a lane that are occupied or beside an occupied square of a lane next to it.
/// `occupied` has the lanes of one direction.
#[inline]
pub fn on_or_beside(occupied: &[u32; MAX_SIDE], lane: usize) -> u32 {
    let before = if lane > 0 { occupied[lane - 1] } else { 0 };
    let behind = occupied.get(lane + 1).copied().unwrap_or(0);
    occupied[lane] | before | behind
}

/// Squares of a board that are marked, by lane for both directions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Marks([[u32; MAX_SIDE]; 2]);

impl Marks {
    /// Marks start squares, given as row and column from 0. `board` is what the game calls it.
    ///
    /// # Errors
    /// If one is off the board.
    pub fn start_squares(side: usize, squares: &[(usize, usize)], board: &str) -> Result<Self> {
        let mut marks = Marks::default();
        for &(row, column) in squares {
            if row >= side || column >= side {
                return Err(Error::Input(format!(
                    "the start square in row {} and column {} is off the {board}",
                    row + 1,
                    column + 1
                )));
            }
            marks.set(row, column);
        }
        Ok(marks)
    }

    /// Marks a square.
    #[inline]
    pub fn set(&mut self, row: usize, column: usize) {
        self.0[0][row] |= 1 << column;
        self.0[1][column] |= 1 << row;
    }

    /// True if a square is marked.
    #[inline]
    pub fn has(&self, row: usize, column: usize) -> bool {
        self.0[0][row] >> column & 1 == 1
    }

    /// The marked places of a lane.
    #[inline]
    pub fn lane(&self, direction: Direction, lane: usize) -> u32 {
        self.0[direction as usize][lane]
    }
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

    #[test]
    fn marks_are_the_same_in_both_directions() {
        let marks = Marks::start_squares(5, &[(1, 3), (1, 4)], "board").unwrap();
        assert!(marks.has(1, 3) && !marks.has(3, 1));
        assert_eq!(marks.lane(Direction::Across, 1), 0b1_1000);
        assert_eq!(marks.lane(Direction::Down, 4), 0b10);
        assert!(Marks::start_squares(5, &[(1, 5)], "board").is_err());
    }

    #[test]
    fn neighbours_of_the_first_and_the_last_lane() {
        let mut occupied = [0; MAX_SIDE];
        occupied[1] = 0b1;
        occupied[MAX_SIDE - 1] = 0b100;
        assert_eq!(on_or_beside(&occupied, 0), 0b1);
        assert_eq!(on_or_beside(&occupied, MAX_SIDE - 1), 0b100);
        assert_eq!(on_or_beside(&occupied, MAX_SIDE - 2), 0b100);
    }
}
