//! Hooks: the tiles that make a word longer in front or behind.

use std::ops::ControlFlow;

use crate::words::alphabet::Tile;
use crate::words::graph::Graph;
use crate::words::node::Node;
use crate::words::spelling::End;

/// The hooks of a text, as sets of tiles: bit `t` stands for tile `t`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hooks {
    /// The tiles that make a word when they are set in front.
    pub front: u64,
    /// The tiles that make a word when they are set behind.
    pub back: u64,
}

impl Graph {
    /// The hooks of any text in letters, whether or not it is a word itself.
    pub fn hooks(&self, text: &str) -> Hooks {
        let mut hooks = Hooks::default();
        let _ = self
            .alphabet()
            .each_spelling(text.as_bytes(), End::Exact, &mut |tiles| {
                hooks.front |= self.front_hooks(tiles);
                hooks.back |= self.back_hooks(tiles);
                ControlFlow::Continue(())
            });
        hooks
    }

    fn front_hooks(&self, tiles: &[Tile]) -> u64 {
        let nodes = self.nodes();
        let makes_a_word = |first: Node| {
            let alone = tiles.is_empty().then_some(first);
            alone
                .or_else(|| nodes.walk(first.child(), tiles))
                .is_some_and(Node::accepts)
        };
        let firsts = nodes
            .siblings(nodes.dawg())
            .filter(|&(_, first)| makes_a_word(first));
        firsts.fold(0, |set, (_, first)| set | (1 << first.tile()))
    }

    fn back_hooks(&self, tiles: &[Tile]) -> u64 {
        let nodes = self.nodes();
        let behind = match nodes.walk(nodes.dawg(), tiles) {
            Some(last) => last.child(),
            None if tiles.is_empty() => nodes.dawg(),
            None => 0,
        };
        let lasts = nodes.siblings(behind).filter(|(_, last)| last.accepts());
        lasts.fold(0, |set, (_, last)| set | (1 << last.tile()))
    }
}
