//! Plays judged by the replies to them: for each die the next player's best play, which is
//! itself judged by what it opens.

use super::evaluate::{Candidate, Evaluation, Player, Thousandths, evaluate_with};
use super::openings::Openings;
use super::position::Position;

/// How replies are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replies {
    /// How a reply is chosen.
    pub player: Player,
    /// The share of a reply's value that counts against a play.
    pub share: Thousandths,
}

/// What a play is worth: its expected points, less a share of the mean over the dice of what
/// the best reply is worth.
pub(super) fn look_ahead(
    asked: &Evaluation<'_>,
    openings: &Openings,
    candidate: &Candidate,
    replies: Replies,
) -> Thousandths {
    let (mut after, mut openings) = (asked.position.clone(), openings.clone());
    after.write(asked.rules, &candidate.play);
    openings.follow(asked.rules, &after, &candidate.play);
    let sum: Thousandths = asked
        .next_dice
        .iter()
        .map(|&die| reply(asked, &after, &mut openings, die, replies.player))
        .sum();
    let mean = sum / asked.next_dice.len().max(1) as Thousandths;
    let share = i64::from(replies.share) * i64::from(mean) / 1000;
    500 * candidate.play.worth.expected() - share as Thousandths
}

/// What the best play of a die is worth, or a pass if there is none.
fn reply(
    asked: &Evaluation<'_>,
    position: &Position,
    openings: &mut Openings,
    die: usize,
    player: Player,
) -> Thousandths {
    let next = Evaluation {
        position,
        die,
        ..*asked
    };
    if let Some(best) = evaluate_with(&next, openings, player, 1).first() {
        return best.equity;
    }
    let opens = next.mean(|die| openings.best(asked.rules, position, die));
    -(i64::from(player.opening) * i64::from(opens) / 1000) as Thousandths
}
