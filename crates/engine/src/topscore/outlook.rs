//! What the tiles not seen promise: turns from each word to seven tiles, and letters to come.
//!
//! **Turns.** Suppose that at each turn the rack were drawn afresh from the tiles not seen. A
//! tile is then on it with a known chance, a blank too. The player takes the step to the class
//! that is fewest turns from seven tiles, or waits for a better one. With the classes a word
//! grows into in that order, `p(i)` the chance that class `i` is the best the rack offers,
//! and `p(0)` that none is worth taking:
//!
//! ```text
//!   turns = 1 + p(1) turns(1) + p(2) turns(2) + … + p(0) turns
//! ```
//! The chances of different tiles are taken as independent. All classes are worked out at
//! once, the longest first. A class no chain of which ends with seven tiles is infinitely far.
//!
//! **Supply.** The chance that a player's next word of seven tiles has a given tile: the share
//! of all such words at the end of a chain, each class weighted by the number of ways to draw
//! its tiles.

use std::sync::Arc;

use super::hand::Hand;
use super::index::{Class, Edge, Growth};
use super::key::Key;
use super::steps::Step;
use super::walk::Walk;
use super::{LONGEST, SHORTEST};
use crate::words::{MAX_TILES, Tile};

/// The worth of words, seen from one set of unseen tiles.
#[derive(Debug)]
pub struct Outlook {
    growth: Arc<Growth>,
    unseen: Hand,
    /// The chance of each tile to be on a rack, by its code; of a blank at 0.
    on_rack: [f64; MAX_TILES + 2],
    turns: Vec<f32>,
    supply: [f64; MAX_TILES + 2],
}

/// What a player with a known rack would do next.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// How many turns to seven tiles, this one included.
    pub turns: f32,
    /// The step to make now; none if new tiles are better.
    pub step: Option<Step>,
}

impl Outlook {
    /// Works out everything for racks of `rack_size` tiles out of these unseen ones.
    pub fn new(growth: Arc<Growth>, unseen: Hand, rack_size: usize) -> Self {
        let mut outlook = Outlook {
            on_rack: on_rack(&unseen, rack_size),
            turns: vec![0.0; growth.class_count()],
            supply: supply(&growth, &unseen),
            growth,
            unseen,
        };
        let mut branches = Vec::new();
        for class in (0..outlook.growth.of_length(LONGEST).start).rev() {
            let edges = outlook.growth.edges(class);
            outlook.turns[class as usize] = outlook.turns_by(edges, &mut branches);
        }
        outlook
    }

    /// The words.
    pub fn growth(&self) -> &Growth {
        &self.growth
    }

    /// How many turns any tiles are from seven with racks drawn afresh.
    pub fn turns(&self, key: Key) -> f32 {
        match self.growth.find(key) {
            Some(class) => self.turns_of(class),
            None => self.turns_by(&self.growth.edges_from(key), &mut Vec::new()),
        }
    }

    #[inline]
    fn turns_of(&self, class: Class) -> f32 {
        self.turns[class as usize]
    }

    /// The turns of what grows along these edges, the ends of which are known.
    fn turns_by(&self, edges: &[Edge], branches: &mut Vec<(f32, f64)>) -> f32 {
        branches.clear();
        branches.extend(edges.iter().map(|edge| {
            let chance = self.on_rack[usize::from(edge.tile)];
            (self.turns_of(edge.class), chance)
        }));
        mean_turns(branches, self.on_rack[0])
    }

    /// The chance that a tile is in the player's next word of seven tiles.
    pub fn supply(&self, tile: Tile) -> f64 {
        self.supply[usize::from(tile & 63)]
    }

    /// The tiles not seen.
    pub fn unseen(&self) -> &Hand {
        &self.unseen
    }

    /// The best step with a known rack: of all classes that its tiles alone can make of the
    /// word, the one that is fewest turns from seven tiles, the steps to it counted. New tiles
    /// are better if even that is farther than the word itself and a turn lost.
    pub fn plan(&self, walk: &mut Walk, key: Key, rack: &Hand) -> Plan {
        let mut best = Plan {
            turns: 1.0 + self.turns(key),
            step: None,
        };
        for reached in walk.run(&self.growth, key, rack) {
            let turns = reached.steps as f32 + self.turns_of(reached.class);
            if turns < best.turns {
                best = Plan {
                    turns,
                    step: Some(reached.first),
                };
            }
        }
        best
    }
}

/// The chance of each tile to be on a rack drawn from these, by its code; blanks at 0.
fn on_rack(unseen: &Hand, rack_size: usize) -> [f64; MAX_TILES + 2] {
    let total = unseen.total();
    let chance = |count: u8| {
        let others = total - usize::from(count);
        let misses = (0..rack_size.min(total)).map(|drawn| {
            let left = others.saturating_sub(drawn);
            left as f64 / (total - drawn) as f64
        });
        1.0 - misses.product::<f64>()
    };
    std::array::from_fn(|tile| chance(unseen.count(tile as Tile)))
}

/// The turns of a class, from the turns and the chance of everything it grows into.
fn mean_turns(branches: &mut [(f32, f64)], blank: f64) -> f32 {
    branches.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    // A blank is any tile, so it makes the first step of all.
    let first = branches.first().map(|&(turns, _)| (turns, blank));
    let (mut sum, mut none) = (0.0, 1.0);
    let mut turns = f64::INFINITY;
    for &(farther, chance) in first.iter().chain(branches.iter()) {
        let farther = f64::from(farther);
        if farther >= turns || farther.is_infinite() {
            break;
        }
        sum += none * chance * farther;
        none *= 1.0 - chance;
        if none < 1.0 {
            turns = (1.0 + sum) / (1.0 - none);
        }
    }
    turns as f32
}

/// For each tile, the chance that it is in a word of seven tiles.
fn supply(growth: &Growth, unseen: &Hand) -> [f64; MAX_TILES + 2] {
    let mut chained = vec![false; growth.class_count()];
    for class in growth.of_length(SHORTEST) {
        chained[class as usize] = true;
    }
    for class in 0..growth.of_length(LONGEST).start {
        if chained[class as usize] {
            for edge in growth.edges(class) {
                chained[edge.class as usize] = true;
            }
        }
    }
    let mut sums = [0.0; MAX_TILES + 2];
    let mut all = 0.0;
    for class in growth.of_length(LONGEST) {
        if chained[class as usize] {
            let key = growth.key(class);
            let ways = ways(key, unseen);
            all += ways;
            key.distinct()
                .for_each(|tile| sums[usize::from(tile)] += ways);
        }
    }
    sums.map(|sum| if all > 0.0 { sum / all } else { 0.0 })
}

/// In how many ways these tiles can be taken out of a hand, blanks left aside.
fn ways(key: Key, hand: &Hand) -> f64 {
    let choose = |tile: Tile| {
        let (all, taken) = (hand.count(tile), key.count(tile));
        let ways =
            (0..taken).map(|place| f64::from(all.saturating_sub(place)) / f64::from(place + 1));
        ways.product::<f64>()
    };
    key.distinct().map(choose).product()
}
