//! Beginnings of words made of rack tiles alone.
//!
//! Before its first anchor a word lies on empty squares with nothing beside them, where any
//! tile may be laid. What can stand there depends on the rack alone, not on the lane: it is
//! found once a turn, length by length, and only as far as some start needs it.

use super::hand::{Hand, Subset};
use crate::topword::forks::Fork;
use crate::topword::rules::{MAX_RACK, Rules};
use crate::words::{Tile, TileSet, tiles_of};

/// One beginning.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prefix {
    /// What may follow.
    pub fork: Fork,
    /// The tiles that can still be laid.
    pub codes: TileSet,
    /// The places of the rack it takes.
    pub used: Subset,
    /// Its tiles.
    pub tiles: [Tile; MAX_RACK],
}

/// All beginnings found so far, by length, in tile order.
#[derive(Debug, Default)]
pub(super) struct Prefixes {
    found: Vec<Prefix>,
    /// For each length that was looked for, where its beginnings end in `found`.
    ends: Vec<usize>,
}

impl Prefixes {
    /// Starts anew with the empty beginning.
    pub fn clear(&mut self, rules: &Rules, hand: &Hand) {
        self.found.clear();
        self.ends.clear();
        let (fork, codes) = (*rules.words.root(), hand.codes);
        self.found.push(Prefix {
            fork,
            codes,
            used: 0,
            tiles: [0; MAX_RACK],
        });
        self.ends.push(1);
    }

    /// The beginnings of a length, which is at most the number of tiles in hand.
    pub fn of_length(&mut self, rules: &Rules, hand: &Hand, length: usize) -> &[Prefix] {
        while self.ends.len() <= length {
            self.grow(rules, hand);
        }
        let start = if length == 0 {
            0
        } else {
            self.ends[length - 1]
        };
        &self.found[start..self.ends[length]]
    }

    /// Looks for the beginnings that are one tile longer than the longest so far.
    fn grow(&mut self, rules: &Rules, hand: &Hand) {
        let length = self.ends.len() - 1;
        let start = if length == 0 {
            0
        } else {
            self.ends[length - 1]
        };
        for index in start..self.ends[length] {
            let prefix = self.found[index];
            for tile in tiles_of(prefix.fork.tiles & prefix.codes) {
                let fork = *rules.words.behind(&prefix.fork, tile);
                if fork.tiles == 0 {
                    continue;
                }
                let mut longer = Prefix { fork, ..prefix };
                (longer.used, longer.codes) = hand.lay(prefix.used, prefix.codes, tile);
                longer.tiles[length] = tile;
                self.found.push(longer);
            }
        }
        self.ends.push(self.found.len());
    }
}
