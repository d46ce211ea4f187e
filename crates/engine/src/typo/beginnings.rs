//! Which cards a row can take so that it stays the beginning of a word.

use super::row::{LONGEST, Letters, Row, bit};
use crate::chance::mix;
use crate::words::{Alphabet, Graph, List};
use crate::{Error, Result};

/// How many rows are remembered, a power of two. A row takes the place of another one.
const REMEMBERED: usize = 1 << 14;

/// The cards that a row can take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ends {
    /// At its left end.
    pub left: Letters,
    /// At its right end.
    pub right: Letters,
}

impl Ends {
    /// At either end.
    #[inline]
    pub fn both(self) -> Letters {
        self.left | self.right
    }
}

/// The beginnings of words. Rows that were asked for are remembered: playouts ask for the same
/// ones again and again.
#[derive(Debug, Clone)]
pub struct Beginnings {
    remembered: Vec<(u128, Ends)>,
}

impl Beginnings {
    /// Nothing is remembered yet.
    ///
    /// # Errors
    /// If the words of the graph are not made of the 26 letters.
    pub fn new(graph: &Graph) -> Result<Self> {
        if *graph.alphabet() != Alphabet::letters() {
            let text = "Typo needs a graph of the 26 letters, one a tile";
            return Err(Error::Input(text.to_owned()));
        }
        Ok(Beginnings {
            remembered: vec![Default::default(); REMEMBERED],
        })
    }

    /// What a row can take. The graph must always be the same.
    #[inline]
    pub fn ends(&mut self, graph: &Graph, row: Row) -> Ends {
        let key = row.key();
        let slot =
            &mut self.remembered[mix(key as u64 ^ mix((key >> 64) as u64)) as usize % REMEMBERED];
        if slot.0 != key {
            *slot = (key, find(graph, row));
        }
        slot.1
    }
}

fn find(graph: &Graph, row: Row) -> Ends {
    if row.len() == LONGEST {
        return Ends::default();
    }
    let nodes = graph.nodes();
    // What follows the row behind a list; none if no word goes on like this.
    let behind = |mut list: List| {
        let mut reached = None;
        for card in row.cards() {
            let node = nodes.at(nodes.find(list, card)?);
            list = node.child();
            reached = Some(list);
        }
        reached
    };
    let mut ends = Ends::default();
    for (_, first) in nodes.siblings(nodes.dawg()) {
        if behind(first.child()).is_some() {
            ends.left |= bit(first.tile());
        }
    }
    for (_, next) in nodes.siblings(behind(nodes.dawg()).unwrap_or(0)) {
        ends.right |= bit(next.tile());
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::BuildOptions;

    fn ends(words: &[&str], row: &str) -> (String, String) {
        let options = BuildOptions { gaddag: false };
        let graph = Graph::build(words, Alphabet::letters(), options).unwrap();
        let cards: Vec<u8> = row.bytes().map(|letter| letter - b'A' + 1).collect();
        let ends = Beginnings::new(&graph)
            .unwrap()
            .ends(&graph, Row::new(&cards).unwrap());
        let told = |letters: Letters| {
            let all = ('A'..='Z').enumerate();
            all.filter(|(number, _)| letters >> number & 1 == 1)
                .map(|(_, letter)| letter)
                .collect()
        };
        (told(ends.left), told(ends.right))
    }

    #[test]
    fn a_row_takes_what_keeps_it_a_beginning() {
        let words = ["ARC", "ART", "CAR", "CARTE", "BARS"];
        assert_eq!(ends(&words, "AR"), ("BC".to_owned(), "CT".to_owned()));
        assert_eq!(ends(&words, "CAR"), (String::new(), "T".to_owned()));
        assert_eq!(ends(&words, "ARS"), ("B".to_owned(), String::new()));
        assert_eq!(ends(&words, "XX"), (String::new(), String::new()));
    }

    #[test]
    fn words_of_other_tiles_are_refused() {
        let tiles: Vec<String> = ('A'..='Z')
            .map(String::from)
            .chain(["QU".to_owned()])
            .collect();
        let alphabet = Alphabet::new(&tiles).unwrap();
        let graph = Graph::build(&["ARC"], alphabet, BuildOptions { gaddag: false }).unwrap();
        assert!(Beginnings::new(&graph).is_err());
    }
}
