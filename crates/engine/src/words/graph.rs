//! The word graph: opened from a file or bytes, or built, and saved.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use super::alphabet::Alphabet;
use super::counts::Counts;
use super::file::{Header, Storage, check, checksum, map_file};
use super::membership::Membership;
use super::node::Nodes;
use crate::{Error, Result};

/// A list of words as one flat array of nodes that holds DAWG and GADDAG.
///
/// The look-ups are methods too, each in its own file under `lookup`.
#[derive(Debug)]
pub struct Graph {
    header: Header,
    storage: Storage,
    counts: Counts,
    membership: Option<Membership>,
}

impl Graph {
    /// Opens a file, which is mapped into memory and not copied.
    ///
    /// # Errors
    /// If it cannot be read or is not a sound word graph.
    pub fn open(path: &Path) -> Result<Self> {
        let map = map_file(path)?;
        let (header, size) = Header::read(&map)?;
        Graph::checked(header, Storage::map_nodes(map, size))
    }

    /// Makes a graph of the bytes of a file.
    ///
    /// # Errors
    /// If they are not a sound word graph.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        let (header, size) = Header::read(bytes)?;
        Graph::checked(header, Storage::copy_nodes(&bytes[size..]))
    }

    /// A graph that was just built.
    pub(crate) fn from_nodes(alphabet: Alphabet, nodes: Vec<u32>, dawg_start: u32) -> Result<Self> {
        let (node_count, checksum) = (nodes.len() as u32, checksum(&nodes));
        let header = Header {
            node_count,
            word_count: 0,
            dawg_start,
            checksum,
            alphabet,
        };
        let mut graph = Graph::with_tables(header, Storage::Owned(nodes))?;
        graph.header.word_count = graph.counts.from(graph.nodes().dawg());
        Ok(graph)
    }

    /// A graph from outside, which may be anything.
    fn checked(header: Header, storage: Storage) -> Result<Self> {
        check(storage.nodes(), header.dawg_start, header.alphabet.len())?;
        let graph = Graph::with_tables(header, storage)?;
        if graph.counts.from(graph.nodes().dawg()) != graph.header.word_count {
            return Err(Error::File(
                "it does not hold the words its header counts".to_owned(),
            ));
        }
        Ok(graph)
    }

    /// Adds the tables that are kept beside the nodes.
    fn with_tables(header: Header, storage: Storage) -> Result<Self> {
        let nodes = Nodes::new(storage.nodes());
        let (start, count) = (header.dawg_start, header.node_count);
        let counts = Counts::new(nodes, start, count)?;
        let membership = Membership::new(nodes, start, count, header.alphabet.len());
        Ok(Graph {
            header,
            storage,
            counts,
            membership,
        })
    }

    /// The whole file as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header.to_bytes();
        bytes.reserve_exact(self.storage.nodes().len() * 4);
        for node in self.storage.nodes() {
            bytes.extend(node.to_le_bytes());
        }
        bytes
    }

    /// Writes the file under another name beside it, then renames it: a reader that
    /// opens the path finds the old file or the new one, whole.
    ///
    /// # Errors
    /// If the system refuses to write.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.new", std::process::id()));
        let beside = path.with_file_name(name);
        let written = File::create(&beside).and_then(|mut file| {
            file.write_all(&self.to_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, path)
        });
        if written.is_err() {
            let _ = fs::remove_file(&beside);
        }
        Ok(written?)
    }

    /// Compares the nodes with the checksum of the header.
    ///
    /// # Errors
    /// If they differ.
    pub fn verify(&self) -> Result<()> {
        if checksum(self.storage.nodes()) == self.header.checksum {
            Ok(())
        } else {
            Err(Error::File(
                "its checksum is wrong: the file is damaged".to_owned(),
            ))
        }
    }

    /// The tiles the words are made of.
    #[inline]
    pub fn alphabet(&self) -> &Alphabet {
        &self.header.alphabet
    }

    /// How many entries there are. A word with two spellings in tiles is two entries.
    pub fn len(&self) -> usize {
        self.header.word_count as usize
    }

    /// True if there is no word at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The nodes, for those who walk them.
    #[inline]
    pub fn nodes(&self) -> Nodes<'_> {
        Nodes::new(self.storage.nodes())
    }

    /// The counts behind the nodes of the DAWG.
    #[inline]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The table for membership; none for an alphabet too large for it.
    #[inline]
    pub(crate) fn membership(&self) -> Option<&Membership> {
        self.membership.as_ref()
    }

    /// How many nodes there are.
    pub fn node_count(&self) -> usize {
        self.storage.nodes().len()
    }

    /// How many of them are the DAWG's.
    pub fn dawg_node_count(&self) -> usize {
        self.node_count() - self.header.dawg_start as usize
    }

    /// The size of the file.
    pub fn byte_size(&self) -> usize {
        self.header.to_bytes().len() + 4 * self.node_count()
    }
}
