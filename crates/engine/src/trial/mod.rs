//! What every search shares: candidates are tried in sampled worlds until one is surely the
//! best, or the budget is used up.
//!
//! - *Worlds*: what is hidden or still to be drawn is sampled from a seed and the number of the
//!   world, so that the same seed gives the same worlds ([`world_chance`], [`TwoEndedBag`]).
//! - *Budgets*: playouts, or time ([`Budget`]).
//! - *Stopping*: when one candidate is worse than another beyond reasonable doubt ([`Tally`]).
//! - *Pair*: matches of two games with the same chance, seats swapped ([`play_pairs`]).
//!
//! [`race`] puts them together; [`outcomes`] tries given candidates and drops none. A game implements [`Trial`] and says what a candidate is worth
//! in one world; the rest is here.

// Counts of worlds and games are far below the limits of the types used.
#![allow(clippy::cast_possible_wrap, clippy::cast_precision_loss)]

mod budget;
mod games;
mod objective;
mod outcomes;
mod pairs;
mod race;
mod stopping;
mod worlds;

pub use budget::{Allowance, Budget};
pub use games::{Record, each_number};
pub use objective::{Horizon, Objective};
pub use outcomes::outcomes;
pub use pairs::{Estimate, Pair, PairGame, play_pairs};
pub use race::{Figures, Standings, Terms, Trial, race};
pub use stopping::Tally;
pub use worlds::{TwoEndedBag, world_chance};
