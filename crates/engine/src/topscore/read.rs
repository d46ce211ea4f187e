//! Reads the words of 3 to 7 tiles out of a graph.

use super::key::{Key, Word};
use super::{LONGEST, SHORTEST};
use crate::words::{Graph, List, Tile, WordSet};
use crate::{Error, Result};

/// The most words an index holds. A small graph may hold far more.
pub const MAX_WORDS: usize = 4_000_000;

/// The words of a graph that are `known`, each with its key and its number.
pub(crate) fn read_words(graph: &Graph, known: Option<&WordSet>) -> Result<Vec<(Key, u32, Word)>> {
    if known.is_some_and(|known| known.size() != graph.len()) {
        return Err(Error::Input(
            "the known words are those of another graph".to_owned(),
        ));
    }
    let mut reader = Reader {
        graph,
        known,
        tiles: Vec::with_capacity(LONGEST),
        words: Vec::new(),
    };
    reader.read(graph.nodes().dawg(), 0)?;
    Ok(reader.words)
}

struct Reader<'a> {
    graph: &'a Graph,
    known: Option<&'a WordSet>,
    /// The tiles on the way to where the reader is.
    tiles: Vec<Tile>,
    words: Vec<(Key, u32, Word)>,
}

impl Reader<'_> {
    /// Reads everything below a list, whose first word has number `start`.
    fn read(&mut self, list: List, start: u32) -> Result<()> {
        let counts = self.graph.counts();
        for (index, node) in self.graph.nodes().siblings(list) {
            let number = start + counts.from(list) - counts.from(index);
            self.tiles.push(node.tile());
            if node.accepts() && self.tiles.len() >= SHORTEST {
                self.keep(number)?;
            }
            if self.tiles.len() < LONGEST {
                self.read(node.child(), number + u32::from(node.accepts()))?;
            }
            self.tiles.pop();
        }
        Ok(())
    }

    fn keep(&mut self, number: u32) -> Result<()> {
        if self.known.is_some_and(|known| !known.contains(number)) {
            return Ok(());
        }
        if self.words.len() == MAX_WORDS {
            return Err(Error::Input(format!(
                "growth is for lists of up to {MAX_WORDS} words of 3 to 7 tiles"
            )));
        }
        let word = Word::new(&self.tiles);
        self.words.push((word.key(), number, word));
        Ok(())
    }
}
