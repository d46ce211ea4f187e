//! Up to seven tiles in one number: in order as a [`Word`], sorted as a [`Key`].
//!
//! Each tile is a byte, the first one lowest, so that the words SAC and CAS have one key:
//!
//! ```text
//!  word SAC   .. 03 01 13      key   .. 13 03 01
//!  word CAS   .. 13 01 03
//! ```

use super::LONGEST;
use crate::words::Tile;

/// A row of up to seven tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word(pub u64);

/// A multiset of up to seven tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Key(u64);

impl Word {
    /// The row of these tiles, of which there may be seven.
    pub fn new(tiles: &[Tile]) -> Self {
        debug_assert!(tiles.len() <= LONGEST && !tiles.contains(&0));
        let pack = |bits: u64, &tile: &Tile| (bits << 8) | u64::from(tile);
        Word(tiles.iter().rev().fold(0, pack))
    }

    /// The tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        bytes(self.0)
    }

    /// The tiles without their order.
    pub fn key(self) -> Key {
        self.tiles().fold(Key::default(), Key::with)
    }
}

impl Key {
    /// The multiset of these tiles; `None` if there are more than seven.
    pub fn new(tiles: &[Tile]) -> Option<Self> {
        let key = || {
            tiles
                .iter()
                .fold(Key::default(), |key, &tile| key.with(tile))
        };
        (tiles.len() <= LONGEST).then(key)
    }

    /// How many tiles there are.
    #[inline]
    #[allow(clippy::len_without_is_empty)]
    pub const fn len(self) -> usize {
        (64 - self.0.leading_zeros()).div_ceil(8) as usize
    }

    /// With one tile more. There must be fewer than eight.
    #[inline]
    #[must_use]
    pub fn with(self, tile: Tile) -> Self {
        let below = bytes(self.0).filter(|&other| other <= tile).count();
        let shift = 8 * below as u32;
        let low = self.0 & ((1 << shift) - 1);
        let high = (self.0 >> shift) << shift << 8;
        Key(high | (u64::from(tile) << shift) | low)
    }

    /// With one tile less, which must be there.
    #[inline]
    #[must_use]
    pub fn without(self, tile: Tile) -> Self {
        let below = bytes(self.0).filter(|&other| other < tile).count();
        let shift = 8 * below as u32;
        let low = self.0 & ((1 << shift) - 1);
        Key((self.0 >> shift >> 8 << shift) | low)
    }

    /// How many of one tile there are.
    #[inline]
    pub fn count(self, tile: Tile) -> u8 {
        bytes(self.0).filter(|&other| other == tile).count() as u8
    }

    /// The tiles, in order.
    #[inline]
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        bytes(self.0)
    }

    /// Each tile once, in order.
    pub fn distinct(self) -> impl Iterator<Item = Tile> {
        let mut last = 0;
        bytes(self.0).filter(move |&tile| std::mem::replace(&mut last, tile) != tile)
    }

    /// A number for a hash table.
    #[inline]
    pub(crate) const fn hash(self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 32
    }
}

/// The bytes of a number up to the highest that is not zero, lowest first.
#[inline]
fn bytes(bits: u64) -> impl Iterator<Item = u8> {
    let count = (64 - bits.leading_zeros()).div_ceil(8);
    (0..count).map(move |place| (bits >> (8 * place)) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_sorted_and_gives_and_takes_tiles() {
        let key = Key::new(&[3, 1, 19]).unwrap();
        assert_eq!(key, Word::new(&[19, 1, 3]).key());
        assert_eq!(key.len(), 3);
        let more = key.with(3).with(62).with(1).with(1);
        assert_eq!(more.tiles().collect::<Vec<_>>(), [1, 1, 1, 3, 3, 19, 62]);
        assert_eq!(more.distinct().collect::<Vec<_>>(), [1, 3, 19, 62]);
        assert_eq!((more.count(1), more.count(2), more.count(62)), (3, 0, 1));
        assert_eq!(more.without(1).without(62).without(3).without(1), key);
        assert_eq!(Key::default().with(7).without(7), Key::default());
        assert!(Key::new(&[1; 8]).is_none());
    }

    #[test]
    fn a_word_keeps_its_order() {
        let tiles = [19, 1, 3, 3, 62, 1, 2];
        assert!(Word::new(&tiles).tiles().eq(tiles));
    }
}
