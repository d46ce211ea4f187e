//! All words in order, from any number on, and the words with a given beginning.

use std::ops::ControlFlow;

use crate::words::alphabet::Tile;
use crate::words::graph::Graph;
use crate::words::node::{List, Nodes};
use crate::words::spelling::{End, MAX_WORD};

impl Graph {
    /// The words from number `start` up to and without number `stop`, in order.
    pub fn words(&self, start: u32, stop: u32) -> Vec<String> {
        let stop = stop.min(self.len() as u32);
        let mut words = Vec::with_capacity(stop.saturating_sub(start) as usize);
        let mut steps = Steps::new(self, &[], self.nodes().dawg());
        steps.skip_words(self, start);
        while words.len() < words.capacity() && steps.advance() {
            words.push(self.alphabet().join(steps.word()));
        }
        words
    }

    /// The first `limit` words that begin with this text, and how many there are in all.
    /// The empty text begins every word.
    pub fn prefix(&self, text: &str, limit: usize) -> (Vec<String>, usize) {
        let mut words = Vec::new();
        let mut total = 0;
        let _ = self
            .alphabet()
            .each_spelling(text.as_bytes(), End::Beyond, &mut |tiles| {
                total += self.prefix_of_tiles(tiles, limit, &mut words);
                ControlFlow::Continue(())
            });
        (words, total)
    }

    /// Adds words that begin with these tiles while there are fewer than `limit`, and
    /// counts them all.
    fn prefix_of_tiles(&self, tiles: &[Tile], limit: usize, words: &mut Vec<String>) -> usize {
        let nodes = self.nodes();
        let (accepts, list) = if tiles.is_empty() {
            (false, nodes.dawg())
        } else {
            match nodes.walk(nodes.dawg(), tiles) {
                Some(node) => (node.accepts(), node.child()),
                None => return 0,
            }
        };
        if accepts && words.len() < limit {
            words.push(self.alphabet().join(tiles));
        }
        let mut steps = Steps::new(self, tiles, list);
        while words.len() < limit && steps.advance() {
            words.push(self.alphabet().join(steps.word()));
        }
        usize::from(accepts) + self.counts().from(list) as usize
    }
}

/// Steps from word to word through everything below a list.
struct Steps<'a> {
    nodes: Nodes<'a>,
    tiles: [Tile; MAX_WORD],
    /// The node to look at next, at each depth; 0 when the list is done.
    next: [u32; MAX_WORD + 1],
    /// The depth at which the steps began, and where they are.
    first: usize,
    depth: usize,
    /// The length of the newest word.
    length: usize,
}

impl<'a> Steps<'a> {
    fn new(graph: &'a Graph, prefix: &[Tile], list: List) -> Self {
        let mut steps = Steps {
            nodes: graph.nodes(),
            tiles: [0; MAX_WORD],
            next: [0; MAX_WORD + 1],
            first: prefix.len(),
            depth: prefix.len(),
            length: 0,
        };
        steps.tiles[..prefix.len()].copy_from_slice(prefix);
        steps.next[prefix.len()] = list;
        steps
    }

    /// Goes to the next word; false if there is none.
    fn advance(&mut self) -> bool {
        loop {
            let index = self.next[self.depth];
            if index == 0 || self.depth == MAX_WORD {
                if self.depth == self.first {
                    return false;
                }
                self.depth -= 1;
                continue;
            }
            let node = self.nodes.at(index);
            self.next[self.depth] = if node.is_end() { 0 } else { index + 1 };
            self.tiles[self.depth] = node.tile();
            self.depth += 1;
            self.next[self.depth] = node.child();
            if node.accepts() {
                self.length = self.depth;
                return true;
            }
        }
    }

    /// Passes over the next `count` words without stepping through them.
    fn skip_words(&mut self, graph: &Graph, mut count: u32) {
        let counts = graph.counts();
        while count > 0 && self.next[self.depth] != 0 {
            let index = self.next[self.depth];
            let node = self.nodes.at(index);
            let next = if node.is_end() { 0 } else { index + 1 };
            let through = counts.from(index) - counts.from(next);
            self.next[self.depth] = next;
            if through <= count {
                count -= through;
                continue;
            }
            self.tiles[self.depth] = node.tile();
            self.depth += 1;
            self.next[self.depth] = node.child();
            count -= u32::from(node.accepts());
        }
    }

    /// The newest word.
    fn word(&self) -> &[Tile] {
        &self.tiles[..self.length]
    }
}
