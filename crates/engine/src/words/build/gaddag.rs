//! The GADDAG half: every word can be entered at each of its tiles.
//!
//! For CARE the strings are C⁄ARE, AC⁄RE, RAC⁄E and ERAC: a beginning read backwards, the
//! separator, the rest forwards. The rest behind a beginning is what the DAWG holds behind
//! it, so only the beginnings are sorted and added here, and the DAWG's lists are shared.

use super::minimise::Minimiser;
use super::states::{StateId, States};
use crate::words::alphabet::Tile;

/// A beginning of some words, read backwards.
struct Beginning {
    start: u32,
    length: u8,
    /// The beginning is itself a word.
    accepts: bool,
    /// The list of what follows the beginning.
    behind: StateId,
}

/// All beginnings, their tiles in one long row.
#[derive(Default)]
struct Beginnings {
    tiles: Vec<Tile>,
    entries: Vec<Beginning>,
}

/// Adds the GADDAG of the words in this DAWG.
pub fn add_gaddag(states: &mut States, dawg: StateId) -> StateId {
    let mut beginnings = Beginnings::default();
    beginnings.collect(states, dawg, &mut Vec::new());
    let Beginnings { tiles, mut entries } = beginnings;
    let string = |entry: &Beginning| -> &[Tile] {
        &tiles[entry.start as usize..][..usize::from(entry.length)]
    };
    entries.sort_unstable_by(|one, other| string(one).cmp(string(other)));
    let mut minimiser = Minimiser::new(states);
    for entry in &entries {
        minimiser.add(string(entry), entry.accepts, entry.behind);
    }
    minimiser.finish()
}

impl Beginnings {
    fn collect(&mut self, states: &States, list: StateId, path: &mut Vec<Tile>) {
        for (_, state) in states.siblings(list) {
            path.push(state.tile);
            self.entries.push(Beginning {
                start: self.tiles.len() as u32,
                length: path.len() as u8,
                accepts: state.accepts,
                behind: state.child,
            });
            self.tiles.extend(path.iter().rev());
            self.collect(states, state.child, path);
            path.pop();
        }
    }
}
