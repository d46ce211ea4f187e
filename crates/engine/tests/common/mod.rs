//! What several tests need: word lists to try, and a graph of them.
#![allow(dead_code, missing_docs)] // each test file uses a part of this

use std::collections::BTreeSet;

use ludomots_engine::words::{Alphabet, BuildOptions, Graph};
use proptest::collection::btree_set;
use proptest::prelude::*;

/// Short words over few letters, so that they share much and questions hit.
pub fn words() -> impl Strategy<Value = BTreeSet<String>> {
    btree_set("[A-D]{1,7}", 0..60)
}

/// A graph of words, each letter a tile.
pub fn graph<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> Graph {
    graph_of_tiles(words, &Alphabet::letters())
}

pub fn graph_of_tiles<S: AsRef<str>>(
    words: impl IntoIterator<Item = S>,
    alphabet: &Alphabet,
) -> Graph {
    let words: Vec<String> = words
        .into_iter()
        .map(|word| word.as_ref().to_owned())
        .collect();
    Graph::build(&words, alphabet.clone(), BuildOptions::default()).unwrap()
}
