//! What it is worth to keep tiles on the rack.

use std::collections::HashMap;

use super::game::LEFT_TILE;
use super::generator::SUBSETS;
use super::rack::Rack;
use super::rules::MAX_RACK;
use crate::words::Tile;

/// Greater values, positive or negative, are cut to this: 500 points.
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

/// With an empty bag a tile kept costs its points at the end.
#[derive(Debug, Clone, Copy, Default)]
pub struct EmptyBag;

impl Leave for EmptyBag {
    #[inline]
    fn value(&self, kept: &[Tile]) -> i32 {
        -1000 * LEFT_TILE * kept.len() as i32
    }
}

/// Values of tiles kept: one for the first copy of a tile, one for the second, and so on.
#[derive(Debug, Clone)]
pub struct Leaves {
    /// For each tile and number of copies before it, in thousandths of a point.
    copies: [[i32; MAX_RACK]; 64],
}

impl Default for Leaves {
    fn default() -> Self {
        Leaves {
            copies: [[0; MAX_RACK]; 64],
        }
    }
}

impl Leaves {
    /// Sets what each copy of a tile adds, in thousandths of a point: the first, the second
    /// and so on. Further copies are worth as much as the last one given.
    pub fn set(&mut self, tile: Tile, values: &[i32]) {
        let Some(&last) = values.last() else { return };
        for (copy, value) in self.copies[usize::from(tile & 63)].iter_mut().enumerate() {
            *value = values.get(copy).copied().unwrap_or(last);
        }
    }

    /// What each copy of a tile adds.
    pub fn of(&self, tile: Tile) -> &[i32; MAX_RACK] {
        &self.copies[usize::from(tile & 63)]
    }
}

impl Leave for Leaves {
    #[inline]
    fn value(&self, kept: &[Tile]) -> i32 {
        let mut sum = 0;
        let (mut last, mut copy) = (0, 0);
        for &tile in kept {
            copy = if tile == last { copy + 1 } else { 0 };
            last = tile;
            sum += self.copies[usize::from(tile & 63)][copy];
        }
        sum
    }

    fn of_subsets(&self, rack: Rack, values: &mut [i32; SUBSETS]) {
        values[0] = 0;
        for (slot, &tile) in rack.tiles().iter().enumerate() {
            let copies = self.of(tile);
            let first = rack.tiles().iter().position(|&held| held == tile);
            let before = (1 << slot) - (1 << first.unwrap_or(slot));
            let (without, with) = values.split_at_mut(1 << slot);
            for (kept, (without, with)) in without.iter().zip(with).enumerate() {
                let copy = (kept & before).count_ones() as usize;
                *with = without + copies[copy % MAX_RACK];
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_have_values_of_their_own() {
        let mut leaves = Leaves::default();
        leaves.set(1, &[500, -200]);
        leaves.set(2, &[-1000]);
        assert_eq!(leaves.value(&[]), 0);
        assert_eq!(leaves.value(&[1, 1, 1, 2]), 500 - 200 - 200 - 1000);
        assert_eq!(leaves.value(&[2, 2, 3]), -2000);
    }

    #[test]
    fn subsets_have_the_value_of_their_tiles() {
        let mut leaves = Leaves::default();
        leaves.set(1, &[500, -200]);
        leaves.set(2, &[-1000]);
        let mut rack = Rack::default();
        for tile in [1, 1, 1, 2, 2, 3] {
            rack.add(tile);
        }
        let mut values = [0; SUBSETS];
        leaves.of_subsets(rack, &mut values);
        for (kept, &value) in values[..1 << rack.len()].iter().enumerate() {
            let is_kept = |slot: &usize| kept >> slot & 1 == 1;
            let tiles = (0..rack.len()).filter(is_kept);
            let tiles: Vec<Tile> = tiles.map(|slot| rack.tiles()[slot]).collect();
            assert_eq!(value, leaves.value(&tiles), "{tiles:?}");
        }
    }
}
