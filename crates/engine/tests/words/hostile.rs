//! A damaged or hostile file is refused or harmless: no panic, no endless walk.

use crate::common::{graph, words};
use ludomots_engine::words::{Graph, Node, Preferences};
use proptest::prelude::*;

/// Asks everything of a graph that was opened in spite of all.
fn ask_everything(graph: &Graph) {
    let _ = graph.verify();
    let words = graph.words(0, 500);
    for word in words.iter().take(50) {
        graph.contains(word);
        graph.number(word);
        graph.hooks(word);
        graph.grow(word);
    }
    for number in 0..50 {
        graph.word(number);
    }
    graph.prefix("A", 50);
    let _ = graph.pattern("*A*", 50);
    let _ = graph.anagrams("ABCD?", 50, Some(1));
    graph.nearest("ABCD", 3, Preferences::default());
}

proptest! {
    #[test]
    fn changed_bytes_do_no_harm(
        words in words(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = graph(&words).to_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(graph) = Graph::from_bytes(&bytes) {
            ask_everything(&graph);
        }
    }

    #[test]
    fn a_cut_file_is_refused(words in words(), cut in any::<prop::sample::Index>()) {
        let bytes = graph(&words).to_bytes();
        prop_assert!(Graph::from_bytes(&bytes[..cut.index(bytes.len())]).is_err());
    }

    #[test]
    fn any_bytes_are_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Graph::from_bytes(&bytes).is_err());
    }
}

/// The file of AB and B with one node replaced. The array is: two entries, A, B; A leads
/// to the B beside it.
fn with_node(index: usize, node: Node) -> Result<Graph, String> {
    let options = ludomots_engine::words::BuildOptions { gaddag: false };
    let alphabet = ludomots_engine::words::Alphabet::letters();
    let mut bytes = Graph::build(&["AB", "B"], alphabet, options)
        .unwrap()
        .to_bytes();
    let at = bytes.len() - 4 * (4 - index);
    bytes[at..at + 4].copy_from_slice(&node.0.to_le_bytes());
    Graph::from_bytes(&bytes).map_err(|error| error.to_string())
}

#[test]
fn each_kind_of_bad_node_is_refused() {
    let refused = |index: usize, node: Node| with_node(index, node).unwrap_err();
    assert!(with_node(2, Node::new(1, false, false, 3)).is_ok());
    assert!(
        refused(2, Node::new(1, false, false, 2)).contains("back"),
        "a loop"
    );
    assert!(refused(2, Node::new(1, false, false, 4)).contains("outside"));
    assert!(refused(2, Node::new(1, false, false, 0)).contains("nowhere"));
    assert!(refused(2, Node::new(27, false, false, 3)).contains("no tile"));
    assert!(refused(2, Node::new(0, false, false, 3)).contains("separator"));
    assert!(refused(2, Node::new(1, true, false, 3)).contains("words its header counts"));
    assert!(refused(3, Node::new(2, true, false, 0)).contains("no end"));
    assert!(refused(0, Node::new(0, false, true, 1)).contains("entry"));
    assert!(refused(1, Node::new(0, false, true, 9)).contains("entry"));
}

/// Forty lists of two nodes that both lead to the next list: 2^40 words in 80 nodes.
#[test]
fn more_words_than_can_be_numbered_are_refused() {
    let mut bytes = graph(["A"]).to_bytes();
    let header = 128;
    bytes.truncate(header);
    let mut nodes = vec![Node::new(0, false, true, 2), Node::new(0, false, true, 0)];
    for list in 1..=40 {
        let child = if list == 40 { 0 } else { 2 + 2 * list };
        nodes.push(Node::new(1, true, false, child));
        nodes.push(Node::new(2, true, true, child));
    }
    bytes[16..20].copy_from_slice(&82_u32.to_le_bytes());
    bytes[24..28].copy_from_slice(&2_u32.to_le_bytes());
    bytes.extend(nodes.iter().flat_map(|node| node.0.to_le_bytes()));
    let message = Graph::from_bytes(&bytes).unwrap_err().to_string();
    assert!(
        message.contains("more than 4 294 967 295 words"),
        "{message}"
    );
}

#[test]
fn each_fault_of_the_header_has_its_message() {
    let good = graph(["MOT"]).to_bytes();
    let refused = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        Graph::from_bytes(&bytes).unwrap_err().to_string()
    };
    assert!(refused(0, b'X').contains("LUDOWORD"));
    assert!(refused(8, 9).contains("version 9"));
    assert!(refused(12, 0).contains("size"));
    assert!(refused(16, 99).contains("size"));
    assert!(refused(20, 9).contains("words its header counts"));
    assert!(refused(24, 0).contains("DAWG begins outside"));
    assert!(refused(28, 200).contains("tile"));
    assert!(refused(40, 255).contains("cut off"));
}

#[test]
fn a_wrong_checksum_is_found_on_demand() {
    let mut bytes = graph(["MOT"]).to_bytes();
    bytes[32] ^= 1;
    let graph = Graph::from_bytes(&bytes).unwrap();
    assert!(graph.contains("MOT"));
    assert!(graph.verify().is_err());
}
