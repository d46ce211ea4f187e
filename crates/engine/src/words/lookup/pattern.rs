//! Words that fit a pattern such as `?A?EAU` or `*QU*E`.
//!
//! All places of the pattern where a word may have got to are bits of one number, so that a
//! step costs the same for every pattern, and no pattern makes the search blow up: at the
//! worst each beginning of a word is seen once.

use std::ops::ControlFlow;

use super::Page;
use crate::Result;
use crate::words::alphabet::Tile;
use crate::words::graph::Graph;
use crate::words::input::Item;
use crate::words::node::List;
use crate::words::spelling::MAX_WORD;

impl Graph {
    /// The first `limit` words, in order, that fit a pattern: letters, `?` for any tile,
    /// `*` for any run of tiles, `(QU)` for a tile of several letters.
    ///
    /// # Errors
    /// If the pattern cannot be read.
    pub fn pattern(&self, pattern: &str, limit: usize) -> Result<Page> {
        let places = Places::new(&self.alphabet().read_pattern(pattern)?);
        let tiles = [0; MAX_WORD];
        let mut search = Search {
            graph: self,
            places,
            tiles,
            limit,
            page: Page::default(),
        };
        let _ = search.visit(self.nodes().dawg(), 0, Places::START);
        Ok(search.page)
    }
}

/// The pattern as sets of places: bit `i` is the place in front of its tile `i`.
struct Places {
    /// For each tile, the places it can step over.
    steps: [u128; 64],
    /// The places with a `*`, where any tile may stay.
    runs: u128,
    /// The place behind the last tile.
    end: u128,
}

impl Places {
    const START: u128 = 1;

    fn new(items: &[Item]) -> Self {
        let mut places = Places {
            steps: [0; 64],
            runs: 0,
            end: Places::START,
        };
        for item in items {
            match *item {
                Item::Run => places.runs |= places.end,
                Item::Any => places.steps.iter_mut().for_each(|step| *step |= places.end),
                Item::Tile(tile) => places.steps[usize::from(tile)] |= places.end,
            }
            if *item != Item::Run {
                places.end <<= 1;
            }
        }
        places
    }

    /// Where a word at one of these places may be after a tile.
    fn after(&self, at: u128, tile: Tile) -> u128 {
        ((at & self.steps[usize::from(tile & 63)]) << 1) | (at & self.runs)
    }
}

struct Search<'a> {
    graph: &'a Graph,
    places: Places,
    /// The tiles on the way to where the search is.
    tiles: [Tile; MAX_WORD],
    limit: usize,
    page: Page,
}

impl Search<'_> {
    /// Looks at everything below a list, and breaks when the page is full.
    fn visit(&mut self, list: List, depth: usize, at: u128) -> ControlFlow<()> {
        if depth == MAX_WORD {
            return ControlFlow::Continue(());
        }
        for (_, node) in self.graph.nodes().siblings(list) {
            let after = self.places.after(at, node.tile());
            if after == 0 {
                continue;
            }
            self.tiles[depth] = node.tile();
            if node.accepts() && after & self.places.end != 0 {
                self.add(depth + 1)?;
            }
            self.visit(node.child(), depth + 1, after)?;
        }
        ControlFlow::Continue(())
    }

    fn add(&mut self, length: usize) -> ControlFlow<()> {
        if self.page.words.len() == self.limit {
            self.page.more = true;
            return ControlFlow::Break(());
        }
        self.page
            .words
            .push(self.graph.alphabet().join(&self.tiles[..length]));
        ControlFlow::Continue(())
    }
}
