//! Players: a situation in, a move out; and pairs of games between two of them.

use super::endgame::Endgame;
use super::evaluate::{Evaluator, Values};
use super::game::Game;
use super::play::Move;
use super::rules::Rules;
use super::simulate::{Simulation, simulate};
use super::situation::Situation;
use crate::Result;
use crate::chance::Rng;
use crate::trial::{Budget, Pair, play_pairs};
use crate::words::Tile;

/// How a player chooses.
#[derive(Debug, Clone)]
pub enum Player {
    /// At sight.
    Sight(Box<Values>),
    /// By simulation, and by search when nothing is hidden.
    Champion(Box<Champion>),
}

/// What a champion does with its time.
#[derive(Debug, Clone)]
pub struct Champion {
    /// How it simulates.
    pub simulation: Simulation,
    /// How long it thinks about a move.
    pub budget: Budget,
    /// How long about a move at the end; playouts are positions then. `None`: at sight.
    pub end: Option<Budget>,
}

/// A player at a table, with everything it needs.
#[derive(Debug)]
pub struct Seated<'a> {
    rules: &'a Rules,
    player: &'a Player,
    evaluator: Evaluator,
    endgame: Endgame<'a>,
}

impl<'a> Seated<'a> {
    /// Takes a seat.
    pub fn new(rules: &'a Rules, player: &'a Player) -> Self {
        Seated {
            rules,
            player,
            evaluator: Evaluator::new(),
            endgame: Endgame::new(rules),
        }
    }

    /// Its move. The same seed and situation give the same move, if no budget is a time.
    ///
    /// # Errors
    /// If the budget has no limit.
    pub fn choose(&mut self, situation: &Situation, seed: u64) -> Result<Move> {
        let champion = match self.player {
            Player::Sight(values) => return Ok(self.at_sight(situation, values)),
            Player::Champion(champion) => champion,
        };
        if let Some(other) = situation.known_rack() {
            let Some(end) = champion.end else {
                return Ok(self.at_sight(situation, &champion.simulation.values));
            };
            let (position, own) = (&situation.position, situation.rack);
            let solution = self
                .endgame
                .solve(position, own, other, situation.passes > 0, end);
            return Ok(solution.action);
        }
        let candidates = simulate(
            self.rules,
            situation,
            &champion.simulation,
            champion.budget,
            seed,
            1,
            &mut self.evaluator,
        )?;
        Ok(candidates[0].sight.action)
    }

    fn at_sight(&mut self, situation: &Situation, values: &Values) -> Move {
        self.evaluator.best(self.rules, situation, values, 1)[0].action
    }
}

/// Plays pairs of games between two players with the same bag, seats swapped. A pair depends
/// on `seed` and its number alone, unless a player's budget is a time.
///
/// # Errors
/// If a tile of the bag is unknown, a budget has no limit or no threads can be started.
pub fn game_pairs(
    rules: &Rules,
    bag: &[Tile],
    players: [&Player; 2],
    pairs: usize,
    seed: u64,
    threads: usize,
) -> Result<Vec<Pair>> {
    rules.check_tiles(bag)?;
    let sit = || players.map(|player| Seated::new(rules, player));
    play_pairs(pairs, threads, sit, |seated, which| {
        let mut game = Game::new(rules, 2, bag, Rng::new(seed, which.pair));
        let mut turn = 0;
        while !game.is_over(rules) {
            let chance = seed ^ which.pair << 20 ^ turn << 8 ^ which.first as u64;
            let player = &mut seated[which.player(game.to_move)];
            let action = player.choose(&Situation::of_game(&game), chance)?;
            game.make(rules, &action);
            turn += 1;
        }
        Ok(which.by_player(&game.final_scores()))
    })
}
