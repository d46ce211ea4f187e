//! Lays the chains of states out as one flat array of nodes.
//!
//! Each list becomes a run of nodes side by side. A list that is the end of a longer one
//! needs no run of its own: it lies inside the longer run. All arrows point forwards, from
//! a node to a greater index, so that one pass over a file proves that it has no loop.
//! The array is planned from its end: first the deepest lists, at last the roots.

use super::states::{StateId, States};
use crate::words::node::{List, MAX_NODES, Node};
use crate::{Error, Result};

/// The nodes 0 and 1, which lead to the DAWG and the GADDAG.
const ENTRIES: usize = 2;

/// The finished array.
#[derive(Debug)]
pub struct Flat {
    /// All nodes, the two entries first.
    pub nodes: Vec<u32>,
    /// From this node to the end of the array lies the whole DAWG.
    pub dawg_start: u32,
}

/// Lays out everything that is reached from the two lists; either may be 0.
pub fn lay_out(states: &States, dawg: StateId, gaddag: StateId) -> Result<Flat> {
    let mut plan = Plan::new(states, &[dawg, gaddag]);
    plan.settle(dawg);
    let dawg_size = plan.size;
    plan.settle(gaddag);
    let count = ENTRIES + plan.size;
    if count > MAX_NODES {
        return Err(Error::Build(format!(
            "the graph needs {count} nodes, and {MAX_NODES} is the most"
        )));
    }
    let nodes = plan.write([dawg, gaddag]);
    Ok(Flat {
        dawg_start: (nodes.len() - dawg_size) as u32,
        nodes,
    })
}

/// Which lists get a run of their own, and where.
struct Plan<'a> {
    states: &'a States,
    /// For each state, whether a node points to it.
    is_head: Vec<bool>,
    /// For each state, the oldest state of which it is the next sibling, or 0.
    before: Vec<StateId>,
    /// For each state, its distance from the end of the array; 0 while it has no place.
    place: Vec<u32>,
    /// The first state of each run, the last run of the array first.
    runs: Vec<StateId>,
    /// The nodes of all runs so far.
    size: usize,
}

impl<'a> Plan<'a> {
    fn new(states: &'a States, roots: &[StateId]) -> Self {
        let count = states.len();
        let mut is_head = vec![false; count];
        for &root in roots {
            is_head[root as usize] = true;
        }
        let mut reached = is_head.clone();
        let mut before = vec![0; count];
        for id in (1..count as StateId).rev() {
            if reached[id as usize] {
                let state = states.get(id);
                is_head[state.child as usize] = true;
                reached[state.child as usize] = true;
                reached[state.next as usize] = true;
                before[state.next as usize] = id;
            }
        }
        let place = vec![0; count];
        Plan {
            states,
            is_head,
            before,
            place,
            runs: Vec::new(),
            size: 0,
        }
    }

    fn has_place(&self, list: StateId) -> bool {
        list == 0 || self.place[list as usize] != 0
    }

    /// Gives a list a run, in front of the runs of everything it leads to.
    fn settle(&mut self, list: StateId) {
        if self.has_place(list) {
            return;
        }
        let states = self.states;
        for (id, state) in states.siblings(list) {
            let in_this_run = states
                .siblings(id)
                .any(|(sibling, _)| sibling == state.child);
            if !in_this_run && !self.has_place(state.child) {
                self.settle(self.longest_around(state.child, list));
            }
        }
        let length = states.siblings(list).count();
        self.size += length;
        for (offset, (id, _)) in states.siblings(list).enumerate() {
            if !self.has_place(id) {
                self.place[id as usize] = (self.size - offset) as u32;
            }
        }
        self.runs.push(list);
    }

    /// The longest list that ends with `list` and may lie behind the run of `parent`. It
    /// must not lead back to the parent: a state leads to older ones only, so that a list
    /// older than the parent cannot.
    fn longest_around(&self, list: StateId, parent: StateId) -> StateId {
        let mut longest = list;
        let mut state = self.before[list as usize];
        while state != 0 && state < parent {
            if self.is_head[state as usize] {
                longest = state;
            }
            state = self.before[state as usize];
        }
        longest
    }

    fn write(&self, roots: [StateId; ENTRIES]) -> Vec<u32> {
        let count = ENTRIES + self.size;
        let index = |list: StateId| -> List {
            if list == 0 {
                0
            } else {
                count as u32 - self.place[list as usize]
            }
        };
        let mut nodes = Vec::with_capacity(count);
        for root in roots {
            nodes.push(Node::new(0, false, true, index(root)).0);
        }
        for &run in self.runs.iter().rev() {
            for (_, state) in self.states.siblings(run) {
                let end = state.next == 0;
                nodes.push(Node::new(state.tile, state.accepts, end, index(state.child)).0);
            }
        }
        nodes
    }
}
