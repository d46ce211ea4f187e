//! Worlds: ways in which everything hidden or still to be drawn may turn out.

use crate::chance::Rng;
use crate::words::Tile;

/// The chance of one world. The same number of the same seed is the same world.
#[inline]
pub fn world_chance(seed: u64, number: u64) -> Rng {
    Rng::new(seed, number)
}

/// The bag of a world, whose order is known.
///
/// The seat that asks draws from one end and all others from the other end. So two candidates
/// that take different numbers of tiles leave the draws of the others as they were, and less
/// of the difference between them is luck.
#[derive(Debug, Clone, Default)]
pub struct TwoEndedBag {
    /// The tiles in the bag are those from `first` up to and without `stop`.
    tiles: Vec<Tile>,
    first: usize,
    stop: usize,
}

impl TwoEndedBag {
    /// Fills the bag with these tiles in random order.
    pub fn fill(&mut self, tiles: impl Iterator<Item = Tile>, chance: &mut Rng) {
        self.tiles.clear();
        self.tiles.extend(tiles);
        chance.shuffle(&mut self.tiles);
        self.first = 0;
        self.stop = self.tiles.len();
    }

    /// Becomes like another bag, without allocating if it is no larger.
    pub fn copy_from(&mut self, other: &TwoEndedBag) {
        self.tiles.clone_from(&other.tiles);
        self.first = other.first;
        self.stop = other.stop;
    }

    /// How many tiles are left.
    #[inline]
    pub fn len(&self) -> usize {
        self.stop - self.first
    }

    /// True if none is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.first == self.stop
    }

    /// Draws a tile for seat 0, the one that asks, or for another.
    pub fn draw(&mut self, seat: usize) -> Option<Tile> {
        if self.is_empty() {
            return None;
        }
        if seat == 0 {
            self.first += 1;
            Some(self.tiles[self.first - 1])
        } else {
            self.stop -= 1;
            Some(self.tiles[self.stop])
        }
    }

    /// Puts back a tile of a seat that has just drawn, in the middle, where the next draws of
    /// the others are not disturbed.
    pub fn put_back(&mut self, seat: usize, tile: Tile) {
        let middle = usize::midpoint(self.first, self.stop);
        if seat == 0 {
            self.first -= 1;
            self.tiles.copy_within(self.first + 1..middle, self.first);
            self.tiles[middle - 1] = tile;
        } else {
            self.tiles.copy_within(middle..self.stop, middle + 1);
            self.tiles[middle] = tile;
            self.stop += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag() -> TwoEndedBag {
        let mut bag = TwoEndedBag::default();
        bag.fill(1..=6, &mut world_chance(3, 0));
        bag
    }

    #[test]
    fn what_one_seat_draws_does_not_change_what_the_others_draw() {
        let (mut one, mut two) = (bag(), bag());
        one.draw(0);
        two.draw(0);
        two.draw(0);
        assert_eq!([one.draw(1), one.draw(2)], [two.draw(1), two.draw(2)]);
        assert_eq!((one.len(), two.len()), (3, 2));
    }

    #[test]
    fn a_tile_put_back_is_drawn_late() {
        for seat in 0..2 {
            let mut bag = bag();
            let mut all: Vec<Tile> = bag.tiles.clone();
            all.push(9);
            all.sort_unstable();
            let mut drawn = vec![bag.draw(seat).unwrap()];
            bag.put_back(seat, 9);
            assert_eq!(bag.len(), 6);
            while let Some(tile) = bag.draw(seat) {
                drawn.push(tile);
            }
            assert!(drawn.iter().position(|&tile| tile == 9).unwrap() > 2);
            drawn.sort_unstable();
            assert_eq!(drawn, all);
        }
    }
}
