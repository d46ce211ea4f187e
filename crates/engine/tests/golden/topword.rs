//! Topword: games at sight, the champion, simulations, ends and learning.

use ludomots_engine::chance::Rng;
use ludomots_engine::topword::{
    Action, Game, LeaveTable, Options, Play, Policy, Rules, Setup, games,
};
use ludomots_engine::topword::{
    Champion, Endgame, Evaluator, Learning, Leaves, Move, Player, Simulation, Situation, Values,
    game_pairs, learn_leaves, simulate,
};
use ludomots_engine::trial::{Budget, Objective};
use ludomots_engine::words::{Graph, Tile};

use crate::digest::{Digest, graph};

const TILES: [&str; 17] = [
    "A", "B", "C", "D", "E", "G", "I", "L", "M", "N", "O", "QU", "R", "S", "T", "U", "V",
];
const COPIES: [usize; 17] = [6, 1, 2, 2, 8, 1, 5, 3, 2, 4, 4, 1, 4, 4, 4, 4, 1];

struct Table {
    rules: Rules,
    bag: Vec<Tile>,
}

fn table(change: impl Fn(&Graph, &mut Options)) -> Table {
    let graph = graph(&TILES);
    let mut options = Options {
        bonus_tiles: vec![2, 12, 17],
        ..Options::default()
    };
    change(&graph, &mut options);
    let bag = (1..).zip(COPIES);
    Table {
        rules: Rules::new(&graph, &options).unwrap(),
        bag: bag
            .flat_map(|(tile, count)| vec![tile; count])
            .collect::<Vec<Tile>>(),
    }
}

fn values(opening: i32) -> Values {
    let mut leaves = Leaves::default();
    for tile in 1..=17 {
        let worth = i32::from(tile) * 613 % 3000 - 1300;
        leaves.set(tile, &[worth, worth / 2 - 500]);
    }
    Values { leaves, opening }
}

fn playouts(count: u64) -> Budget {
    Budget {
        milliseconds: None,
        playouts: Some(count),
    }
}

fn add_play(digest: &mut Digest, play: &Play) {
    digest.add((play.score, play.laid().collect::<Vec<_>>()));
}

fn add_move(digest: &mut Digest, action: &Move) {
    match action {
        Move::Play(play) => add_play(digest, play),
        Move::Exchange(tile) => digest.add(("exchange", tile)),
        Move::Pass => digest.text("pass"),
    }
}

pub fn games_at_sight() -> Digest {
    let mut leaves = LeaveTable::default();
    for tile in 1..=17 {
        leaves.set(&[tile], 900 - 100 * i32::from(tile));
    }
    leaves.set(&[14, 15], 2500);
    let french = table(|_, _| {});
    let variant = table(|_, options| {
        options.keep_one_letter = true;
        options.bonus_flat_only = true;
        options.no_lone = Some(14);
        options.stack_limit = 3;
    });
    let mut digest = Digest::default();
    for (table, seats, policy) in [
        (&french, 2, Policy::Score),
        (&french, 4, Policy::Leave(leaves.clone())),
        (&variant, 3, Policy::Leave(leaves)),
    ] {
        let setup = Setup {
            count: 12,
            seed: 5,
            seats,
            bag: table.bag.clone(),
            policy,
            threads: Some(1),
            keep_turns: true,
        };
        for record in games(&table.rules, &setup).unwrap() {
            for turn in &record.turns {
                digest.add((turn.seat, turn.rack.tiles()));
                match &turn.action {
                    Action::Play(play) => add_play(&mut digest, play),
                    Action::Pass(exchanged) => digest.add(exchanged),
                }
            }
            digest.add(&record.scores);
        }
    }
    digest
}

fn champion(objective: Objective, opening: i32) -> Digest {
    let table = table(|_, _| {});
    let simulation = Simulation {
        candidates: 8,
        objective,
        ..Simulation::new(values(opening))
    };
    let champion = Player::Champion(Box::new(Champion {
        simulation,
        budget: playouts(160),
        end: Some(playouts(60)),
    }));
    let sight = Player::Sight(Box::new(values(200)));
    let players = [&champion, &sight];
    let mut digest = Digest::default();
    for pair in game_pairs(&table.rules, &table.bag, players, 2, 11, 1).unwrap() {
        digest.add((pair.spreads, pair.scores));
    }
    digest
}

pub fn champion_for_points() -> Digest {
    champion(Objective::Points, 0)
}

pub fn champion_to_win() -> Digest {
    champion(Objective::Win, 300)
}

/// Plays some turns at sight and asks at each for what the caller wants to know.
fn each_turn(table: &Table, seats: usize, seed: u64, mut ask: impl FnMut(&Situation, usize)) {
    let mut game = Game::new(&table.rules, seats, &table.bag, Rng::new(seed, 3));
    let mut evaluator = Evaluator::new();
    let mut turn = 0;
    while !game.is_over(&table.rules) {
        let situation = Situation::of_game(&game);
        ask(&situation, turn);
        let action = evaluator.best(&table.rules, &situation, &values(150), 1)[0].action;
        game.make(&table.rules, &action);
        turn += 1;
    }
}

/// Answers with every candidate and its figures.
pub fn simulations() -> Digest {
    let table = table(|_, _| {});
    let mut digest = Digest::default();
    for seats in 2..=4 {
        let mut evaluator = Evaluator::new();
        each_turn(&table, seats, 40 + seats as u64, |situation, turn| {
            if turn % 5 != 0 {
                return;
            }
            let simulation = Simulation {
                candidates: 4 + turn % 6,
                plies: 1 + turn % 4,
                to_end: 8,
                objective: if turn % 2 == 0 {
                    Objective::Points
                } else {
                    Objective::Win
                },
                ..Simulation::new(values(100))
            };
            // Enough worlds that moves are dropped, and a rest that fills no batch.
            let budget = playouts(400 + 31 * (turn as u64 % 11));
            let rules = &table.rules;
            let seed = turn as u64;
            let found = simulate(
                rules,
                situation,
                &simulation,
                budget,
                seed,
                1,
                &mut evaluator,
            );
            for one in found.unwrap() {
                add_move(&mut digest, &one.sight.action);
                digest.add((one.sight.leave, one.sight.opens, one.sight.equity));
                digest.add(one.figures.playouts);
                digest.figure(one.figures.mean);
                digest.figure(one.figures.error);
            }
        });
    }
    digest
}

/// Budgets that end at any place of a batch.
pub fn budgets() -> Digest {
    let table = table(|_, _| {});
    let simulation = Simulation {
        candidates: 9,
        plies: 1,
        to_end: 0,
        ..Simulation::new(values(100))
    };
    let mut evaluator = Evaluator::new();
    let mut digest = Digest::default();
    each_turn(&table, 2, 8, |situation, turn| {
        let budget = playouts(300 + 31 * (turn as u64 % 13));
        let rules = &table.rules;
        let found = simulate(rules, situation, &simulation, budget, 8, 1, &mut evaluator);
        for one in found.unwrap() {
            digest.add(one.figures.playouts);
            digest.figure(one.figures.mean);
        }
    });
    digest
}

pub fn ends() -> Digest {
    let table = table(|_, _| {});
    let mut digest = Digest::default();
    let mut endgame = Endgame::new(&table.rules);
    for seed in 0..6 {
        each_turn(&table, 2, seed, |situation, turn| {
            let Some(other) = situation.known_rack() else {
                return;
            };
            let (position, own) = (&situation.position, situation.rack);
            let budget = playouts(5 + 17 * (turn as u64 % 5));
            let passed = situation.passes > 0;
            let solution = endgame.solve(position, own, other, passed, budget);
            add_move(&mut digest, &solution.action);
            digest.add((solution.value, solution.exact, solution.nodes));
        });
    }
    digest
}

pub fn leaves_learned() -> Digest {
    let table = table(|_, _| {});
    let learning = Learning {
        games: 16,
        rounds: 2,
        copies: 2,
        horizon: Some(2),
        seed: 9,
        threads: 1,
    };
    let mut digest = Digest::default();
    digest.add(learn_leaves(&table.rules, &table.bag, &values(0), &learning).unwrap());
    digest
}
