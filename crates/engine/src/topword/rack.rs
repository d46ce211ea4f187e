//! The rack.

use super::rules::{MAX_RACK, Rules};
use crate::words::Tile;
use crate::{Error, Result};

/// The tiles a player holds, in tile order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rack {
    tiles: [Tile; MAX_RACK],
    count: u8,
}

impl Rack {
    /// A rack of these tiles, in any order.
    ///
    /// # Errors
    /// If there are more than the rules allow, or one is not in the alphabet.
    pub fn new(rules: &Rules, tiles: &[Tile]) -> Result<Self> {
        if tiles.len() > rules.rack_size {
            return Err(Error::Input(format!(
                "a rack holds {} tiles, not {}",
                rules.rack_size,
                tiles.len()
            )));
        }
        rules.check_tiles(tiles)?;
        let mut rack = Rack::default();
        for &tile in tiles {
            rack.add(tile);
        }
        Ok(rack)
    }

    /// The tiles, in order.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.count)]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// How many of one tile there are.
    pub fn count(&self, tile: Tile) -> usize {
        self.tiles()
            .iter()
            .map(|&held| usize::from(held == tile))
            .sum()
    }

    /// True if there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Puts a tile on the rack.
    ///
    /// # Panics
    /// If it holds [`MAX_RACK`] tiles already.
    pub fn add(&mut self, tile: Tile) {
        let mut place = usize::from(self.count);
        while place > 0 && self.tiles[place - 1] > tile {
            self.tiles[place] = self.tiles[place - 1];
            place -= 1;
        }
        self.tiles[place] = tile;
        self.count += 1;
    }

    /// Takes a tile off the rack; false if it is not there.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let Some(place) = self.tiles().iter().position(|&held| held == tile) else {
            return false;
        };
        self.tiles.copy_within(place + 1.., place);
        self.count -= 1;
        self.tiles[usize::from(self.count)] = 0;
        true
    }
}
