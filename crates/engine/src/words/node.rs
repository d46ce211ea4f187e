//! The node of the graph, and the cursor that walks over nodes.
//!
//! ```text
//!   31      24  23      22   21                    0
//!  +----------+-------+-----+-----------------------+
//!  |   tile   |accepts| end |  first child          |
//!  +----------+-------+-----+-----------------------+
//! ```
//! The children of a node are a *list*: nodes side by side, in tile order, the last one
//! marked `end`. A list is named by the index of its first node; list 0 is the empty list.

use super::alphabet::Tile;

/// The name of a list of siblings: the index of its first node. 0 is the empty list.
pub type List = u32;

const ACCEPTS: u32 = 1 << 23;
const END: u32 = 1 << 22;

/// One more than the greatest index a node can point to.
pub const MAX_NODES: usize = 1 << 22;

/// One arc of the graph: a tile, whether a word ends with it, and what may follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node(pub u32);

impl Node {
    /// Puts a node together. `child` must be below [`MAX_NODES`].
    pub fn new(tile: Tile, accepts: bool, end: bool, child: List) -> Self {
        debug_assert!((child as usize) < MAX_NODES);
        let flags = (u32::from(accepts) * ACCEPTS) | (u32::from(end) * END);
        Node((u32::from(tile) << 24) | flags | child)
    }

    /// The tile on this arc.
    #[inline]
    pub const fn tile(self) -> Tile {
        (self.0 >> 24) as Tile
    }

    /// True if a word ends with this tile.
    #[inline]
    pub const fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    /// True if this is the last of its siblings.
    #[inline]
    pub const fn is_end(self) -> bool {
        self.0 & END != 0
    }

    /// The list of what may follow; 0 if nothing may.
    #[inline]
    pub const fn child(self) -> List {
        self.0 & (END - 1)
    }
}

/// The nodes of a graph, as a cursor sees them: small, `Copy`, and safe with any index.
#[derive(Debug, Clone, Copy)]
pub struct Nodes<'a>(&'a [u32]);

/// What stands in for a node that is not there: it ends its list and leads nowhere.
const NOWHERE: Node = Node(END);

impl<'a> Nodes<'a> {
    /// Looks at these nodes, in the byte order of the machine.
    pub fn new(nodes: &'a [u32]) -> Self {
        Nodes(nodes)
    }

    /// The node at this index. Outside the graph there is a node that leads nowhere.
    #[inline]
    pub fn at(self, index: u32) -> Node {
        self.0
            .get(index as usize)
            .map_or(NOWHERE, |&node| Node(node))
    }

    /// The list where the words begin.
    #[inline]
    pub fn dawg(self) -> List {
        self.at(0).child()
    }

    /// The list where the GADDAG strings begin; 0 in a graph without GADDAG.
    #[inline]
    pub fn gaddag(self) -> List {
        self.at(1).child()
    }

    /// The index of the node with this tile in a list.
    #[inline]
    pub fn find(self, list: List, tile: Tile) -> Option<u32> {
        if list == 0 {
            return None;
        }
        let mut index = list;
        loop {
            let node = self.at(index);
            if node.tile() == tile {
                return (node != NOWHERE).then_some(index);
            }
            if node.is_end() {
                return None;
            }
            index += 1;
        }
    }

    /// The list that follows this tile in a list; 0 if the tile is not there.
    #[inline]
    pub fn child(self, list: List, tile: Tile) -> List {
        self.find(list, tile)
            .map_or(0, |index| self.at(index).child())
    }

    /// The node reached by these tiles, starting from a list.
    #[inline]
    pub fn walk(self, mut list: List, tiles: &[Tile]) -> Option<Node> {
        let mut reached = None;
        for &tile in tiles {
            let node = self.at(self.find(list, tile)?);
            list = node.child();
            reached = Some(node);
        }
        reached
    }

    /// The nodes of a list, in order, each with its index.
    #[inline]
    pub fn siblings(self, list: List) -> Siblings<'a> {
        Siblings {
            nodes: self,
            next: list,
        }
    }
}

/// Iterates over the nodes of one list.
#[derive(Debug, Clone)]
pub struct Siblings<'a> {
    nodes: Nodes<'a>,
    /// The index of the next node, 0 when there is none.
    next: u32,
}

impl Iterator for Siblings<'_> {
    type Item = (u32, Node);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.next == 0 {
            return None;
        }
        let index = self.next;
        let node = self.nodes.at(index);
        self.next = if node.is_end() { 0 } else { index + 1 };
        Some((index, node))
    }
}
