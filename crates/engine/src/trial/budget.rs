//! How long a player may think, and what is left of it.

use std::time::{Duration, Instant};

use crate::{Error, Result};

/// How long to think. The player stops earlier if it is sure.
#[derive(Debug, Clone, Copy, Default)]
pub struct Budget {
    /// A time.
    pub milliseconds: Option<u64>,
    /// A number of playouts, one for each candidate and world. The answer is then the same on
    /// any machine.
    pub playouts: Option<u64>,
}

/// What is left of a budget. The clock runs from the moment it is made.
#[derive(Debug, Clone, Copy)]
pub struct Allowance {
    deadline: Option<Instant>,
    playouts: u64,
}

impl Allowance {
    /// The whole of a budget, which may be without limit.
    pub fn new(budget: Budget) -> Self {
        let time = budget.milliseconds.map(Duration::from_millis);
        Allowance {
            deadline: time.map(|time| Instant::now() + time),
            playouts: budget.playouts.unwrap_or(u64::MAX),
        }
    }

    /// The whole of a budget that must have a limit.
    ///
    /// # Errors
    /// If it has none.
    pub fn limited(budget: Budget) -> Result<Self> {
        if budget.milliseconds.is_none() && budget.playouts.is_none() {
            return Err(Error::Input("a budget needs a limit".to_owned()));
        }
        Ok(Allowance::new(budget))
    }

    /// True if the time is over.
    #[inline]
    pub fn is_late(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// How many playouts are left.
    #[inline]
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// Takes this many playouts, of which no more than there are can be taken.
    #[inline]
    pub fn spend(&mut self, playouts: u64) {
        self.playouts = self.playouts.saturating_sub(playouts);
    }

    /// Takes this many playouts; false, and nothing is taken, if they or the time are not left.
    pub fn take(&mut self, playouts: u64) -> bool {
        let is_left = !self.is_late() && self.playouts >= playouts;
        if is_left {
            self.spend(playouts);
        }
        is_left
    }
}
