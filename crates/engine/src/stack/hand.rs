//! A rack as the generator uses it, and what its subsets are worth.

use super::bound::{ByTiles, LEAST, SIZES, to_units};
use super::leave::{Leave, MAX_LEAVE};
use super::rack::Rack;
use super::rules::{BONUS, MAX_RACK, Rules};
use super::words::{TileSet, tiles_of};
use crate::Tile;

/// A subset of a rack: bit `i` stands for its tile number `i`. Of equal tiles the first ones
/// are taken first.
pub type Subset = u8;

/// How many subsets the largest rack has.
pub const SUBSETS: usize = 1 << MAX_RACK;

/// By the number of tiles laid in all, with room to read [`ByTiles`] from any of them.
type BySize = [i16; 2 * SIZES];

/// Where each tile is on a rack, and what it brings to lay a subset.
#[derive(Debug)]
pub(super) struct Hand {
    pub count: usize,
    /// Everything that can be laid.
    pub codes: TileSet,
    /// For each tile as it is laid, the places of the rack it can come from.
    pub slots: [Subset; 32],
    /// For each tile as it is laid, all that the same tile of the rack could be laid as.
    faces: [TileSet; 32],
    /// For each subset laid, the points it adds to the score whatever its squares.
    pub points: [i32; SUBSETS],
    /// For each subset laid, the value of the tiles kept, in thousandths.
    pub leaves: [i32; SUBSETS],
    /// For each subset that is laid already and each number of tiles laid in the end, the
    /// most that points and leave can come to, in the units of the bounds, rounded up.
    most: [BySize; SUBSETS],
}

impl Hand {
    pub const EMPTY: Hand = Hand {
        count: 0,
        codes: 0,
        slots: [0; 32],
        faces: [0; 32],
        points: [0; SUBSETS],
        leaves: [0; SUBSETS],
        most: [[LEAST; 2 * SIZES]; SUBSETS],
    };

    /// Takes a rack up.
    pub fn take(&mut self, rules: &Rules, rack: Rack, leave: &impl Leave) {
        self.count = rack.len();
        self.codes = 0;
        self.slots = [0; 32];
        self.faces = [0; 32];
        let mut bonus: Subset = 0;
        for (slot, &tile) in rack.tiles().iter().enumerate() {
            let faces = rules.lay_as[usize::from(tile)];
            self.codes |= faces;
            for face in tiles_of(faces) {
                self.slots[usize::from(face)] |= 1 << slot;
                self.faces[usize::from(face)] = faces;
            }
            bonus |= Subset::from(faces & rules.bonus != 0) << slot;
        }
        self.weigh(rules, rack, bonus, leave);
    }

    /// What is used and what can still be laid when one more tile was laid.
    #[inline]
    pub fn lay(&self, used: Subset, codes: TileSet, tile: Tile) -> (Subset, TileSet) {
        let tile = usize::from(tile & 31);
        let slots = self.slots[tile] & !used;
        let is_last = slots & slots.wrapping_sub(1) == 0;
        let codes = if is_last {
            codes & !self.faces[tile]
        } else {
            codes
        };
        (used | slots & slots.wrapping_neg(), codes)
    }

    /// The most that points and leave can come to when this subset of so many tiles is laid
    /// already, by the number of further tiles.
    #[inline]
    pub fn most(&self, used: Subset, size: usize) -> &ByTiles {
        let by_size = &self.most[usize::from(used) % SUBSETS];
        by_size[size % SIZES..]
            .first_chunk()
            .expect("there is room behind the last")
    }

    fn weigh(&mut self, rules: &Rules, rack: Rack, bonus: Subset, leave: &impl Leave) {
        let subsets = 1_usize << self.count;
        let full = if self.count == rules.rack_size {
            rules.full_rack_bonus
        } else {
            0
        };
        // Bonus tiles that count in flat words only are left to the search; bounds hope for
        // all of them.
        let (sure, hoped) = if rules.bonus_flat_only {
            (0, BONUS)
        } else {
            (BONUS, 0)
        };
        let mut kept = [0; SUBSETS];
        leave.of_subsets(rack, &mut kept);
        let mut sizes = [0_u8; SUBSETS];
        let mut bonuses = [0_u8; SUBSETS];
        for used in 0..subsets {
            if used > 0 {
                let rest = used & (used - 1);
                let is_bonus = bonus >> used.trailing_zeros() & 1;
                sizes[used] = sizes[rest] + 1;
                bonuses[used] = bonuses[rest] + is_bonus;
            }
            let is_full = used + 1 == subsets;
            let points = sure * i32::from(bonuses[used]) + if is_full { full } else { 0 };
            let leave = kept[subsets - 1 - used].clamp(-MAX_LEAVE, MAX_LEAVE);
            self.points[used] = points;
            self.leaves[used] = leave;
            let most = 1000 * (points + hoped * i32::from(bonuses[used])) + leave;
            let size = usize::from(sizes[used]);
            self.most[used] = [LEAST; 2 * SIZES];
            // Plays of one tile are not walked.
            if size > 1 {
                self.most[used][size] = to_units(most);
            }
        }
        self.spread_to_subsets(subsets);
    }

    /// Gives each subset the best of all that hold it, size by size.
    fn spread_to_subsets(&mut self, subsets: usize) {
        let mut slot = 1;
        while slot < subsets {
            for pair in self.most[..subsets].chunks_exact_mut(2 * slot) {
                let (without, with) = pair.split_at_mut(slot);
                for (without, with) in without.iter_mut().zip(with) {
                    for size in 0..SIZES {
                        without[size] = without[size].max(with[size]);
                    }
                }
            }
            slot *= 2;
        }
    }
}
