//! The look-ups, each in its own file. All are methods of [`crate::words::Graph`].

mod anagrams;
mod hooks;
mod nearest;
mod number;
mod pattern;
mod words;

pub use hooks::Hooks;
pub use nearest::{MAX_DISTANCE, MAX_NEAREST, Near, Preferences};

/// Words found, and whether there were more than the caller wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Page {
    /// The words, as texts.
    pub words: Vec<String>,
    /// True if some were left out.
    pub more: bool,
}
