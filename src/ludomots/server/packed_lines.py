"""Lines that are kept in little room: all but the last ones are compressed.

Those who listen are sent the newest lines. Older ones are asked for by somebody who comes later.
"""

import zlib

_BLOCK = 8
"""How many lines are compressed together."""
_LOOSE = 4
"""How many lines at least are kept as they are."""
_LEVEL = 1
"""The fastest: more would save little."""


class PackedLines:
    """A list of texts without line breaks, such as JSON."""

    __slots__ = ("_blocks", "_loose")

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._loose: list[bytes] = []

    def append(self, line: bytes) -> None:
        """Add a line."""
        self._loose.append(line)
        if len(self._loose) >= _BLOCK + _LOOSE:
            self._blocks.append(zlib.compress(b"\n".join(self._loose[:_BLOCK]), _LEVEL))
            del self._loose[:_BLOCK]

    def since(self, start: int) -> list[bytes]:
        """Return the lines from a number on."""
        first = len(self._blocks) * _BLOCK
        if start >= first:
            return self._loose[start - first :]
        blocks = self._blocks[start // _BLOCK :]
        lines = [line for block in blocks for line in zlib.decompress(block).split(b"\n")]
        return [*lines[start % _BLOCK :], *self._loose]
