//! The walk along chains: every class that some tiles can make of a word, step by step.
//!
//! Which tiles a chain has used up depends on the class it has reached, not on its way: they
//! are the tiles of the class that are not in the first word. So each class is visited once.

use super::LONGEST;
use super::hand::Hand;
use super::index::{Class, Edge, Growth};
use super::key::Key;
use super::steps::Step;
use crate::words::Tile;

/// A class that a chain comes to.
#[derive(Debug, Clone, Copy)]
pub struct Reached {
    /// The class.
    pub class: Class,
    /// With how many steps.
    pub steps: usize,
    /// The first of them.
    pub first: Step,
    /// How many blanks were used.
    blanks: u8,
}

/// The memory of a walk, which may be used for many walks over one index.
#[derive(Debug, Default)]
pub struct Walk {
    /// One bit for each class.
    seen: Vec<u64>,
    reached: Vec<Reached>,
}

impl Walk {
    /// Visits every class that these tiles grow into with tiles of a hand, shortest first.
    pub fn run(&mut self, growth: &Growth, key: Key, hand: &Hand) -> &[Reached] {
        for reached in self.reached.drain(..) {
            self.seen[reached.class as usize / 64] = 0;
        }
        self.seen.resize(growth.class_count().div_ceil(64), 0);
        for step in growth.steps(key, hand) {
            self.visit(Reached {
                class: step.class,
                steps: 1,
                first: step,
                blanks: u8::from(step.blank),
            });
        }
        let mut next = 0;
        while let Some(&from) = self.reached.get(next) {
            next += 1;
            for &Edge { tile, class } in growth.edges(from.class) {
                // Most edges fail here, before the longer key is looked at.
                if hand.offers(tile).is_none() {
                    continue;
                }
                let used = added(growth.key(class), key, tile);
                let blanks = from.blanks + u8::from(used > hand.count(tile));
                if blanks <= hand.blanks() {
                    let steps = from.steps + 1;
                    self.visit(Reached {
                        class,
                        steps,
                        blanks,
                        ..from
                    });
                }
            }
        }
        &self.reached
    }

    fn visit(&mut self, reached: Reached) {
        let (place, bit) = (reached.class as usize / 64, 1 << (reached.class % 64));
        if self.seen[place] & bit == 0 {
            self.seen[place] |= bit;
            self.reached.push(reached);
        }
    }
}

/// How many of one tile a longer word has more than a shorter one.
#[inline]
fn added(longer: Key, shorter: Key, tile: Tile) -> u8 {
    longer.count(tile) - shorter.count(tile)
}

impl Growth {
    /// How many classes of each length some tiles can grow into with tiles of a hand, one
    /// tile more first, seven tiles last. Every word on the way must be a word.
    pub fn reach(&self, key: Key, hand: &Hand) -> Vec<usize> {
        let mut counts = vec![0; LONGEST.saturating_sub(key.len())];
        for reached in Walk::default().run(self, key, hand) {
            counts[reached.steps - 1] += 1;
        }
        counts
    }
}
