//! The chance to have seven tiles within a number of turns, by playing on.
//!
//! The player plays alone. Each turn they make the step of their [`Plan`](super::Plan) and draw
//! a tile, or else put the whole rack back and draw as many. Draws come from the
//! tiles not seen, all equally likely. Blanks laid keep their letter, swaps are not tried.

use super::LONGEST;
use super::hand::Hand;
use super::key::Key;
use super::outlook::Outlook;
use super::walk::Walk;
use crate::chance::Rng;
use crate::trial::world_chance;
use crate::words::Tile;

/// The most games that are played to find a chance.
pub const MAX_SAMPLES: u32 = 100_000;

/// The most turns looked ahead.
pub const MAX_TURNS: usize = 100;

/// How much chance is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Draws {
    /// How many turns are played, at most [`MAX_TURNS`].
    pub turns: usize,
    /// How often, at most [`MAX_SAMPLES`].
    pub samples: u32,
    /// What the draws depend on.
    pub seed: u64,
}

impl Outlook {
    /// The share of games in which these tiles have become seven within 1 turn, 2 turns and
    /// so on.
    pub fn chances(&self, key: Key, rack: &Hand, draws: Draws) -> Vec<f64> {
        let mut walk = Walk::default();
        let mut within = vec![0_u32; draws.turns.min(MAX_TURNS)];
        let samples = draws.samples.clamp(1, MAX_SAMPLES);
        for sample in 0..samples {
            let mut game = Game {
                outlook: self,
                key,
                rack: rack.clone(),
                bag: self.unseen().tiles().collect(),
                rng: world_chance(draws.seed, u64::from(sample)),
            };
            if let Some(turn) = (0..within.len()).find(|_| game.turn(&mut walk)) {
                within[turn..].iter_mut().for_each(|count| *count += 1);
            }
        }
        let share = |count| f64::from(count) / f64::from(samples);
        within.into_iter().map(share).collect()
    }
}

struct Game<'a> {
    outlook: &'a Outlook,
    key: Key,
    rack: Hand,
    bag: Vec<Tile>,
    rng: Rng,
}

impl Game<'_> {
    /// Plays a turn, and says whether there are seven tiles after it.
    fn turn(&mut self, walk: &mut Walk) -> bool {
        let plan = self.outlook.plan(walk, self.key, &self.rack);
        if let Some(step) = plan.step {
            let tile = if step.blank { Hand::BLANK } else { step.tile };
            self.rack.take(tile);
            self.key = self.key.with(step.tile);
            self.draw();
        } else {
            let size = self.rack.total();
            self.bag.extend(self.rack.tiles());
            self.rack = Hand::default();
            (0..size).for_each(|_| self.draw());
        }
        self.key.len() >= LONGEST
    }

    /// Draws a tile, if there is one.
    fn draw(&mut self) {
        if !self.bag.is_empty() {
            let place = self.rng.below(self.bag.len() as u32);
            self.rack.put(self.bag.swap_remove(place as usize));
        }
    }
}
