//! Pairs of games: the same chance, seats swapped.

/// The results of one pair of games, as the first player sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pairs {
    /// Points ahead in the game it began, and in the game it did not.
    pub spreads: [i32; 2],
    /// Its own points in both games.
    pub scores: [i32; 2],
}

/// A number with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// The mean.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Pairs {
    /// The points of a pair: a half for a game won, a quarter for a tie.
    pub fn points(&self) -> f64 {
        let point = |spread: i32| f64::from(1 + spread.signum()) / 4.0;
        self.spreads.into_iter().map(point).sum()
    }

    /// The share of the points of many pairs. Pairs are independent, games are not.
    pub fn share(pairs: &[Pairs]) -> Share {
        Share::of(pairs.iter().map(Pairs::points))
    }

    /// The mean spread of a game.
    pub fn spread(pairs: &[Pairs]) -> Share {
        let mean = |pair: &Pairs| f64::from(pair.spreads[0] + pair.spreads[1]) / 2.0;
        Share::of(pairs.iter().map(mean))
    }
}

impl Share {
    /// The mean of independent numbers.
    pub fn of(numbers: impl Iterator<Item = f64> + Clone) -> Self {
        let count = numbers.clone().count().max(1) as f64;
        let value = numbers.clone().sum::<f64>() / count;
        let squares: f64 = numbers.map(|number| (number - value).powi(2)).sum();
        let radius = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
        Share {
            value,
            low: value - radius,
            high: value + radius,
        }
    }
}
