//! When a candidate is worse than another beyond reasonable doubt, so that it may be dropped.
//!
//! All candidates are tried in the same worlds, so the difference of two of them is a sequence
//! of independent equally distributed numbers, one a world. A *confidence sequence* holds the
//! mean of such a sequence within a radius at all times at once, so that one may look after
//! every batch and stop at any look (Robbins 1970; in the form for unknown variance, valid
//! for large numbers: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central
//! limit theory and asymptotic confidence sequences", Annals of Statistics 2024).

/// Sums over the worlds so far, for every candidate still in the race.
#[derive(Debug, Clone)]
pub struct Tally {
    candidates: usize,
    worlds: u64,
    sums: Vec<i64>,
    /// Sums of the products of the values of two candidates, row by row.
    products: Vec<i128>,
    /// The chance of a wrong answer, for each pair of candidates.
    doubt: f64,
}

/// No candidate is dropped before this many worlds: the variance must be known first.
const FEWEST_WORLDS: u64 = 32;

/// The number of worlds at which the radius is as narrow as it can be made.
const TYPICAL_WORLDS: f64 = 400.0;

impl Tally {
    /// For this many candidates; `doubt` is the chance that the best of them is ever dropped.
    pub fn new(candidates: usize, doubt: f64) -> Self {
        let pairs = (candidates * candidates.saturating_sub(1) / 2).max(1);
        Tally {
            candidates,
            worlds: 0,
            sums: vec![0; candidates],
            products: vec![0; candidates * candidates],
            doubt: doubt / pairs as f64,
        }
    }

    /// How many worlds there were.
    pub fn worlds(&self) -> u64 {
        self.worlds
    }

    /// Adds the values of all candidates in one world; those not in the race are not looked at.
    pub fn add(&mut self, values: &[i32], racing: &[usize]) {
        self.worlds += 1;
        for (index, &one) in racing.iter().enumerate() {
            let value = i64::from(values[one]);
            self.sums[one] += value;
            for &two in &racing[..=index] {
                self.products[one * self.candidates + two] +=
                    i128::from(value * i64::from(values[two]));
            }
        }
    }

    /// The mean of a candidate that is in the race.
    pub fn mean(&self, one: usize) -> f64 {
        self.sums[one] as f64 / self.worlds.max(1) as f64
    }

    /// The standard error of that mean.
    pub fn error(&self, one: usize) -> f64 {
        let worlds = self.worlds.max(1) as f64;
        let mean = self.mean(one);
        let variance = self.product(one, one) / worlds - mean * mean;
        (variance.max(0.0) / worlds).sqrt()
    }

    fn product(&self, one: usize, two: usize) -> f64 {
        self.products[one.max(two) * self.candidates + one.min(two)] as f64
    }

    /// The mean of the difference of two candidates, and the radius within which it is known.
    pub fn difference(&self, one: usize, two: usize) -> (f64, f64) {
        let worlds = self.worlds.max(1) as f64;
        let mean = self.mean(one) - self.mean(two);
        let squares =
            self.product(one, one) - 2.0 * self.product(one, two) + self.product(two, two);
        let variance = (squares / worlds - mean * mean).max(0.0);
        (mean, variance.sqrt() * radius(worlds, self.doubt))
    }

    /// The candidate with the highest mean; of equal ones the first.
    pub fn leader(&self, racing: &[usize]) -> usize {
        let mut leader = racing[0];
        for &one in racing {
            if self.sums[one] > self.sums[leader] {
                leader = one;
            }
        }
        leader
    }

    /// Drops the candidates that are worse than the leader, and those that cannot be better
    /// than it by more than `close`.
    pub fn drop_worse(&self, racing: &mut Vec<usize>, close: f64) {
        if self.worlds < FEWEST_WORLDS || racing.is_empty() {
            return;
        }
        let leader = self.leader(racing);
        racing.retain(|&one| {
            let (ahead, radius) = self.difference(leader, one);
            one == leader || ahead - radius <= -close
        });
    }
}

/// The radius of the confidence sequence after `count` numbers of variance 1.
fn radius(count: f64, doubt: f64) -> f64 {
    let level = -2.0 * logarithm(doubt);
    let tuned = (level + logarithm(level + 1.0)) / TYPICAL_WORLDS;
    let scaled = count * tuned + 1.0;
    (2.0 * scaled / (count * count * tuned) * (0.5 * logarithm(scaled) - logarithm(doubt))).sqrt()
}

/// The natural logarithm from sums and products alone, so that it is the same everywhere.
fn logarithm(number: f64) -> f64 {
    let (mut mantissa, mut halvings) = (number, 0.0);
    while mantissa > 1.5 {
        mantissa /= 2.0;
        halvings += 1.0;
    }
    while mantissa < 0.75 {
        mantissa *= 2.0;
        halvings -= 1.0;
    }
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let mut power = ratio;
    let mut sum = 0.0;
    for odd in 0..20 {
        sum += power / f64::from(2 * odd + 1);
        power *= ratio * ratio;
    }
    2.0 * sum + halvings * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Rng;

    #[test]
    fn logarithms() {
        for number in [1e-9, 0.02, 0.5, 1.0, 3.0, 12345.6_f64] {
            assert!((logarithm(number) - number.ln()).abs() < 1e-12);
        }
    }

    /// A number with mean `mean` and a spread of a few thousand, and noise shared by all.
    fn noisy(rng: &mut Rng, shared: i32, mean: i32) -> i32 {
        let noise: i32 = (0..6).map(|_| rng.below(2001) as i32 - 1000).sum();
        mean + noise + shared
    }

    #[test]
    fn the_best_is_rarely_dropped() {
        let (mut wrong, mut narrowed) = (0, 0);
        for run in 0..300 {
            let mut rng = Rng::new(11, run);
            let means = [0, 0, -100, -200, -500, -2000];
            let mut tally = Tally::new(means.len(), 0.05);
            let mut racing: Vec<usize> = (0..means.len()).collect();
            for world in 0..2000 {
                let shared = rng.below(40_000) as i32;
                let values = means.map(|mean| noisy(&mut rng, shared, mean));
                tally.add(&values, &racing);
                if world % 16 == 15 {
                    tally.drop_worse(&mut racing, 0.0);
                }
            }
            wrong += i32::from(!racing.contains(&0) && !racing.contains(&1));
            narrowed += i32::from(!racing.contains(&5) && !racing.contains(&4));
        }
        assert!(wrong <= 15, "the best was dropped {wrong} times of 300");
        assert!(
            narrowed > 290,
            "bad candidates were dropped {narrowed} times of 300"
        );
    }

    #[test]
    fn means_and_errors() {
        let mut tally = Tally::new(2, 0.05);
        for value in [0, 1000, 2000, 3000] {
            tally.add(&[value, 5], &[0, 1]);
        }
        assert!((tally.mean(0) - 1500.0).abs() < 1e-9);
        assert!((tally.error(0) - 559.017).abs() < 1e-3);
        assert!(tally.error(1).abs() < 1e-9);
        assert_eq!(tally.leader(&[0, 1]), 0);
    }
}
