//! What it is worth to keep tiles on the rack.

use std::collections::HashMap;

use super::generator::SUBSETS;
use super::rack::Rack;
use super::rules::MAX_RACK;
use crate::words::Tile;

/// Values beyond this, either way, are cut to it: half a thousand points.
pub const MAX_LEAVE: i32 = 500_000;

/// The value of the tiles that stay on a rack, in thousandths of a point.
pub trait Leave {
    /// The value of keeping these tiles, which are in tile order.
    fn value(&self, kept: &[Tile]) -> i32;

    /// The value of keeping each subset of a rack.
    fn of_subsets(&self, rack: Rack, values: &mut [i32; SUBSETS]) {
        for (kept, value) in values[..1 << rack.len()].iter_mut().enumerate() {
            let mut tiles = [0; MAX_RACK];
            let mut count = 0;
            for (slot, &tile) in rack.tiles().iter().enumerate() {
                if kept >> slot & 1 == 1 {
                    tiles[count] = tile;
                    count += 1;
                }
            }
            *value = self.value(&tiles[..count]);
        }
    }
}

/// Tiles kept are worth nothing: the score decides.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoLeave;

impl Leave for NoLeave {
    #[inline]
    fn value(&self, _kept: &[Tile]) -> i32 {
        0
    }

    fn of_subsets(&self, _rack: Rack, values: &mut [i32; SUBSETS]) {
        *values = [0; SUBSETS];
    }
}

/// A table of values. Tiles that are not in it together are worth the sum of each alone; a
/// tile that is not in it is worth nothing.
#[derive(Debug, Clone, Default)]
pub struct LeaveTable {
    alone: Vec<i32>,
    together: HashMap<u64, i32>,
}

impl LeaveTable {
    /// Sets the value of some tiles, in any order, in thousandths of a point.
    pub fn set(&mut self, tiles: &[Tile], value: i32) {
        if let &[tile] = tiles {
            let tile = usize::from(tile);
            self.alone.resize(self.alone.len().max(tile + 1), 0);
            self.alone[tile] = value;
        } else {
            let mut sorted = tiles.to_vec();
            sorted.sort_unstable();
            self.together.insert(key(&sorted), value);
        }
    }

    fn alone(&self, tile: Tile) -> i32 {
        self.alone.get(usize::from(tile)).copied().unwrap_or(0)
    }
}

impl Leave for LeaveTable {
    fn value(&self, kept: &[Tile]) -> i32 {
        let together = if kept.len() > 1 && !self.together.is_empty() {
            self.together.get(&key(kept)).copied()
        } else {
            None
        };
        together.unwrap_or_else(|| kept.iter().map(|&tile| self.alone(tile)).sum())
    }
}

/// Sorted tiles as one number, a byte each.
fn key(sorted: &[Tile]) -> u64 {
    sorted
        .iter()
        .fold(1, |key, &tile| key << 8 | u64::from(tile))
}
