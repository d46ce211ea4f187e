//! Is it a word, which number has it, and which word has this number?

use std::ops::ControlFlow;

use crate::words::alphabet::Tile;
use crate::words::graph::Graph;
use crate::words::spelling::End;

impl Graph {
    /// True if this text, in letters of either case, is a word in any of its spellings.
    #[inline]
    pub fn contains(&self, text: &str) -> bool {
        match self.membership() {
            Some(membership) if !self.alphabet().has_long_tiles() => {
                membership.contains(self.alphabet(), text.as_bytes())
            }
            _ => self.number(text).is_some(),
        }
    }

    /// The number of this text's first spelling that is a word. Words are numbered from 0
    /// in tile order.
    pub fn number(&self, text: &str) -> Option<u32> {
        let mut number = None;
        let _ = self
            .alphabet()
            .each_spelling(text.as_bytes(), End::Exact, &mut |tiles| {
                number = self.number_of_tiles(tiles);
                if number.is_some() {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
        number
    }

    /// The number of the word with exactly these tiles.
    pub fn number_of_tiles(&self, tiles: &[Tile]) -> Option<u32> {
        let (nodes, counts) = (self.nodes(), self.counts());
        let mut list = nodes.dawg();
        let mut number = 0;
        let mut accepts = false;
        for &tile in tiles {
            let index = nodes.find(list, tile)?;
            let node = nodes.at(index);
            number += u32::from(accepts) + counts.from(list) - counts.from(index);
            accepts = node.accepts();
            list = node.child();
        }
        accepts.then_some(number)
    }

    /// The word with this number, in tiles.
    pub fn tiles_of_number(&self, number: u32) -> Option<Vec<Tile>> {
        let (nodes, counts) = (self.nodes(), self.counts());
        let mut list = nodes.dawg();
        let mut left = number;
        let mut tiles = Vec::with_capacity(16);
        if number >= counts.from(list) {
            return None;
        }
        loop {
            // The last sibling that has at most `left` words before it.
            let words_before = |index: u32| counts.from(list) - counts.from(index);
            let (index, node) = nodes
                .siblings(list)
                .take_while(|&(index, _)| words_before(index) <= left)
                .last()?;
            left -= words_before(index);
            tiles.push(node.tile());
            if node.accepts() {
                if left == 0 {
                    return Some(tiles);
                }
                left -= 1;
            }
            list = node.child();
        }
    }

    /// The word with this number, as a text.
    pub fn word(&self, number: u32) -> Option<String> {
        self.tiles_of_number(number)
            .map(|tiles| self.alphabet().join(&tiles))
    }
}
