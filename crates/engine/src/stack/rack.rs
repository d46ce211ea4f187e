//! The rack, and what its subsets are worth.

use super::bound::{ByHand, UNIT};
use super::leave::{Leave, MAX_LEAVE};
use super::rules::{BONUS, MAX_RACK, Rules};
use super::words::{TileSet, one};
use crate::{Error, Result, Tile};

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
    /// If there are more than the rules allow, or one is none of the alphabet's.
    pub fn new(rules: &Rules, tiles: &[Tile]) -> Result<Self> {
        if tiles.len() > rules.rack_size {
            return Err(Error::Input(format!(
                "a rack holds {} tiles, not {}",
                rules.rack_size,
                tiles.len()
            )));
        }
        let mut rack = Rack::default();
        for &tile in tiles {
            if tile == 0 || tile > 31 || rules.words.all() & one(tile) == 0 {
                return Err(Error::Input(format!("{tile} is the code of no tile")));
            }
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

/// A subset of a rack: bit `i` stands for its tile number `i`. Of equal tiles the first ones
/// are taken first.
pub type Subset = u8;

/// A rack as the generator uses it: where each tile is, and what it brings to lay a subset.
#[derive(Debug)]
pub(super) struct Hand {
    pub count: usize,
    /// Everything that can be laid.
    pub codes: TileSet,
    /// For each tile as it is laid, the places of the rack it can come from.
    pub slots: [Subset; 32],
    /// For each subset laid, the points it adds to the score whatever its squares.
    pub points: [i32; 1 << MAX_RACK],
    /// For each subset laid, the value of the tiles kept, in thousandths.
    pub leaves: [i32; 1 << MAX_RACK],
    /// For each tile as it is laid, all that the same tile of the rack could be laid as.
    pub faces: [TileSet; 32],
    /// For each number of tiles kept, the most that points and leave can come to when two
    /// tiles or more are laid, in the units of the bounds, rounded up.
    pub most: ByHand,
}

impl Hand {
    pub fn new(rules: &Rules, rack: Rack, leave: &impl Leave) -> Self {
        let count = rack.len();
        let mut hand = Hand {
            count,
            codes: 0,
            slots: [0; 32],
            points: [0; 1 << MAX_RACK],
            leaves: [0; 1 << MAX_RACK],
            faces: [0; 32],
            most: [i16::MIN; MAX_RACK + 1],
        };
        let mut bonus: Subset = 0;
        for (slot, &tile) in rack.tiles().iter().enumerate() {
            let faces = rules.lay_as[usize::from(tile)];
            hand.codes |= faces;
            for face in super::words::tiles_of(faces) {
                hand.slots[usize::from(face)] |= 1 << slot;
                hand.faces[usize::from(face)] = faces;
            }
            bonus |= Subset::from(faces & rules.bonus != 0) << slot;
        }
        hand.weigh(rules, rack, bonus, leave);
        hand
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

    fn weigh(&mut self, rules: &Rules, rack: Rack, bonus: Subset, leave: &impl Leave) {
        let all = ((1u16 << self.count) - 1) as Subset;
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
        let mut sizes = [0_u8; 1 << MAX_RACK];
        let mut values = [i32::MIN; MAX_RACK + 1];
        let mut bonuses = [0_u8; 1 << MAX_RACK];
        for used in 0..=all {
            let index = usize::from(used);
            if used > 0 {
                let rest = usize::from(used & (used - 1));
                let is_bonus = bonus >> used.trailing_zeros() & 1;
                sizes[index] = sizes[rest] + 1;
                bonuses[index] = bonuses[rest] + is_bonus;
            }
            let points = sure * i32::from(bonuses[index]) + if used == all { full } else { 0 };
            let leave = leave
                .of_subset(rack, all & !used)
                .clamp(-MAX_LEAVE, MAX_LEAVE);
            self.points[index] = points;
            self.leaves[index] = leave;
            let most = 1000 * (points + hoped * i32::from(bonuses[index])) + leave;
            let size = usize::from(sizes[index]);
            values[size] = values[size].max(most);
        }
        for (size, &value) in values.iter().enumerate().take(self.count + 1).skip(2) {
            self.most[self.count - size] = to_units(value);
        }
    }
}

/// Thousandths of a point in the units of the bounds, rounded up.
#[inline]
fn to_units(thousandths: i32) -> i16 {
    -(-thousandths * UNIT).div_euclid(1000) as i16
}
