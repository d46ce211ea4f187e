//! The table of states: every list of siblings that is equal to another is kept once.
//!
//! While building, a list is a chain of states: each holds one arc and the state of its
//! next sibling. Two lists with equal ends therefore share them, as two words do.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::words::alphabet::Tile;

/// The name of a state. 0 is the empty list.
pub type StateId = u32;

/// One arc and the siblings behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// The tile on the arc.
    pub tile: Tile,
    /// True if a word ends with the tile.
    pub accepts: bool,
    /// The list of what may follow.
    pub child: StateId,
    /// The next sibling; 0 if this is the last.
    pub next: StateId,
}

/// All states, each different one once.
#[derive(Debug)]
pub struct States {
    states: Vec<State>,
    known: HashMap<State, StateId, BuildHasherDefault<Mixer>>,
}

impl States {
    /// An empty table.
    pub fn new() -> Self {
        let nothing = State {
            tile: 0,
            accepts: false,
            child: 0,
            next: 0,
        };
        States {
            states: vec![nothing],
            known: HashMap::default(),
        }
    }

    /// The number of this state, which is added if it is new.
    pub fn intern(&mut self, state: State) -> StateId {
        *self.known.entry(state).or_insert_with(|| {
            self.states.push(state);
            self.states.len() as StateId - 1
        })
    }

    /// The state of this number.
    pub fn get(&self, id: StateId) -> State {
        self.states[id as usize]
    }

    /// How many numbers are in use, the empty list included.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// The states of a list, each with its number.
    pub fn siblings(&self, list: StateId) -> impl Iterator<Item = (StateId, State)> + '_ {
        let listed = |id: StateId| (id != 0).then(|| (id, self.get(id)));
        std::iter::successors(listed(list), move |(_, state)| listed(state.next))
    }
}

/// A fast hash for states. A word list chosen to make it collide can only make its own build
/// slower.
#[derive(Debug, Default)]
pub struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(u64::from(value));
    }
}
