//! Tiles without order, blanks among them: a rack, or the tiles not seen.

use crate::words::{MAX_TILES, Tile};
use crate::{Error, Result};

/// How many of each tile there are. Place 0 counts the blanks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand([u8; MAX_TILES + 2]);

impl Default for Hand {
    fn default() -> Self {
        Hand([0; MAX_TILES + 2])
    }
}

impl Hand {
    /// What stands for a blank among tiles.
    pub const BLANK: Tile = 0;

    /// These tiles, [`Hand::BLANK`] among them.
    ///
    /// # Errors
    /// If one is no tile, or there are more than 255 of one.
    pub fn new(tiles: &[Tile]) -> Result<Self> {
        let mut hand = Hand::default();
        for &tile in tiles {
            hand.add(tile, 1)?;
        }
        Ok(hand)
    }

    /// Adds copies of one tile.
    ///
    /// # Errors
    /// If it is no tile, or there are then more than 255 of it.
    pub fn add(&mut self, tile: Tile, count: usize) -> Result<()> {
        let held = self.0.get_mut(usize::from(tile));
        let held = held.ok_or_else(|| Error::Input(format!("there is no tile number {tile}")))?;
        let sum = u8::try_from(usize::from(*held).saturating_add(count));
        *held = sum.map_err(|_| Error::Input("more than 255 of one tile".to_owned()))?;
        Ok(())
    }

    /// The tiles of both.
    ///
    /// # Errors
    /// If there are more than 255 of one.
    pub fn and(&self, other: &Hand) -> Result<Hand> {
        let mut both = self.clone();
        for (tile, &count) in (0..).zip(&other.0) {
            both.add(tile, usize::from(count))?;
        }
        Ok(both)
    }

    /// How many of one tile there are.
    #[inline]
    pub fn count(&self, tile: Tile) -> u8 {
        self.0[usize::from(tile & 63)]
    }

    /// How many blanks there are.
    #[inline]
    pub fn blanks(&self) -> u8 {
        self.0[0]
    }

    /// How many tiles there are, blanks among them.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether a tile can be laid, and if so whether a blank has to stand for it.
    #[inline]
    pub fn offers(&self, tile: Tile) -> Option<bool> {
        let blank = self.count(tile) == 0;
        (!blank || self.blanks() > 0).then_some(blank)
    }

    /// The tiles, in order, blanks first.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let copies = |(tile, &count)| std::iter::repeat_n(tile, usize::from(count));
        (0..).zip(&self.0).flat_map(copies)
    }

    /// Puts one tile more into the hand, which has room for 255 of it.
    pub(crate) fn put(&mut self, tile: Tile) {
        let held = &mut self.0[usize::from(tile & 63)];
        *held = held.saturating_add(1);
    }

    /// Takes one tile out, which is there.
    pub(crate) fn take(&mut self, tile: Tile) {
        self.0[usize::from(tile & 63)] -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_stand_for_what_is_missing() {
        let hand = Hand::new(&[1, 5, Hand::BLANK, 5]).unwrap();
        assert_eq!(hand.total(), 4);
        assert_eq!((hand.offers(5), hand.offers(2)), (Some(false), Some(true)));
        assert_eq!(hand.tiles().collect::<Vec<_>>(), [0, 1, 5, 5]);
        let both = hand.and(&Hand::new(&[2, 5]).unwrap()).unwrap();
        assert_eq!((both.count(5), both.offers(2)), (3, Some(false)));
        assert_eq!(Hand::new(&[1]).unwrap().offers(2), None);
    }

    #[test]
    fn what_is_no_hand_is_refused() {
        assert!(Hand::new(&[64]).is_err());
        assert!(Hand::default().add(3, 256).is_err());
        assert!(Hand::default().add(3, usize::MAX).is_err());
    }
}
