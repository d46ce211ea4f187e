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

    ``change_word``: a player may change the word on their own pyramid whoever laid it, or only if
    they laid it themselves. ``abandon_word``: they may also give it back to the bag.
    ``steal_always``: the direct opponent's word may be lengthened even if he has just lengthened it
    himself. ``seven_reward``: a word of seven letters on the opponent's pyramid gives a letter to
    its owner, or to both. ``letter_costs_turn``: putting a letter that an opponent earned you is
    the whole turn. ``blank_to_rack``: a blank traded may stay on the rack. ``last_player``: he has
    one more turn, or a round, that is until he has put one more letter. ``gaps_allowed``: the word
    of the small pyramids may leave some out. ``naming``: the player names that word, or the program
    finds it. ``naming_clock``: the seconds to name it, ``None`` for twice the time of a turn.
    ``turn_clock``: the sand, in seconds. ``check``: bad words are refused at once, or must be
    contested. ``failed_contest``: who contests a good word loses nothing, the next turn, or as many
    points as the word is worth.
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
"""A token of an exchange as the other players see it."""


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
"""Its own moves, and those of every table: ``Pass`` says that one cannot or will not play, or has
no word to name; ``TimeUp`` that the sand has run out (TS-54)."""

TABLE_MOVES = (CloseWindow, TimeUp)
"""Those that no player makes."""


RACK = 6
"""How many tokens a rack holds (TS-10)."""

SHORTEST, LONGEST = 3, 7
"""How long a word is: the rows of a big pyramid (TS-04, TS-05, TS-Q27)."""

SMALL = 7
"""How many small pyramids a player has (TS-06)."""

End = Literal["filled", "last-turn", "stuck", "withdrawn"]
"""Why a game is over: everybody has filled his pyramids, the last player has had his turn (TS-40),
nothing was laid for three rounds (TS-Q28), or all but one have left."""

Phase = Literal["over", "contest", "name", "put", "play"]
"""What is to be done: nothing; accept or contest; name a word; put a letter; play."""

Part = Literal["put", "traded", "lengthened", "laid"]
"""A part of a turn: a letter put, a blank traded, an opponent's word lengthened, one's own laid."""


Instead = Literal["change", "exchange", "abandon"]
"""What a turn may be used for instead of laying a word."""


class Board(msgspec.Struct, frozen=True):
    """One player's part of the board.

    ``word`` lies on the big pyramid, in the row of its length. ``is_own``: its owner laid it
    himself last (TS-Q18). ``small`` are the letters of the small pyramids, ``""`` where there is
    none; a word of seven letters has such a hole where a letter was taken of it (TS-Q8).
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
        """Whether the word has seven letters, of which one is to be put (TS-25)."""
        return len(self.word) == LONGEST


class Provisional(OpenPlay, frozen=True):
    """A word that can still be contested; ``added`` are the tokens it takes from the rack."""

    seat: int
    move: Lay | Change
    added: Tiles
    accepted: tuple[int, ...] = ()


class Traded(msgspec.Struct, frozen=True):
    """A blank taken from a word, which must be laid this turn: whose word, and where (TS-46)."""

    on: int
    at: int


class Named(msgspec.Struct, frozen=True):
    """The word of a player's small pyramids, none if he found none, and its points (TS-35)."""

    word: Tiles
    points: int


class Last(LastMove[Move], frozen=True):
    """The last move made; ``refused`` are the bad words that were found."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat whose turn it is; while a word is provisional it is still its author's.
    ``parts`` are the parts of this turn so far, ``tries`` the bad names. ``missed`` are the seats
    whose last turn did not lay a word of their own, ``idle`` those whose turn laid nothing since a
    word was laid. ``filled`` are the seats with seven letters, in that order; they are out of the
    game once they have ``named`` their word. ``reward`` is the seat whose seven-letter word the
    player to move has completed and takes a letter of (TS-Q8). ``skips`` are the turns each seat
    still has to miss (TS-Q22). ``built`` are the words that stay engraved on each big pyramid,
    shortest first: those that its word grew from or, while it is empty, those of the pyramid that
    was completed last. They are for the eye: no rule asks for them.
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
        """What is to be done now."""
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
        """The word of which the player to move puts a letter, with that player's small pyramids."""
        source = self.boards[self.turn if self.reward is None else self.reward]
        return Board(source.word, source.is_own, self.boards[self.turn].small)
