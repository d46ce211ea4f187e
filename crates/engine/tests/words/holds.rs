//! The graph holds exactly the strings it should, and is built the same every time.

use std::collections::BTreeSet;

use crate::common::{graph, words};
use ludomots_engine::words::{Alphabet, BuildOptions, Graph, List, Nodes, SEPARATOR, Tile};
use proptest::prelude::*;

/// Every string below a list, found with the plainest walk.
fn strings(nodes: Nodes<'_>, list: List) -> BTreeSet<Vec<Tile>> {
    let mut found = BTreeSet::new();
    for (_, node) in nodes.siblings(list) {
        if node.accepts() {
            found.insert(vec![node.tile()]);
        }
        for rest in strings(nodes, node.child()) {
            found.insert([vec![node.tile()], rest].concat());
        }
    }
    found
}

/// The GADDAG strings of a word: each beginning backwards, the separator, the rest.
fn gaddag_strings(word: &[Tile]) -> BTreeSet<Vec<Tile>> {
    let turned = |at: usize| word[..at].iter().rev().copied().collect::<Vec<_>>();
    let parts = (1..word.len()).map(|at| [turned(at), vec![SEPARATOR], word[at..].to_vec()]);
    let mut all: BTreeSet<Vec<Tile>> = parts.map(|parts| parts.concat()).collect();
    all.insert(turned(word.len()));
    all
}

fn spell(word: &str) -> Vec<Tile> {
    word.bytes().map(|letter| letter - b'A' + 1).collect()
}

proptest! {
    #[test]
    fn dawg_and_gaddag_hold_exactly_the_words(words in words()) {
        let list: Vec<&String> = words.iter().collect();
        let graph = graph(&list);
        let nodes = graph.nodes();
        let spelled: BTreeSet<Vec<Tile>> = words.iter().map(|word| spell(word)).collect();
        prop_assert_eq!(strings(nodes, nodes.dawg()), spelled.clone());
        let expected = spelled.iter().flat_map(|word| gaddag_strings(word)).collect();
        prop_assert_eq!(strings(nodes, nodes.gaddag()), expected);
    }

    #[test]
    fn order_and_repeats_of_the_list_do_not_matter(words in words(), turn in 0_usize..60) {
        let mut list: Vec<&String> = words.iter().collect();
        let first = graph(&list).to_bytes();
        list.extend_from_within(..list.len().min(turn));
        list.reverse();
        prop_assert_eq!(graph(&list).to_bytes(), first);
    }

    #[test]
    fn a_saved_graph_is_the_same(words in words()) {
        let built = graph(&words);
        let again = Graph::from_bytes(&built.to_bytes()).unwrap();
        again.verify().unwrap();
        prop_assert_eq!(again.words(0, u32::MAX), built.words(0, u32::MAX));
        prop_assert_eq!(again.to_bytes(), built.to_bytes());
        prop_assert_eq!(again.byte_size(), built.to_bytes().len());
    }
}

#[test]
fn a_file_is_mapped_and_replaced() {
    let path = std::env::temp_dir().join(format!("ludomots-engine-{}", std::process::id()));
    graph(["CHAT"]).save(&path).unwrap();
    let old = Graph::open(&path).unwrap();
    graph(["CHIEN", "CHIENNE"]).save(&path).unwrap();
    let new = Graph::open(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(old.words(0, 9), ["CHAT"]);
    assert_eq!(new.words(0, 9), ["CHIEN", "CHIENNE"]);
    assert!(Graph::open(&path).is_err());
    assert!(new.save(&path.join("nowhere")).is_err());
}

#[test]
fn endings_are_shared() {
    let one = graph(["AIMER"]).dawg_node_count();
    let two = graph(["AIMER", "RAMER"]).dawg_node_count();
    // A and R side by side, then I, A, and the shared M-E-R.
    assert_eq!((one, two), (5, 7));
    // The list {ES, S} ends with the list {S}, which lies inside it.
    let nested = graph(["AES", "AS", "BS"]);
    assert_eq!(nested.dawg_node_count(), 4);
}

#[test]
fn without_gaddag_there_is_only_the_dawg() {
    let options = BuildOptions { gaddag: false };
    let graph = Graph::build(&["MOT", "MOTS"], Alphabet::letters(), options).unwrap();
    assert_eq!(graph.nodes().gaddag(), 0);
    assert_eq!(graph.node_count(), 6);
}

#[test]
fn a_bad_word_is_named() {
    let message = |word: &str| {
        let built = Graph::build(&[word], Alphabet::letters(), BuildOptions::default());
        built.unwrap_err().to_string()
    };
    assert!(message("ÉTÉ").contains("ÉTÉ") && message("été").contains("été"));
    assert!(message("a").contains("\"a\""));
    assert!(message("").contains("empty"));
    assert!(message(&"A".repeat(65)).contains("more than 64 letters"));
}

#[test]
fn a_bad_alphabet_is_refused() {
    let many: Vec<String> = ('A'..='Z')
        .flat_map(|a| ["A", "B", "C"].map(|b| format!("{a}{b}")))
        .collect();
    assert!(Alphabet::new(&many[..62]).is_ok());
    assert!(Alphabet::new(&many[..63]).is_err());
    for bad in [&["A", "A"][..], &["a"], &[""], &["É"], &[]] {
        assert!(Alphabet::new(bad).is_err(), "{bad:?}");
    }
}
