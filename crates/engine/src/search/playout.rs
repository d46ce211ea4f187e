//! Playing on from a move in one world, and what the result is worth.

use super::leaves::Leaves;
use super::moves::Move;
use super::situation::Situation;
use super::world::World;
use crate::Tile;
use crate::stack::{EmptyBag, Generator, Leave, MAX_SEATS, Rack, Rules};

/// What a result is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objective {
    /// Points ahead of the best other seat, in thousandths.
    Spread,
    /// The chance to win, in millionths, with a little for points ahead.
    Win,
}

/// How far to play on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Horizon {
    /// Turns after the move; `None` to the end of the game.
    pub plies: Option<usize>,
    pub objective: Objective,
}

/// What one thread needs to play worlds out.
#[derive(Debug)]
pub(super) struct Worker {
    generator: Generator,
    dealt: World,
    world: World,
    /// How many turns it has played.
    pub plies: u64,
}

impl Worker {
    pub fn new(situation: &Situation) -> Self {
        Worker {
            generator: Generator::new(),
            dealt: World::new(situation),
            world: World::new(situation),
            plies: 0,
        }
    }

    /// Takes a new world: all moves are then tried in the same.
    pub fn deal(&mut self, situation: &Situation, seed: u64, number: u64) {
        self.dealt.deal(situation, seed, number);
    }

    /// The value of a move in the present world.
    pub fn value(
        &mut self,
        rules: &Rules,
        leaves: &Leaves,
        action: &Move,
        horizon: Horizon,
    ) -> i32 {
        let world = &mut self.world;
        world.copy_from(&self.dealt);
        let mut kept = [0; MAX_SEATS];
        kept[0] = leaves.value(world.make(rules, action).tiles());
        let mut left = horizon.plies.unwrap_or(usize::MAX);
        while left > 0 && !world.is_over() {
            let seat = world.to_move;
            let next = reply(rules, leaves, world, &mut self.generator);
            self.plies += 1;
            left -= 1;
            let rack = if left == 0 && world.in_bag() > rules.rack_size {
                world.make_last(rules, &next)
            } else {
                world.make(rules, &next)
            };
            kept[seat] = leaves.value(rack.tiles());
        }
        let over = world.is_over();
        let points = |seat: usize| {
            if over {
                1000 * world.final_score(seat)
            } else {
                1000 * world.scores[seat] + kept[seat]
            }
        };
        let best_other = (1..world.seats).map(points).max().unwrap_or(0);
        let spread = points(0) - best_other;
        match horizon.objective {
            Objective::Spread => spread,
            Objective::Win if over => won(spread) + spread / 100,
            Objective::Win => {
                let tempo = if world.to_move == 0 { TEMPO } else { -TEMPO };
                chance(spread + tempo, world.tiles_left()) + spread / 100
            }
        }
    }
}

/// What a static player answers.
fn reply(rules: &Rules, leaves: &Leaves, world: &World, generator: &mut Generator) -> Move {
    let (position, rack) = (&world.position, world.racks[world.to_move]);
    let best = if world.in_bag() == 0 {
        generator.best(rules, position, rack, &EmptyBag, 1)
    } else {
        generator.best(rules, position, rack, leaves, 1)
    };
    match best.first() {
        Some(ranked) => Move::Play(ranked.play),
        None if world.in_bag() == 0 => Move::Pass,
        None => worst(leaves, rack).map_or(Move::Pass, Move::Exchange),
    }
}

/// The tile to exchange: the one without which the rest is worth most.
fn worst(leaves: &Leaves, rack: Rack) -> Option<Tile> {
    let without = |tile: Tile| {
        let mut kept = rack;
        kept.remove(tile);
        leaves.value(kept.tiles())
    };
    rack.tiles()
        .iter()
        .copied()
        .max_by_key(|&tile| without(tile))
}

/// To be the next to move is worth about half a turn, in thousandths of a point.
const TEMPO: i32 = 12_500;

/// The variance of the points still to be gained over the other, per tile left.
const VARIANCE_PER_TILE: f64 = 50.0;

fn won(spread: i32) -> i32 {
    500_000 * (1 + spread.signum())
}

/// The chance to win, in millionths, if so many thousandths ahead with so many tiles left.
/// The curve is x / √(1 + x²): it needs no function that differs from machine to machine.
fn chance(spread: i32, tiles_left: usize) -> i32 {
    let scale = 1000.0 * (VARIANCE_PER_TILE * tiles_left.max(1) as f64).sqrt();
    let x = f64::from(spread) / (scale * CURVE);
    500_000 + (500_000.0 * x / (1.0 + x * x).sqrt()) as i32
}

/// Makes the curve as steep in the middle as that of the normal distribution.
const CURVE: f64 = 1.253;
