//! Matches by pairs of games: the same chance, seats swapped.

use super::games::each_number;
use crate::Result;

/// The results of one pair of games, as the first player sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// Points ahead in the game it began, and in the game it did not.
    pub spreads: [i32; 2],
    /// Its own points in both games.
    pub scores: [i32; 2],
}

/// A mean with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Pair {
    /// The points of a pair: a half for a game won, a quarter for a tie.
    pub fn points(&self) -> f64 {
        let point = |spread: i32| f64::from(1 + spread.signum()) / 4.0;
        self.spreads.into_iter().map(point).sum()
    }

    /// The share of the points of many pairs. Pair are independent, games are not.
    pub fn share(pairs: &[Pair]) -> Estimate {
        Estimate::of(pairs.iter().map(Pair::points))
    }

    /// The mean spread of a game.
    pub fn spread(pairs: &[Pair]) -> Estimate {
        let mean = |pair: &Pair| f64::from(pair.spreads[0] + pair.spreads[1]) / 2.0;
        Estimate::of(pairs.iter().map(mean))
    }
}

impl Estimate {
    /// The mean of independent numbers.
    pub fn of(numbers: impl Iterator<Item = f64> + Clone) -> Self {
        let count = numbers.clone().count().max(1) as f64;
        let value = numbers.clone().sum::<f64>() / count;
        let squares: f64 = numbers.map(|number| (number - value).powi(2)).sum();
        let radius = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
        Estimate {
            value,
            low: value - radius,
            high: value + radius,
        }
    }
}

/// One game of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairGame {
    /// The number of the pair, on which its chance depends.
    pub pair: u64,
    /// The player that begins, 0 or 1.
    pub first: usize,
}

impl PairGame {
    /// The player in a seat, if seat 0 begins.
    pub fn player(&self, seat: usize) -> usize {
        (seat + self.first) % 2
    }

    /// What both seats have, in the order of the players.
    pub fn by_player<T: Copy>(&self, seats: &[T]) -> [T; 2] {
        [seats[self.first], seats[1 - self.first]]
    }
}

/// Plays pairs of games between two players. `play` plays one game with the `tools` of its
/// thread and returns the points of both players, in their own order. With 0 threads there is
/// one for each core.
///
/// # Errors
/// If a game fails or no threads can be started.
pub fn play_pairs<Tools>(
    pairs: usize,
    threads: usize,
    tools: impl Fn() -> Tools + Send + Sync,
    play: impl Fn(&mut Tools, PairGame) -> Result<[i32; 2]> + Send + Sync,
) -> Result<Vec<Pair>> {
    let both = |tools: &mut Tools, number: usize| {
        let mut result = Pair {
            spreads: [0; 2],
            scores: [0; 2],
        };
        for first in 0..2 {
            let pair = number as u64;
            let scores = play(tools, PairGame { pair, first })?;
            result.spreads[first] = scores[0] - scores[1];
            result.scores[first] = scores[0];
        }
        Ok(result)
    };
    each_number(0..pairs, threads, tools, both)?
        .into_iter()
        .collect()
}
