//! The generator finds what a slow finder finds, and its tables follow every play.
#![allow(missing_docs, clippy::cast_sign_loss)]

mod reference;

use std::collections::BTreeMap;
use std::sync::Arc;

use ludomots_engine::mots_de_tete::{
    Evaluation, Openings, Options, Play, Position, Rules, Sight, Square, WordsByLength, all, best,
    evaluate,
};
use ludomots_engine::words::{Alphabet, Graph};
use proptest::prelude::*;
use reference::{Points, Table, Written};

const DICE: [usize; 6] = [1, 2, 3, 4, 5, 6];

#[derive(Debug, Clone)]
struct Setting {
    table: Table,
    turns: Vec<(usize, usize)>,
}

fn setting() -> impl Strategy<Value = Setting> {
    let square = prop_oneof![
        1 => Just(None),
        5 => (0..6_i32).prop_map(|points| Some((points, 0))),
        1 => (1..4_i32).prop_map(|dice| Some((0, dice))),
    ];
    let word = prop::collection::vec(1..=3_u8, 2..8);
    (3..10_usize, prop::option::weighted(0.2, 2..5_usize))
        .prop_flat_map(move |(side, word_length)| {
            (
                Just((side, word_length)),
                prop::collection::vec(square.clone(), side * side),
                prop::collection::vec((0..side, 0..side), 1..6),
                prop::collection::btree_set(word.clone(), 10..80),
                prop::collection::vec((1..7_usize, any::<u16>().prop_map(usize::from)), 1..8),
            )
        })
        .prop_map(
            |((side, word_length), squares, start, words, turns)| Setting {
                table: Table {
                    side,
                    words,
                    squares,
                    start,
                    word_length,
                },
                turns,
            },
        )
}

fn rules_of(table: &Table) -> Rules {
    let spell = |word: &Vec<u8>| word.iter().map(|&letter| (b'@' + letter) as char).collect();
    let words: Vec<String> = table.words.iter().map(spell).collect();
    let graph = Graph::build(
        &words,
        Alphabet::letters(),
        ludomots_engine::words::BuildOptions { gaddag: false },
    )
    .unwrap();
    let square = |square: &Option<Points>| match *square {
        None => Square::Black,
        Some((points, dice)) => Square::White {
            points: points as u8,
            dice: dice as u8,
        },
    };
    let options = Options {
        squares: table.squares.iter().map(square).collect(),
        start_squares: table.start.clone(),
        word_length: table.word_length,
    };
    Rules::new(Arc::new(WordsByLength::new(&graph).unwrap()), &options).unwrap()
}

fn letters_of(position: &Position) -> BTreeMap<(usize, usize), u8> {
    let side = position.side();
    (0..side * side)
        .map(|square| (square / side, square % side))
        .map(|(row, column)| ((row, column), position.letter(row, column)))
        .filter(|&(_, letter)| letter != 0)
        .collect()
}

fn found(rules: &Rules, position: &Position, die: usize) -> Vec<Play> {
    let mut plays = Vec::new();
    all(rules, position, die, |play| plays.push(*play));
    plays
}

/// Letters and points as the slow finder tells them.
fn as_told(play: &Play) -> (Written, Points) {
    let worth = play.worth;
    let points = (i32::from(worth.points), i32::from(worth.dice));
    (play.letters().collect(), points)
}

fn check(table: &Table, rules: &Rules, position: &Position) {
    let letters = letters_of(position);
    for die in DICE {
        let plays = found(rules, position, die);
        let told: BTreeMap<_, _> = plays.iter().map(as_told).collect();
        assert_eq!(told.len(), plays.len(), "each play is found once");
        assert_eq!(told, table.plays(&letters, die), "die {die}");
        for play in &plays {
            let sum = play
                .words(rules, position)
                .iter()
                .fold((0, 0), |sum, word| {
                    (sum.0 + word.worth.points, sum.1 + word.worth.dice)
                });
            assert_eq!(sum, (play.worth.points, play.worth.dice));
        }
        let mut sorted = plays;
        sorted.sort_by_key(|play| -play.worth.expected());
        for count in [1, 4, 1000] {
            let wanted = &sorted[..count.min(sorted.len())];
            assert_eq!(best(rules, position, die, count, count), wanted);
        }
    }
}

/// The best of all, with what each play opens worked out anew.
fn check_evaluation(rules: &Rules, position: &Position, die: usize, opening: i32) {
    let player = Sight {
        opening,
        windows: usize::MAX,
        tries: usize::MAX,
    };
    let asked = Evaluation {
        rules,
        position,
        die,
        next_dice: &DICE,
    };
    let mut equities: Vec<i32> = found(rules, position, die)
        .iter()
        .map(|play| {
            let mut after = position.clone();
            after.write(rules, play);
            let mut openings = Openings::new(rules, &after);
            let sum: i32 = DICE
                .iter()
                .map(|&die| openings.best(rules, &after, die))
                .sum();
            500 * play.worth.expected() - opening * (500 * sum / 6) / 1000
        })
        .collect();
    equities.sort_by_key(|equity| -equity);
    equities.truncate(5);
    let candidates = evaluate(&asked, player, 5);
    let told: Vec<i32> = candidates
        .iter()
        .map(|candidate| candidate.equity)
        .collect();
    assert_eq!(told, equities);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(
        std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(60)
    ))]

    #[test]
    fn every_play_is_found_and_every_table_follows(setting in setting()) {
        let rules = rules_of(&setting.table);
        let mut position = Position::empty(&rules);
        let mut openings = Openings::new(&rules, &position);
        for &(die, choice) in &setting.turns {
            check(&setting.table, &rules, &position);
            for opening in [600, 0, -300] {
                check_evaluation(&rules, &position, die, opening);
            }
            let plays = found(&rules, &position, die);
            if plays.is_empty() {
                continue;
            }
            let play = plays[choice % plays.len()];
            position.write(&rules, &play);
            openings.follow(&rules, &position, &play);
            let side = position.side();
            let letters: Vec<u8> = (0..side * side)
                .map(|square| position.letter(square / side, square % side))
                .collect();
            prop_assert_eq!(&Position::new(&rules, &letters).unwrap(), &position);
            for die in DICE {
                let most = found(&rules, &position, die)
                    .iter()
                    .map(|play| play.worth.expected())
                    .max();
                prop_assert_eq!(openings.best(&rules, &position, die), most.unwrap_or(0));
            }
        }
    }
}
