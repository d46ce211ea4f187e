//! What the tiles that stay on a rack are worth.

use super::generator::SUBSETS;
use super::leave::Leave;
use super::rack::Rack;
use super::rules::MAX_RACK;
use crate::words::Tile;

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
