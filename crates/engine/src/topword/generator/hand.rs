//! A rack as the generator uses it, and what its subsets are worth.

use super::bound::{ByTiles, LEAST, SIZES, to_units};
use crate::topword::leave::{Leave, MAX_LEAVE};
use crate::topword::rack::Rack;
use crate::topword::rules::{BONUS, MAX_RACK, Rules};
use crate::words::{Tile, TileSet, tiles_of};

/// A subset of a rack: bit `i` stands for its tile number `i`. Of equal tiles the first ones
/// are taken first.
pub type Subset = u8;

/// How many subsets the largest rack has.
pub const SUBSETS: usize = 1 << MAX_RACK;

/// How many tiles each subset has.
const COUNTS: [u8; SUBSETS] = {
    let mut counts = [0; SUBSETS];
    let mut subset = 0;
    while subset < SUBSETS {
        counts[subset] = subset.count_ones() as u8;
        subset += 1;
    }
    counts
};

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
    /// For each place of the rack, what its tile can be laid as.
    faces_of_slot: [TileSet; SIZES],
    /// For each place of the rack with a tile, the subset of that tile.
    slot_bits: [u32; SIZES],
    /// For each subset laid, the points it adds to the score on any squares.
    pub points: [i32; SUBSETS],
    /// For each subset laid, the value of the tiles kept, in thousandths.
    pub leaves: [i32; SUBSETS],
    /// For each subset that is laid already and each number of tiles laid in the end, the
    /// most that points and leave can come to, in the units of the bounds, rounded up.
    most: [BySize; SUBSETS],
    /// The same for each subset that all tiles laid in the end must be of.
    most_within: [BySize; SUBSETS],
}

impl Hand {
    pub const EMPTY: Hand = Hand {
        count: 0,
        codes: 0,
        slots: [0; 32],
        faces: [0; 32],
        faces_of_slot: [0; SIZES],
        slot_bits: [0; SIZES],
        points: [0; SUBSETS],
        leaves: [0; SUBSETS],
        most: [[LEAST; 2 * SIZES]; SUBSETS],
        most_within: [[LEAST; 2 * SIZES]; SUBSETS],
    };

    /// Takes a rack up.
    pub fn take(&mut self, rules: &Rules, rack: Rack, leave: &impl Leave) {
        self.count = rack.len();
        self.codes = 0;
        self.slots = [0; 32];
        self.faces = [0; 32];
        self.faces_of_slot = [0; SIZES];
        let mut bonus: Subset = 0;
        for (slot, &tile) in rack.tiles().iter().enumerate() {
            let faces = rules.lay_as[usize::from(tile)];
            self.codes |= faces;
            self.faces_of_slot[slot] = faces;
            self.slot_bits[slot] = 1 << slot;
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

    /// The most that points and leave can come to when this subset, of `size` tiles, is
    /// laid already, by the number of further tiles.
    #[inline]
    pub fn most(&self, used: Subset, size: usize) -> &ByTiles {
        from_size(&self.most[usize::from(used) % SUBSETS], size)
    }

    /// The same if all further tiles must be laid as one of these.
    #[inline]
    pub fn most_with(&self, used: Subset, size: usize, tiles: TileSet) -> ByTiles {
        let mut may_use = u32::from(used);
        for slot in 0..SIZES {
            let fits = self.faces_of_slot[slot] & tiles != 0;
            may_use |= if fits { self.slot_bits[slot] } else { 0 };
        }
        let within = from_size(&self.most_within[may_use as usize % SUBSETS], size);
        let mut most = *self.most(used, size);
        for (most, &within) in most.iter_mut().zip(within) {
            *most = within.min(*most);
        }
        most
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
        for used in 0..subsets {
            let bonuses = i32::from(COUNTS[used & usize::from(bonus)]);
            let is_full = used + 1 == subsets;
            let points = sure * bonuses + if is_full { full } else { 0 };
            let leave = kept[subsets - 1 - used].clamp(-MAX_LEAVE, MAX_LEAVE);
            self.points[used] = points;
            self.leaves[used] = leave;
            self.most[used] = [LEAST; 2 * SIZES];
            let size = usize::from(COUNTS[used]);
            // Plays of one tile are not walked.
            if size > 1 {
                self.most[used][size] = to_units(1000 * (points + hoped * bonuses) + leave);
            }
        }
        self.most_within[..subsets].copy_from_slice(&self.most[..subsets]);
        for slot in 0..self.count {
            spread(&mut self.most[..subsets], slot, |without, with| {
                greater(without, with);
            });
            spread(&mut self.most_within[..subsets], slot, |without, with| {
                greater(with, without);
            });
        }
    }
}

/// From a number of tiles on.
#[inline]
fn from_size(by_size: &BySize, size: usize) -> &ByTiles {
    by_size[size % SIZES..]
        .first_chunk()
        .expect("there is room behind the last")
}

/// Goes through the pairs of subsets without and with one place of the rack.
#[inline]
fn spread(most: &mut [BySize], slot: usize, give: impl Fn(&mut BySize, &mut BySize)) {
    for pair in most.chunks_exact_mut(2 << slot) {
        let (without, with) = pair.split_at_mut(1 << slot);
        without
            .iter_mut()
            .zip(with)
            .for_each(|(without, with)| give(without, with));
    }
}

/// Raises the first to the second, size by size.
#[inline]
fn greater(one: &mut BySize, two: &BySize) {
    for size in 0..SIZES {
        one[size] = one[size].max(two[size]);
    }
}
