"""The model of Topscore: tokens, letter sets, options, moves and states.

A token is a letter, or a blank that stands for one. In the bag and on a rack it is ``"A"``,
``"IJ"`` (one token in the Dutch set) or ``"?"``. On a board a blank is the small letter it stands
for: ``"a"``, ``"ij"``.

A turn may have several parts, each a move of its own: put a letter that was earned, trade a blank,
lengthen the direct opponent's word, then one's own. The rulebook says when the turn is over.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Literal, NamedTuple

import msgspec

from ludomots.core.contract import GameState, LastMove, OpenPlay
from ludomots.core.moves import CloseWindow, CommonMove, TimeUp
from ludomots.core.options import TableOptions
from ludomots.core.tiles import Drawn, Tiles, read_sets, take

BLANK = "?"


def is_blank(token: str) -> bool:
    """Return whether a token of a board is a blank."""
    return token.islower()


def rack_token(token: str) -> str:
    """Return a token of a board as it is in the bag and on a rack."""
    return BLANK if is_blank(token) else token


def letters_of(tokens: Iterable[str]) -> Tiles:
    """Return the letters that tokens of a board stand for."""
    return tuple(token.upper() for token in tokens)


def spell(tokens: Iterable[str]) -> str:
    """Return the word that tokens of a board spell.

    >>> spell(("R", "ij", "K"))
    'RIJK'
    """
    return "".join(letters_of(tokens))


def arrange(letters: Sequence[str], tokens: Iterable[str]) -> Tiles:
    """Return tokens in the order of a word's letters, a letter before a blank that reads alike.

    >>> arrange(("T", "A", "R", "A"), ("a", "A", "R", "T"))
    ('T', 'A', 'R', 'a')
    """
    left = sorted(tokens)
    word = []
    for letter in letters:
        token = letter if letter in left else letter.lower()
        left.remove(token)
        word.append(token)
    return tuple(word)


def faces(letter: str, rack: Tiles, *, only_blank: bool = False) -> Tiles:
    """Return the tokens with which a rack can lay a letter: itself, or a blank (TS-42)."""
    found = () if only_blank or letter not in rack else (letter,)
    return (*found, letter.lower()) if BLANK in rack else found


def off_the_rack(rack: Tiles, tokens: Iterable[str]) -> Tiles | None:
    """Return the rack without tokens that were laid, ``None`` if it does not hold them."""
    return take(rack, map(rack_token, tokens))


class LetterSet(NamedTuple):
    """How many tokens of each letter there are, and how many blanks (TS-02)."""

    counts: dict[str, int]
    blanks: int

    @property
    def letters(self) -> tuple[str, ...]:
        """What a blank may stand for (TS-42)."""
        return tuple(sorted(self.counts))

    def tokens(self) -> dict[str, int]:
        """Return how many of each token the bag holds at first."""
        return {**self.counts, BLANK: self.blanks}


@cache
def letter_sets() -> dict[str, LetterSet]:
    """Return the letter sets by name (TS-Q2): one file ``letters-NAME.toml`` each."""
    sets = read_sets(__package__, "letters").items()
    return {name: LetterSet(one["counts"], one["blanks"]) for name, one in sets}


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the box, words checked by the program.

    ``change_word``: players may change any word on their own pyramid (``own``), or only one that
    they laid themselves (``laid``). ``abandon_word``: they may also give it back to the bag.
    ``steal_always``: the direct opponent's word may be lengthened even right after its owner has
    lengthened it. ``seven_reward``: a word of seven letters on the opponent's pyramid gives a
    letter to its owner, or to both players. ``letter_costs_turn``: putting a letter that an
    opponent earned for you is the whole turn. ``blank_to_rack``: a traded blank may stay on the
    rack. ``last_player``: the last player has one more turn (``turn``), or plays until they have
    put one more letter (``round``). ``gaps_allowed``: the word of the small pyramids may skip some
    of them. ``naming``: the player names that word, or the program finds it. ``naming_clock``: the
    seconds to name it, ``None`` for twice the time of a turn. ``turn_clock``: the seconds of the
    sand timer. ``check``: bad words are refused at once, or must be contested. ``failed_contest``:
    contesting a good word costs nothing, the next turn, or as many points as the word is worth.
    """

    letters: str = "french"
    lexicon: Literal["fr", "en", "nl"] = "fr"
    change_word: Literal["own", "laid"] = "own"
    abandon_word: bool = False
    steal_always: bool = False
    seven_reward: Literal["owner", "both"] = "owner"
    letter_costs_turn: bool = False
    blank_to_rack: bool = False
    last_player: Literal["turn", "round"] = "turn"
    third_bonus: Literal[25, 50] = 25
    gaps_allowed: bool = False
    naming: Literal["player", "program"] = "player"
    naming_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = 60
    check: Literal["check", "contest"] = "check"
    failed_contest: Literal["nothing", "nextTurn", "points"] = "nextTurn"

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the letter sets there are (TS-Q2)."""
        return {"letters": tuple(letter_sets())}

    @property
    def letter_set(self) -> LetterSet:
        """The tokens of this table."""
        return letter_sets()[self.letters]


HIDDEN = "*"
"""How other players see a token of an exchange."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a word on a big pyramid: the tokens in order, a blank as a small letter (TS-14, TS-43).

    ``on`` is the seat whose pyramid it is, ``None`` for one's own.
    """

    word: Tiles
    on: int | None = None


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """Replace a blank of a big pyramid by the letter it stands for (TS-45)."""

    letter: str
    on: int | None = None


class Change(msgspec.Struct, frozen=True, tag="change"):
    """Change the word of one's own pyramid: one of its tokens against one of the rack (TS-50)."""

    out: str
    token: str
    word: Tiles


class Abandon(msgspec.Struct, frozen=True, tag="abandon"):
    """Give the word of one's own pyramid back to the bag (TS-Q18)."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Exchange tokens of the rack with the bag (TS-48)."""

    tokens: Tiles


class Put(msgspec.Struct, frozen=True, tag="put"):
    """Put a letter of one's seven-letter word on a small pyramid, 1 to 7 (TS-25)."""

    letter: str
    pyramid: int


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Name the longest word of one's small pyramids (TS-31)."""

    word: Tiles


OwnMove = Lay | Trade | Change | Abandon | Exchange | Put | Name
Move = Lay | Trade | Change | Abandon | Exchange | Put | Name | CommonMove
"""The moves of Topscore and those of every table. ``Pass`` also means that the player has no word
to name; ``TimeUp`` means that the sand has run out (TS-54)."""

TABLE_MOVES = (CloseWindow, TimeUp)
"""The moves that the table makes, not a player."""


RACK = 6
"""How many tokens a rack holds (TS-10)."""

SHORTEST, LONGEST = 3, 7
"""The lengths of words, from the top row of a big pyramid to the last (TS-04, TS-05, TS-Q27)."""

SMALL = 7
"""How many small pyramids a player has (TS-06)."""

End = Literal["filled", "last-turn", "stuck", "withdrawn"]
"""Why a game is over: all players have filled their pyramids, the last player has had their turn
(TS-40), nobody laid anything for three rounds (TS-Q28), or all but one have left."""

Phase = Literal["over", "contest", "name", "put", "play"]
"""What the player to move must do: nothing, answer a word, name a word, put a letter, or play."""

Part = Literal["put", "traded", "lengthened", "laid"]
"""A part of a turn: a letter put, a blank traded, an opponent's word lengthened, one's own laid."""


Instead = Literal["change", "exchange", "abandon"]
"""What a turn may be used for instead of laying a word."""


class Board(msgspec.Struct, frozen=True):
    """One player's part of the board.

    ``word`` lies on the big pyramid, in the row of its length. ``is_own``: its owner was the last
    to lay it (TS-Q18). ``small`` are the letters of the small pyramids, ``""`` for an empty one. A
    word of seven letters also has ``""`` where a letter was taken from it (TS-Q8).
    """

    word: Tiles = ()
    is_own: bool = True
    small: Tiles = ("",) * SMALL

    @property
    def is_full(self) -> bool:
        """Whether all small pyramids have their letter."""
        return all(self.small)

    @property
    def is_complete(self) -> bool:
        """Whether the word has seven letters, so that one of them can be put (TS-25)."""
        return len(self.word) == LONGEST


class Provisional(OpenPlay, frozen=True):
    """A word that can still be contested; ``added`` are the tokens it takes from the rack."""

    seat: int
    move: Lay | Change
    added: Tiles
    accepted: tuple[int, ...] = ()


class Traded(msgspec.Struct, frozen=True):
    """A traded blank that must be laid this turn: whose word it came from, and where (TS-46)."""

    on: int
    at: int


class Named(msgspec.Struct, frozen=True):
    """The word of a player's small pyramids, empty if they found none, and its points (TS-35)."""

    word: Tiles
    points: int


class Last(LastMove[Move], frozen=True):
    """The last move made; ``refused`` are the bad words that were found."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat whose turn it is; a provisional word still belongs to its author's turn.
    ``parts`` are the parts of this turn so far, ``tries`` the bad names. ``missed`` are the seats
    whose last turn did not lay a word of their own. ``idle`` are the seats whose turn laid nothing,
    since a word was last laid. ``filled`` are the seats with seven letters, the first one first;
    they are out of the game once they have ``named`` their word. ``reward`` is the seat whose
    seven-letter word the player to move has completed and takes a letter from (TS-Q8). ``skips``
    are the turns each seat still has to miss (TS-Q22). ``built`` are the words engraved on each big
    pyramid, shortest first: the steps of the word that lies there, or, while it is empty, of the
    last one completed. They are only shown: no rule uses them.
    """

    bag: Tiles
    racks: tuple[Tiles, ...]
    boards: tuple[Board, ...]
    turn: int
    named: tuple[Named | None, ...]
    start_draws: tuple[tuple[Drawn, ...], ...] = ()
    provisional: Provisional | None = None
    parts: tuple[Part, ...] = ()
    traded: Traded | None = None
    reward: int | None = None
    tries: int = 0
    missed: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    filled: tuple[int, ...] = ()
    skips: tuple[int, ...] = ()
    built: tuple[tuple[Tiles, ...], ...] = ()
    last: Last | None = None
    end: End | None = None

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that still have turns (TS-39)."""
        return tuple(seat for seat in self.active if self.named[seat] is None)

    @property
    def phase(self) -> Phase:
        """What the player to move must do now."""
        if self.end:
            return "over"
        if self.provisional is not None:
            return "contest"
        board = self.boards[self.turn]
        if board.is_full:
            return "name"
        return "put" if board.is_complete or self.reward is not None else "play"

    @property
    def putting(self) -> Board:
        """The word from which the player to move puts a letter, with that player's small
        pyramids."""
        source = self.boards[self.turn if self.reward is None else self.reward]
        return Board(source.word, source.is_own, self.boards[self.turn].small)
