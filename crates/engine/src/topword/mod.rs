//! Topword: tiles laid beside and on top of each other. With piles of one tile it is any flat
//! crossword board.
//!
//! **Moves.** [`Rules`] are the numbers of one table and its words; a [`Position`] is a board; a
//! [`Generator`] finds all plays of a [`Rack`], or the best ones by score and [`Leave`];
//! [`games`] plays whole games. The design in prose is in `docs/engine-topword.md`.
//!
//! **Players.** A [`Situation`] is what one seat knows. [`Evaluator`] ranks its moves at sight,
//! [`simulate`] by playing on in sampled worlds, [`Endgame`] by looking at everything once
//! the bag is empty; [`weigh`] compares given moves for a review. [`game_pairs`] compares players, [`learn_leaves`] finds the values of
//! tiles. The design in prose is in `docs/engine-search.md`.

// Lengths, counts and points are far below the limits of the types used.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod cross;
mod endgame;
mod evaluate;
mod forks;
mod game;
mod games;
mod generator;
mod learn;
mod leave;
mod opening;
mod play;
mod players;
mod playout;
mod position;
mod rack;
mod rules;
mod simulate;
mod situation;
mod transpositions;
mod weigh;
mod world;

pub use endgame::{Endgame, Solution};
pub use evaluate::{Evaluated, Evaluator, Values};
pub use forks::{Fork, Forks};
pub use game::{Game, LEFT_TILE, MAX_SEATS};
pub use games::{Action, Policy, Record, Setup, Turn, choose, games};
pub use generator::{Generator, Ranked, SUBSETS, Subset};
pub use learn::{Learning, learn_leaves};
pub use leave::{EmptyBag, Leave, LeaveTable, Leaves, MAX_LEAVE, NoLeave};
pub use opening::Opening;
pub use play::{Move, Play, Word};
pub use players::{Champion, Player, Seated, game_pairs};
pub use position::{Position, Undo};
pub use rack::Rack;
pub use rules::{AllPassEnds, BONUS, MAX_HEIGHT, MAX_RACK, Options, Rules};
pub use simulate::{Candidate, Simulation, simulate};
pub use situation::{Situation, Unseen};
pub use weigh::{Weighed, weigh};
