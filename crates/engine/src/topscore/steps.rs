//! What a rack can do in one turn: begin a word, make it longer, swap one of its tiles.

use super::SHORTEST;
use super::hand::Hand;
use super::index::{Class, Growth};
use super::key::Key;
use crate::words::Tile;

/// A word made longer by one tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The tile added.
    pub tile: Tile,
    /// True if a blank has to stand for it.
    pub blank: bool,
    /// The class of the longer words.
    pub class: Class,
}

/// A first word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Start {
    /// The tiles that blanks have to stand for.
    pub blanks: Key,
    /// The class of the words.
    pub class: Class,
}

/// A tile of a word swapped for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swap {
    /// The tile taken off.
    pub out: Tile,
    /// What takes its place.
    pub step: Step,
}

impl Growth {
    /// All ways to make a word of these tiles and one of a hand, in the order of the tiles.
    pub fn steps(&self, key: Key, hand: &Hand) -> Vec<Step> {
        let edges = self.edges_from(key);
        let step = |edge: &crate::topscore::Edge| {
            let blank = hand.offers(edge.tile)?;
            Some(Step {
                tile: edge.tile,
                blank,
                class: edge.class,
            })
        };
        edges.iter().filter_map(step).collect()
    }

    /// All words of three tiles of a hand.
    pub fn starts(&self, hand: &Hand) -> Vec<Start> {
        let start = |class| {
            let blanks = missing(self.key(class), hand);
            (blanks.len() <= usize::from(hand.blanks())).then_some(Start { blanks, class })
        };
        self.of_length(SHORTEST).filter_map(start).collect()
    }

    /// All ways to make other words by swapping one of these tiles for another of a hand. A
    /// tile is not swapped for its like.
    pub fn swaps(&self, key: Key, hand: &Hand) -> Vec<Swap> {
        let mut swaps = Vec::new();
        for out in key.distinct() {
            let steps = self.steps(key.without(out), hand).into_iter();
            let others = steps.filter(|step| step.tile != out);
            swaps.extend(others.map(|step| Swap { out, step }));
        }
        swaps
    }
}

/// The tiles of a key that a hand has not.
fn missing(key: Key, hand: &Hand) -> Key {
    let lacks = |&tile: &Tile| key.count(tile) > hand.count(tile);
    let copies = |tile: Tile| {
        let lacking = key.count(tile) - hand.count(tile);
        std::iter::repeat_n(tile, usize::from(lacking))
    };
    let tiles = key.distinct().filter(lacks).flat_map(copies);
    tiles.fold(Key::default(), Key::with)
}
