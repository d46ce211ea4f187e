//! Boards of piles: the engine beside a slow reference finder, over random positions.

use std::collections::{BTreeMap, BTreeSet};

use crate::reference::{Board, Laid, Table};
use ludomots_engine::chance::Rng;
use ludomots_engine::lanes::Direction;
use ludomots_engine::topword::{
    AllPassEnds, Generator, LeaveTable, NoLeave, Options, Play, Position, Rack, Ranked, Rules,
};
use ludomots_engine::words::TileSet;
use ludomots_engine::words::{Alphabet, Graph};
use proptest::prelude::*;

/// The tiles of the test: few, so that words are dense. The last but one is the S, the last
/// may be laid as the first.
const TILES: [&str; 7] = ["A", "E", "I", "R", "T", "S", "QU"];
const S: u8 = 6;
const QU: u8 = 7;

/// A table for both finders.
#[derive(Debug)]
struct Case {
    table: Table,
    rules: Rules,
    side: usize,
}

/// The numbers a case is made of.
#[derive(Debug, Clone)]
#[allow(clippy::struct_excessive_bools)]
struct Plan {
    seed: u64,
    side: usize,
    stack_limit: u8,
    rack_size: usize,
    bonus_flat_only: bool,
    keep_one_letter: bool,
    no_lone: bool,
    alias: bool,
    plies: usize,
    scattered: bool,
}

fn plans() -> impl Strategy<Value = Plan> {
    let sizes = (
        any::<u64>(),
        prop_oneof![4 => 5..=8_usize, 1 => 9..=17_usize],
        1..=5_u8,
        1..=7_usize,
        0..12_usize,
    );
    let flags = (
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        0..8_u8,
    );
    (sizes, flags).prop_map(
        |((seed, side, stack_limit, rack_size, plies), flags)| Plan {
            seed,
            side,
            stack_limit,
            rack_size,
            bonus_flat_only: flags.0,
            keep_one_letter: flags.1,
            no_lone: flags.2,
            alias: flags.3,
            plies,
            scattered: flags.4 == 0,
        },
    )
}

fn random_words(rng: &mut Rng) -> BTreeSet<Vec<u8>> {
    let mut words = BTreeSet::new();
    for _ in 0..150 {
        let length = 2 + rng.below(6).min(rng.below(6)) as usize;
        let mut word: Vec<u8> = (0..length).map(|_| 1 + rng.below(7) as u8).collect();
        words.insert(word.clone());
        if rng.below(3) == 0 {
            word.push(S);
            words.insert(word);
        }
    }
    words
}

fn case_of(plan: &Plan, rng: &mut Rng) -> Case {
    let words = random_words(rng);
    let middle = plan.side / 2;
    let table = Table {
        words,
        stack_limit: plan.stack_limit,
        rack_size: plan.rack_size,
        start: vec![
            (middle, middle),
            (middle - 1, middle),
            (middle - 1, middle - 1),
        ],
        full_rack_bonus: 10,
        bonus: vec![QU, 3],
        bonus_flat_only: plan.bonus_flat_only,
        keep_one_letter: plan.keep_one_letter,
        no_lone: plan.no_lone.then_some(S),
        lay_as: plan.alias.then_some((QU, 1)),
    };
    let alphabet = Alphabet::new(&TILES).unwrap();
    let texts: Vec<String> = table.words.iter().map(|word| alphabet.join(word)).collect();
    let graph = Graph::build(
        &texts,
        alphabet,
        ludomots_engine::words::BuildOptions::default(),
    )
    .unwrap();
    let options = Options {
        side: plan.side,
        stack_limit: table.stack_limit,
        rack_size: table.rack_size,
        start_squares: table.start.clone(),
        full_rack_bonus: table.full_rack_bonus,
        bonus_tiles: table.bonus.clone(),
        bonus_flat_only: table.bonus_flat_only,
        keep_one_letter: table.keep_one_letter,
        no_lone: table.no_lone,
        all_pass_ends: AllPassEnds::BagEmpty,
        lay_as: table
            .lay_as
            .iter()
            .map(|&(held, face)| (held, vec![held, face]))
            .collect(),
    };
    let rules = Rules::new(&graph, &options).unwrap();
    Case {
        table,
        rules,
        side: plan.side,
    }
}

/// Tiles of the rack: with an alias the tile A is on no rack, for Qu is laid as A.
fn random_rack(plan: &Plan, rng: &mut Rng) -> Vec<u8> {
    let count = if rng.below(3) == 0 {
        rng.below(plan.rack_size as u32 + 1) as usize
    } else {
        plan.rack_size
    };
    let first = 1 + u32::from(plan.alias);
    (0..count)
        .map(|_| (first + rng.below(8 - first)) as u8)
        .collect()
}

fn position_of(case: &Case, board: &Board) -> Position {
    Position::new(&case.rules, &board.tops, &board.heights).unwrap()
}

fn scatter(case: &Case, rng: &mut Rng) -> Board {
    let mut board = Board::empty(case.side);
    for square in 0..board.tops.len() {
        if rng.below(4) == 0 {
            board.tops[square] = 1 + rng.below(7) as u8;
            board.heights[square] = 1 + rng.below(u32::from(case.table.stack_limit)) as u8;
        }
    }
    board
}

/// The engine's plays, which must come once each.
fn engine_plays(case: &Case, position: &Position, rack: &[u8]) -> BTreeMap<Laid, i32> {
    let rack = Rack::new(&case.rules, rack).unwrap();
    let mut plays = BTreeMap::new();
    Generator::new().all(&case.rules, position, rack, |play| {
        let mut laid: Laid = play.laid().collect();
        laid.sort_unstable();
        let before = plays.insert(laid, play.score);
        assert_eq!(before, None, "a play came twice: {play:?}");
        let words = play.words(&case.rules, position);
        let points: i32 = words.iter().map(|word| word.points).sum();
        assert!(points <= play.score && !words.is_empty());
    });
    plays
}

/// A table of leaves with values of both signs, for some pairs too.
fn random_leaves(rng: &mut Rng) -> LeaveTable {
    let mut leaves = LeaveTable::default();
    for one in 1..=7 {
        leaves.set(&[one], 3000 - i32::from(rng.below(6000) as u16));
        for two in one..=7 {
            if rng.below(2) == 0 {
                leaves.set(&[two, one], 4500 - i32::from(rng.below(9000) as u16));
            }
        }
    }
    leaves
}

/// The best plays are the first of all plays in the stated order.
fn check_best(case: &Case, position: &Position, rack: &[u8], rng: &mut Rng) {
    let rules = &case.rules;
    let rack = Rack::new(rules, rack).unwrap();
    let leaves = random_leaves(rng);
    let mut generator = Generator::new();
    let mut all = Vec::new();
    generator.all(rules, position, rack, |play| all.push(*play));
    let by_score = |play: &Play| 1000 * play.score;
    let by_leave = |play: &Play| {
        use ludomots_engine::topword::Leave;
        let mut kept = rack;
        for &tile in play.tiles() {
            assert!(kept.remove(rules.made_of(tile)));
        }
        1000 * play.score + leaves.value(kept.tiles())
    };
    let ranked = |equity: &dyn Fn(&Play) -> i32| {
        let mut ranked: Vec<_> = all.iter().map(|play| (equity(play), *play)).collect();
        ranked.sort_by_key(|&(equity, _)| -equity);
        ranked
    };
    let (scored, valued) = (ranked(&by_score), ranked(&by_leave));
    let pairs =
        |best: &[Ranked]| -> Vec<_> { best.iter().map(|one| (one.equity, one.play)).collect() };
    for count in [1, 2, 7, 1000] {
        let first = count.min(all.len());
        let best = generator.best(rules, position, rack, &NoLeave, count);
        assert_eq!(pairs(best), scored[..first], "best {count} by score");
        let best = generator.best(rules, position, rack, &leaves, count);
        assert_eq!(pairs(best), valued[..first], "best {count} by leave");
    }
}

/// A rack that is held while the board changes has the same best plays as one taken up anew
/// for each board.
fn check_held(case: &Case, position: &Position, plays: &[Play], rack: &[u8], rng: &mut Rng) {
    let rules = &case.rules;
    let rack = Rack::new(rules, rack).unwrap();
    let leaves = random_leaves(rng);
    let mut holding = Generator::new();
    holding.hold(rules, rack, &leaves);
    for number in 0..8 {
        let mut board = position.clone();
        if number % 4 != 3 {
            board.play(rules, &plays[rng.below(plays.len() as u32) as usize]);
        }
        let count = if number == 5 { 3 } else { 1 };
        let mut fresh = Generator::new();
        let expected = fresh.best(rules, &board, rack, &leaves, count);
        let best = holding.best_of_held(rules, &board, count);
        assert_eq!(best, expected, "best {count} on board {number}");
    }
}

/// What the position knows of each square, in both directions.
fn tables(position: &Position) -> Vec<(TileSet, i32)> {
    let side = position.side();
    let mut known = Vec::new();
    for direction in Direction::BOTH {
        for square in 0..side * side {
            let (row, column) = (square / side, square % side);
            known.push((
                position.allowed(direction, row, column),
                position.cross_points(direction, row, column),
            ));
        }
    }
    known
}

fn compare(plan: &Plan) {
    let mut rng = Rng::new(plan.seed, 0);
    let case = case_of(plan, &mut rng);
    let mut board = if plan.scattered {
        scatter(&case, &mut rng)
    } else {
        Board::empty(case.side)
    };
    let mut position = position_of(&case, &board);
    let mut generator = Generator::new();
    for _ in 0..=plan.plies {
        let rack = random_rack(plan, &mut rng);
        let expected = case.table.plays(&board, &rack);
        let found = engine_plays(&case, &position, &rack);
        assert_eq!(found, expected, "board {board:?}, rack {rack:?}");
        let held = Rack::new(&case.rules, &rack).unwrap();
        let can_play = generator.can_play(&case.rules, &position, held);
        assert_eq!(can_play, !found.is_empty(), "whether there is a play");
        check_best(&case, &position, &rack, &mut rng);
        if found.is_empty() {
            continue;
        }
        let chosen = rng.below(found.len() as u32) as usize;
        let mut plays = Vec::new();
        generator.all(&case.rules, &position, held, |play| plays.push(*play));
        let other = random_rack(plan, &mut rng);
        check_held(&case, &position, &plays, &other, &mut rng);
        let next = plays[chosen];
        let before = position.clone();
        let undo = position.play(&case.rules, &next);
        board = board.with(&next.laid().collect());
        let fresh = position_of(&case, &board);
        assert_eq!(
            tables(&position),
            tables(&fresh),
            "cross-sets kept up to date"
        );
        assert!(position == fresh && position.hash() == fresh.hash());
        let mut back = position.clone();
        back.undo(&case.rules, &undo);
        assert!(back == before, "a play taken back");
    }
}

/// How many tables are tried: `PROPTEST_CASES`, or few enough for every test run.
fn settings() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok();
    ProptestConfig {
        cases: cases.and_then(|text| text.parse().ok()).unwrap_or(40),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(settings())]

    #[test]
    fn engine_and_reference_agree(plan in plans()) {
        compare(&plan);
    }
}
