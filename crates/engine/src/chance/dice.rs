//! Dice.

use super::rng::Rng;

/// How many faces a die has.
pub const FACES: usize = 6;

/// What a die may show.
pub const EVERY_DIE: [usize; FACES] = [1, 2, 3, 4, 5, 6];

/// Rolls a die.
#[inline]
pub fn roll(rng: &mut Rng) -> usize {
    1 + rng.below(FACES as u32) as usize
}
