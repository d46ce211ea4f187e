//! Every question about words that grow gets the answer of a plain search through the list.
// Figures are compared where they are exact.
#![allow(missing_docs, clippy::cast_precision_loss, clippy::float_cmp)]

#[path = "../common/mod.rs"]
mod common;

use std::collections::BTreeSet;
use std::sync::Arc;

use common::{graph, graph_of_tiles};
use ludomots_engine::topscore::{
    Action, Draws, Growth, Hand, Key, Laid, Outlook, Row, Situation, Turn, TurnRules, Walk, Word,
};
use ludomots_engine::words::{Alphabet, Tile, WordSet};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;

type Tiles = Vec<Tile>;

/// Words over few letters, many of which grow into one another.
fn words() -> impl Strategy<Value = BTreeSet<String>> {
    btree_set("[A-C]{2,8}", 0..90)
}

fn tiles(text: &str) -> Tiles {
    text.bytes().map(tile).collect()
}

/// The code of a letter; that of a blank for `?`.
fn tile(letter: u8) -> Tile {
    if letter == b'?' {
        Hand::BLANK
    } else {
        letter - b'A' + 1
    }
}

fn text(word: Word) -> String {
    word.tiles()
        .map(|tile| char::from(b'A' + tile - 1))
        .collect()
}

fn key(text: &str) -> Key {
    Key::new(&tiles(text)).unwrap()
}

fn hand(text: &str) -> Hand {
    Hand::new(&tiles(text)).unwrap()
}

fn sorted(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

/// The letters of a word without those of another; `None` if it has not all of them.
fn less(word: &str, other: &str) -> Option<String> {
    let mut left = word.to_owned();
    for letter in other.chars() {
        left.remove(left.find(letter)?);
    }
    Some(left)
}

/// The letters of which a rack has too few, if its blanks can stand for them.
fn blanks(needed: &str, rack: &str) -> Option<String> {
    let (mut left, mut missing) = (rack.to_owned(), String::new());
    for letter in needed.chars() {
        match left.find(letter) {
            Some(place) => drop(left.remove(place)),
            None => missing.push(letter),
        }
    }
    (missing.len() <= left.matches('?').count()).then_some(missing)
}

/// Whether words lead from one multiset of letters to another, by trying all.
fn chain(words: &BTreeSet<String>, from: &str, to: &str) -> bool {
    let grows = |longer: &&String| {
        let on_the_way = longer.len() == from.len() + 1 && less(to, longer).is_some();
        on_the_way && less(longer, from).is_some()
    };
    let mut longer = words.iter().filter(grows);
    longer.any(|longer| sorted(longer) == sorted(to) || chain(words, longer, to))
}

fn all_words(growth: &Growth, class: u32) -> Vec<String> {
    growth.words(class).iter().map(|&word| text(word)).collect()
}

proptest! {
    #[test]
    fn steps(words in words(), word in "[A-D]{1,7}", rack in "[A-D?]{0,6}") {
        let growth = Growth::new(&graph(&words), None).unwrap();
        let mut found = Vec::new();
        for step in growth.steps(key(&word), &hand(&rack)) {
            let words = all_words(&growth, step.class).into_iter();
            found.extend(words.map(|longer| (longer, step.tile, step.blank)));
        }
        let step = |longer: &String| {
            let added = less(longer, &word).filter(|added| added.len() == 1)?;
            let blank = blanks(&added, &rack)?;
            (3..=7).contains(&longer.len())
                .then(|| (longer.clone(), tiles(&added)[0], !blank.is_empty()))
        };
        found.sort();
        prop_assert_eq!(found, words.iter().filter_map(step).collect::<Vec<_>>());
    }

    #[test]
    fn starts(words in words(), rack in "[A-D?]{0,6}") {
        let growth = Growth::new(&graph(&words), None).unwrap();
        let mut found = Vec::new();
        for start in growth.starts(&hand(&rack)) {
            let words = all_words(&growth, start.class).into_iter();
            found.extend(words.map(|word| (word, start.blanks)));
        }
        let start = |word: &String| {
            let blanks = blanks(word, &rack)?;
            (word.len() == 3).then(|| (word.clone(), key(&blanks)))
        };
        found.sort();
        prop_assert_eq!(found, words.iter().filter_map(start).collect::<Vec<_>>());
    }

    #[test]
    fn swaps(words in words(), word in "[A-D]{3,6}", rack in "[A-D?]{0,6}") {
        let growth = Growth::new(&graph(&words), None).unwrap();
        let mut found = Vec::new();
        for swap in growth.swaps(key(&word), &hand(&rack)) {
            let words = all_words(&growth, swap.step.class).into_iter();
            found.extend(words.map(|other| (other, swap.out, swap.step.tile, swap.step.blank)));
        }
        let mut expected = Vec::new();
        for out in word.chars().collect::<BTreeSet<_>>() {
            let kept = less(&word, &out.to_string()).unwrap();
            for other in words.iter().filter(|other| other.len() == word.len()) {
                let Some(put) = less(other, &kept) else { continue };
                if let Some(blank) = blanks(&put, &rack).filter(|_| put != out.to_string()) {
                    let (out, put) = (tile(out as u8), tiles(&put)[0]);
                    expected.push((other.clone(), out, put, !blank.is_empty()));
                }
            }
        }
        found.sort();
        expected.sort();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn reach(words in words(), word in "[A-C]{2,6}", rack in "[A-C?]{0,6}") {
        let growth = Growth::new(&graph(&words), None).unwrap();
        let counts = growth.reach(key(&word), &hand(&rack));
        let classes: BTreeSet<String> = words.iter().map(|word| sorted(word)).collect();
        let reached = |class: &&String| {
            let added = less(class, &word).and_then(|added| blanks(&added, &rack));
            (3..=7).contains(&class.len()) && added.is_some() && chain(&words, &word, class)
        };
        let mut expected = vec![0; 7 - word.len()];
        for class in classes.iter().filter(|class| class.len() > word.len()).filter(reached) {
            expected[class.len() - word.len() - 1] += 1;
        }
        prop_assert_eq!(counts, expected);
    }

    #[test]
    fn one_walk_after_another_forgets(words in words(), first in "[A-C]{2,5}", rack in "[A-C?]{0,6}") {
        let growth = Growth::new(&graph(&words), None).unwrap();
        let mut walk = Walk::default();
        let mut classes = |word: &str| -> Vec<u32> {
            walk.run(&growth, key(word), &hand(&rack)).iter().map(|reached| reached.class).collect()
        };
        let fresh = classes(&first);
        classes("AB");
        prop_assert_eq!(classes(&first), fresh);
    }

    #[test]
    fn longest(words in words(), row in "[A-C.]{7}", gaps: bool) {
        let growth = Growth::new(&graph(&words), None).unwrap();
        let squares = growth.longest(row_of(&row), gaps);
        let mut best: Vec<usize> = Vec::new();
        for set in 0_u32..128 {
            let squares: Vec<usize> = (0..7).filter(|square| set >> square & 1 == 1).collect();
            let word: String = squares.iter().map(|&square| &row[square..=square]).collect();
            let beside = squares.windows(2).all(|pair| pair[1] == pair[0] + 1);
            let better = squares.len() > best.len() || squares.len() == best.len() && squares < best;
            if word.len() >= 3 && (gaps || beside) && words.contains(&word) && better {
                best = squares;
            }
        }
        prop_assert_eq!(squares, best);
    }

    #[test]
    fn known_words_only(words in words(), known in vec(any::<bool>(), 90), word in "[A-C]{2,6}") {
        let graph = graph(&words);
        let known = &known[..words.len()];
        let set = WordSet::select(known, |&known| known);
        let some = words.iter().zip(known).filter(|(_, known)| **known).map(|(word, _)| word);
        let of_known = Growth::new(&graph, Some(&set)).unwrap();
        let of_list = Growth::new(&common::graph(some), None).unwrap();
        prop_assert_eq!(of_known.len(), of_list.len());
        let all = hand("ABC???");
        let steps = |growth: &Growth| -> Vec<Vec<String>> {
            let steps = growth.steps(key(&word), &all).into_iter();
            steps.map(|step| all_words(growth, step.class)).collect()
        };
        prop_assert_eq!(steps(&of_known), steps(&of_list));
    }

    #[test]
    fn the_best_plan_is_the_best_of_all_chains(words in words(), word in "[A-C]{3,6}", rack in "[A-C?]{0,6}") {
        let growth = Arc::new(Growth::new(&graph(&words), None).unwrap());
        let outlook = Outlook::new(growth.clone(), hand("AAABBCCCC?"), 6);
        let plan = outlook.plan(&mut Walk::default(), key(&word), &hand(&rack));
        let mut best = 1.0 + outlook.turns(key(&word));
        for class in words.iter().filter(|class| (word.len() + 1..=7).contains(&class.len())) {
            let added = less(class, &word).and_then(|added| blanks(&added, &rack));
            if added.is_some() && chain(&words, &word, class) {
                let steps = class.len() - word.len();
                best = best.min(steps as f32 + outlook.turns(key(class)));
            }
        }
        prop_assert_eq!(plan.turns, best);
        prop_assert_eq!(plan.step.is_none(), plan.turns == 1.0 + outlook.turns(key(&word)));
    }

    #[test]
    fn placements_as_counted_goal_by_goal(words in words(), row in "[A-C.]{7}", gaps: bool) {
        prop_assume!(row.matches('.').count() > 2);
        let growth = Arc::new(Growth::new(&graph(&words), None).unwrap());
        let outlook = Outlook::new(growth, hand("AAAAABBBBBCCCC"), 6);
        let placed = outlook.place(row_of(&row), &tiles("BAAC"), gaps);
        prop_assert_eq!(placed.len(), 3 * row.matches('.').count());
        prop_assert!(placed.windows(2).all(|pair| pair[0].value >= pair[1].value));
        for one in placed {
            let mut after = row_of(&row);
            after[one.square] = one.tile;
            let best = best_goal(&words, after, gaps, &|tile| outlook.supply(tile));
            prop_assert!((one.value - best).abs() < 1e-9, "{} {} {:?}", one.value, best, one);
        }
    }
}

fn row_of(text: &str) -> Row {
    let square = |letter: u8| if letter == b'.' { 0 } else { tile(letter) };
    Row::try_from(text.bytes().map(square).collect::<Tiles>()).unwrap()
}

/// The best goal of a row: the points of a word that fits, times the chance of its letters.
fn best_goal(words: &BTreeSet<String>, row: Row, gaps: bool, supply: &dyn Fn(Tile) -> f64) -> f64 {
    let rounds = (0..7).filter(|&square| row[square] == 0).count();
    let mut best = 0.0_f64;
    for set in 0_u32..128 {
        let squares: Vec<usize> = (0..7).filter(|square| set >> square & 1 == 1).collect();
        if !gaps && squares.windows(2).any(|pair| pair[1] > pair[0] + 1) {
            continue;
        }
        for word in words
            .iter()
            .filter(|word| word.len() >= 3 && word.len() == squares.len())
        {
            let pairs = || squares.iter().map(|&square| row[square]).zip(tiles(word));
            if !pairs().all(|(there, wanted)| there == 0 || there == wanted) {
                continue;
            }
            let missing = pairs().filter(|(there, _)| *there == 0);
            let mut chances: Vec<f64> = missing.map(|(_, wanted)| supply(wanted)).collect();
            chances.sort_by(f64::total_cmp);
            let mut value = 25.0 * word.len() as f64;
            for (place, chance) in chances.iter().enumerate() {
                value *= 1.0 - (1.0 - chance).powi(i32::try_from(rounds - place).unwrap());
            }
            best = best.max(value);
        }
    }
    best
}

#[test]
fn turns_by_hand() {
    let words = ["ABC", "ABCD", "ABCDE", "ABCDEF", "ABCDEFG", "ABCX", "XYZ"];
    let growth = Arc::new(Growth::new(&graph(words), None).unwrap());
    // Half of all tiles are a G, and a rack is one tile.
    let outlook = Outlook::new(growth.clone(), hand("GGFFEEEGGG"), 1);
    let near = |word: &str, turns: f32| {
        let found = outlook.turns(key(word));
        assert!((found - turns).abs() < 1e-5, "{word}: {found}, not {turns}");
    };
    near("ABCDEFG", 0.0);
    near("ABCDEF", 2.0);
    near("ABCDE", 2.0 + 5.0);
    assert_eq!(outlook.turns(key("ABCD")), 7.0 + 10.0 / 3.0);
    // There is no D.
    assert_eq!(outlook.turns(key("ABC")), f32::INFINITY);
    assert_eq!(outlook.turns(key("XYZ")), f32::INFINITY);
    // Not a word, but it grows into one.
    near("ABCDEG", 5.0);
    let plan = outlook.plan(&mut Walk::default(), key("ABC"), &hand("DXE"));
    assert_eq!(
        (plan.turns, plan.step.map(|step| step.tile)),
        (2.0 + 7.0, Some(4))
    );
}

#[test]
fn a_player_waits_for_what_is_much_better() {
    // F is rare but leads to what G finishes; E is frequent and needs the rare H.
    let words = ["ABCDE", "ABCDEF", "ABCDEI", "ABCDEFG", "ABCDEIH"];
    let growth = Arc::new(Growth::new(&graph(words), None).unwrap());
    let outlook = Outlook::new(growth, hand("FFFFFIIIIIGGGGGGGGGH"), 1);
    let (with_f, with_i) = (outlook.turns(key("ABCDEF")), outlook.turns(key("ABCDEI")));
    assert!((with_i - 20.0).abs() < 1e-4 && (with_f - 20.0 / 9.0).abs() < 1e-4);
    assert!((outlook.turns(key("ABCDE")) - (4.0 + with_f)).abs() < 1e-4);
}

#[test]
fn chances_by_hand() {
    let words = ["ABC", "ABCD", "ABCDE", "ABCDEF", "ABCDEFG"];
    let growth = Arc::new(Growth::new(&graph(words), None).unwrap());
    let outlook = Outlook::new(growth, hand("GZZZ"), 1);
    let chances = |word: &str, rack: &str| {
        let draws = Draws {
            turns: 4,
            samples: 20_000,
            seed: 3,
        };
        outlook.chances(key(word), &hand(rack), draws)
    };
    assert_eq!(chances("ABC", "DEFG"), [0.0, 0.0, 0.0, 1.0]);
    assert_eq!(chances("ABCDE", "?F"), [0.0, 1.0, 1.0, 1.0]);
    // Without a G the rack goes back: of five tiles then, one is a G.
    let found = chances("ABCDEF", "Z");
    for (turn, chance) in (0..).zip(&found) {
        let expected = 1.0 - 0.8_f64.powi(turn);
        assert!((chance - expected).abs() < 0.02, "{found:?}");
    }
    assert_eq!(found, chances("ABCDEF", "Z"));
}

#[test]
fn supply_and_the_last_squares_by_hand() {
    // Two words of seven end chains; CCCCCCC does not.
    let chain = ["AAA", "AAAA", "AAAAA", "AAAAAA", "AAAAAAB", "AAAAAAD"];
    let words = chain.into_iter().chain(["CCCCCCC", "BAD", "BADA"]);
    let growth = Arc::new(Growth::new(&graph(words), None).unwrap());
    let outlook = Outlook::new(growth, hand("AAAAAAABDDDCCCCCCCC"), 6);
    let supply = |letter: u8| outlook.supply(tile(letter));
    assert_eq!(
        (supply(b'A'), supply(b'B'), supply(b'C'), supply(b'D')),
        (1.0, 0.25, 0.0, 0.75)
    );
    let value = |row: &str, letter: &str, square: usize| {
        let placed = outlook.place(row_of(row), &tiles(letter), false);
        placed
            .iter()
            .find(|placed| placed.square == square)
            .unwrap()
            .value
    };
    assert_eq!(value("BADCC.C", "A", 5), 75.0);
    assert_eq!(value("CBA.CCC", "D", 3), 75.0);
    // The other square gets an A for BADA, which always comes.
    assert_eq!(value("BA..CCC", "D", 2), 100.0);
    // It wants a D before A, B and else nothing.
    assert_eq!(value("BA.C.CC", "C", 4), 0.75 * 75.0);
}

#[test]
fn a_tile_of_two_letters_is_one_tile() {
    let letters = ["I", "IJ", "J", "K", "N", "O", "R"];
    let alphabet = Alphabet::new(&letters).unwrap();
    let growth = Growth::new(&graph_of_tiles(["RIJN", "NOR", "RIJK"], &alphabet), None).unwrap();
    // RIJN and RIJK with three tiles and with four, NOR with three.
    assert_eq!(growth.len(), 5);
    let code = |text| alphabet.tile_of_text(text).unwrap();
    let rijn = Key::new(&[code("R"), code("IJ"), code("N")]).unwrap();
    let rack = Hand::new(&[code("O"), code("K")]).unwrap();
    let swaps = growth.swaps(rijn, &rack).into_iter();
    let told: Vec<String> = swaps
        .map(|swap| {
            let word: Tiles = growth.words(swap.step.class)[0].tiles().collect();
            format!("-{} {}", alphabet.text(swap.out), alphabet.join(&word))
        })
        .collect();
    assert_eq!(told, ["-IJ NOR", "-N RIJK"]);
}

/// A word on a pyramid, its blanks as small letters.
fn laid(text: &str) -> Laid {
    let blanks: String = text.matches(char::is_lowercase).collect();
    Laid {
        word: Word::new(&tiles(&text.to_uppercase())),
        blanks: key(&blanks.to_uppercase()),
    }
}

fn told(laid: Laid) -> String {
    let letter = |token: ludomots_engine::topscore::Token| {
        let first = if token.blank { b'a' } else { b'A' };
        char::from(first + token.tile - 1)
    };
    laid.tokens().map(letter).collect()
}

/// All that seat 0 may do; blanks may stand for A to D.
fn turn(
    words: &[&str],
    pyramids: &[&str],
    rack: &str,
    change: impl Fn(&mut Situation),
) -> Vec<String> {
    let growth = Growth::new(&graph(words.iter().copied()), None).unwrap();
    let rules = TurnRules {
        blank_tiles: 0b11110,
        blank_to_rack: false,
        alphabet: Alphabet::letters(),
    };
    let mut situation = Situation {
        words: pyramids.iter().map(|word| laid(word)).collect(),
        seat: 0,
        target: (pyramids.len() > 1).then_some(1),
        rack: hand(rack),
        blank_owed: false,
        may_change: true,
        may_exchange: false,
    };
    change(&mut situation);
    let turn = Turn::new(&growth, &rules, &situation);
    assert!(turn.get(turn.len()).is_none());
    let action = |place| match turn.get(place).unwrap() {
        Action::Lay { laid, on } => format!("{on} {}", told(laid)),
        Action::Change { laid, .. } => format!("> {}", told(laid)),
        Action::Trade { tile, on } => format!("{on} ?{tile}"),
        Action::Exchange(tiles) => format!("-{tiles:?}"),
    };
    (0..turn.len()).map(action).collect()
}

#[test]
fn all_that_a_seat_may_do() {
    let words = ["ABC", "CAB", "ABD", "ABCD", "ABCE", "DABCD"];
    let same = |_: &mut Situation| ();
    // The longer word first; a blank is no E, and the own word is not changed into itself.
    let found = turn(&words, &["ABC", "ABCD"], "D?", same);
    assert_eq!(found[..4], ["1 DABCD", "1 DABCd", "0 ABCD", "0 ABCd"]);
    assert!(found.contains(&"> CAb".to_owned()) && !found.contains(&"> ABC".to_owned()));
    // Each set of tokens once.
    assert_eq!(
        turn(&["AAB"], &[""], "AAB?", same),
        ["0 AAB", "0 AaB", "0 AAb"]
    );
    // The blank must be laid, or may be traded only if it can.
    let owed = |situation: &mut Situation| situation.blank_owed = true;
    assert_eq!(turn(&words, &["ABC"], "D?", owed)[0], "0 ABCd");
    let only_words = |situation: &mut Situation| situation.may_change = false;
    assert_eq!(turn(&words, &["aBC"], "A", only_words), ["0 ?1"]);
    assert!(turn(&["ABC"], &["aBC"], "A", only_words).is_empty());
    let exchange = |situation: &mut Situation| {
        situation.may_exchange = true;
        situation.may_change = false;
    };
    let exchanges = ["-[0]", "-[1]", "-[0, 1]", "-[1, 1]", "-[0, 1, 1]"];
    assert_eq!(turn(&["BCD"], &["BCD"], "AA?", exchange), exchanges);
}

#[test]
fn what_does_not_fit_is_refused() {
    let graph = graph(["ABC"]);
    let other = WordSet::from_numbers(2, [0]);
    assert!(Growth::new(&graph, Some(&other)).is_err());
    let nothing = Growth::new(&common::graph([""; 0]), None).unwrap();
    assert!(nothing.is_empty() && nothing.steps(key("AB"), &hand("C?")).is_empty());
    assert!(nothing.longest([1; 7], true).is_empty());
}
