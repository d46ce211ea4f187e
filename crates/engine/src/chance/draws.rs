//! What is drawn in a game: tiles from a bag, dice.

use super::rng::Rng;
use crate::words::Tile;

/// The tiles that were not drawn yet, in the order in which they will be, the last one first.
#[derive(Debug, Clone, Default)]
pub struct Bag(Vec<Tile>);

impl Bag {
    /// A bag with these tiles in random order.
    pub fn new(tiles: &[Tile], rng: &mut Rng) -> Self {
        let mut tiles = tiles.to_vec();
        rng.shuffle(&mut tiles);
        Bag(tiles)
    }

    /// How many tiles are left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True if none is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The tiles left, in drawing order from the end.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }

    /// Draws a tile.
    pub fn draw(&mut self) -> Option<Tile> {
        self.0.pop()
    }

    /// Puts a tile back at a random place.
    pub fn put_back(&mut self, tile: Tile, rng: &mut Rng) {
        self.0.push(tile);
        let last = self.0.len() - 1;
        self.0.swap(last, rng.below(last as u32 + 1) as usize);
    }
}

/// How many faces a die has.
pub const FACES: usize = 6;

/// What a die may show.
pub const EVERY_DIE: [usize; FACES] = [1, 2, 3, 4, 5, 6];

/// Rolls a die.
#[inline]
pub fn roll(rng: &mut Rng) -> usize {
    1 + rng.below(FACES as u32) as usize
}
