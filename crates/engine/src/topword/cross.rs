//! Cross-sets: what the words across a lane allow and score, square by square.
//!
//! ```text
//!      . B .        A play along the row that lays a tile on the square of A makes, down the
//!      . A .        column, a word B?L: the square's mask holds the tiles that fit, without
//!      . L .        A itself. Its points are those of the word that comes out.
//! ```

use super::position::Position;
use super::rules::Rules;
use crate::lanes::{Direction, run_around};
use crate::words::one;

/// Looks again at the squares `start..stop` of a lane. The runs along this lane are the
/// words across the plays of the other direction.
pub(super) fn refresh(
    position: &mut Position,
    rules: &Rules,
    direction: Direction,
    lane: usize,
    start: usize,
    stop: usize,
) {
    let side = position.side;
    let view = &mut position.views[direction as usize];
    let tops = &view.tops[lane * side..][..side];
    let heights = &view.heights[lane * side..][..side];
    let masks = &mut view.masks[lane * side..][..side];
    let all_points = &mut view.points[lane * side..][..side];
    let occupied = view.occupied[lane];
    let words = &rules.words;
    // Where the tiles of the run before the square have led, and how far they were read.
    let mut prefix = words.root();
    let mut read = usize::MAX;
    for place in start..stop {
        let (first, behind) = run_around(occupied, place);
        let height = heights[place];
        let (mask, points, flat) = if behind - first == 1 {
            (words.all(), 0, false)
        } else {
            if read < first || read > place {
                prefix = words.root();
                read = first;
            }
            prefix = words.walk(prefix, &tops[read..place]);
            read = place;
            let mask = words.fitting(prefix, &tops[place + 1..behind]);
            let sum: u8 = heights[first..behind].iter().sum::<u8>() + 1;
            let length = (behind - first) as u8;
            let flat = sum == length;
            (mask, if flat { 2 * length } else { sum }, flat)
        };
        let open = height < rules.stack_limit;
        masks[place] = if open { mask & !one(tops[place]) } else { 0 };
        all_points[place] = points;
        view.flat[lane] &= !(1 << place);
        view.flat[lane] |= u32::from(flat) << place;
    }
}
