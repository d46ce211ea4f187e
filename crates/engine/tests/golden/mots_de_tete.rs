//! Mots de Tête: games at sight, pairs with simulation, and single simulations.

use std::sync::Arc;

use ludomots_engine::mots_de_tete::{
    Ending, Game, Options, Play, Player, Rules, Setup, Sight, Simulation, Square, Table,
    WordsByLength, game_pairs, games, simulate,
};
use ludomots_engine::trial::{Budget, Objective};

use crate::digest::{Digest, graph};

const SIDE: usize = 11;

const SIGHT: Sight = Sight {
    opening: 600,
    windows: 12,
    tries: 10,
};

fn rules(word_length: Option<usize>) -> Rules {
    let letters: Vec<String> = ('A'..='Z').map(String::from).collect();
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let square = |number: usize| match (number * 7 + number / SIDE * 5) % 19 {
        0 => Square::Black,
        1 | 2 => Square::White { points: 0, dice: 1 },
        3 => Square::White { points: 0, dice: 3 },
        other => Square::White {
            points: (other % 7) as u8,
            dice: 0,
        },
    };
    let options = Options {
        squares: (0..SIDE * SIDE).map(square).collect(),
        start_squares: vec![(5, 4), (5, 6), (4, 5), (6, 5), (5, 5)],
        word_length,
    };
    Rules::new(
        Arc::new(WordsByLength::new(&graph(&letters)).unwrap()),
        &options,
    )
    .unwrap()
}

fn table(seats: usize, ending: Ending) -> Table {
    Table {
        seats,
        ending,
        without_die: None,
        reroll_one_on_empty: true,
    }
}

fn playouts(count: u64) -> Budget {
    Budget {
        milliseconds: None,
        playouts: Some(count),
    }
}

fn add_play(digest: &mut Digest, play: Option<&Play>) {
    match play {
        Some(play) => {
            let worth = (play.worth.points, play.worth.dice);
            digest.add((worth, play.letters().collect::<Vec<_>>()));
        }
        None => digest.text("nothing"),
    }
}

pub fn games_at_sight() -> Digest {
    let mut digest = Digest::default();
    for (length, table) in [
        (None, table(2, Ending::Target(150))),
        (None, table(4, Ending::Marathon)),
        (None, table(1, Ending::Open)),
        (Some(4), table(3, Ending::Target(80))),
    ] {
        let mut players = vec![SIGHT; table.seats];
        players[0].opening = 0;
        let setup = Setup {
            count: 3,
            seed: 21,
            table,
            players,
            threads: Some(1),
            keep_turns: true,
        };
        for record in games(&rules(length), &setup).unwrap() {
            for turn in &record.turns {
                digest.add((turn.seat, turn.die, turn.points));
                add_play(&mut digest, turn.play.as_ref());
            }
            digest.add(&record.scores);
        }
    }
    digest
}

fn simulation(table: &Table) -> Simulation {
    Simulation {
        candidates: 8,
        finalists: 4,
        ..Simulation::new(SIGHT, table)
    }
}

pub fn pairs() -> Digest {
    let rules = rules(None);
    let table = table(2, Ending::Target(120));
    let simulating = Player::Champion(simulation(&table), playouts(70));
    let minds = [&simulating, &Player::Sight(SIGHT)];
    let mut digest = Digest::default();
    for pair in game_pairs(&rules, table, minds, 2, 33, 1).unwrap() {
        digest.add((pair.spreads, pair.scores));
    }
    digest
}

/// Budgets that end at any place of a batch.
pub fn budgets() -> Digest {
    let rules = rules(None);
    let table = table(3, Ending::Target(300));
    let mut how = Simulation {
        finalists: 7,
        near: 300,
        ..simulation(&table)
    };
    how.horizon.plies = Some(2);
    how.horizon.objective = Objective::Points;
    let mut game = Game::new(&rules, table, 5);
    let mut digest = Digest::default();
    for budget in (240..600).step_by(9) {
        let situation = game.situation();
        let tried = simulate(&rules, table, &situation, &how, playouts(budget), budget).unwrap();
        for one in &tried {
            digest.add(one.figures.playouts);
            digest.figure(one.figures.mean);
        }
        let play = tried.first().map(|tried| tried.sight.play);
        if budget % 5 == 0 && !game.is_over {
            game.turn(&rules, play.as_ref());
        }
    }
    digest
}

/// Answers with every play and its figures.
pub fn simulations() -> Digest {
    let mut digest = Digest::default();
    for (length, table) in [
        (None, table(1, Ending::Open)),
        (None, table(2, Ending::Target(90))),
        (None, table(3, Ending::Marathon)),
        (Some(4), table(3, Ending::Target(60))),
    ] {
        let rules = rules(length);
        let mut game = Game::new(&rules, table, 77);
        let mut turn: u64 = 0;
        while !game.is_over && turn < 9 {
            let mut how = simulation(&table);
            how.horizon.plies = (turn % 3 > 0).then_some(2);
            // Enough worlds that plays are dropped, and a rest that fills no batch.
            let budget = playouts(260 + 13 * (turn % 7));
            let situation = game.situation();
            let tried = simulate(&rules, table, &situation, &how, budget, turn).unwrap();
            for one in &tried {
                add_play(&mut digest, Some(&one.sight.play));
                digest.add((one.sight.opens, one.sight.equity, one.ahead));
                digest.add(one.figures.playouts);
                digest.figure(one.figures.mean);
                digest.figure(one.figures.error);
            }
            let play = tried.first().map(|tried| tried.sight.play);
            digest.add(game.turn(&rules, play.as_ref()).points);
            turn += 1;
        }
    }
    digest
}
