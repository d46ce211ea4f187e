//! The words in the form the move generator walks: one record a list of siblings.
//!
//! A list of the graph becomes the set of its tiles, the set of those that end a word, and
//! the set of lengths at which words end further on. Whether a tile may follow is then one
//! bit, and where it leads is one count of bits:
//!
//! ```text
//!   list  { tiles: A E S, ends: S, lengths: {1, 3}, first: 40 }
//!   children[40] behind A,  children[41] behind E,  children[42] behind S
//! ```

use crate::{Graph, List, Nodes, Tile};

/// A set of tiles: bit `t` stands for tile `t`.
pub type TileSet = u64;

/// The set with one tile.
#[inline]
pub const fn one(tile: Tile) -> TileSet {
    1 << (tile & 63)
}

/// The tiles of a set, in order.
#[inline]
pub fn tiles_of(mut set: TileSet) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let tile = set.trailing_zeros() as Tile;
        set &= set - 1;
        Some(tile)
    })
}

/// What may follow at one place of the graph.
#[derive(Debug, Clone, Copy, Default)]
pub struct Fork {
    /// The tiles that may follow.
    pub tiles: TileSet,
    /// Those of them with which a word ends.
    pub ends: TileSet,
    first: u32,
    /// Bit `n` is set if a word ends exactly `n` tiles further on.
    pub lengths: u32,
}

/// The name of a [`Fork`]. 0 is the fork where nothing follows.
pub type ForkId = u32;

/// All words of a graph, read forwards.
#[derive(Debug)]
pub struct Words {
    forks: Vec<Fork>,
    children: Vec<ForkId>,
    root: ForkId,
    all: TileSet,
}

/// Lengths from here on are not told apart: no board is so long.
const LONGEST: u32 = 31;

impl Words {
    /// Copies the words of a graph.
    pub fn new(graph: &Graph) -> Self {
        let mut all = 0;
        for tile in 1..=graph.alphabet().len() {
            all |= one(tile as Tile);
        }
        let mut words = Words {
            forks: vec![Fork::default()],
            children: Vec::new(),
            root: 0,
            all,
        };
        let mut known = vec![0; graph.node_count()];
        let nodes = graph.nodes();
        words.root = words.copy(nodes, nodes.dawg(), &mut known);
        words
    }

    fn copy(&mut self, nodes: Nodes<'_>, list: List, known: &mut [ForkId]) -> ForkId {
        if list == 0 {
            return 0;
        }
        if known[list as usize] != 0 {
            return known[list as usize];
        }
        let id = self.forks.len() as ForkId;
        known[list as usize] = id;
        self.forks.push(Fork::default());
        let count = nodes.siblings(list).count();
        let mut fork = Fork {
            first: self.children.len() as u32,
            ..Fork::default()
        };
        self.children.resize(self.children.len() + count, 0);
        for (offset, (_, node)) in nodes.siblings(list).enumerate() {
            let child = self.copy(nodes, node.child(), known);
            self.children[fork.first as usize + offset] = child;
            fork.tiles |= one(node.tile());
            if node.accepts() {
                fork.ends |= one(node.tile());
                fork.lengths |= 2;
            }
            fork.lengths |= (self.fork(child).lengths & !(1 << LONGEST)) << 1;
        }
        self.forks[id as usize] = fork;
        id
    }

    /// Where the words begin.
    #[inline]
    pub fn root(&self) -> ForkId {
        self.root
    }

    /// Every tile of the alphabet.
    #[inline]
    pub fn all(&self) -> TileSet {
        self.all
    }

    /// The fork with this name.
    #[inline]
    pub fn fork(&self, id: ForkId) -> &Fork {
        &self.forks[id as usize]
    }

    /// Where a tile of this fork leads.
    #[inline]
    pub fn behind(&self, fork: &Fork, tile: Tile) -> ForkId {
        let before = (fork.tiles & (one(tile) - 1)).count_ones();
        self.children[(fork.first + before) as usize]
    }

    /// Where these tiles lead from a fork; 0 if nowhere.
    #[inline]
    pub fn walk(&self, mut id: ForkId, tiles: &[Tile]) -> ForkId {
        for &tile in tiles {
            let fork = self.fork(id);
            if fork.tiles & one(tile) == 0 {
                return 0;
            }
            id = self.behind(fork, tile);
        }
        id
    }

    /// True if these tiles, from a fork on, end a word. There must be one at least.
    #[inline]
    pub fn ends(&self, mut id: ForkId, tiles: &[Tile]) -> bool {
        let Some((&last, before)) = tiles.split_last() else {
            return false;
        };
        for &tile in before {
            let fork = self.fork(id);
            if fork.tiles & one(tile) == 0 {
                return false;
            }
            id = self.behind(fork, tile);
        }
        self.fork(id).ends & one(last) != 0
    }

    /// The tiles that, between what led to a fork and these tiles, make a word.
    #[inline]
    pub fn fitting(&self, id: ForkId, after: &[Tile]) -> TileSet {
        let fork = self.fork(id);
        if after.is_empty() {
            return fork.ends;
        }
        let mut fitting = 0;
        for tile in tiles_of(fork.tiles) {
            let next = self.behind(fork, tile);
            if self.fork(next).lengths >> after.len() & 1 == 1 && self.ends(next, after) {
                fitting |= one(tile);
            }
        }
        fitting
    }
}
