"""The model of Typo: decks, moves, options and states."""

from functools import cache
from typing import Annotated, ClassVar, Literal

import msgspec

from ludomots.core.contract import GameState, LastMove, OpenPlay
from ludomots.core.moves import Accept, CloseWindow, Contest, TimeUp, Withdraw
from ludomots.core.options import TableOptions
from ludomots.core.tiles import Tiles, read_sets


@cache
def decks() -> dict[str, dict[str, int]]:
    """Return how many cards of each letter a deck has, by its name (TY-02, TY-Q1).

    Each deck is a file ``deck-NAME.toml``. The number is also printed on the card.
    """
    return {name: deck["counts"] for name, deck in read_sets(__package__, "deck").items()}


HIDDEN = "*"
"""How an audience sees a chosen card that is still secret."""

Side = Literal["left", "right"]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Lay a card of one's hand face down; it is revealed once all have chosen (TY-09, TY-10)."""

    card: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Add one's card to a row and say a word that begins with it (TY-12, TY-13)."""

    row: int
    side: Side
    word: str


class Cannot(msgspec.Struct, frozen=True, tag="cannot"):
    """Say "I cannot": a longest row goes and one's card takes its place (TY-17, TY-18)."""

    row: int


Move = Choose | Announce | Cannot | Contest | Accept | Withdraw | CloseWindow | TimeUp


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the first edition, with bluff (TY-Q2).

    ``edition``: the ``first`` has two halves and counts points; in the ``second`` the first player
    without cards wins (TY-Q24). ``check``: a word is looked up if half of the others doubt it
    (``contest``); or the others alone decide (``vote``); or a judge does (``judge``, TY-26); or the
    program refuses bad words (``check``). ``judge`` is the number of the player who judges, from 1;
    without a number the judge does not play. ``turn_clock`` are the seconds to choose a card, and
    to place it.
    """

    smallest_majority: ClassVar[int] = 2
    """How many others are needed to decide about a word without the dictionary."""

    edition: Literal["first", "second"] = "first"
    deck: str = "french"
    lexicon: Literal["fr", "en", "nl"] = "fr"
    check: Literal["contest", "check", "vote", "judge"] = "contest"
    judge: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = 1
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the decks there are (TY-Q1)."""
        return {"deck": tuple(decks())}

    @property
    def online_clock(self) -> int | None:
        """TY-Q20: the time of the second edition, for tables where players do not see each
        other."""
        return ONLINE_CLOCK

    @property
    def has_judge(self) -> bool:
        """Whether the judge does not play (TY-26)."""
        return self.check == "judge" and self.judge is None

    def allowed_seats(self, seats: range) -> range:
        """Return how many may play. Where players decide about words there must be two others; a
        player who judges must have a seat (TY-26)."""
        match self.check:
            case "vote":
                fewest = self.smallest_majority + 1
            case "judge" if self.judge is not None:
                fewest = max(self.smallest_majority + 1, self.judge)
            case _:
                return seats
        return range(max(seats.start, fewest), seats.stop)

    def hand_size(self, players: int) -> int:
        """Return how many cards each player is dealt at the start (TY-04, TY-Q24)."""
        if self.edition == "second":
            return SECOND_EDITION_HANDS[players]
        return SIX_PLAYERS_HAND if players == 6 else HAND


HAND = 12
ONLINE_CLOCK = 30
SIX_PLAYERS_HAND = 10
SECOND_EDITION_HANDS = {2: 14, 3: 13, 4: 12, 5: 11, 6: 10}


End = Literal["played-out", "no-cards", "hand-empty", "stalled", "withdrawn"]
"""Why a game is over: TY-30, TY-Q16, TY-Q24, nobody could place a card for two rounds, or all but
one have left."""


class Announced(OpenPlay, frozen=True):
    """A word that can still be doubted; its card is not yet on the row (TY-21)."""

    seat: int
    row: int
    side: Side
    word: str
    accepted: tuple[int, ...] = ()
    doubted: tuple[int, ...] = ()


class Done(msgspec.Struct, frozen=True):
    """What happened to a card in this round: its row, its word if it has one, and the points.

    ``bad`` says that it took the row's place because its word was bad.
    """

    seat: int
    card: str
    row: int
    word: str | None
    points: int
    bad: bool = False


class Last(LastMove[Move], frozen=True):
    """The last move; ``refused`` is the word that it proved bad, if any."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``cards`` lie before the seats: face down while they choose, open once ``order`` is fixed.
    ``order`` are the seats that still have to place their card, the next one first; it is empty
    while they choose. ``aside`` are cards face down that nobody has, ``discarded`` those of removed
    rows. ``holder`` has the dictionary. ``owes`` are the points that the player to place loses
    besides the row that they must remove, 0 if they need not remove one. ``done`` are the cards of
    this round, or of the last round while the next cards are chosen. ``failures`` counts the cards
    in a row that found no place. ``caught`` are the seats whose words proved bad, one entry for
    each word.
    """

    aside: Tiles
    rows: tuple[str, ...]
    hands: tuple[Tiles, ...]
    cards: tuple[str | None, ...]
    holder: int
    half: Literal[1, 2] = 1
    order: tuple[int, ...] = ()
    discarded: Tiles = ()
    provisional: Announced | None = None
    owes: int = 0
    done: tuple[Done, ...] = ()
    failures: int = 0
    caught: tuple[int, ...] = ()
    last: Last | None = None
    end: End | None = None

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats that still have to choose a card in this round (TY-09)."""
        if self.order or self.end:
            return ()
        return tuple(s for s in self.active if self.hands[s] and self.cards[s] is None)

    @property
    def longest(self) -> tuple[int, ...]:
        """The numbers of the longest rows (TY-17, TY-18)."""
        most = max(map(len, self.rows))
        return tuple(n for n, row in enumerate(self.rows, start=1) if len(row) == most)

    def row(self, number: int) -> str:
        """Return the letters of a row; rows are numbered from 1."""
        return self.rows[number - 1]

    def held(self, seat: int) -> int:
        """Return how many cards a seat has, including the one before it."""
        return len(self.hands[seat]) + (self.cards[seat] is not None)
