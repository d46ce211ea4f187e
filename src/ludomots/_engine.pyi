"""The engine of Ludomots: word graphs. Written in Rust, see crates/engine-py."""

from collections.abc import Sequence
from os import PathLike
from typing import Final, final

MAX_INPUT: Final[int]
"""The longest text accepted as a word, prefix, pattern or rack, in characters."""

@final
class Graph:
    """A list of words as one flat array that holds a DAWG and a GADDAG."""

    @staticmethod
    def build(
        words: Sequence[str], tiles: Sequence[str], *, gaddag: bool = True, gaddag_max: int = 17
    ) -> Graph:
        """Build the graph of these words, in letters A–Z, in any order."""
    @staticmethod
    def open(path: str | PathLike[str]) -> Graph:
        """Open a saved graph. The file is mapped into memory, where processes share it."""
    @staticmethod
    def from_bytes(data: bytes) -> Graph:
        """Read a graph from the bytes of its file."""
    def save(self, path: str | PathLike[str]) -> None:
        """Write the file, under another name first and then renamed."""
    def to_bytes(self) -> bytes:
        """The bytes of the file."""
    def verify(self) -> None:
        """Compare the nodes with their checksum; ValueError if the file is damaged."""
    @property
    def tiles(self) -> list[str]:
        """What is written on each tile, in order."""
    @property
    def node_count(self) -> int:
        """How many 32-bit nodes the graph has."""
    @property
    def byte_size(self) -> int:
        """The size of the file, in bytes."""
    def __len__(self) -> int: ...
    def __contains__(self, word: object, /) -> bool:
        """True if the text, in ASCII letters of either case, is a word; False for anything else."""
    def number(self, word: str) -> int | None:
        """The number of a word, or None if it is not in the graph."""
    def word(self, number: int) -> str:
        """The word with this number; IndexError if there is none."""
    def words(self, start: int = 0, stop: int | None = None) -> list[str]:
        """The words from number `start` up to and without number `stop`, in order."""
    def prefix(self, prefix: str, limit: int) -> tuple[list[str], int]:
        """The first `limit` words that begin with this text, and how many there are in all."""
