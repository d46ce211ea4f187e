//! Playing on from a move in one world, and what the result is worth.

use super::game::MAX_SEATS;
use super::generator::Generator;
use super::leave::{EmptyBag, Leave, Leaves};
use super::play::Move;
use super::position::Position;
use super::rack::Rack;
use super::rules::Rules;
use super::situation::Situation;
use super::world::World;
use crate::chance::Rng;
use crate::trial::{Horizon, Objective};
use crate::words::Tile;

/// A move to try, and the board after it, which is the same in all worlds.
#[derive(Debug)]
pub(super) struct Attempt {
    action: Move,
    board: Position,
}

impl Attempt {
    pub fn new(rules: &Rules, situation: &Situation, action: Move) -> Self {
        let mut board = situation.position.clone();
        if let Move::Play(play) = &action {
            board.play(rules, play);
        }
        Attempt { action, board }
    }
}

/// What one thread needs to play worlds out.
#[derive(Debug)]
pub(super) struct Playouts {
    seats: Vec<Seat>,
    /// The world as it was dealt, and the same in which a move is tried.
    dealt: World,
    world: World,
}

impl Playouts {
    pub fn new(situation: &Situation) -> Self {
        Playouts {
            seats: (0..situation.seats).map(|_| Seat::default()).collect(),
            dealt: World::new(situation),
            world: World::new(situation),
        }
    }

    /// Deals a new world.
    pub fn deal(&mut self, situation: &Situation, chance: &mut Rng) {
        self.dealt.deal(situation, chance);
    }

    /// How a move turns out in the present world.
    pub fn play_on(
        &mut self,
        rules: &Rules,
        leaves: &Leaves,
        attempt: &Attempt,
        horizon: Horizon,
    ) -> PlayedOn {
        let world = &mut self.world;
        world.copy_from(&self.dealt, &attempt.board);
        let mut kept = [0; MAX_SEATS];
        kept[0] = leaves.value(world.settle(rules, &attempt.action).tiles());
        let mut left = horizon.plies.unwrap_or(usize::MAX);
        let mut reply = None;
        while left > 0 && !world.is_over(rules) {
            let seat = world.to_move;
            let next = self.seats[seat].reply(rules, leaves, world);
            reply = reply.or(Some(next.score()));
            left -= 1;
            let rack = if left == 0 && world.in_bag() > rules.rack_size {
                world.make_last(rules, &next)
            } else {
                world.make(rules, &next)
            };
            kept[seat] = leaves.value(rack.tiles());
        }
        let over = world.is_over(rules);
        let points = |seat: usize| {
            if over {
                1000 * world.final_score(seat)
            } else {
                1000 * world.scores[seat] + kept[seat]
            }
        };
        let best_other = (1..world.seats).map(points).max().unwrap_or(0);
        let spread = points(0) - best_other;
        let value = match horizon.objective {
            Objective::Points => spread,
            Objective::Win if over => Objective::of_result(spread) + spread / 100,
            Objective::Win => {
                let tempo = if world.to_move == 0 { TEMPO } else { -TEMPO };
                chance(spread + tempo, world.tiles_left()) + spread / 100
            }
        };
        PlayedOn {
            value,
            reply: reply.unwrap_or(0),
        }
    }
}

/// How a move turned out in one world.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlayedOn {
    /// What the horizon's objective makes of it.
    pub value: i32,
    /// The points of the turn that follows, 0 if none does.
    pub reply: i32,
}

/// A static player. Most of the moves tried in one world leave a seat with the same rack, so
/// what is worked out of it is kept.
#[derive(Debug, Default)]
struct Seat {
    generator: Generator,
    /// The rack the generator holds, and whether the bag was empty.
    held: Option<(Rack, bool)>,
}

impl Seat {
    /// What the player answers.
    fn reply(&mut self, rules: &Rules, leaves: &Leaves, world: &World) -> Move {
        let (rack, bag_is_empty) = (world.racks[world.to_move], world.in_bag() == 0);
        if self.held != Some((rack, bag_is_empty)) {
            self.held = Some((rack, bag_is_empty));
            if bag_is_empty {
                self.generator.hold(rules, rack, &EmptyBag);
            } else {
                self.generator.hold(rules, rack, leaves);
            }
        }
        match self
            .generator
            .best_of_held(rules, &world.position, 1)
            .first()
        {
            Some(ranked) => Move::Play(ranked.play),
            None if bag_is_empty => Move::Pass,
            None => worst(leaves, rack).map_or(Move::Pass, Move::Exchange),
        }
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

/// The chance to win, in millionths, with a lead in thousandths and this many tiles left.
/// The curve is x / √(1 + x²): it needs no function that differs from machine to machine.
fn chance(spread: i32, tiles_left: usize) -> i32 {
    let scale = 1000.0 * (VARIANCE_PER_TILE * tiles_left.max(1) as f64).sqrt();
    let x = f64::from(spread) / (scale * CURVE);
    500_000 + (500_000.0 * x / (1.0 + x * x).sqrt()) as i32
}

/// Makes the curve as steep in the middle as that of the normal distribution.
const CURVE: f64 = 1.253;
