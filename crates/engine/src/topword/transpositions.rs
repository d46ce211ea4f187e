//! What the solver of ends knows of positions it has seen.

use std::collections::HashMap;

use super::play::Play;
use super::position::Position;
use super::rack::Rack;

/// How a value relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub value: i32,
    pub bound: Bound,
    /// The depth of the search; [`WHOLE`] if no guess is in it.
    pub depth: u8,
    pub best: Option<Play>,
}

/// The depth of an entry whose value is exact.
pub(super) const WHOLE: u8 = u8::MAX;

impl Entry {
    /// Both sides went on greedily.
    pub fn guess(value: i32, best: Option<Play>) -> Self {
        Entry {
            value,
            bound: Bound::Exactly,
            depth: 0,
            best,
        }
    }
}

/// More entries are not kept: about 100 megabytes.
const MOST_ENTRIES: usize = 1 << 20;

/// Positions by their keys.
#[derive(Debug, Default)]
pub(super) struct Table(HashMap<u64, Entry>);

impl Table {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        self.0.get(&key).copied()
    }

    /// Keeps what is known of a position, unless the table is full.
    pub fn set(&mut self, key: u64, entry: Entry) {
        if self.0.len() < MOST_ENTRIES || self.0.contains_key(&key) {
            self.0.insert(key, entry);
        }
    }
}

/// What one side holds, and the other.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub own: Rack,
    pub other: Rack,
    /// The other side has just passed.
    pub passed: bool,
}

impl Node {
    /// A number for a board, both racks and the pass before.
    pub fn key(&self, position: &Position) -> u64 {
        let mut key = position.hash() ^ u64::from(self.passed);
        for (rack, salt) in [(self.own, 0x51), (self.other, 0xa7)] {
            for &tile in rack.tiles() {
                key = (key ^ u64::from(tile) ^ salt << 8).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                key ^= key >> 29;
            }
            key = key.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(31);
        }
        key
    }
}
