//! The rules of one table, as numbers: sizes, bonuses, options.

use super::forks::Forks;
use crate::lanes::{MAX_SIDE, Marks};
use crate::words::{Graph, Tile, TileSet, one, tiles_of};
use crate::{Error, Result};

/// The highest pile.
pub const MAX_HEIGHT: u8 = 5;

/// The most tiles of a rack, and so of a play.
pub const MAX_RACK: usize = 7;

/// What a bonus tile adds to a turn (TW-27).
pub const BONUS: i32 = 2;

/// When one round of passes ends a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AllPassEnds {
    /// If the bag is empty (TW-46).
    BagEmpty,
    /// With any bag (TW-Q25).
    Always,
    /// Never: the later printing has no such rule (TW-Q26).
    Never,
}

/// What the caller chooses. Squares are `(row, column)` from 0.
#[derive(Debug, Clone)]
pub struct Options {
    /// Squares on a side (TW-Q8).
    pub side: usize,
    /// Tiles in a full pile (TW-18); 1 is a flat board on which nothing is covered.
    pub stack_limit: u8,
    /// Tiles on a full rack (TW-10).
    pub rack_size: usize,
    /// The first play lays a tile on one of these (TW-12).
    pub start_squares: Vec<(usize, usize)>,
    /// Points for laying a whole rack (TW-30).
    pub full_rack_bonus: i32,
    /// The tiles that add [`BONUS`] points when they are laid (TW-27).
    pub bonus_tiles: Vec<Tile>,
    /// They do so only in a word that is one tile high throughout.
    pub bonus_flat_only: bool,
    /// At least one letter of every old word must stay uncovered (TW-Q11).
    pub keep_one_letter: bool,
    /// This tile alone may not be put behind a word (TW-Q12): the S.
    pub no_lone: Option<Tile>,
    /// Tiles that may be laid as other tiles than themselves (TW-Q4), each with all tiles it
    /// may be laid as.
    pub lay_as: Vec<(Tile, Vec<Tile>)>,
    /// When one round of passes ends a game.
    pub all_pass_ends: AllPassEnds,
}

impl Default for Options {
    /// The French rules, without bonus tiles: those depend on the alphabet.
    fn default() -> Self {
        Options {
            side: 10,
            stack_limit: 5,
            rack_size: 7,
            start_squares: vec![(4, 4), (4, 5), (5, 4), (5, 5)],
            full_rack_bonus: 10,
            bonus_tiles: Vec::new(),
            bonus_flat_only: false,
            keep_one_letter: false,
            no_lone: None,
            lay_as: Vec::new(),
            all_pass_ends: AllPassEnds::BagEmpty,
        }
    }
}

/// The rules of one table and its words, ready for the generator.
#[derive(Debug)]
pub struct Rules {
    /// The words.
    pub words: Forks,
    /// Squares on a side.
    pub side: usize,
    /// Tiles in a full pile.
    pub stack_limit: u8,
    /// Tiles on a full rack.
    pub rack_size: usize,
    /// The start squares.
    pub(super) starts: Marks,
    /// Points for laying a whole rack.
    pub full_rack_bonus: i32,
    /// What is a bonus tile, as it is laid.
    pub bonus: TileSet,
    /// Bonus tiles count only in flat words.
    pub bonus_flat_only: bool,
    /// One letter of every old word stays.
    pub keep_one_letter: bool,
    /// The tile that may not be put alone behind a word.
    pub no_lone: Option<Tile>,
    /// For each tile of a rack, the tiles it may be laid as.
    pub(super) lay_as: [TileSet; 32],
    /// For each tile on the board, the tile of the rack it is.
    pub(super) made_of: [Tile; 32],
    /// When one round of passes ends a game.
    pub(super) all_pass_ends: AllPassEnds,
}

impl Rules {
    /// Checks the options and copies the words.
    ///
    /// # Errors
    /// If a number is out of its range or a tile is not in the alphabet.
    pub fn new(graph: &Graph, options: &Options) -> Result<Self> {
        let words = Forks::new(graph)?;
        let side = options.side;
        in_range("side", side, 2, MAX_SIDE)?;
        in_range(
            "stack_limit",
            usize::from(options.stack_limit),
            1,
            usize::from(MAX_HEIGHT),
        )?;
        in_range("rack_size", options.rack_size, 1, MAX_RACK)?;
        if !(0..=1000).contains(&options.full_rack_bonus) {
            return Err(Error::Input("full_rack_bonus is 0 to 1000".to_owned()));
        }
        let known = |tile: Tile| known(&words, tile);
        let starts = Marks::start_squares(side, &options.start_squares, "board")?;
        let (lay_as, made_of) = aliases(&words, &options.lay_as, known)?;
        let mut bonus = 0;
        for &tile in &options.bonus_tiles {
            bonus |= known(tile)? | lay_as[usize::from(tile)];
        }
        if let Some(tile) = options.no_lone {
            known(tile)?;
        }
        Ok(Rules {
            words,
            side,
            stack_limit: options.stack_limit,
            rack_size: options.rack_size,
            starts,
            full_rack_bonus: options.full_rack_bonus,
            bonus,
            bonus_flat_only: options.bonus_flat_only,
            keep_one_letter: options.keep_one_letter,
            no_lone: options.no_lone,
            lay_as,
            made_of,
            all_pass_ends: options.all_pass_ends,
        })
    }

    /// Checks that these are tiles of the alphabet.
    ///
    /// # Errors
    /// If one is not.
    pub fn check_tiles(&self, tiles: &[Tile]) -> Result<()> {
        tiles
            .iter()
            .try_for_each(|&tile| known(&self.words, tile).map(drop))
    }

    /// The tile of the rack that lies on the board as this tile.
    #[inline]
    pub fn made_of(&self, tile: Tile) -> Tile {
        self.made_of[usize::from(tile & 31)]
    }
}

/// The set of one tile of the alphabet.
fn known(words: &Forks, tile: Tile) -> Result<TileSet> {
    if tile < 32 && words.all() & one(tile) != 0 {
        Ok(one(tile))
    } else {
        Err(Error::Input(format!("{tile} is the code of no tile")))
    }
}

fn in_range(name: &str, value: usize, least: usize, most: usize) -> Result<()> {
    if (least..=most).contains(&value) {
        Ok(())
    } else {
        Err(Error::Input(format!(
            "{name} is {least} to {most}, not {value}"
        )))
    }
}

/// What each tile may be laid as, and which tile of the rack each laid tile is. That must be
/// one tile only, so that a play says which tiles of the rack it takes.
fn aliases(
    words: &Forks,
    lay_as: &[(Tile, Vec<Tile>)],
    known: impl Fn(Tile) -> Result<TileSet>,
) -> Result<([TileSet; 32], [Tile; 32])> {
    let mut forwards = [0; 32];
    let mut back = [0; 32];
    for tile in tiles_of(words.all()) {
        forwards[usize::from(tile)] = one(tile);
    }
    for (tile, faces) in lay_as {
        known(*tile)?;
        let mut set = 0;
        for &face in faces {
            set |= known(face)?;
            if face != *tile {
                forwards[usize::from(face)] = 0;
            }
        }
        forwards[usize::from(*tile)] = set;
    }
    for tile in tiles_of(words.all()) {
        for face in tiles_of(forwards[usize::from(tile)]) {
            if back[usize::from(face)] != 0 {
                return Err(Error::Input(
                    "lay_as: two tiles of the rack may be laid as the same tile".to_owned(),
                ));
            }
            back[usize::from(face)] = tile;
        }
    }
    Ok((forwards, back))
}
