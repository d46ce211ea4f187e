//! Measures the move generator of Topword.
//!
//! ```sh
//! cargo run --release -p ludomots-engine --example topword_moves -- GRAPH_OR_WORDS [games]
//! ```
//! The argument is a graph of the tile set `qu`, or a text file with a word a line.

#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss)] // figures for people

use std::path::Path;
use std::time::Instant;

use ludomots_engine::topword::{
    Action, Generator, LeaveTable, NoLeave, Options, Policy, Position, Rack, Record, Rules, Setup,
    games,
};
use ludomots_engine::words::{Alphabet, Graph, Tile};

const BAG: [(&str, usize); 26] = [
    ("A", 9),
    ("B", 2),
    ("C", 2),
    ("D", 3),
    ("E", 15),
    ("F", 2),
    ("G", 2),
    ("H", 2),
    ("I", 8),
    ("J", 1),
    ("K", 1),
    ("L", 5),
    ("M", 3),
    ("N", 6),
    ("O", 6),
    ("P", 2),
    ("QU", 1),
    ("R", 6),
    ("S", 6),
    ("T", 6),
    ("U", 6),
    ("V", 2),
    ("W", 1),
    ("X", 1),
    ("Y", 1),
    ("Z", 1),
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().expect("a graph or a word list");
    let count = arguments
        .next()
        .map_or(200, |text| text.parse().expect("a number"));
    let graph = open(&path);
    println!("{} words", graph.len());
    let tile = |text: &str| {
        graph
            .alphabet()
            .tile_of_text(text)
            .expect("a tile of the bag")
    };
    let bag: Vec<Tile> = BAG
        .iter()
        .flat_map(|&(text, count)| vec![tile(text); count])
        .collect();
    let bonus_tiles = ["J", "K", "QU", "W", "X", "Y", "Z"].map(tile).to_vec();
    let rules = Rules::new(
        &graph,
        &Options {
            bonus_tiles,
            ..Options::default()
        },
    )
    .expect("rules");

    let mut setup = Setup {
        count,
        seed: 1,
        seats: 2,
        bag,
        policy: Policy::Score,
        threads: Some(1),
        keep_turns: false,
    };
    let mut plies = 0;
    let seconds = least_seconds(|| {
        let records = games(&rules, &setup).expect("games");
        plies = records.iter().map(|record| record.turn_count).sum();
    });
    println!(
        "games : {:8.1} games/s, {:8.0} plies/s",
        count as f64 / seconds,
        plies as f64 / seconds,
    );
    setup.keep_turns = true;
    let records = games(&rules, &setup).expect("games");
    let points: i32 = records.iter().flat_map(|record| &record.scores).sum();
    println!(
        "        {:.2} plies a game, {:.3} points a seat",
        plies as f64 / count as f64,
        f64::from(points) / (2 * count) as f64
    );
    measure_positions(&rules, &records);
}

/// The shortest time of several runs: other programs can only make a run longer.
fn least_seconds(mut work: impl FnMut()) -> f64 {
    let mut least = f64::MAX;
    for _ in 0..7 {
        let clock = Instant::now();
        work();
        least = least.min(clock.elapsed().as_secs_f64());
    }
    least
}

fn open(path: &str) -> Graph {
    if Path::new(path)
        .extension()
        .is_some_and(|end| end == "graph")
    {
        return Graph::open(Path::new(path)).expect("a graph");
    }
    let text = std::fs::read_to_string(path).expect("a word list");
    let words: Vec<&str> = text.lines().collect();
    let letters = ('A'..='Z').map(|letter| {
        if letter == 'Q' {
            "QU".into()
        } else {
            String::from(letter)
        }
    });
    let alphabet = Alphabet::new(&letters.collect::<Vec<_>>()).expect("an alphabet");
    let options = ludomots_engine::words::BuildOptions::default();
    Graph::build(&words, alphabet, options).expect("a graph of the words")
}

fn measure_positions(rules: &Rules, records: &[Record]) {
    let mut positions: Vec<(Position, Rack)> = Vec::new();
    for record in records {
        let mut position = Position::empty(rules);
        for turn in &record.turns {
            positions.push((position.clone(), turn.rack));
            if let Action::Play(play) = turn.action {
                position.play(rules, &play);
            }
        }
    }
    let mut generator = Generator::new();
    let mut each = |name: &str, work: &mut dyn FnMut(&mut Generator, &Position, Rack) -> u64| {
        let mut found = 0;
        let seconds = least_seconds(|| {
            found = positions
                .iter()
                .map(|(position, rack)| work(&mut generator, position, *rack))
                .sum();
        });
        let micros = seconds * 1e6 / positions.len() as f64;
        println!("{name}: {micros:8.2} µs a position (checksum {found})");
    };
    each("all   ", &mut |generator, position, rack| {
        let mut count = 0;
        generator.all(rules, position, rack, |_| count += 1);
        count
    });
    each("best  ", &mut |generator, position, rack| {
        let best = generator.best(rules, position, rack, &NoLeave, 1);
        best.first().map_or(0, |ranked| ranked.play.score as u64)
    });
    each("best10", &mut |generator, position, rack| {
        let best = generator.best(rules, position, rack, &NoLeave, 10);
        best.iter().map(|ranked| ranked.play.score as u64).sum()
    });
    let mut leaves = LeaveTable::default();
    for tile in 1..=26 {
        leaves.set(&[tile], 1000 - 160 * i32::from(tile * 7 % 26));
    }
    each("leave ", &mut |generator, position, rack| {
        let best = generator.best(rules, position, rack, &leaves, 1);
        best.first().map_or(0, |ranked| ranked.play.score as u64)
    });
    let mut laid = 0;
    let seconds = least_seconds(|| {
        laid = 0;
        for record in records {
            let mut position = Position::empty(rules);
            for turn in &record.turns {
                if let Action::Play(play) = turn.action {
                    position.play(rules, &play);
                    laid += 1;
                }
            }
        }
    });
    println!("lay   : {:8.2} µs a play", seconds * 1e6 / f64::from(laid));
    let mut counts: Vec<usize> = Vec::new();
    for (position, rack) in &positions {
        let mut count = 0;
        generator.all(rules, position, *rack, |_| count += 1);
        counts.push(count);
    }
    counts.sort_unstable();
    println!(
        "plays a position: median {}, most {}; position {} bytes",
        counts[counts.len() / 2],
        counts[counts.len() - 1],
        size_of::<Position>()
    );
}
