//! Words that can be made from a rack, and words that grow by one tile.

use std::ops::ControlFlow;

use super::Page;
use crate::Result;
use crate::words::alphabet::Tile;
use crate::words::graph::Graph;
use crate::words::input::Item;
use crate::words::node::{List, Nodes};
use crate::words::spelling::{End, MAX_WORD};

impl Graph {
    /// The words made from the tiles of a rack, `?` being any tile: of at least `shortest`
    /// tiles, or of all tiles if that is `None`. Longest first, then in order; at most
    /// `limit` of them.
    ///
    /// # Errors
    /// If the rack cannot be read.
    pub fn anagrams(&self, rack: &str, limit: usize, shortest: Option<usize>) -> Result<Page> {
        let items = self.alphabet().read_rack(rack)?;
        let mut search = Search::new(self.nodes(), limit, shortest.unwrap_or(items.len()));
        for item in items {
            search.add_to_rack(item);
        }
        Ok(self.page_of(&search.run(), limit))
    }

    /// The words made of all tiles of this text and one more, in order.
    pub fn grow(&self, text: &str) -> Vec<String> {
        let mut grown = Vec::new();
        let _ = self
            .alphabet()
            .each_spelling(text.as_bytes(), End::Exact, &mut |tiles| {
                let mut search = Search::new(self.nodes(), usize::MAX, tiles.len() + 1);
                search.add_to_rack(Item::Any);
                for &tile in tiles {
                    search.add_to_rack(Item::Tile(tile));
                }
                grown.append(&mut search.run());
                ControlFlow::Continue(())
            });
        // Two spellings may grow into the same word.
        grown.sort_unstable();
        grown.dedup();
        grown
            .iter()
            .map(|tiles| self.alphabet().join(tiles))
            .collect()
    }

    fn page_of(&self, found: &[Vec<Tile>], limit: usize) -> Page {
        let shown = found.iter().take(limit);
        let words = shown.map(|tiles| self.alphabet().join(tiles)).collect();
        Page {
            words,
            more: found.len() > limit,
        }
    }
}

/// A walk over the DAWG that takes tiles from the rack on the way down and puts them back
/// on the way up. A blank is used only for a tile the rack has not: no word comes twice.
struct Search<'a> {
    nodes: Nodes<'a>,
    /// How many of each tile are on the rack.
    rack: [u8; 64],
    blanks: u8,
    size: usize,
    shortest: usize,
    /// The tiles on the way to where the search is.
    tiles: [Tile; MAX_WORD],
    /// The words found, by length, one more than the limit of each.
    found: [Vec<Vec<Tile>>; MAX_WORD + 1],
    limit: usize,
}

impl<'a> Search<'a> {
    fn new(nodes: Nodes<'a>, limit: usize, shortest: usize) -> Self {
        let found = [const { Vec::new() }; MAX_WORD + 1];
        let tiles = [0; MAX_WORD];
        Search {
            nodes,
            rack: [0; 64],
            blanks: 0,
            size: 0,
            shortest,
            tiles,
            found,
            limit,
        }
    }

    fn add_to_rack(&mut self, item: Item) {
        self.size += 1;
        match item {
            Item::Tile(tile) => self.rack[usize::from(tile)] += 1,
            Item::Any | Item::Run => self.blanks += 1,
        }
    }

    /// The words found, longest first, then in order.
    fn run(mut self) -> Vec<Vec<Tile>> {
        self.size = self.size.min(MAX_WORD);
        if self.size > 0 {
            self.visit(self.nodes.dawg(), 0);
        }
        self.found.into_iter().rev().flatten().collect()
    }

    fn visit(&mut self, list: List, depth: usize) {
        for (_, node) in self.nodes.siblings(list) {
            let tile = usize::from(node.tile() & 63);
            let from_rack = self.rack[tile] > 0;
            if !from_rack && self.blanks == 0 {
                continue;
            }
            self.tiles[depth] = node.tile();
            if node.accepts() && depth + 1 >= self.shortest {
                self.keep(depth + 1);
            }
            if node.child() == 0 || depth + 1 == self.size {
                continue;
            }
            let taken = u8::from(from_rack);
            self.rack[tile] -= taken;
            self.blanks -= 1 - taken;
            self.visit(node.child(), depth + 1);
            self.rack[tile] += taken;
            self.blanks += 1 - taken;
        }
    }

    fn keep(&mut self, length: usize) {
        let found = &mut self.found[length];
        if found.len() <= self.limit {
            found.push(self.tiles[..length].to_vec());
        }
    }
}
