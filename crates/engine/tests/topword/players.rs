//! The players of the boards of piles: every part beside something plain, on small tables.

use crate::minimax::Minimax;
use ludomots_engine::chance::Rng;
use ludomots_engine::topword::{
    Champion, Endgame, Evaluator, Learning, Leaves, Move, Player, Simulation, Situation, Unseen,
    Values, game_pairs, learn_leaves, simulate, weigh,
};
use ludomots_engine::topword::{Game, Options, Play, Position, Rack, Rules};
use ludomots_engine::trial::{Budget, Objective, Pair};
use ludomots_engine::words::{Alphabet, Graph, Tile};
use proptest::prelude::*;

/// Few tiles and many short words, so that there is always something to do.
fn rules(seed: u64, side: usize) -> Rules {
    let tiles = ["A", "E", "I", "R", "T", "S"];
    let alphabet = Alphabet::new(&tiles).unwrap();
    let mut rng = Rng::new(seed, 0);
    let mut words = Vec::new();
    for _ in 0..60 {
        let length = 2 + rng.below(3) as usize;
        let word: Vec<Tile> = (0..length).map(|_| 1 + rng.below(6) as Tile).collect();
        words.push(alphabet.join(&word));
    }
    let graph = Graph::build(
        &words,
        alphabet,
        ludomots_engine::words::BuildOptions::default(),
    )
    .unwrap();
    let middle = side / 2;
    let options = Options {
        side,
        stack_limit: 1 + (seed % 4) as u8,
        start_squares: vec![(middle, middle)],
        bonus_tiles: vec![3],
        ..Options::default()
    };
    Rules::new(&graph, &options).unwrap()
}

fn bag(count: usize) -> Vec<Tile> {
    (0..count).map(|number| 1 + (number % 6) as Tile).collect()
}

fn simulation(objective: Objective) -> Simulation {
    Simulation {
        values: Values::default(),
        candidates: 6,
        plies: 2,
        to_end: 4,
        objective,
        doubt: 0.05,
    }
}

fn playouts(count: u64) -> Budget {
    Budget {
        milliseconds: None,
        playouts: Some(count),
    }
}

/// A game after some turns at sight.
fn game_after(rules: &Rules, seats: usize, tiles: usize, seed: u64, turns: usize) -> Game {
    let mut game = Game::new(rules, seats, &bag(tiles), Rng::new(seed, 1));
    let mut evaluator = Evaluator::new();
    for _ in 0..turns {
        if game.is_over(rules) {
            break;
        }
        let situation = Situation::of_game(&game);
        let action = evaluator.best(rules, &situation, &Values::default(), 1)[0].action;
        game.make(rules, &action);
    }
    game
}

fn rack(rules: &Rules, rng: &mut Rng, count: usize) -> Rack {
    let tiles: Vec<Tile> = (0..count).map(|_| 1 + rng.below(6) as Tile).collect();
    Rack::new(rules, &tiles).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..Default::default() })]

    /// A simulation is the same on any number of threads, keeps its budget, and its choice
    /// is a legal move.
    #[test]
    fn simulations_repeat(seed in any::<u64>(), seats in 2..=4_usize, turns in 0..12_usize, win in any::<bool>()) {
        let rules = rules(seed, 6);
        let game = game_after(&rules, seats, 50, seed, turns);
        if game.is_over(&rules) {
            return Ok(());
        }
        let situation = Situation::of_game(&game);
        let how = simulation(if win { Objective::Win } else { Objective::Points });
        let mut answers = Vec::new();
        for threads in [1, 3] {
            let found = simulate(&rules, &situation, &how, playouts(400), seed, threads, &mut Evaluator::new());
            let found = found.unwrap();
            prop_assert!(found.iter().map(|one| one.figures.playouts).sum::<u64>() <= 400);
            answers.push(format!("{found:?}"));
            let mut plays = Vec::new();
            Minimax::new(&rules).plays(&situation.position, situation.rack, &mut plays);
            for one in &found {
                prop_assert!(is_legal(&plays, &one.sight.action));
            }
        }
        prop_assert_eq!(&answers[0], &answers[1]);
    }
}

/// The solver and a plain full minimax agree on the value, and the move has that value.
#[test]
fn ends_are_exact() {
    let (mut compared, mut too_large) = (0, 0);
    for seed in 0..400 {
        let rules = rules(seed, 5);
        let mut rng = Rng::new(seed, 2);
        let position = game_after(&rules, 2, 60, seed, 1 + rng.below(5) as usize).position;
        let (own, other) = (1 + rng.below(3) as usize, 1 + rng.below(3) as usize);
        let (own, other) = (rack(&rules, &mut rng, own), rack(&rules, &mut rng, other));
        let passed = rng.below(2) == 1;
        let mut minimax = Minimax::new(&rules);
        let Some(expected) = minimax.value(&position, own, other, passed) else {
            too_large += 1;
            continue;
        };
        compared += 1;
        let found = Endgame::new(&rules).solve(&position, own, other, passed, Budget::default());
        assert!(found.exact);
        assert_eq!(found.value, expected, "seed {seed}");
        let play = match found.action {
            Move::Play(play) => Some(play),
            _ => None,
        };
        let value = minimax.value_of(&position, own, other, passed, play);
        assert_eq!(value, Some(expected), "seed {seed}");
        let mut plays = Vec::new();
        minimax.plays(&position, own, &mut plays);
        // Every move has the value of the minimax, not only the best one.
        for play in plays.iter().copied().map(Some).chain([None]) {
            let action = play.map_or(Move::Pass, Move::Play);
            let mut solver = Endgame::new(&rules);
            let value = solver.value_of(&action, &position, own, other, passed, Budget::default());
            let expected = minimax.value_of(&position, own, other, passed, play);
            assert_eq!(Some(value.0), expected, "seed {seed}");
            assert!(value.1);
        }
        // With a small budget it answers all the same, and never calls a guess exact.
        for nodes in [0, 1, 2, 5, 20] {
            let quick = Endgame::new(&rules).solve(&position, own, other, passed, playouts(nodes));
            assert!(!quick.exact || quick.value == expected, "seed {seed}");
            assert!(is_legal(&plays, &quick.action), "seed {seed}");
        }
    }
    assert!(compared > 200, "{compared} compared, {too_large} too large");
}

fn is_legal(plays: &[Play], action: &Move) -> bool {
    match action {
        Move::Play(play) => plays.contains(play),
        Move::Exchange(_) | Move::Pass => true,
    }
}

/// Given moves have the same values in the same worlds as in a simulation that drops none.
#[test]
fn given_moves_are_tried_in_the_worlds_of_a_simulation() {
    const WORLDS: u64 = 16;
    for seed in 0..40 {
        let rules = rules(seed, 6);
        let game = game_after(&rules, 2 + (seed % 3) as usize, 50, seed, 4);
        if game.is_over(&rules) {
            continue;
        }
        let situation = Situation::of_game(&game);
        let how = simulation(Objective::Points);
        let mut evaluator = Evaluator::new();
        let budget = playouts(WORLDS * how.candidates as u64);
        let tried = simulate(&rules, &situation, &how, budget, seed, 1, &mut evaluator).unwrap();
        let moves: Vec<Move> = tried.iter().map(|one| one.sight.action).collect();
        let found = weigh(&rules, &situation, &how, &moves, WORLDS, seed);
        let others = situation.scores[1..situation.seats].iter().max();
        let lead = f64::from(situation.scores[0] - others.unwrap());
        let best = found.iter().map(|one| one.gain).fold(f64::MIN, f64::max);
        for (one, expected) in found.iter().zip(&tried) {
            if expected.figures.playouts == WORLDS {
                let gain = expected.figures.mean / 1000.0 - lead;
                assert!((one.gain - gain).abs() < 1e-9, "seed {seed}");
            }
            assert!(
                (one.gain - best).abs() > 1e-9 || one.error < 1e-9,
                "seed {seed}"
            );
        }
    }
}

#[test]
fn a_simulation_finds_the_move_that_wins() {
    // One other seat with one tile and an empty bag: the simulation must see what is exact.
    let rules = rules(8, 5);
    let mut agreed = 0;
    let mut cases = 0;
    for seed in 0..40 {
        let position = game_after(&rules, 2, 60, seed, 3).position;
        let mut rng = Rng::new(seed, 3);
        let (own, other) = (rack(&rules, &mut rng, 2), rack(&rules, &mut rng, 1));
        let unseen = Unseen::new(&rules, other.tiles()).unwrap();
        let situation =
            Situation::new(&rules, position.clone(), own, unseen, &[1], &[0, 0], 0).unwrap();
        assert_eq!(situation.known_rack(), Some(other));
        let mut how = simulation(Objective::Points);
        how.candidates = 200;
        let found = simulate(
            &rules,
            &situation,
            &how,
            playouts(20_000),
            1,
            1,
            &mut Evaluator::new(),
        );
        let exact = Endgame::new(&rules).solve(&position, own, other, false, Budget::default());
        let mut minimax = Minimax::new(&rules);
        let play = match found.unwrap()[0].sight.action {
            Move::Play(play) => Some(play),
            _ => None,
        };
        cases += 1;
        agreed +=
            i32::from(minimax.value_of(&position, own, other, false, play) == Some(exact.value));
    }
    assert!(agreed * 10 >= cases * 9, "{agreed} of {cases}");
}

#[test]
fn a_budget_without_limit_is_refused() {
    let rules = rules(1, 6);
    let situation = Situation::of_game(&game_after(&rules, 2, 40, 1, 2));
    let how = simulation(Objective::Points);
    let found = simulate(
        &rules,
        &situation,
        &how,
        Budget::default(),
        1,
        1,
        &mut Evaluator::new(),
    );
    assert!(found.is_err());
}

#[test]
fn tiles_must_add_up() {
    let rules = rules(1, 6);
    let unseen = Unseen::new(&rules, &[1, 2]).unwrap();
    let empty = Position::empty(&rules);
    let own = Rack::new(&rules, &[3]).unwrap();
    let situation = |held: &[usize], scores: &[i32]| {
        Situation::new(&rules, empty.clone(), own, unseen, held, scores, 0)
    };
    assert_eq!(situation(&[1], &[0, 0]).unwrap().in_bag(), 1);
    assert!(situation(&[3], &[0, 0]).is_err());
    assert!(situation(&[1], &[0]).is_err());
    assert!(situation(&[0, 0, 0, 0], &[0; 5]).is_err());
    assert!(Unseen::new(&rules, &[9]).is_err());
}

#[test]
fn what_a_move_opens_counts_against_it() {
    let rules = rules(5, 7);
    let situation = Situation::of_game(&game_after(&rules, 2, 60, 5, 3));
    let mut evaluator = Evaluator::new();
    let values = Values {
        leaves: Leaves::default(),
        opening: 500,
    };
    let found = evaluator.best(&rules, &situation, &values, 50).to_vec();
    assert!(found.len() > 1);
    for one in &found {
        let before = 1000 * one.action.score() + one.leave;
        assert_eq!(one.equity, before - one.opens / 2, "{one:?}");
    }
    assert!(found.windows(2).all(|two| two[0].equity >= two[1].equity));
}

#[test]
fn pairs_of_equal_players_are_level() {
    let rules = rules(4, 7);
    let player = Player::Sight(Box::default());
    let pairs = game_pairs(&rules, &bag(40), [&player, &player], 10, 1, 2).unwrap();
    for pair in &pairs {
        assert_eq!(pair.spreads[0], -pair.spreads[1]);
        assert!((pair.points() - 0.5).abs() < 1e-9);
    }
    assert!((Pair::share(&pairs).value - 0.5).abs() < 1e-9);
    let champion = Player::Champion(Box::new(Champion {
        simulation: simulation(Objective::Win),
        budget: playouts(200),
        end: Some(playouts(200)),
    }));
    let one = game_pairs(&rules, &bag(40), [&champion, &player], 4, 1, 1).unwrap();
    let two = game_pairs(&rules, &bag(40), [&champion, &player], 4, 1, 2).unwrap();
    assert_eq!(one, two);
}

#[test]
fn learning_does_not_depend_on_threads() {
    let rules = rules(4, 7);
    let learn = |threads: usize| {
        let learning = Learning {
            games: 30,
            rounds: 2,
            copies: 2,
            horizon: None,
            seed: 1,
            threads,
        };
        learn_leaves(&rules, &bag(60), &Values::default(), &learning).unwrap()
    };
    let learned = learn(1);
    assert_eq!(learned, learn(2));
    assert_eq!(learned.len(), 6);
    assert!(learned.iter().all(|(_, values)| values.len() == 2));
}
