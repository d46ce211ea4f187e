//! Topword: its moves, whole games and players, each beside something slow and plain.
#![allow(missing_docs)]

mod games;
mod minimax;
mod moves;
mod players;
mod reference;
