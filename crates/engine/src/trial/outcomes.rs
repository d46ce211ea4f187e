//! All candidates tried in the same worlds, none of them dropped: what a review compares.

use super::race::Trial;
use super::worlds::world_chance;

/// The values of each candidate, world by world. The worlds of a seed are those of a race.
pub fn outcomes<T: Trial>(trial: &T, candidates: usize, worlds: usize, seed: u64) -> Vec<Vec<i32>> {
    let mut values = vec![Vec::with_capacity(worlds); candidates];
    let mut world = trial.world();
    for number in 0..worlds as u64 {
        trial.deal(&mut world, world_chance(seed, number));
        for (candidate, values) in values.iter_mut().enumerate() {
            values.push(trial.value(&mut world, candidate));
        }
    }
    values
}
