//! Plays judged by the replies to them: for each die what the next player takes, and what is
//! then left for the one after.

use super::evaluate::{Evaluated, Evaluation, Thousandths};
use super::openings::Openings;

/// What replies count for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replies {
    /// The share of the mean reply that counts against a play.
    pub taken: Thousandths,
    /// The share of the mean play after the reply that counts for it.
    pub left: Thousandths,
}

/// What a play is worth by its expected points, the mean over the dice of the reply with the
/// most points, and the mean over the dice of the best play after that.
pub(super) fn look_ahead(
    asked: &Evaluation<'_>,
    openings: &Openings,
    candidate: &Evaluated,
    replies: Replies,
) -> Thousandths {
    let rules = asked.rules;
    let (mut after, mut openings) = (asked.position.clone(), openings.clone());
    after.write(rules, &candidate.play);
    openings.follow(rules, &after, &candidate.play);
    let (mut taken, mut left) = (0, 0);
    for &die in asked.next_dice {
        let (mut later, mut later_openings) = (after.clone(), openings.clone());
        if let Some(reply) = openings.best_play(rules, &after, die) {
            taken += 500 * reply.worth.expected();
            later.write(rules, &reply);
            later_openings.follow(rules, &later, &reply);
        }
        left += asked.mean(|die| later_openings.best(rules, &later, die));
    }
    let dice = asked.next_dice.len().max(1) as i64;
    let share = |share: Thousandths, sum: Thousandths| i64::from(share) * i64::from(sum) / dice;
    let against = (share(replies.taken, taken) - share(replies.left, left)) / 1000;
    500 * candidate.play.worth.expected() - against as Thousandths
}
