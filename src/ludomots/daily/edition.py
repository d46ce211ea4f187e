"""An edition: the positions that this version of the program brings, and which day has which.

Positions and days are tied to each other before the first day comes: the SHA-256 of each position
is published (docs/daily.md), and the order follows from hashes of the edition's seed. Nobody can
change a day afterwards without being noticed.
"""

import hashlib
import lzma
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from ludomots.daily.puzzle import Puzzle, date_of, number_of

FILE = files(__package__).joinpath("positions-1.jsonl.xz")
_KEPT = 32
_read_puzzle = msgspec.json.Decoder(Puzzle)


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What the order of an edition follows from: its number, its seed and its first day."""

    number: int
    seed: str
    first: date


class Edition:
    """The positions of an edition, by game. Each is kept as the line that its hash is made of."""

    def __init__(self, terms: Terms, lines: Iterable[bytes]) -> None:
        self.terms = terms
        self._lines: dict[str, dict[str, bytes]] = {}
        for line in lines:
            game = msgspec.json.decode(line, type=_Head).game
            self._lines.setdefault(game, {})[digest(line)] = line

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have positions."""
        return tuple(self._lines)

    def count(self, game: str) -> int:
        """Return how many days pass in a game before positions come again."""
        return len(self._lines[game])

    def digest_of(self, game: str, day: int) -> str:
        """Return the SHA-256 of a game's position of a day."""
        turn, place = divmod(day - number_of(self.terms.first), self.count(game))
        return _order(self.terms.seed, game, turn, tuple(self._lines[game]))[place]

    def line_of(self, game: str, day: int) -> bytes:
        """Return a game's position of a day as the text that its hash is made of."""
        return self._lines[game][self.digest_of(game, day)]

    def puzzle_of(self, game: str, day: int) -> Puzzle:
        """Return a game's position of a day."""
        return puzzle_in(self.line_of(game, day))

    def published(self) -> str:
        """Return the list that is published: a day, a game and the hash of its position a line,
        until each position has come once."""
        first = number_of(self.terms.first)
        most = max(map(self.count, self.games), default=0)
        rows = (
            f"{date_of(day)} {game} {self.digest_of(game, day)}\n"
            for day in range(first, first + most)
            for game in self.games
        )
        return f"# {self.terms.number} {self.terms.seed}\n{''.join(rows)}"


@cache
def edition() -> Edition:
    """Return the edition of this version."""
    return read_edition(FILE.read_bytes())


def read_edition(packed: bytes) -> Edition:
    """Return an edition from its file."""
    head, *lines = lzma.decompress(packed).splitlines()
    return Edition(msgspec.json.decode(head, type=Terms), lines)


def packed(terms: Terms, puzzles: Iterable[Puzzle]) -> bytes:
    """Return the file of an edition."""
    lines = [msgspec.json.encode(terms), *map(msgspec.json.encode, puzzles)]
    return lzma.compress(b"\n".join(lines), preset=9)


def digest(line: bytes) -> str:
    """Return the SHA-256 of a position."""
    return hashlib.sha256(line).hexdigest()


@lru_cache(maxsize=_KEPT)
def puzzle_in(line: bytes) -> Puzzle:
    """Return the position that a line says; those of today are asked for again and again."""
    return _read_puzzle.decode(line)


@lru_cache(maxsize=_KEPT)
def _order(seed: str, game: str, turn: int, digests: Sequence[str]) -> list[str]:
    """Return the positions of a game in the order of their days; each turn has another order."""

    def key(one: str) -> str:
        return hashlib.sha256(f"{seed} {game} {turn} {one}".encode()).hexdigest()

    return sorted(digests, key=key)


class _Head(msgspec.Struct):
    """What says whose a position is."""

    game: str
