//! Builds a graph from a list of words.

mod gaddag;
mod layout;
mod minimise;
mod states;

use std::ops::ControlFlow;

use self::layout::lay_out;
use self::minimise::Minimiser;
use self::states::{StateId, States};
use crate::words::alphabet::{Alphabet, Tile};
use crate::words::graph::Graph;
use crate::words::spelling::{End, MAX_SPELLINGS, MAX_WORD};
use crate::{Error, Result};

/// What to build beside the DAWG.
#[derive(Debug, Clone, Copy)]
pub struct BuildOptions {
    /// Build the GADDAG too.
    pub gaddag: bool,
}

impl Default for BuildOptions {
    fn default() -> Self {
        BuildOptions { gaddag: true }
    }
}

impl Graph {
    /// Builds the graph of these words, given in any order, once or several times, in
    /// letters A–Z. Each spelling in tiles is an entry; a word without one is left out.
    ///
    /// # Errors
    /// If a word is empty, too long or holds anything but A–Z, or the graph gets too large.
    pub fn build<S: AsRef<str>>(
        words: &[S],
        alphabet: Alphabet,
        options: BuildOptions,
    ) -> Result<Self> {
        let entries = spell_all(words, &alphabet)?;
        let mut states = States::new();
        let dawg = minimise(&mut states, entries.iter().map(Vec::as_slice));
        let gaddag = if options.gaddag {
            gaddag::add_gaddag(&mut states, dawg)
        } else {
            0
        };
        let flat = lay_out(&states, dawg, gaddag)?;
        Graph::from_nodes(alphabet, flat.nodes, flat.dawg_start)
    }
}

/// The spellings of all words, sorted, each once.
fn spell_all<S: AsRef<str>>(words: &[S], alphabet: &Alphabet) -> Result<Vec<Vec<Tile>>> {
    let mut entries = Vec::with_capacity(words.len());
    for word in words {
        let word = word.as_ref();
        check_word(word)?;
        let mut found = 0;
        let _ = alphabet.each_spelling(word.as_bytes(), End::Exact, &mut |tiles| {
            found += 1;
            entries.push(tiles.to_vec());
            ControlFlow::Continue(())
        });
        if found == MAX_SPELLINGS {
            return Err(Error::Build(format!(
                "the word {word} has too many spellings in tiles"
            )));
        }
    }
    entries.sort_unstable();
    entries.dedup();
    Ok(entries)
}

fn check_word(word: &str) -> Result<()> {
    if word.is_empty() {
        return Err(Error::Build("a word of the list is empty".to_owned()));
    }
    if word.len() > MAX_WORD {
        return Err(Error::Build(format!(
            "the word {word} has more than {MAX_WORD} letters"
        )));
    }
    match word.chars().find(|letter| !letter.is_ascii_uppercase()) {
        Some(other) => Err(Error::Build(format!(
            "the word {word:?} holds {other:?}, not in A–Z"
        ))),
        None => Ok(()),
    }
}

fn minimise<'a>(states: &mut States, sorted: impl Iterator<Item = &'a [Tile]>) -> StateId {
    let mut minimiser = Minimiser::new(states);
    for entry in sorted {
        minimiser.add(entry, true, 0);
    }
    minimiser.finish()
}
