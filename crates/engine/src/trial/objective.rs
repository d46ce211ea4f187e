//! What a player wants, and how far it looks for it.

/// What a player wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objective {
    /// Points ahead of the best other seat, in thousandths; alone, points.
    Points,
    /// The chance to win, in millionths, with a little for points ahead.
    Win,
}

impl Objective {
    /// The value of a game that is won, lost or a tie, for a player who wants to win. `ahead`
    /// is the lead, in any unit.
    #[inline]
    pub fn of_result(ahead: i32) -> i32 {
        500_000 * (1 + ahead.signum())
    }

    /// By how much two candidates may differ and still count as equal.
    pub fn close(self) -> f64 {
        match self {
            Objective::Points => 50.0,
            Objective::Win => 300.0,
        }
    }
}

/// How far to play on, and what counts there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Horizon {
    /// Turns after the candidate; `None` to the end of the game.
    pub plies: Option<usize>,
    /// What counts then.
    pub objective: Objective,
}
