//! The race: candidates tried in the same worlds until all but one are dropped, or the budget
//! is used up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::ThreadPool;
use rayon::prelude::*;

use super::budget::Allowance;
use super::games::pool;
use super::stopping::Tally;
use super::worlds::world_chance;
use crate::Result;
use crate::chance::Rng;

/// A moment of a game in which candidates, numbered from 0, can be tried.
pub trait Trial: Sync {
    /// What a thread plays in. It is kept and dealt again for each world, so that
    /// nothing is allocated.
    type World: Send;

    /// Makes what a thread plays in.
    fn world(&self) -> Self::World;

    /// Deals a world: all candidates are then tried in the same.
    fn deal(&self, world: &mut Self::World, chance: Rng);

    /// The value of a candidate in the present world.
    fn value(&self, world: &mut Self::World, candidate: usize) -> i32;
}

/// How a race is run.
#[derive(Debug, Clone, Copy)]
pub struct Terms {
    /// Where the worlds come from.
    pub seed: u64,
    /// How many threads. The result does not depend on it.
    pub threads: usize,
    /// How many worlds are played at once. Threads share them; if the time ends before all are
    /// played, none of them counts.
    pub batch: usize,
    /// The chance that the best candidate is dropped as worse than another.
    pub doubt: f64,
    /// By how much two candidates may differ and still count as equal.
    pub close: f64,
}

/// What the trial of one candidate gave.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Figures {
    /// In how many worlds it was tried.
    pub playouts: u64,
    /// The mean of its values: thousandths of a point, or millionths of a victory.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

/// How a race ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Standings {
    /// The best candidate; `None` if there was no candidate.
    pub leader: Option<usize>,
    /// The figures of each candidate.
    pub figures: Vec<Figures>,
}

/// Worlds between two looks at the tally. Fixed, so that threads do not matter.
const LOOK: usize = 16;

/// Runs a race of this many candidates.
///
/// # Errors
/// If no threads can be started.
pub fn race<T: Trial>(
    trial: &T,
    candidates: usize,
    terms: &Terms,
    allowance: &mut Allowance,
) -> Result<Standings> {
    let mut field = Field::new(candidates, terms);
    let team = Team::new(trial, terms)?;
    let mut since_look = 0;
    while field.racing.len() > 1 {
        let racing = field.racing.len() as u64;
        let affordable = allowance.playouts() / racing;
        let worlds = affordable.min(terms.batch as u64) as usize;
        if worlds == 0 || !team.play(&mut field, worlds, allowance) {
            break;
        }
        allowance.spend(worlds as u64 * racing);
        field.count(worlds);
        since_look += worlds;
        // A batch that the budget cut short is looked at too: what is left may be enough for
        // the candidates that stay.
        if since_look >= LOOK || worlds < terms.batch {
            field.narrow(terms.close);
            since_look = 0;
        }
    }
    Ok(field.finish())
}

/// The candidates and how they fare.
struct Field {
    tally: Tally,
    figures: Vec<Figures>,
    /// The numbers of the candidates that are not dropped.
    racing: Vec<usize>,
    /// The values of one batch: for each world, those of the candidates in the race.
    batch: Vec<i32>,
    /// The values of one world, by number.
    values: Vec<i32>,
}

impl Field {
    fn new(candidates: usize, terms: &Terms) -> Self {
        Field {
            tally: Tally::new(candidates, terms.doubt),
            figures: vec![Figures::default(); candidates],
            racing: (0..candidates).collect(),
            batch: vec![0; terms.batch * candidates],
            values: vec![0; candidates],
        }
    }

    /// Adds the first worlds of the batch to the tally.
    fn count(&mut self, worlds: usize) {
        for world in self.batch.chunks(self.racing.len()).take(worlds) {
            for (&one, &value) in self.racing.iter().zip(world) {
                self.values[one] = value;
            }
            self.tally.add(&self.values, &self.racing);
        }
    }

    /// Writes down the figures of the candidates in the race.
    fn note(&mut self) {
        for &one in &self.racing {
            self.figures[one] = Figures {
                playouts: self.tally.worlds(),
                mean: self.tally.mean(one),
                error: self.tally.error(one),
            };
        }
    }

    /// Drops what is worse than the leader.
    fn narrow(&mut self, close: f64) {
        self.note();
        self.tally.drop_worse(&mut self.racing, close);
    }

    fn finish(mut self) -> Standings {
        self.note();
        Standings {
            leader: (!self.racing.is_empty()).then(|| self.tally.leader(&self.racing)),
            figures: self.figures,
        }
    }
}

/// The threads, each with its world.
struct Team<'a, T: Trial> {
    trial: &'a T,
    seed: u64,
    /// No pool for one thread.
    pool: Option<ThreadPool>,
    worlds: Vec<Mutex<T::World>>,
}

impl<'a, T: Trial> Team<'a, T> {
    fn new(trial: &'a T, terms: &Terms) -> Result<Self> {
        let threads = terms.threads.clamp(1, 256);
        Ok(Team {
            trial,
            seed: terms.seed,
            pool: (threads > 1).then(|| pool(threads)).transpose()?,
            worlds: (0..threads).map(|_| Mutex::new(trial.world())).collect(),
        })
    }

    /// Tries all candidates of the race in this many more worlds; false if the time ended
    /// before all were played.
    fn play(&self, field: &mut Field, worlds: usize, allowance: &Allowance) -> bool {
        let first = field.tally.worlds();
        let racing = &field.racing;
        let is_late = AtomicBool::new(false);
        let rows = field.batch.chunks_mut(racing.len()).take(worlds);
        let play = |number: usize, values: &mut [i32]| {
            let thread = rayon::current_thread_index().unwrap_or(0);
            let world = self.worlds[thread % self.worlds.len()].lock();
            let mut world = world.unwrap_or_else(PoisonError::into_inner);
            let chance = world_chance(self.seed, first + number as u64);
            self.trial.deal(&mut world, chance);
            for (&one, value) in racing.iter().zip(values) {
                if allowance.is_late() {
                    is_late.store(true, Ordering::Relaxed);
                    return;
                }
                *value = self.trial.value(&mut world, one);
            }
        };
        if let Some(pool) = &self.pool {
            let mut rows: Vec<_> = rows.collect();
            pool.install(|| {
                rows.par_iter_mut()
                    .enumerate()
                    .for_each(|(number, values)| play(number, values));
            });
        } else {
            rows.enumerate()
                .for_each(|(number, values)| play(number, values));
        }
        !is_late.into_inner()
    }
}

#[cfg(test)]
mod tests {
    use super::super::budget::Budget;
    use super::*;

    /// Candidate `n` is worth `n` hundred, and luck that all share.
    struct Ladder;

    impl Trial for Ladder {
        type World = i32;

        fn world(&self) -> i32 {
            0
        }

        fn deal(&self, world: &mut i32, mut chance: Rng) {
            *world = chance.below(1000) as i32;
        }

        fn value(&self, world: &mut i32, candidate: usize) -> i32 {
            *world + 100 * candidate as i32
        }
    }

    fn terms(batch: usize, threads: usize) -> Terms {
        Terms {
            seed: 1,
            threads,
            batch,
            doubt: 0.05,
            close: 0.0,
        }
    }

    fn run(candidates: usize, playouts: u64, terms: &Terms) -> Standings {
        let budget = Budget {
            milliseconds: None,
            playouts: Some(playouts),
        };
        race(&Ladder, candidates, terms, &mut Allowance::new(budget)).unwrap()
    }

    #[test]
    fn luck_that_all_share_does_not_hide_the_best() {
        let standings = run(5, 10_000, &terms(16, 1));
        assert_eq!(standings.leader, Some(4));
        // As soon as anything may be dropped, all the others are.
        assert!(standings.figures.iter().all(|one| one.playouts == 32));
    }

    #[test]
    fn threads_do_not_matter() {
        for playouts in [40, 100, 10_000] {
            let one = run(4, playouts, &terms(16, 1));
            assert_eq!(one, run(4, playouts, &terms(16, 3)));
        }
    }

    #[test]
    fn a_race_of_few_needs_no_world() {
        let nobody = run(0, 100, &terms(16, 1));
        assert_eq!((nobody.leader, nobody.figures.len()), (None, 0));
        let alone = run(1, 100, &terms(16, 1));
        assert_eq!((alone.leader, alone.figures[0].playouts), (Some(0), 0));
    }

    #[test]
    fn no_world_counts_that_was_not_played_in_time() {
        let budget = Budget {
            milliseconds: Some(0),
            playouts: None,
        };
        let standings = race(&Ladder, 3, &terms(16, 1), &mut Allowance::new(budget)).unwrap();
        assert!(standings.figures.iter().all(|one| one.playouts == 0));
        assert_eq!(standings.leader, Some(0));
    }
}
