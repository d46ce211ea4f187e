"""WebSocket frames (RFC 6455) as bytes: how one is written, and how one is found in what came."""

from typing import NamedTuple

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
"""The kinds of frames."""
FINAL = 0x80
"""The bit of the first byte that says that a message ends with this frame."""
RESERVED = 0x70
"""Bits of the first byte that are for extensions, of which there are none here."""
WHOLE_TEXT = FINAL | TEXT

SHORT = 125
"""The longest content whose length stands in the second byte, and the longest of a frame that is no
message."""

_MASKED = 0x80
_MEDIUM, _LONG = 126, 127
"""These lengths say in how many bytes the length stands: two, or eight."""


class Bounds(NamedTuple):
    """Where the content of a frame starts and ends, and what it is masked with."""

    start: int
    end: int
    mask: bytes


def frame_at(data: bytes, at: int) -> Bounds | None:
    """Return the bounds of the frame that begins at a place, ``None`` if its head is not whole."""
    if at + 2 > len(data):
        return None
    size, start = data[at + 1] & ~_MASKED, at + 2
    if size > SHORT:
        wide = 2 if size == _MEDIUM else 8
        size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    mask_end = start + 4 if data[at + 1] & _MASKED else start
    if mask_end > len(data):
        return None
    return Bounds(mask_end, mask_end + size, data[start:mask_end])


def written(kind: int, content: bytes) -> bytes:
    """Return a whole frame of a server, which is not masked."""
    size = len(content)
    if size <= SHORT:
        return bytes((FINAL | kind, size)) + content
    if size < 2**16:
        return bytes((FINAL | kind, _MEDIUM)) + size.to_bytes(2, "big") + content
    return bytes((FINAL | kind, _LONG)) + size.to_bytes(8, "big") + content
