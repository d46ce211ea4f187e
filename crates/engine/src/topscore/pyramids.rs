//! The seven small pyramids: the longest word in them, read left to right.

use super::index::Growth;
use super::key::Word;
use super::{LONGEST, SHORTEST};
use crate::words::Tile;

/// What stands on the small pyramids, 0 where there is nothing.
pub type Row = [Tile; LONGEST];

/// The squares a word may stand on, longest words first, then from the left: neighbours, or
/// with gaps any squares in order. Each set of squares is one bit a square.
pub(crate) fn stretches(gaps: bool) -> impl Iterator<Item = u8> {
    let lengths = (SHORTEST..=LONGEST).rev();
    lengths.flat_map(move |length| {
        // A set of squares as a number whose highest bit is the leftmost square: falling
        // numbers go from left to right.
        let sets = (1..1_u8 << LONGEST)
            .rev()
            .map(|set| set.reverse_bits() >> 1);
        sets.filter(move |set| set.count_ones() as usize == length && (gaps || is_run(*set)))
    })
}

/// True if the squares are neighbours.
fn is_run(set: u8) -> bool {
    let from_first = set >> set.trailing_zeros();
    from_first & (from_first + 1) == 0
}

/// The squares of a set, from the left.
pub(crate) fn squares(set: u8) -> impl Iterator<Item = usize> {
    (0..LONGEST).filter(move |square| set >> square & 1 == 1)
}

/// What stands on some squares, packed as in a word; empty squares are 0.
pub(crate) fn gathered(row: Row, set: u8) -> u64 {
    let places = squares(set).zip((0..).step_by(8));
    places.fold(0, |bits, (square, shift)| {
        bits | (u64::from(row[square]) << shift)
    })
}

/// The squares on which nothing stands.
pub(crate) fn empty(row: Row) -> u8 {
    squares(u8::MAX).fold(0, |set, square| {
        set | (u8::from(row[square] == 0) << square)
    })
}

impl Growth {
    /// The squares of the longest word in a row, counted from 0, the leftmost of several;
    /// none if there is no word. Its squares are neighbours unless gaps are allowed.
    pub fn longest(&self, row: Row, gaps: bool) -> Vec<usize> {
        squares(self.longest_set(row, gaps)).collect()
    }

    pub(crate) fn longest_set(&self, row: Row, gaps: bool) -> u8 {
        let empty = empty(row);
        let is_word = |&set: &u8| set & empty == 0 && self.contains(Word(gathered(row, set)));
        stretches(gaps).find(is_word).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stretches_are_listed_longest_first_from_the_left() {
        let runs: Vec<u8> = stretches(false).collect();
        assert_eq!(runs[..4], [0b111_1111, 0b011_1111, 0b111_1110, 0b001_1111]);
        assert_eq!(runs.len(), 1 + 2 + 3 + 4 + 5);
        assert_eq!(stretches(true).count(), 1 + 7 + 21 + 35 + 35);
    }
}
