//! The file of a graph: its header, its nodes, and the check that makes both safe to use.
//!
//! A header of a few fixed fields and the tiles' texts, then the nodes. `docs/engine.md` shows
//! it byte by byte. All numbers are little-endian.

use std::fs::File;
use std::path::Path;

use memmap2::Mmap;

use super::alphabet::{Alphabet, SEPARATOR};
use super::node::{MAX_NODES, Node};
use crate::{Error, Result};

const MAGIC: [u8; 8] = *b"LUDOWORD";
/// The version of the file format.
pub const VERSION: u32 = 1;
/// The size of the fixed fields; the tiles' texts follow.
const FIXED: usize = 40;
/// The nodes begin at a multiple of this.
const ALIGNMENT: usize = 64;

/// What the header says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// How many nodes follow.
    pub node_count: u32,
    /// How many words the DAWG holds.
    pub word_count: u32,
    /// From this node to the last lies the whole DAWG.
    pub dawg_start: u32,
    /// The checksum of the nodes.
    pub checksum: u64,
    /// The tiles.
    pub alphabet: Alphabet,
}

impl Header {
    /// The header as bytes, padded so that the nodes can follow.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(4 * ALIGNMENT);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend(self.node_count.to_le_bytes());
        bytes.extend(self.word_count.to_le_bytes());
        bytes.extend(self.dawg_start.to_le_bytes());
        bytes.extend((self.alphabet.len() as u32).to_le_bytes());
        bytes.extend(self.checksum.to_le_bytes());
        for text in self.alphabet.texts() {
            bytes.push(text.len() as u8);
            bytes.extend(text.as_bytes());
        }
        bytes.resize(bytes.len().next_multiple_of(ALIGNMENT), 0);
        let size = bytes.len() as u32;
        bytes[12..16].copy_from_slice(&size.to_le_bytes());
        bytes
    }

    /// Reads the header of a file and gives it with the number of bytes it takes. Checks
    /// that the file has the size the header promises.
    ///
    /// # Errors
    /// If it is no header of ours, or the sizes do not agree.
    pub fn read(file: &[u8]) -> Result<(Self, usize)> {
        let Some(fixed) = file.first_chunk::<FIXED>() else {
            return Err(damaged("it is shorter than a header"));
        };
        if !fixed.starts_with(&MAGIC) {
            return Err(damaged("it does not begin with LUDOWORD"));
        }
        let number = |at: usize| {
            u32::from_le_bytes([fixed[at], fixed[at + 1], fixed[at + 2], fixed[at + 3]])
        };
        if number(8) != VERSION {
            let version = number(8);
            return Err(damaged(&format!(
                "format version {version}, this program reads {VERSION}"
            )));
        }
        let (size, node_count) = (number(12) as usize, number(16));
        let promised = (node_count as usize)
            .checked_mul(4)
            .and_then(|nodes| nodes.checked_add(size));
        if size < FIXED || size % ALIGNMENT != 0 || promised != Some(file.len()) {
            return Err(damaged("its size is not what its header says"));
        }
        let alphabet = read_tiles(&file[FIXED..size], number(28))?;
        let checksum = u64::from(number(32)) | u64::from(number(36)) << 32;
        let (word_count, dawg_start) = (number(20), number(24));
        Ok((
            Header {
                node_count,
                word_count,
                dawg_start,
                checksum,
                alphabet,
            },
            size,
        ))
    }
}

fn read_tiles(mut bytes: &[u8], count: u32) -> Result<Alphabet> {
    let mut texts = Vec::new();
    for _ in 0..count {
        let text = bytes.split_first().and_then(|(&length, rest)| {
            let (text, rest) = rest.split_at_checked(usize::from(length))?;
            bytes = rest;
            std::str::from_utf8(text).ok()
        });
        texts.push(text.ok_or_else(|| damaged("the tiles of its header are cut off"))?);
    }
    Alphabet::new(&texts).map_err(|error| damaged(&error.to_string()))
}

fn damaged(what: &str) -> Error {
    Error::File(what.to_owned())
}

/// The checksum of the nodes: FNV-1a in steps of one node.
pub fn checksum(nodes: &[u32]) -> u64 {
    nodes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, &node| {
        (sum ^ u64::from(node)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// The nodes, and the file they lie in if they were not copied.
#[derive(Debug)]
pub enum Storage {
    /// In memory of our own.
    Owned(Vec<u32>),
    /// In a mapped file, behind a header of this many bytes.
    Mapped(Mmap, usize),
}

impl Storage {
    /// The nodes as the machine reads them.
    #[inline]
    pub fn nodes(&self) -> &[u32] {
        match self {
            Storage::Owned(nodes) => nodes,
            Storage::Mapped(map, offset) => {
                // SAFETY: every bit pattern is a valid u32; `align_to` itself leaves out what
                // is not aligned, which is nothing, as `map_nodes` has checked.
                let (_, nodes, _) = unsafe { map[*offset..].align_to::<u32>() };
                nodes
            }
        }
    }

    /// Keeps what lies behind `offset` in a mapped file: in place where the machine reads
    /// numbers as the file writes them, as a copy elsewhere.
    pub fn map_nodes(map: Mmap, offset: usize) -> Self {
        let bytes = &map[offset..];
        let aligned = bytes.as_ptr().align_offset(align_of::<u32>()) == 0;
        if cfg!(target_endian = "little") && aligned {
            Storage::Mapped(map, offset)
        } else {
            Storage::copy_nodes(bytes)
        }
    }

    /// Copies nodes from the bytes of a file.
    pub fn copy_nodes(bytes: &[u8]) -> Self {
        let nodes = bytes.chunks_exact(4);
        let read = |node: &[u8]| u32::from_le_bytes([node[0], node[1], node[2], node[3]]);
        Storage::Owned(nodes.map(read).collect())
    }
}

/// Maps a whole file into memory.
pub fn map_file(path: &Path) -> Result<Mmap> {
    let file = File::open(path)?;
    if file.metadata()?.len() == 0 {
        return Err(Error::File("the file is empty".to_owned()));
    }
    // SAFETY: the map is only read. A file that another program rewrites in place while it
    // is mapped may give wrong answers; `save` never does that, it renames a new file over
    // the old one. A wrong node cannot lead outside the array (see `Nodes::at`).
    Ok(unsafe { Mmap::map(&file)? })
}

/// Checks that the nodes are a graph whose lists end, whose tiles exist and whose arrows
/// all point forwards and inside, so that no walk can be endless.
///
/// # Errors
/// If they are not.
pub fn check(nodes: &[u32], dawg_start: u32, tile_count: usize) -> Result<()> {
    let count = nodes.len();
    let start = dawg_start as usize;
    let [dawg, gaddag, ..] = *nodes else {
        return Err(damaged("it has no entry nodes"));
    };
    if count > MAX_NODES || start < 2 || start > count {
        return Err(damaged("it has too many nodes, or its DAWG begins outside"));
    }
    let (dawg, gaddag) = (Node(dawg).child() as usize, Node(gaddag).child() as usize);
    let is_inside = |list: usize, first: usize| list == 0 || (first..count).contains(&list);
    if !is_inside(dawg, start) || !is_inside(gaddag, 2) {
        return Err(damaged("an entry node points outside"));
    }
    if count > 2 && !Node(nodes[count - 1]).is_end() {
        return Err(damaged("its last list has no end"));
    }
    let is_sound = |index: usize, node: Node| {
        let child = node.child() as usize;
        let leads_on = (index + 1..count).contains(&child);
        let has_use = leads_on || (child == 0 && node.accepts());
        has_use && usize::from(node.tile()) <= tile_count
    };
    let mut indexed = nodes.iter().enumerate().skip(2);
    if !indexed.all(|(index, &node)| is_sound(index, Node(node))) {
        return Err(damaged(
            "a node leads nowhere, outside or back, or has no tile",
        ));
    }
    // Only the GADDAG has separators: in the DAWG every node carries a tile.
    if nodes[start..]
        .iter()
        .any(|&node| Node(node).tile() == SEPARATOR)
    {
        return Err(damaged("there is a separator in the DAWG"));
    }
    Ok(())
}
