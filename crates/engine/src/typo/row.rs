//! A row of cards, small enough to be a key.

use crate::words::Tile;

/// A set of letters, one bit each: bit 0 is A.
pub type Letters = u32;

/// The most cards of a row. No word is longer but a few that nobody would reach.
pub const LONGEST: usize = 25;

/// How many bits hold a letter.
const BITS: usize = 5;

/// The set of one letter.
#[inline]
pub const fn bit(card: Tile) -> Letters {
    1 << (card - 1)
}

/// Some cards side by side: letters 1 to 26, the last one in the lowest bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Row {
    cards: u128,
    len: u8,
}

impl Row {
    /// The row of these cards; `None` if they are too many.
    pub fn new(cards: &[Tile]) -> Option<Self> {
        let empty = Row::default();
        (cards.len() <= LONGEST).then(|| cards.iter().fold(empty, |row, &card| row.push(card)))
    }

    /// How many cards it has.
    #[inline]
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// True if it has none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// A number that no other row has.
    #[inline]
    pub(super) fn key(self) -> u128 {
        self.cards
    }

    /// The row with a card more at its right end.
    #[inline]
    #[must_use]
    pub fn push(self, card: Tile) -> Self {
        Row {
            cards: self.cards << BITS | u128::from(card),
            len: self.len + 1,
        }
    }

    /// The row with a card more at its left end.
    #[inline]
    #[must_use]
    pub fn push_left(self, card: Tile) -> Self {
        Row {
            cards: self.cards | u128::from(card) << (BITS * self.len()),
            len: self.len + 1,
        }
    }

    /// The cards from the left.
    #[inline]
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Tile> {
        (0..self.len())
            .rev()
            .map(move |place| (self.cards >> (BITS * place)) as Tile & 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_grows_at_both_ends() {
        let row = Row::new(&[3, 1]).unwrap().push(18).push_left(19);
        assert_eq!(row.cards().collect::<Vec<_>>(), [19, 3, 1, 18]);
        assert_eq!(row, Row::new(&[19, 3, 1, 18]).unwrap());
        assert_ne!(row, Row::new(&[3, 1, 18]).unwrap());
    }

    #[test]
    fn a_row_that_is_too_long_is_none() {
        assert!(Row::new(&[26; LONGEST]).is_some_and(|row| row.cards().all(|card| card == 26)));
        assert!(Row::new(&[1; LONGEST + 1]).is_none());
    }
}
