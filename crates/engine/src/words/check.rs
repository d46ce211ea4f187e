//! The quick pass over the nodes of a file that makes everything else safe.

use crate::error::{Error, Result};
use crate::words::alphabet::SEPARATOR;
use crate::words::node::{MAX_NODES, Node};

/// Checks that the nodes are a graph whose lists end, whose tiles exist and whose arrows
/// all point forwards and inside, so that no walk can be endless.
///
/// # Errors
/// If they are not.
pub fn check(nodes: &[u32], dawg_start: u32, tile_count: usize) -> Result<()> {
    let count = nodes.len();
    let start = dawg_start as usize;
    let [dawg, gaddag, ..] = *nodes else {
        return Err(damaged("it has no entry nodes"));
    };
    if count > MAX_NODES || start < 2 || start > count {
        return Err(damaged("it has too many nodes, or its DAWG begins outside"));
    }
    let (dawg, gaddag) = (Node(dawg).child() as usize, Node(gaddag).child() as usize);
    let is_inside = |list: usize, first: usize| list == 0 || (first..count).contains(&list);
    if !is_inside(dawg, start) || !is_inside(gaddag, 2) {
        return Err(damaged("an entry node points outside"));
    }
    if count > 2 && !Node(nodes[count - 1]).is_end() {
        return Err(damaged("its last list has no end"));
    }
    let is_sound = |index: usize, node: Node| {
        let child = node.child() as usize;
        let leads_on = (index + 1..count).contains(&child);
        let has_use = leads_on || (child == 0 && node.accepts());
        has_use && usize::from(node.tile()) <= tile_count
    };
    let mut indexed = nodes.iter().enumerate().skip(2);
    if !indexed.all(|(index, &node)| is_sound(index, Node(node))) {
        return Err(damaged(
            "a node leads nowhere, outside or back, or has no tile",
        ));
    }
    // Only the GADDAG has separators: in the DAWG every node carries a tile.
    if nodes[start..]
        .iter()
        .any(|&node| Node(node).tile() == SEPARATOR)
    {
        return Err(damaged("there is a separator in the DAWG"));
    }
    Ok(())
}

fn damaged(what: &str) -> Error {
    Error::File(what.to_owned())
}
