//! What the words across allow and are worth, square by square.
//!
//! ```text
//!      . B .        A word along the row that has a letter at the square in the middle makes
//!      . ? .        a word B?L down the column: the square fits the letters that make it one.
//!      . L .
//! ```

use super::position::Position;
use super::rules::Rules;
use super::worth::Worth;
use crate::lanes::{Direction, MAX_SIDE, run_around};

/// Looks again at a place of a lane. The run along this lane, with a letter more at the
/// place, is the word across for plays of the other direction.
pub(super) fn refresh(
    position: &mut Position,
    rules: &Rules,
    direction: Direction,
    lane: usize,
    place: usize,
) {
    let side = position.side;
    let taken = position.taken(direction, lane);
    let is_closed = taken | rules.black[direction as usize][lane];
    if is_closed >> place & 1 == 1 {
        return;
    }
    let (start, stop) = run_around(taken, place);
    let (mut fits, mut worth) = (rules.words.all(), Worth::default());
    if stop - start > 1 {
        let run = lane * side + start..lane * side + stop;
        let mut pattern = [0; MAX_SIDE];
        let pattern = &mut pattern[..stop - start];
        pattern.copy_from_slice(&position.views[direction as usize].fits[run.clone()]);
        pattern[place - start] = rules.words.all();
        fits = rules.words.letters_at(pattern, place - start);
        for &square in &rules.worth[direction as usize][run] {
            worth += square;
        }
    }
    let view = &mut position.views[direction.turned() as usize];
    view.fits[place * side + lane] = fits;
    view.across[place * side + lane] = worth;
}
