//! Every look-up gives what a plain search through the list gives.

use std::cmp::Reverse;

use crate::common::{graph, graph_of_tiles, words};
use ludomots_engine::words::{Alphabet, Graph, MAX_DISTANCE, Preferences, WordSet};
use proptest::prelude::*;

/// Does a word fit a pattern? By trying everything.
fn fits(pattern: &[u8], word: &[u8]) -> bool {
    match (pattern, word) {
        ([], word) => word.is_empty(),
        ([b'*', pattern @ ..], _) => (0..=word.len()).any(|at| fits(pattern, &word[at..])),
        ([b'?', pattern @ ..], [_, word @ ..]) => fits(pattern, word),
        ([letter, pattern @ ..], [first, word @ ..]) => letter == first && fits(pattern, word),
        _ => false,
    }
}

/// Can a word be made from a rack? By taking letters away.
fn can_make(rack: &str, word: &str) -> bool {
    let mut left = rack.to_owned();
    word.chars().all(|letter| {
        let place = left.find(letter).or_else(|| left.find('?'));
        place.map(|place| left.remove(place)).is_some()
    })
}

/// The distance with swaps of neighbours, by the table of the textbook.
fn distance(one: &str, two: &str) -> u8 {
    let (one, two) = (one.as_bytes(), two.as_bytes());
    let mut table = vec![vec![0_usize; two.len() + 1]; one.len() + 1];
    for i in 0..=one.len() {
        for j in 0..=two.len() {
            table[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let same = usize::from(one[i - 1] != two[j - 1]);
                let mut cell = (table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                cell = cell.min(table[i - 1][j - 1] + same);
                if i > 1 && j > 1 && one[i - 1] == two[j - 2] && one[i - 2] == two[j - 1] {
                    cell = cell.min(table[i - 2][j - 2] + 1);
                }
                cell
            };
        }
    }
    u8::try_from(table[one.len()][two.len()]).unwrap()
}

proptest! {
    #[test]
    fn words_and_numbers_agree(words in words(), other in "[A-E]{0,8}", from in 0_u32..70, to in 0_u32..70) {
        let graph = graph(&words);
        prop_assert_eq!(graph.len(), words.len());
        let list: Vec<String> = words.iter().cloned().collect();
        for (number, word) in (0..).zip(&list) {
            prop_assert!(graph.contains(word) && graph.contains(&word.to_lowercase()));
            prop_assert_eq!(graph.number(word), Some(number));
            prop_assert_eq!(graph.word(number), Some(word.clone()));
        }
        prop_assert_eq!(graph.word(u32::try_from(list.len()).unwrap()), None);
        prop_assert_eq!(graph.contains(&other), words.contains(&other));
        prop_assert_eq!(graph.number(&other).is_some(), words.contains(&other));
        let (start, stop) = (from as usize, (to as usize).min(list.len()));
        let expected = list.get(start..stop.max(start)).unwrap_or_default();
        prop_assert_eq!(graph.words(from, to), expected);
    }

    #[test]
    fn prefixes(words in words(), prefix in "[A-E]{0,3}", limit in 0_usize..9) {
        let (found, total) = graph(&words).prefix(&prefix, limit);
        let all: Vec<&String> = words.iter().filter(|word| word.starts_with(&prefix)).collect();
        prop_assert_eq!(total, all.len());
        prop_assert!(found.iter().eq(all.into_iter().take(limit)));
    }

    #[test]
    fn patterns(words in words(), pattern in "[A-E?*]{0,6}", limit in 0_usize..9) {
        let page = graph(&words).pattern(&pattern, limit).unwrap();
        let fit = |word: &&String| fits(pattern.as_bytes(), word.as_bytes());
        let all: Vec<&String> = words.iter().filter(fit).collect();
        prop_assert_eq!(page.more, all.len() > limit);
        prop_assert!(page.words.iter().eq(all.into_iter().take(limit)));
    }

    #[test]
    fn anagrams(words in words(), rack in "[A-E?]{0,6}", limit in 0_usize..9, shortest in proptest::option::of(0_usize..7)) {
        let page = graph(&words).anagrams(&rack, limit, shortest).unwrap();
        let long_enough = |word: &String| word.len() >= shortest.unwrap_or(rack.len());
        let mut all: Vec<&String> =
            words.iter().filter(|word| long_enough(word) && can_make(&rack, word)).collect();
        all.sort_by_key(|word| Reverse(word.len()));
        prop_assert_eq!(page.more, all.len() > limit);
        prop_assert!(page.words.iter().eq(all.into_iter().take(limit)));
    }

    #[test]
    fn growth(words in words(), word in "[A-E]{0,5}") {
        let rack = format!("{word}?");
        let grows = |longer: &&String| longer.len() == rack.len() && can_make(&rack, longer);
        prop_assert!(graph(&words).grow(&word).iter().eq(words.iter().filter(grows)));
    }

    #[test]
    fn hooks(words in words(), word in "[A-E]{0,5}") {
        let graph = graph(&words);
        let hooks = graph.hooks(&word);
        for (tile, letter) in (1..).zip('A'..='Z') {
            prop_assert_eq!(hooks.front >> tile & 1 == 1, words.contains(&format!("{letter}{word}")));
            prop_assert_eq!(hooks.back >> tile & 1 == 1, words.contains(&format!("{word}{letter}")));
        }
    }

    #[test]
    fn nearest(
        words in words(),
        word in "[A-E]{0,20}",
        count in 0_usize..6,
        ranks in proptest::option::of(proptest::collection::vec(0_u8..3, 60)),
        banned in proptest::collection::vec(0_u32..60, 0..9),
    ) {
        let graph = graph(&words);
        let set = WordSet::from_numbers(graph.len(), banned.iter().copied());
        let preferences = Preferences { rank: ranks.as_deref(), banned: Some(&set) };
        let found = graph.nearest(&word, count, preferences);
        let rank = |number: u32| ranks.as_ref().map_or(0, |ranks| ranks[number as usize]);
        let mut expected: Vec<(u8, Reverse<u8>, u32)> = (0..).zip(&words)
            .filter(|(number, _)| !banned.contains(number))
            .map(|(number, other)| (distance(&word, other), Reverse(rank(number)), number))
            .filter(|&(distance, _, _)| distance <= MAX_DISTANCE)
            .collect();
        expected.sort_unstable();
        expected.truncate(count);
        let found: Vec<_> = found.iter().map(|near| (near.distance, near.rank, near.number)).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn any_text_is_answered(words in words(), text in ".{0,80}") {
        let graph = graph(&words);
        graph.contains(&text);
        graph.number(&text);
        graph.prefix(&text, 5);
        let _ = graph.pattern(&text, 5);
        let _ = graph.anagrams(&text, 5, Some(1));
        graph.hooks(&text);
        graph.grow(&text);
        graph.nearest(&text, 3, Preferences::default());
    }
}

fn quai(tiles: &[&str]) -> Graph {
    let words = ["COQ", "COQUE", "QUAI", "QUI", "UN"];
    graph_of_tiles(words, &Alphabet::new(tiles).unwrap())
}

#[test]
fn with_qu_in_place_of_q() {
    let graph = quai(&["A", "C", "E", "I", "N", "O", "QU", "U"]);
    assert_eq!(graph.words(0, 99), ["COQUE", "QUAI", "QUI", "UN"]);
    assert!(graph.contains("quai") && !graph.contains("COQ") && !graph.contains("QI"));
    assert_eq!(graph.number("QUI"), Some(2));
    assert_eq!(graph.prefix("Q", 9).0, ["QUAI", "QUI"]);
    assert_eq!(graph.prefix("QUA", 9), (vec!["QUAI".to_owned()], 1));
    assert_eq!(graph.pattern("Q??", 9).unwrap().words, ["QUAI"]);
    assert_eq!(graph.pattern("*(QU)E", 9).unwrap().words, ["COQUE"]);
    assert_eq!(graph.anagrams("IQ", 9, None).unwrap().words, ["QUI"]);
    assert_eq!(graph.grow("QUI"), ["QUAI"]);
    assert_eq!(
        graph.alphabet().texts_of_set(graph.hooks("I").front),
        ["QU"]
    );
}

#[test]
fn with_qu_beside_q_a_word_has_two_entries() {
    let graph = quai(&["A", "C", "E", "I", "N", "O", "Q", "QU", "U"]);
    assert_eq!(graph.len(), 8);
    assert_eq!(graph.number("QUAI"), Some(3));
    assert_eq!(graph.word(5).as_deref(), Some("QUAI"));
    assert_eq!(graph.prefix("QU", 9).1, 4);
    assert_eq!(graph.grow("QUI"), ["QUAI", "QUAI"]);
}

#[test]
fn an_alphabet_too_large_for_the_quick_table_works_too() {
    let letters = ('A'..='Z').map(String::from);
    let pairs = ('B'..='Z').map(|letter| format!("A{letter}"));
    let alphabet = Alphabet::new(&letters.chain(pairs).collect::<Vec<_>>()).unwrap();
    let graph = graph_of_tiles(["CABAS", "SAC"], &alphabet);
    assert!(graph.contains("CABAS") && graph.contains("SAC") && !graph.contains("CAB"));
    assert_eq!(graph.len(), 6);
}
