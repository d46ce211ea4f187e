//! Chance: a small generator, seeded by a number and a counter, so that every game has its
//! own and threads do not matter.

/// `SplitMix64` (Steele, Lea and Flood, 2014).
#[derive(Debug, Clone)]
pub struct Rng(u64);

/// The golden ratio, the step of the sequence.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of a number.
#[inline]
pub const fn mix(mut value: u64) -> u64 {
    value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

impl Rng {
    /// The generator of this seed's game number `index`.
    pub fn new(seed: u64, index: u64) -> Self {
        Rng(mix(mix(seed.wrapping_add(STEP)) ^ index.wrapping_mul(STEP)))
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// A number below `bound`, all equally likely (Lemire's method, with rejection).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing is below 0");
        let least = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from((self.next_bits() >> 32) as u32) * u64::from(bound);
            if product as u32 >= least {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts things in random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_numbers() {
        let mut one = Rng::new(7, 0);
        let mut same = Rng::new(7, 0);
        let mut other = Rng::new(7, 1);
        let first = one.next_bits();
        assert_eq!(first, same.next_bits());
        assert_ne!(first, other.next_bits());
    }

    #[test]
    fn numbers_below_a_bound_are_spread_evenly() {
        let mut rng = Rng::new(1, 2);
        let mut counts = [0; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&count| (9_500..10_500).contains(&count)),
            "{counts:?}"
        );
    }
}
