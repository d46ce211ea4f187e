//! What follows a play: the reply to it for each die, and what is left after the reply.

use super::evaluate::{Evaluation, Thousandths};
use super::openings::Openings;
use super::play::Play;
use super::worth::HalfPoints;
use crate::chance::FACES;

/// What follows a play, or a pass.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outlook {
    /// For each die that may be next, the expected points of the best reply; zeros behind them.
    pub replies: [HalfPoints; FACES],
    /// The mean over the dice of the best play after the reply, summed over the replies.
    pub later: Thousandths,
}

/// Looks at the replies to a play, or to a pass. The next player writes what brings most points.
/// `openings` are those of the grid before.
pub fn outlook(asked: &Evaluation<'_>, openings: &Openings, play: Option<&Play>) -> Outlook {
    let rules = asked.rules;
    let (mut after, mut openings) = (asked.position.clone(), openings.clone());
    if let Some(play) = play {
        after.write(rules, play);
        openings.follow(rules, &after, play);
    }
    let mut outlook = Outlook::default();
    for (&die, worth) in asked.next_dice.iter().zip(&mut outlook.replies) {
        let (mut later, mut later_openings) = (after.clone(), openings.clone());
        if let Some(reply) = openings.best_play(rules, &after, die) {
            *worth = reply.worth.expected();
            later.write(rules, &reply);
            later_openings.follow(rules, &later, &reply);
        }
        outlook.later += asked.mean(|die| later_openings.best(rules, &later, die));
    }
    outlook
}
