//! Mots de Tête: a printed grid, a die, and any letters.
//!
//! [`Rules`] are one printed grid with its [`WordsByLength`]; a [`Position`] is what is written
//! on it. [`all`] finds every play of a die, [`best`] those worth most. [`Openings`] knows the
//! best of each lane and die and follows a play without looking at the rest of the grid.
//! [`games`] plays whole games. [`simulate`] tries plays in games played on from them, and
//! [`game_pairs`] compares players. A review asks [`promising`], [`outlook`] and [`play_on`]. The
//! design in prose is in `docs/engine-mots-de-tete.md`.

// Lengths, counts and points are far below the limits of the types used.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod evaluate;
mod game;
mod games;
mod generate;
mod openings;
mod outlook;
mod pattern;
mod play;
mod played_on;
mod players;
mod position;
mod rules;
mod simulate;
mod window;
mod words;
mod worth;

pub use evaluate::{Evaluated, Evaluation, Sight, Thousandths, evaluate};
pub use game::{Ending, Game, MAX_SEATS, Situation, Table, Turn};
pub use games::{Record, Setup, games};
pub use generate::{all, best, find};
pub use openings::Openings;
pub use outlook::{Outlook, outlook};
pub use play::{Play, Word};
pub use played_on::play_on;
pub use players::{Player, game_pairs};
pub use position::Position;
pub use rules::{Options, Rules, Square};
pub use simulate::{Candidate, Replies, Simulation, promising, simulate};
pub use words::WordsByLength;
pub use worth::{HalfPoints, MAX_DICE, Worth};
