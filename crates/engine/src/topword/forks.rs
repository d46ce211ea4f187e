//! The words in the form the move generator walks.
//!
//! A list of the graph becomes a fork: the set of its tiles, the set of those that end a word,
//! the distances at which words end, and the tiles that stand further on. Whether a tile may
//! follow is then one bit, and where it leads is one count of bits:
//!
//! ```text
//!   fork { tiles: A E S, ends: S, first: 40, lengths: 1 3 }
//!   forks[40] behind A,  forks[41] behind E,  forks[42] behind S
//! ```
//! Forks that lie behind the tiles of one fork lie side by side, and a step is one read.

use crate::words::{Graph, List, MAX_SET_TILES, Nodes, Tile, TileSet, one, tiles_of};
use crate::{Error, Result};

/// What may follow at one place of the graph.
#[derive(Debug, Clone, Copy, Default)]
pub struct Fork {
    /// The tiles that may follow.
    pub tiles: TileSet,
    /// Those of them with which a word ends.
    pub ends: TileSet,
    /// Where the forks behind the tiles begin.
    first: u32,
    /// Bit `n` is set if a word ends exactly `n` tiles further on, `n` being at least 1.
    pub lengths: u32,
    /// All tiles that stand somewhere further on.
    pub ahead: TileSet,
}

/// A fork that no word goes through.
static NOTHING: Fork = Fork {
    tiles: 0,
    ends: 0,
    first: 0,
    lengths: 0,
    ahead: 0,
};

/// All words of a graph, read forwards.
#[derive(Debug)]
pub struct Forks {
    records: Vec<Fork>,
    root: Fork,
    all: TileSet,
}

/// Lengths from here on are not told apart: no board is that long.
const LONGEST: u32 = 31;

impl Forks {
    /// Copies the words of a graph.
    ///
    /// # Errors
    /// If the alphabet has more than [`MAX_SET_TILES`] tiles.
    pub fn new(graph: &Graph) -> Result<Self> {
        let count = graph.alphabet().len();
        if count > MAX_SET_TILES {
            return Err(Error::Input(format!(
                "boards of piles know {MAX_SET_TILES} tiles, not {count}"
            )));
        }
        let all = (1..=count).fold(0, |set, tile| set | one(tile as Tile));
        let root = Fork::default();
        let mut words = Forks {
            records: Vec::new(),
            root,
            all,
        };
        let mut known = vec![None; graph.node_count()];
        let nodes = graph.nodes();
        words.root = words.copy(nodes, nodes.dawg(), &mut known);
        Ok(words)
    }

    fn copy(&mut self, nodes: Nodes<'_>, list: List, known: &mut [Option<Fork>]) -> Fork {
        if list == 0 {
            return Fork::default();
        }
        if let Some(fork) = known[list as usize] {
            return fork;
        }
        let mut fork = Fork {
            first: self.records.len() as u32,
            ..Fork::default()
        };
        let count = nodes.siblings(list).count();
        self.records
            .resize(self.records.len() + count, Fork::default());
        for (offset, (_, node)) in nodes.siblings(list).enumerate() {
            let child = self.copy(nodes, node.child(), known);
            self.records[fork.first as usize + offset] = child;
            fork.tiles |= one(node.tile());
            fork.ahead |= one(node.tile()) | child.ahead;
            if node.accepts() {
                fork.ends |= one(node.tile());
                fork.lengths |= 2;
            }
            fork.lengths |= (child.lengths & !(1 << LONGEST)) << 1;
        }
        known[list as usize] = Some(fork);
        fork
    }

    /// Where the words begin.
    #[inline]
    pub fn root(&self) -> &Fork {
        &self.root
    }

    /// Every tile of the alphabet.
    #[inline]
    pub fn all(&self) -> TileSet {
        self.all
    }

    /// What may follow behind a tile of this fork.
    #[inline]
    pub fn behind(&self, fork: &Fork, tile: Tile) -> &Fork {
        let before = (fork.tiles & (one(tile) - 1)).count_ones();
        &self.records[(fork.first + before) as usize]
    }

    /// What may follow behind these tiles; nothing if they do not fit.
    #[inline]
    pub fn walk<'a>(&'a self, mut fork: &'a Fork, tiles: &[Tile]) -> &'a Fork {
        for &tile in tiles {
            if fork.tiles & one(tile) == 0 {
                return &NOTHING;
            }
            fork = self.behind(fork, tile);
        }
        fork
    }

    /// True if these tiles, from a fork on, end a word. There must be one at least.
    #[inline]
    pub fn ends<'a>(&'a self, mut fork: &'a Fork, tiles: &[Tile]) -> bool {
        let Some((&last, before)) = tiles.split_last() else {
            return false;
        };
        for &tile in before {
            if fork.tiles & one(tile) == 0 {
                return false;
            }
            fork = self.behind(fork, tile);
        }
        fork.ends & one(last) != 0
    }

    /// The tiles that, between what led to a fork and these tiles, make a word.
    #[inline]
    pub fn fitting(&self, fork: &Fork, after: &[Tile]) -> TileSet {
        if after.is_empty() {
            return fork.ends;
        }
        let mut fitting = 0;
        let behind = &self.records[fork.first as usize..];
        for (tile, next) in tiles_of(fork.tiles).zip(behind) {
            if next.lengths >> after.len() & 1 == 1 && self.ends(next, after) {
                fitting |= one(tile);
            }
        }
        fitting
    }
}
