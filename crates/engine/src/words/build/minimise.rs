//! Sorted strings in, the smallest automaton out.
//!
//! The classic incremental construction: since the strings come sorted, everything that
//! left the path of the newest string is final and can go to the table of states.

use super::states::{State, StateId, States};
use crate::words::alphabet::{SEPARATOR, Tile};

/// An arc whose siblings and children are still growing.
#[derive(Debug, Clone, Copy)]
struct Arc {
    tile: Tile,
    accepts: bool,
    child: StateId,
}

/// Takes sorted strings and keeps the automaton that holds exactly them.
#[derive(Debug)]
pub struct Minimiser<'a> {
    states: &'a mut States,
    /// The list at each depth of the newest string.
    open: Vec<Vec<Arc>>,
    /// How many lists are open: one more than the length of the newest string.
    depth: usize,
}

impl<'a> Minimiser<'a> {
    /// Starts with no strings.
    pub fn new(states: &'a mut States) -> Self {
        Minimiser {
            states,
            open: vec![Vec::new()],
            depth: 0,
        }
    }

    /// Adds a string; it must sort behind all before it. `accepts`: the string itself is
    /// held. `behind`: the list that is entered from its end through the separator, or 0.
    pub fn add(&mut self, string: &[Tile], accepts: bool, behind: StateId) {
        let newest = self.open[..self.depth]
            .iter()
            .map(|list| list.last().map(|arc| arc.tile));
        let shared = newest
            .zip(string)
            .take_while(|(old, new)| *old == Some(**new))
            .count();
        debug_assert!(
            shared < string.len(),
            "the strings are sorted and different"
        );
        self.close(shared);
        for (depth, &tile) in string.iter().enumerate().skip(shared) {
            self.open[depth].push(Arc {
                tile,
                accepts: false,
                child: 0,
            });
            if self.open.len() == depth + 1 {
                self.open.push(Vec::new());
            }
        }
        self.depth = string.len();
        if let Some(last) = self.open[self.depth - 1].last_mut() {
            last.accepts = accepts;
        }
        if behind != 0 {
            self.open[self.depth].push(Arc {
                tile: SEPARATOR,
                accepts: false,
                child: behind,
            });
        }
    }

    /// Ends the building and gives the list that holds all strings.
    pub fn finish(mut self) -> StateId {
        self.close(0);
        self.seal(0)
    }

    /// Makes every list deeper than `depth` final.
    fn close(&mut self, depth: usize) {
        while self.depth > depth {
            let child = self.seal(self.depth);
            self.depth -= 1;
            if let Some(last) = self.open[self.depth].last_mut() {
                last.child = child;
            }
        }
    }

    /// Moves the list at this depth into the table.
    fn seal(&mut self, depth: usize) -> StateId {
        let states = &mut *self.states;
        self.open[depth].drain(..).rev().fold(0, |next, arc| {
            let Arc {
                tile,
                accepts,
                child,
            } = arc;
            states.intern(State {
                tile,
                accepts,
                child,
                next,
            })
        })
    }
}
