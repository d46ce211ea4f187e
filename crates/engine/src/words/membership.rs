//! The DAWG in a second form, made for the most frequent question: is it a word?
//!
//! A node of the file makes the reader look at sibling after sibling, and each look is a
//! branch the processor guesses wrong. Here each node knows which tiles may follow it, as
//! bits: the child for a tile is as many places behind the first child as there are lower
//! bits. A letter costs one load and no guess. A table says where the first three tiles lead.
//!
//! ```text
//!   63                    23   22     21               0
//!  +------------------------+-------+-------------------+
//!  | tiles that may follow  |accepts| first child       |
//!  +------------------------+-------+-------------------+
//! ```
//! There is room for 41 tiles; a larger alphabet does without this table.

use super::alphabet::{Alphabet, Tile};
use super::node::Nodes;

/// The most tiles for which there is room.
const MAX_MEMBERSHIP_TILES: usize = 41;
const ACCEPTS: u64 = 1 << 22;
const CHILD: u64 = ACCEPTS - 1;
const TILES: u64 = !(ACCEPTS | CHILD);

/// The table. Indices count from the first node of the DAWG.
#[derive(Debug)]
pub struct Membership {
    root: u64,
    steps: Vec<u64>,
    /// Where three tiles lead from the root; 0 leads nowhere.
    after_three: Vec<u64>,
    /// How many bits a tile takes in an index of `after_three`.
    tile_bits: u32,
}

impl Membership {
    /// Makes the table, or not if the alphabet is too large for it.
    pub fn new(nodes: Nodes<'_>, dawg_start: u32, node_count: u32, tiles: usize) -> Option<Self> {
        if tiles > MAX_MEMBERSHIP_TILES {
            return None;
        }
        let size = (node_count - dawg_start) as usize;
        let mut steps = vec![0; size];
        // For each node, its tile and those of its later siblings.
        let mut from_here = vec![0_u64; size];
        let into = |list: u32, from_here: &[u64]| {
            let place = list.wrapping_sub(dawg_start) as usize;
            from_here.get(place).map_or(0, |tiles| tiles | place as u64)
        };
        for place in (0..size).rev() {
            let node = nodes.at(dawg_start + place as u32);
            let later = if node.is_end() {
                0
            } else {
                from_here[place + 1]
            };
            from_here[place] = later | tile_bit(node.tile());
            steps[place] = into(node.child(), &from_here) | (u64::from(node.accepts()) * ACCEPTS);
        }
        let root = into(nodes.dawg(), &from_here);
        let tile_bits = usize::BITS - tiles.leading_zeros();
        let mut membership = Membership {
            root,
            steps,
            after_three: Vec::new(),
            tile_bits,
        };
        membership.after_three = membership.all_after_three(tiles as Tile);
        Some(membership)
    }

    fn all_after_three(&self, tiles: Tile) -> Vec<u64> {
        let mut table = vec![0; 1 << (3 * self.tile_bits)];
        let follow =
            |from: u64| (1..=tiles).filter_map(move |tile| Some((tile, self.step(from, tile)?)));
        for (one, after_one) in follow(self.root) {
            for (two, after_two) in follow(after_one) {
                for (three, after_three) in follow(after_two) {
                    table[self.index_of_three(one, two, three)] = after_three;
                }
            }
        }
        table
    }

    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn index_of_three(&self, one: Tile, two: Tile, three: Tile) -> usize {
        let index = (usize::from(one) << self.tile_bits) | usize::from(two);
        (index << self.tile_bits) | usize::from(three)
    }

    /// Where a tile leads, if anywhere.
    #[inline(always)]
    #[allow(clippy::inline_always)] // so that it is compiled with and without `popcnt`
    fn step(&self, from: u64, tile: Tile) -> Option<u64> {
        let bit = tile_bit(tile);
        if from & bit & TILES == 0 {
            return None;
        }
        let lower = (from & TILES & (bit - 1)).count_ones();
        let child = (from & CHILD) as usize + lower as usize;
        self.steps.get(child).copied()
    }

    /// True if the text is a word. The alphabet must be the graph's, without long tiles.
    #[inline]
    pub fn contains(&self, alphabet: &Alphabet, text: &[u8]) -> bool {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("popcnt") {
            // SAFETY: the processor has the instruction, as was just asked.
            return unsafe { self.contains_with_popcnt(alphabet, text) };
        }
        self.contains_plainly(alphabet, text)
    }

    /// The same, compiled with the instruction that counts bits.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "popcnt")]
    fn contains_with_popcnt(&self, alphabet: &Alphabet, text: &[u8]) -> bool {
        self.contains_plainly(alphabet, text)
    }

    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn contains_plainly(&self, alphabet: &Alphabet, text: &[u8]) -> bool {
        let tile = |letter: u8| alphabet.tile_of_letter(letter);
        let (mut at, rest) = match *text {
            [one, two, three, ref rest @ ..] => {
                let index = self.index_of_three(tile(one), tile(two), tile(three));
                (self.after_three.get(index).copied().unwrap_or(0), rest)
            }
            _ => (self.root, text),
        };
        for &letter in rest {
            let Some(next) = self.step(at, tile(letter)) else {
                return false;
            };
            at = next;
        }
        at & ACCEPTS != 0
    }
}

/// The bit of a tile; for the separator, which is no tile, one that [`TILES`] masks out.
#[inline]
fn tile_bit(tile: Tile) -> u64 {
    ACCEPTS << (tile & 63)
}
