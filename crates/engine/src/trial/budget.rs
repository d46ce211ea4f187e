//! How long a player may think.

/// How long to think: until all moves but one are dropped, or one of these is used up.
#[derive(Debug, Clone, Copy, Default)]
pub struct Budget {
    /// A time.
    pub milliseconds: Option<u64>,
    /// A number of playouts, one for each move and world. The answer is then the same on
    /// any machine.
    pub playouts: Option<u64>,
}
