//! Players of boards of piles: what a move opens, what tiles kept are worth, simulation of
//! what may follow, and the end of a game of two exactly.
//!
//! A [`Situation`] is what one seat knows. [`Evaluator`] ranks its moves at sight,
//! [`simulate`] by playing on in sampled worlds, [`Endgame`] by looking at everything once
//! the bag is empty. [`game_pairs`] compares players, [`learn_leaves`] finds the values of
//! tiles. The design in prose is in `docs/engine-search.md`.

// Lengths, counts and points are far below the limits of the types used.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod endgame;
mod evaluate;
mod learn;
mod leaves;
mod matches;
mod moves;
mod opening;
mod player;
mod playout;
mod simulate;
mod situation;
mod stopping;
mod table;
mod world;

pub use endgame::{Endgame, Solution};
pub use evaluate::{Evaluated, Evaluator, Values};
pub use learn::{Learning, learn_leaves};
pub use leaves::Leaves;
pub use matches::{Pairs, Share, game_pairs};
pub use moves::Move;
pub use opening::Opening;
pub use player::{Champion, Player, Seated};
pub use simulate::{Budget, Candidate, Objective, Simulation, simulate};
pub use situation::{Situation, Unseen};
pub use stopping::Tally;
