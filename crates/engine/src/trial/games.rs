//! Many games, numbered, on any number of threads: what is played does not depend on it.

use std::ops::Range;

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::{Error, Result};

/// This many threads; 0 is one for each core.
pub(super) fn pool(threads: usize) -> Result<ThreadPool> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| Error::Input(error.to_string()))
}

/// One finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record<Turn> {
    /// The final scores, a seat each.
    pub scores: Vec<i32>,
    /// The turns, if they were asked for.
    pub turns: Vec<Turn>,
    /// How many turns there were.
    pub turn_count: usize,
}

/// Calls `work` with each number and returns the results in order. A thread makes its own
/// `tools` once and gives them to every call. With 0 threads there is one for each core.
///
/// # Errors
/// If no threads can be started.
pub fn each_number<Tools, R: Send>(
    numbers: Range<usize>,
    threads: usize,
    tools: impl Fn() -> Tools + Send + Sync,
    work: impl Fn(&mut Tools, usize) -> R + Send + Sync,
) -> Result<Vec<R>> {
    if threads == 1 {
        let mut tools = tools();
        return Ok(numbers.map(|number| work(&mut tools, number)).collect());
    }
    Ok(pool(threads)?.install(|| numbers.into_par_iter().map_init(tools, work).collect()))
}
