//! Boards of piles: Topword, and with piles of one tile any flat crossword board.
//!
//! [`Rules`] are the numbers of one table and its words; a [`Position`] is a board; a
//! [`Generator`] finds all plays of a [`Rack`], or the best ones by score and [`Leave`];
//! [`games`] plays whole games. The design in prose is in `docs/engine-topword.md`.

// Lengths, counts and points are far below the limits of the types used.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod best;
mod bound;
mod cross;
mod game;
mod games;
mod generate;
mod hand;
mod lane;
mod leave;
mod play;
mod position;
mod prefix;
mod rack;
mod rng;
mod rules;
mod search;
mod seen;
mod single;
mod slice;
mod words;

pub use best::Ranked;
pub use game::{Bag, Game, LEFT_TILE, MAX_SEATS};
pub use games::{Action, EmptyBag, Policy, Record, Setup, Turn, choose, games};
pub use generate::Generator;
pub use hand::{SUBSETS, Subset};
pub use lane::Direction;
pub(crate) use lane::{places, run_around};
pub use leave::{Leave, LeaveTable, MAX_LEAVE, NoLeave};
pub use play::{Play, Word};
pub use position::{Position, Undo};
pub use rack::Rack;
pub use rng::Rng;
pub use rules::{BONUS, MAX_HEIGHT, MAX_RACK, MAX_SIDE, MAX_SQUARES, Options, Rules};
pub use words::{Fork, MAX_STACK_TILES, TileSet, Words, one, tiles_of};
