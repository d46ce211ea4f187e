//! What squares, words and turns are worth, with dice that are not rolled yet.

use std::ops::{Add, AddAssign, Sub};

use crate::chance::FACES;

/// The most dice that give the value of a square (MT-28).
pub const MAX_DICE: u8 = 3;

/// Expected points, counted in halves: the mean of a die is 3.5.
pub type HalfPoints = i32;

/// Points that are certain, and dice whose rolls are added to them. A die that counts in two
/// words is there twice (MT-30).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Worth {
    /// The sum of the figures.
    pub points: i16,
    /// How many rolls are added.
    pub dice: i16,
}

impl Worth {
    /// The mean, in half points.
    #[inline]
    pub fn expected(self) -> HalfPoints {
        2 * HalfPoints::from(self.points) + (FACES as HalfPoints + 1) * HalfPoints::from(self.dice)
    }
}

impl Add for Worth {
    type Output = Worth;

    #[inline]
    fn add(self, other: Worth) -> Worth {
        Worth {
            points: self.points + other.points,
            dice: self.dice + other.dice,
        }
    }
}

impl AddAssign for Worth {
    #[inline]
    fn add_assign(&mut self, other: Worth) {
        *self = *self + other;
    }
}

impl Sub for Worth {
    type Output = Worth;

    #[inline]
    fn sub(self, other: Worth) -> Worth {
        Worth {
            points: self.points - other.points,
            dice: self.dice - other.dice,
        }
    }
}
