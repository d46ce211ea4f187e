//! The words nearest to a text that is not a word: what did the player mean?
//!
//! The distance counts tiles added, left out, replaced, or swapped with their neighbour. A
//! swapped pair is not changed again (the "optimal string alignment" distance). The search
//! walks the DAWG with one row of the distance table a tile, and leaves a branch as soon as
//! its row holds nothing near enough. It looks near first and widens its reach until enough
//! words are found.

use std::cmp::Reverse;

use crate::words::alphabet::Tile;
use crate::words::graph::Graph;
use crate::words::input::{MAX_INPUT, NO_TILE};
use crate::words::node::List;
use crate::words::spelling::MAX_WORD;
use crate::words::word_set::WordSet;

/// The most words one search gives.
pub const MAX_NEAREST: usize = 1000;

/// Words farther than this are not near, and never given.
pub const MAX_DISTANCE: u8 = 12;

/// How far each attempt reaches.
const REACHES: [u8; 5] = [1, 2, 3, 6, MAX_DISTANCE];

/// A word near to what was asked for. Sorted best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Near {
    /// How far it is.
    pub distance: u8,
    /// Its rank, higher is better.
    pub rank: Reverse<u8>,
    /// The number of the word.
    pub number: u32,
}

/// What else is known of the words.
#[derive(Debug, Clone, Copy, Default)]
pub struct Preferences<'a> {
    /// For each word number, how welcome it is among equally near words.
    pub rank: Option<&'a [u8]>,
    /// Words never given.
    pub banned: Option<&'a WordSet>,
}

impl Graph {
    /// The `count` nearest words (at most [`MAX_NEAREST`]) within [`MAX_DISTANCE`], the
    /// nearest first, equally near ones by rank, then in order.
    pub fn nearest(&self, text: &str, count: usize, preferences: Preferences<'_>) -> Vec<Near> {
        let tiles = self.tiles_for_distance(text);
        let count = count.min(MAX_NEAREST);
        let mut best = Vec::new();
        let too_long_by = tiles.len().saturating_sub(self.counts().longest_word());
        for reach in REACHES {
            if usize::from(reach) < too_long_by {
                continue;
            }
            if count == 0 || best.len() == count {
                break;
            }
            let mut search = Search::new(self, &tiles, reach, count, preferences);
            search.visit(self.nodes().dawg(), 1, 0);
            best = search.best;
        }
        best
    }

    /// The first spelling of a text. If there is none, one tile for each letter, for this
    /// is about texts that are not words.
    fn tiles_for_distance(&self, text: &str) -> Vec<Tile> {
        let first = self.alphabet().spellings(text).into_iter().next();
        first.unwrap_or_else(|| {
            let characters = text.chars().take(MAX_INPUT);
            let tile = |character: char| match u8::try_from(character) {
                Ok(letter) if letter.is_ascii_alphabetic() => self.alphabet().tile_begun_by(letter),
                _ => NO_TILE,
            };
            characters.map(tile).collect()
        })
    }
}

/// One row of the distance table: for each length, the distance from the tiles on the way to
/// the first tiles of the text, that many of them.
type Row = [u8; MAX_WORD + 1];

/// More than any distance, and room to add to it.
const FAR: u8 = 100;

struct Search<'a> {
    graph: &'a Graph,
    text: &'a [Tile],
    reach: u8,
    count: usize,
    preferences: Preferences<'a>,
    /// The rows and tiles on the way to where the search is; row 0 is before any tile.
    rows: [Row; MAX_WORD + 1],
    path: [Tile; MAX_WORD + 1],
    best: Vec<Near>,
}

impl<'a> Search<'a> {
    fn new(
        graph: &'a Graph,
        text: &'a [Tile],
        reach: u8,
        count: usize,
        preferences: Preferences<'a>,
    ) -> Self {
        let mut rows = [[FAR; MAX_WORD + 1]; MAX_WORD + 1];
        for (length, cell) in rows[0].iter_mut().enumerate() {
            *cell = length as u8;
        }
        let path = [0; MAX_WORD + 1];
        Search {
            graph,
            text,
            reach,
            count,
            preferences,
            rows,
            path,
            best: Vec::new(),
        }
    }

    /// Looks at everything below a list. `depth` is the length of the words that end in it,
    /// `number` the number of the first word below it.
    fn visit(&mut self, list: List, depth: usize, number: u32) {
        if depth > MAX_WORD {
            return;
        }
        let (nodes, counts) = (self.graph.nodes(), self.graph.counts());
        for (index, node) in nodes.siblings(list) {
            self.path[depth] = node.tile();
            if self.fill_row(depth) > self.farthest() {
                continue;
            }
            let number = number + counts.from(list) - counts.from(index);
            if node.accepts() {
                self.consider(self.rows[depth][self.text.len()], number);
            }
            self.visit(node.child(), depth + 1, number + u32::from(node.accepts()));
        }
    }

    /// The greatest distance that can still be among the best.
    fn farthest(&self) -> u8 {
        match self.best.last() {
            Some(last) if self.best.len() == self.count => last.distance,
            _ => self.reach,
        }
    }

    /// Fills the row of this depth as far as the reach goes, and gives its least distance,
    /// below which no word on this branch can come. Cells out of reach stay `FAR`.
    fn fill_row(&mut self, depth: usize) -> u8 {
        let reach = usize::from(self.reach);
        let first = depth.saturating_sub(reach);
        let last = (depth + reach).min(self.text.len());
        let tile = self.path[depth];
        let (above, here) = self.rows.split_at_mut(depth);
        let (before, row) = (&above[depth - 1], &mut here[0]);
        let mut minimum = FAR;
        for length in first..=last {
            let mut cell = before[length] + 1;
            if length == 0 {
                cell = depth as u8;
            } else {
                let other = self.text[length - 1];
                let replaced = before[length - 1] + u8::from(other != tile);
                cell = cell.min(row[length - 1] + 1).min(replaced);
                let is_swap = depth > 1
                    && length > 1
                    && tile == self.text[length - 2]
                    && other == self.path[depth - 1];
                if is_swap {
                    cell = cell.min(above[depth - 2][length - 2] + 1);
                }
            }
            row[length] = cell.min(FAR);
            minimum = minimum.min(row[length]);
        }
        minimum
    }

    fn consider(&mut self, distance: u8, number: u32) {
        let Preferences { rank, banned } = self.preferences;
        if distance > self.farthest() || banned.is_some_and(|banned| banned.contains(number)) {
            return;
        }
        let rank = rank
            .and_then(|rank| rank.get(number as usize))
            .copied()
            .unwrap_or(0);
        let near = Near {
            distance,
            rank: Reverse(rank),
            number,
        };
        let place = self.best.partition_point(|other| *other < near);
        if place < self.count {
            self.best.truncate(self.count - 1);
            self.best.insert(place, near);
        }
    }
}
