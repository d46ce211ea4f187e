//! Where the nodes are kept: in memory of our own, or in a file mapped into memory, which
//! several processes then share.

use std::fs::File;
use std::path::Path;

use memmap2::Mmap;

use crate::error::{Error, Result};

/// The nodes, and the file they lie in if they were not copied.
#[derive(Debug)]
pub enum Storage {
    /// In memory of our own.
    Owned(Vec<u32>),
    /// In a mapped file, behind so many bytes.
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
