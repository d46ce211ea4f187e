//! Sets of tiles in one number, for the games that ask about many tiles at once.

use super::alphabet::Tile;

/// A set of tiles: bit `t` stands for tile `t`.
pub type TileSet = u32;

/// The most tiles of an alphabet whose sets fit a [`TileSet`]; bit 0 stands for no tile.
pub const MAX_SET_TILES: usize = 31;

/// The set with one tile.
#[inline]
pub const fn one(tile: Tile) -> TileSet {
    1 << (tile & 31)
}

/// The tiles of a set, in order.
#[inline]
pub fn tiles_of(mut set: TileSet) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let tile = set.trailing_zeros() as Tile;
        set &= set - 1;
        Some(tile)
    })
}
