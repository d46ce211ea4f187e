//! Measures the players of Topword: what they cost and how strong they are.
//!
//! ```sh
//! cargo run --release -p ludomots-engine --example topword_players -- GRAPH TASK [key=value …]
//! ```
//! Tasks: `learn`, `opening`, `variance`, `speed`, `match a=… b=… pairs=…`, `ends`.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap
)] // figures for people

use std::collections::HashMap;
use std::path::Path;
use std::time::Instant;

use ludomots_engine::chance::Rng;
use ludomots_engine::topword::{
    Champion, Endgame, Evaluator, Learning, Leaves, Move, Opening, Player, Simulation, Situation,
    Values, game_pairs, learn_leaves, simulate,
};
use ludomots_engine::topword::{Game, Generator, Options, Rack, Rules};
use ludomots_engine::trial::{Budget, Estimate, Objective, Pair};
use ludomots_engine::words::{Graph, Tile};

const BAG: &str = "A9 B2 C2 D3 E15 F2 G2 H2 I8 J1 K1 L5 M3 N6 O6 P2 QU1 R6 S6 T6 U6 V2 W1 X1 Y1 Z1";

struct Bench {
    graph: Graph,
    rules: Rules,
    bag: Vec<Tile>,
    options: HashMap<String, String>,
}

impl Bench {
    fn number(&self, key: &str, default: f64) -> f64 {
        let text = self.options.get(key);
        text.map_or(default, |text| text.parse().expect("a number"))
    }

    fn count(&self, key: &str, default: usize) -> usize {
        self.number(key, default as f64) as usize
    }

    fn learning(&self) -> Learning {
        Learning {
            games: self.count("games", 4000),
            rounds: self.count("rounds", 2),
            copies: self.count("copies", 2),
            horizon: Some(self.count("horizon", 2)).filter(|&turns| turns > 0),
            seed: self.count("seed", 1) as u64,
            threads: self.count("threads", 1),
        }
    }

    /// Values written by `learn`, one tile a line.
    fn leaves(&self, path: &str) -> Leaves {
        let mut leaves = Leaves::default();
        let text = std::fs::read_to_string(path).expect("a file of leaves");
        for line in text.lines() {
            let mut words = line.split_whitespace();
            let tile = self.tile(words.next().expect("a tile"));
            let values: Vec<i32> = words.map(|word| word.parse().expect("a value")).collect();
            leaves.set(tile, &values);
        }
        leaves
    }

    fn tile(&self, text: &str) -> Tile {
        self.graph.alphabet().tile_of_text(text).expect("a tile")
    }

    /// A player from text such as `leave=/tmp/l,open=300,sim=2000,plies=2,n=12,end=2000`.
    fn player(&self, text: &str) -> Player {
        let options: HashMap<&str, &str> = text
            .split(',')
            .filter_map(|part| part.split_once('='))
            .collect();
        let number = |key: &str, default: i64| {
            options
                .get(key)
                .map_or(default, |text| text.parse().expect("a number"))
        };
        let leaves = options
            .get("leave")
            .map_or(Leaves::default(), |path| self.leaves(path));
        let values = Values {
            leaves,
            opening: number("open", 0) as i32,
        };
        let (playouts, time) = (number("sim", 0), number("ms", 0));
        let end = number("end", 0);
        if playouts == 0 && time == 0 && end == 0 {
            return Player::Sight(Box::new(values));
        }
        let budget = Budget {
            milliseconds: Some(time as u64).filter(|&time| time > 0),
            playouts: Some(playouts as u64).filter(|_| time == 0),
        };
        let simulation = Simulation {
            values,
            candidates: number("n", 12) as usize,
            plies: number("plies", 2) as usize,
            to_end: number("to_end", 14) as usize,
            objective: if number("win", 0) > 0 {
                Objective::Win
            } else {
                Objective::Points
            },
            doubt: number("doubt", 50) as f64 / 1000.0,
        };
        Player::Champion(Box::new(Champion {
            simulation,
            budget,
            end: (end > 0).then_some(Budget {
                milliseconds: None,
                playouts: Some(end as u64),
            }),
        }))
    }

    /// Situations from games at sight.
    fn situations(&self, games: usize, values: &Values) -> Vec<(Situation, usize, i32)> {
        let mut found = Vec::new();
        let mut evaluator = Evaluator::new();
        for number in 0..games {
            let mut game = Game::new(&self.rules, 2, &self.bag, Rng::new(77, number as u64));
            let first = found.len();
            while !game.is_over(&self.rules) {
                let situation = Situation::of_game(&game);
                let lead = situation.scores[0] - situation.scores[1];
                let action = evaluator.best(&self.rules, &situation, values, 1)[0].action;
                found.push((situation, game.to_move, lead));
                game.make(&self.rules, &action);
            }
            let scores = game.final_scores();
            for (_, seat, lead) in &mut found[first..] {
                *lead = scores[*seat] - scores[1 - *seat] - *lead;
            }
        }
        found
    }
}

/// The CPU time of this process in seconds: the machine may be shared.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanos: f64 = text
        .split(' ')
        .next()
        .and_then(|word| word.parse().ok())
        .unwrap_or(0.0);
    nanos / 1e9
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().expect("a graph");
    let task = arguments.next().expect("a task");
    let options = arguments
        .filter_map(|text| {
            text.split_once('=')
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
        })
        .collect();
    let graph = Graph::open(Path::new(&path)).expect("a graph");
    let tile = |text: &str| {
        graph
            .alphabet()
            .tile_of_text(text)
            .expect("a tile of the bag")
    };
    let mut bag = Vec::new();
    for entry in BAG.split(' ') {
        let letters = entry.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let count: usize = entry[letters.len()..].parse().expect("a count");
        bag.extend(std::iter::repeat_n(tile(letters), count));
    }
    let table = Options {
        bonus_tiles: ["J", "K", "QU", "W", "X", "Y", "Z"].map(tile).to_vec(),
        ..Options::default()
    };
    let rules = Rules::new(&graph, &table).expect("rules");
    let bench = Bench {
        graph,
        rules,
        bag,
        options,
    };
    match task.as_str() {
        "learn" => learn(&bench),
        "opening" => opening(&bench),
        "variance" => variance(&bench),
        "speed" => speed(&bench),
        "match" => play_match(&bench),
        "ends" => ends(&bench),
        other => panic!("there is no task {other}"),
    }
}

fn learn(bench: &Bench) {
    let from = bench.options.get("from").map_or("", String::as_str);
    let Player::Sight(values) = bench.player(from) else {
        panic!("learn from a player at sight")
    };
    let learned =
        learn_leaves(&bench.rules, &bench.bag, &values, &bench.learning()).expect("values");
    for (tile, values) in learned {
        let values: Vec<String> = values.iter().map(i32::to_string).collect();
        println!("{} {}", bench.graph.alphabet().text(tile), values.join(" "));
    }
}

fn play_match(bench: &Bench) {
    let text = |key: &str| bench.options.get(key).map_or("", String::as_str);
    let (one, two) = (bench.player(text("a")), bench.player(text("b")));
    let pairs = bench.count("pairs", 500);
    let step = bench.count("step", pairs);
    let seed = bench.count("seed", 1) as u64;
    let mut all = Vec::new();
    let clock = cpu();
    for number in 0..pairs.div_ceil(step) {
        let players = [&one, &two];
        let seed = seed + 1000 * number as u64;
        let threads = bench.count("threads", 1);
        all.extend(
            game_pairs(&bench.rules, &bench.bag, players, step, seed, threads).expect("games"),
        );
        let (share, spread) = (Pair::share(&all), Pair::spread(&all));
        println!(
            "{} | {}: {} pairs, share {:.4} [{:.4}, {:.4}], spread {:+.2} [{:+.2}, {:+.2}], cpu {:.1} s",
            text("a"),
            text("b"),
            all.len(),
            share.value,
            share.low,
            share.high,
            spread.value,
            spread.low,
            spread.high,
            cpu() - clock
        );
    }
}

/// The true mean best reply over sampled racks, and the estimate.
fn opening(bench: &Bench) {
    let Player::Sight(values) = bench.player(bench.options.get("a").map_or("", String::as_str))
    else {
        panic!("a player at sight")
    };
    let situations = bench.situations(bench.count("games", 4), &values);
    let (racks, moves) = (bench.count("racks", 60), bench.count("moves", 8));
    let (mut evaluator, mut generator) = (Evaluator::new(), Generator::new());
    let mut all = Vec::new();
    let mut within = Vec::new();
    let (mut seconds, mut calls) = (0.0, 0);
    for (number, (situation, _, _)) in situations.iter().enumerate() {
        if situation.in_bag() == 0 {
            continue;
        }
        let next = Opening::new(&bench.rules, &situation.unseen, situation.held[1]);
        let found = evaluator
            .best(&bench.rules, situation, &values, moves)
            .to_vec();
        let mut here = Vec::new();
        for sight in found {
            let Move::Play(play) = sight.action else {
                continue;
            };
            let mut board = situation.position.clone();
            board.play(&bench.rules, &play);
            let clock = Instant::now();
            let estimate = f64::from(next.value(&bench.rules, &board)) / 1000.0;
            seconds += clock.elapsed().as_secs_f64();
            calls += 1;
            let mut sum = 0;
            for world in 0..racks {
                let mut tiles: Vec<Tile> = situation.unseen.tiles().collect();
                Rng::new(number as u64, world as u64).shuffle(&mut tiles);
                let rack = Rack::new(&bench.rules, &tiles[..situation.held[1]]).expect("a rack");
                let best = generator.best(&bench.rules, &board, rack, &values.leaves, 1);
                sum += best.first().map_or(0, |ranked| ranked.play.score);
            }
            here.push((estimate, f64::from(sum) / racks as f64));
        }
        let count = here.len().max(1) as f64;
        let (mean_x, mean_y) = (
            here.iter().map(|pair| pair.0).sum::<f64>() / count,
            here.iter().map(|pair| pair.1).sum::<f64>() / count,
        );
        within.extend(here.iter().map(|pair| (pair.0 - mean_x, pair.1 - mean_y)));
        all.extend(here);
    }
    for (name, pairs) in [("all", &all), ("within a turn", &within)] {
        let (r, slope) = correlation(pairs);
        let sd = |pick: fn(&(f64, f64)) -> f64| {
            let share = Estimate::of(pairs.iter().map(pick));
            (
                share.value,
                (share.high - share.value) / 1.96 * (pairs.len() as f64).sqrt(),
            )
        };
        println!(
            "{name}: {} pairs, r {r:.3}, slope {slope:.3}, estimate {:?}, reply {:?}",
            pairs.len(),
            sd(|pair| pair.0),
            sd(|pair| pair.1)
        );
    }
    println!("{:.2} µs an estimate", seconds * 1e6 / f64::from(calls));
}

fn correlation(pairs: &[(f64, f64)]) -> (f64, f64) {
    let count = pairs.len() as f64;
    let mean = |pick: fn(&(f64, f64)) -> f64| pairs.iter().map(pick).sum::<f64>() / count;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for pair in pairs {
        xx += (pair.0 - x).powi(2);
        yy += (pair.1 - y).powi(2);
        xy += (pair.0 - x) * (pair.1 - y);
    }
    (xy / (xx * yy).sqrt(), xy / xx)
}

/// How much is still to be gained, by number of tiles left.
fn variance(bench: &Bench) {
    let Player::Sight(values) = bench.player(bench.options.get("a").map_or("", String::as_str))
    else {
        panic!("a player at sight")
    };
    let mut by_left = vec![Vec::new(); 11];
    for (situation, _, gained) in bench.situations(bench.count("games", 200), &values) {
        let left = situation.unseen.total() + situation.rack.len();
        by_left[left / 10].push(f64::from(gained));
    }
    for (tens, gained) in by_left.iter().enumerate() {
        let mean = gained.iter().sum::<f64>() / gained.len().max(1) as f64;
        let square = gained.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
        println!(
            "{}0 to {tens}9 left: mean {mean:+.1}, variance {:.0}",
            tens,
            square / gained.len().max(1) as f64
        );
    }
}

/// Turns of playouts a second. The machine may be shared: of several runs over the same
/// situation the shortest counts.
fn speed(bench: &Bench) {
    let text = bench.options.get("a").map_or("sim=500", String::as_str);
    let Player::Champion(champion) = bench.player(text) else {
        panic!("a player that simulates")
    };
    let mut evaluator = Evaluator::new();
    let simulation = Simulation {
        to_end: 0,
        ..champion.simulation
    };
    let (mut turns, mut playouts, mut seconds) = (0_u32, 0, 0.0);
    for (situation, _, _) in bench.situations(bench.count("games", 1), &simulation.values) {
        if situation.in_bag() < 7 * (simulation.plies + 1) {
            continue;
        }
        let mut shortest = f64::INFINITY;
        for run in 0..bench.count("runs", 10) {
            let clock = Instant::now();
            let found = simulate(
                &bench.rules,
                &situation,
                &simulation,
                champion.budget,
                1,
                1,
                &mut evaluator,
            );
            shortest = shortest.min(clock.elapsed().as_secs_f64());
            if run == 0 {
                let found = found.expect("a choice");
                playouts += found.iter().map(|one| one.figures.playouts).sum::<u64>();
            }
        }
        seconds += shortest;
        turns += 1;
    }
    println!(
        "{turns} situations, {:.0} playouts each in {:.3} ms, {:.0} playouts/s, {:.0} plies/s",
        playouts as f64 / f64::from(turns),
        1000.0 * seconds / f64::from(turns),
        playouts as f64 / seconds,
        playouts as f64 * simulation.plies as f64 / seconds,
    );
}

fn ends(bench: &Bench) {
    let Player::Sight(values) = bench.player(bench.options.get("a").map_or("", String::as_str))
    else {
        panic!("a player at sight")
    };
    let mut endgame = Endgame::new(&bench.rules);
    let budget = Budget {
        milliseconds: None,
        playouts: Some(bench.count("nodes", 5000) as u64),
    };
    let (mut count, mut exact, mut nodes) = (0, 0, 0);
    let clock = cpu();
    let mut before = 1;
    for (situation, _, _) in bench.situations(bench.count("games", 20), &values) {
        let first = before > 0;
        before = situation.in_bag();
        if let Some(other) = situation.known_rack().filter(|_| first) {
            let solution = endgame.solve(
                &situation.position,
                situation.rack,
                other,
                situation.passes > 0,
                budget,
            );
            count += 1;
            exact += i32::from(solution.exact);
            nodes += solution.nodes;
        }
    }
    let seconds = cpu() - clock;
    println!(
        "{count} ends, {exact} exact, {} nodes each, {:.0} ms each",
        nodes / count.max(1),
        1000.0 * seconds / count.max(1) as f64
    );
}
