//! What games draw with: random numbers, the bag, dice.
//!
//! Nothing here looks at a clock or at the machine: the same seed gives the same draws.

mod draws;
mod rng;

pub use draws::{Bag, EVERY_DIE, FACES, roll};
pub use rng::{Rng, mix};
