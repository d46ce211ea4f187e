//! Simulation: the best moves at sight, each tried in the same sampled worlds.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rayon::prelude::*;

use super::evaluate::{Evaluated, Evaluator, Values};
pub use super::playout::Objective;
use super::playout::{Horizon, Tried, Worker};
use super::rules::Rules;
use super::situation::Situation;
use crate::trial::{Budget, Tally};
use crate::{Error, Result};

/// How a simulating player thinks.
#[derive(Debug, Clone)]
pub struct Simulation {
    /// What its moves are ranked by at sight, and its playouts played by.
    pub values: Values,
    /// How many moves are tried.
    pub candidates: usize,
    /// How many turns are played after each.
    pub plies: usize,
    /// With so many tiles in the bag or fewer, all turns to the end of the game.
    pub to_end: usize,
    /// What it wants.
    pub objective: Objective,
    /// The chance that the best candidate is dropped as worse than another.
    pub doubt: f64,
}

impl Simulation {
    /// What measured best (`docs/engine-search.md`).
    pub fn new(values: Values) -> Self {
        Simulation {
            values,
            candidates: 16,
            plies: 2,
            to_end: 14,
            objective: Objective::Spread,
            doubt: 0.05,
        }
    }
}

/// A move that was tried.
#[derive(Debug, Clone, Copy)]
pub struct Candidate {
    /// The move, and its equity at sight.
    pub sight: Evaluated,
    /// In how many worlds it was tried.
    pub playouts: u64,
    /// The mean of its values: thousandths of a point, or millionths of a chance.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

/// Worlds between two looks at the tally. Fixed, so that threads do not matter.
const BATCH: usize = 16;

/// A chance or points by which two moves may differ and still count as equal.
fn close(objective: Objective) -> f64 {
    match objective {
        Objective::Spread => 50.0,
        Objective::Win => 300.0,
    }
}

/// Tries the best moves of a situation. The first one of the answer is the choice; the
/// others follow by number of worlds and mean.
///
/// # Errors
/// If no threads can be started, or the budget has no limit.
pub fn simulate(
    rules: &Rules,
    situation: &Situation,
    simulation: &Simulation,
    budget: Budget,
    seed: u64,
    threads: usize,
    evaluator: &mut Evaluator,
) -> Result<Vec<Candidate>> {
    if budget.milliseconds.is_none() && budget.playouts.is_none() {
        return Err(Error::Input("a budget needs a limit".to_owned()));
    }
    let began = Instant::now();
    let wanted = simulation.candidates.max(1);
    let sights = evaluator.best(rules, situation, &simulation.values, wanted);
    let tried = sights
        .iter()
        .map(|sight| Tried::new(rules, situation, sight.action));
    let tried: Vec<Tried> = tried.collect();
    let mut race = Race::new(sights, simulation.doubt);
    let to_end = situation.in_bag() <= simulation.to_end;
    let trial = Trial {
        rules,
        situation,
        simulation,
        tried,
        seed,
        horizon: Horizon {
            plies: (!to_end).then_some(simulation.plies),
            objective: simulation.objective,
        },
        deadline: budget
            .milliseconds
            .map(|time| began + Duration::from_millis(time)),
        late: AtomicBool::new(false),
    };
    let team = Team::new(situation, threads)?;
    let mut left = budget.playouts.unwrap_or(u64::MAX);
    while race.racing.len() > 1 {
        let worlds = BATCH.min((left / race.racing.len() as u64) as usize);
        if worlds == 0 || !team.play(&trial, &mut race, worlds) {
            break;
        }
        left -= (worlds * race.racing.len()) as u64;
        race.narrow(close(simulation.objective));
    }
    Ok(race.finish())
}

/// What all threads of one simulation share.
struct Trial<'a> {
    rules: &'a Rules,
    situation: &'a Situation,
    simulation: &'a Simulation,
    /// All candidates, in order.
    tried: Vec<Tried>,
    seed: u64,
    horizon: Horizon,
    deadline: Option<Instant>,
    late: AtomicBool,
}

impl Trial<'_> {
    /// Tries the moves with these numbers in one world, unless it is too late.
    fn play(&self, worker: &mut Worker, racing: &[usize], number: u64, values: &mut [i32]) {
        worker.deal(self.situation, self.seed, number);
        for (&one, value) in racing.iter().zip(values) {
            if self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
            {
                self.late.store(true, Ordering::Relaxed);
                return;
            }
            let leaves = &self.simulation.values.leaves;
            *value = worker.value(self.rules, leaves, &self.tried[one], self.horizon);
        }
    }
}

/// The moves and how they fare.
struct Race {
    candidates: Vec<Candidate>,
    tally: Tally,
    /// The numbers of the moves that are not dropped.
    racing: Vec<usize>,
    values: Vec<i32>,
}

impl Race {
    fn new(sights: &[Evaluated], doubt: f64) -> Self {
        let candidate = |&sight: &Evaluated| Candidate {
            sight,
            playouts: 0,
            mean: 0.0,
            error: 0.0,
        };
        Race {
            candidates: sights.iter().map(candidate).collect(),
            tally: Tally::new(sights.len(), doubt),
            racing: (0..sights.len()).collect(),
            values: vec![0; BATCH * sights.len()],
        }
    }

    /// Takes the values of so many worlds in, and drops what is worse.
    fn count(&mut self, worlds: usize) {
        let mut values = vec![0; self.candidates.len()];
        for world in self.values.chunks(self.racing.len()).take(worlds) {
            for (&one, &value) in self.racing.iter().zip(world) {
                values[one] = value;
            }
            self.tally.add(&values, &self.racing);
        }
        for &one in &self.racing {
            let candidate = &mut self.candidates[one];
            candidate.playouts = self.tally.worlds();
            candidate.mean = self.tally.mean(one);
            candidate.error = self.tally.error(one);
        }
    }

    fn narrow(&mut self, close: f64) {
        self.tally.drop_worse(&mut self.racing, close);
    }

    fn finish(mut self) -> Vec<Candidate> {
        let leader = self.tally.leader(&self.racing);
        let choice = self.candidates.remove(leader);
        self.candidates.sort_by(|one, two| {
            (two.playouts, two.mean)
                .partial_cmp(&(one.playouts, one.mean))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        self.candidates.insert(0, choice);
        self.candidates
    }
}

/// Workers, one a thread.
struct Team {
    pool: Option<rayon::ThreadPool>,
    workers: Vec<Mutex<Worker>>,
}

impl Team {
    fn new(situation: &Situation, threads: usize) -> Result<Self> {
        let threads = threads.clamp(1, 256);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        let pool = (threads > 1).then(|| pool.build()).transpose();
        Ok(Team {
            pool: pool.map_err(|error| Error::Input(error.to_string()))?,
            workers: (0..threads)
                .map(|_| Mutex::new(Worker::new(situation)))
                .collect(),
        })
    }

    /// Tries all moves of a race in so many more worlds; false if time ran out before.
    fn play(&self, trial: &Trial<'_>, race: &mut Race, worlds: usize) -> bool {
        let first = race.tally.worlds();
        let racing = &race.racing;
        let rows = race.values.chunks_mut(racing.len()).take(worlds);
        let one = |world: usize, row: &mut [i32]| {
            let thread = rayon::current_thread_index().unwrap_or(0);
            if let Ok(mut worker) = self.workers[thread % self.workers.len()].lock() {
                trial.play(&mut worker, racing, first + world as u64, row);
            }
        };
        if let Some(pool) = &self.pool {
            let mut rows: Vec<_> = rows.collect();
            pool.install(|| {
                rows.par_iter_mut()
                    .enumerate()
                    .for_each(|(world, row)| one(world, row));
            });
        } else {
            rows.enumerate().for_each(|(world, row)| one(world, row));
        }
        if trial.late.load(Ordering::Relaxed) {
            return false;
        }
        race.count(worlds);
        true
    }
}
