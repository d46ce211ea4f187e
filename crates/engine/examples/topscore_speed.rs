//! Measures the questions of Topscore.
//!
//! ```sh
//! cargo run --release -p ludomots-engine --example topscore_speed -- GRAPH
//! ```
//! The argument is a graph of the tile set `letters` or `ij`.

#![allow(clippy::cast_precision_loss)] // figures for people

use std::collections::HashMap;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use ludomots_engine::chance::Rng;
use ludomots_engine::topscore::{Draws, Growth, Hand, Key, LONGEST, Outlook, Row, SHORTEST, Walk};
use ludomots_engine::words::{Graph, Tile};

/// The French set, A to Z, and its blanks.
const COUNTS: [usize; 26] = [
    7, 2, 2, 2, 12, 2, 2, 2, 6, 1, 1, 4, 2, 5, 5, 2, 1, 5, 5, 5, 5, 1, 1, 1, 1, 1,
];
const BLANKS: usize = 4;
const QUESTIONS: usize = 400;
const ROUNDS: usize = 7;

fn main() {
    let path = std::env::args().nth(1).expect("a graph");
    let graph = Graph::open(Path::new(&path)).expect("a word graph");
    let growth = Arc::new(Growth::new(&graph, None).expect("not too many words"));
    println!(
        "{} words of 3 to 7 tiles, {} classes, {} edges, {} bytes",
        growth.len(),
        growth.class_count(),
        growth.edge_count(),
        growth.byte_size()
    );
    let build = best(1, || Growth::new(&graph, None).unwrap().len());
    println!("{:<44} {:>10.1} ms", "index built", build / 1e6);
    look_ups(&growth);
    let questions: Vec<Question> = (0..QUESTIONS as u64)
        .map(|number| Question::new(&growth, &graph, number))
        .collect();
    turns(&growth, &questions);
    outlooks(&growth, &questions);
}

/// A word on the board, a rack and the tiles not seen.
struct Question {
    key: Key,
    rack: Hand,
    unseen: Hand,
}

impl Question {
    /// A word of 3 to 6 tiles from the box, and six tiles more.
    fn new(growth: &Growth, graph: &Graph, number: u64) -> Self {
        let mut rng = Rng::new(1, number);
        let length = SHORTEST + number as usize % (LONGEST - SHORTEST);
        loop {
            let mut bag = Hand::default();
            bag.add(Hand::BLANK, BLANKS).unwrap();
            for (letter, count) in ('A'..='Z').zip(COUNTS) {
                let tile = graph.alphabet().tile_of_letter(letter as u8);
                bag.add(tile, count).unwrap();
            }
            let classes = growth.of_length(length);
            let class = classes.start + rng.below(classes.end - classes.start);
            let key = growth.key(class);
            if key.tiles().any(|tile| key.count(tile) > bag.count(tile)) {
                continue;
            }
            let mut tiles: Vec<Tile> = bag.tiles().collect();
            for tile in key.tiles() {
                let place = tiles.iter().position(|&other| other == tile).unwrap();
                tiles.swap_remove(place);
            }
            rng.shuffle(&mut tiles);
            let rack = Hand::new(&tiles.split_off(tiles.len() - 6)).unwrap();
            let unseen = Hand::new(&tiles).unwrap();
            return Question { key, rack, unseen };
        }
    }
}

/// The hash table of the index against two other ways to find a class.
fn look_ups(growth: &Growth) {
    let classes = 0..growth.class_count() as u32;
    let mut keys: Vec<Key> = classes.map(|class| growth.key(class)).collect();
    let map: HashMap<Key, u32> = keys.iter().copied().zip(0..).collect();
    let mut sorted = keys.clone();
    sorted.sort_unstable();
    // Half of the questions have no answer.
    keys.extend(keys.clone().iter().map(|key| {
        let first = key.tiles().next().unwrap();
        key.without(first).with(26)
    }));
    Rng::new(2, 0).shuffle(&mut keys);
    let count = keys.len();
    let time = |name: &str, find: &dyn Fn(Key) -> bool| {
        let nanoseconds = best(count, || keys.iter().filter(|&&key| find(key)).count());
        println!("{:<44} {nanoseconds:>10.1} ns", format!("find, {name}"));
    };
    time("hash table of the index", &|key| growth.find(key).is_some());
    time("std::collections::HashMap", &|key| map.contains_key(&key));
    time("binary search", &|key| sorted.binary_search(&key).is_ok());
}

/// The questions of one turn.
fn turns(growth: &Growth, questions: &[Question]) {
    each("steps with a rack", questions, |question| {
        growth.steps(question.key, &question.rack).len()
    });
    each("words of three tiles of a rack", questions, |question| {
        growth.starts(&question.rack).len()
    });
    each("swaps of one tile", questions, |question| {
        growth.swaps(question.key, &question.rack).len()
    });
    for length in SHORTEST..LONGEST {
        let some: Vec<&Question> = questions
            .iter()
            .filter(|question| question.key.len() == length)
            .collect();
        each(
            &format!("reach of {length} tiles, all unseen"),
            &some,
            |question| {
                let hand = question.rack.and(&question.unseen).unwrap();
                growth.reach(question.key, &hand).into_iter().sum()
            },
        );
    }
}

/// The questions about what may come.
fn outlooks(growth: &Arc<Growth>, questions: &[Question]) {
    each("outlook made", &questions[..20], |question| {
        Outlook::new(growth.clone(), question.unseen.clone(), 6);
        1
    });
    let outlook = Outlook::new(growth.clone(), questions[0].unseen.clone(), 6);
    let mut walk = Walk::default();
    each("plan with a rack", questions, |question| {
        let plan = outlook.plan(&mut walk, question.key, &question.rack);
        usize::from(plan.step.is_some())
    });
    let draws = Draws {
        turns: 8,
        samples: 100,
        seed: 1,
    };
    each(
        "chances, 100 games of 8 turns",
        &questions[..100],
        |question| outlook.chances(question.key, &question.rack, draws).len(),
    );
    let words = growth.words_of_length(LONGEST);
    let word = |number: usize| words[(number * 7919) % words.len()];
    for gaps in [false, true] {
        let with = if gaps { ", gaps" } else { "" };
        let rows: Vec<Row> = (0..QUESTIONS).map(|number| row(word(number), 7)).collect();
        each(&format!("longest word of a row{with}"), &rows, |row| {
            growth.longest(*row, gaps).len()
        });
        for full in 0..LONGEST {
            let rows: Vec<Row> = (0..30).map(|number| row(word(number), full)).collect();
            let letters: Vec<Tile> = word(5).tiles().collect();
            each(
                &format!("placements on {full} letters{with}"),
                &rows,
                |row| outlook.place(*row, &letters, gaps).len(),
            );
        }
    }
}

/// A row with some letters of a word.
fn row(word: ludomots_engine::topscore::Word, letters: usize) -> Row {
    let mut row = [0; LONGEST];
    for (place, tile) in word.tiles().enumerate().take(letters) {
        row[(place * 3) % LONGEST] = tile;
    }
    row
}

/// Tells how long a question takes, and how much it finds on average.
fn each<T>(name: &str, questions: &[T], mut ask: impl FnMut(&T) -> usize) {
    let mut found = 0;
    let nanoseconds = best(questions.len(), || {
        found = questions.iter().map(&mut ask).sum();
        found
    });
    let mean = found as f64 / questions.len() as f64;
    println!(
        "{name:<44} {:>10.2} us   {mean:.1} found",
        nanoseconds / 1e3
    );
}

/// The nanoseconds of one of `count` questions, in the shortest of some runs.
fn best<R>(count: usize, mut run: impl FnMut() -> R) -> f64 {
    let times = (0..ROUNDS).map(|_| {
        let started = Instant::now();
        black_box(run());
        started.elapsed().as_nanos() as f64
    });
    times.fold(f64::INFINITY, f64::min) / count as f64
}
