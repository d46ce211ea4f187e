//! Everything that can go wrong, with the text a person reads.

use std::fmt;

/// Why an alphabet, a word list, a file or an input was refused.
#[derive(Debug)]
pub enum Error {
    /// The tiles do not make an alphabet.
    Alphabet(String),
    /// The word list cannot be built into a graph.
    Build(String),
    /// The file is not a word graph, or is damaged.
    File(String),
    /// The text given by the caller cannot be read.
    Input(String),
    /// The operating system refused to read or write the file.
    Io(std::io::Error),
}

/// The result of everything here that can fail.
pub type Result<T> = std::result::Result<T, Error>;

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Alphabet(text) | Error::Build(text) | Error::Input(text) => out.write_str(text),
            Error::File(text) => write!(out, "not a valid word graph: {text}"),
            Error::Io(error) => error.fmt(out),
        }
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Error::Io(error)
    }
}
