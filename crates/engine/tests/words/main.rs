//! The word graph: what it holds, what it answers, and what it makes of damaged files.
#![allow(missing_docs)]

#[path = "../common/mod.rs"]
mod common;
mod holds;
mod hostile;
mod lookups;
