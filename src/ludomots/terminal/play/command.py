"""``ludomots play``: check what was asked for, then open the table. Textual comes in only here."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

from ludomots.core.explain import explain
from ludomots.core.options import DEFAULT_PRESET, BadOption, choose, read_pairs
from ludomots.core.shelf import SHELF, players_of
from ludomots.terminal.play.kept import Setup
from ludomots.texts import Texts

OK = 0
FAILED = 1
BAD_INPUT = 2

DEFAULT_LEVEL = "famille"
"""The opponent of a person who asks for nobody in particular."""


class Wish(NamedTuple):
    """What was asked for on the command line.

    Nothing leads to the choice of a game, nothing but the game to the choice of opponents.
    """

    game: str | None = None
    against: Sequence[str] = ()
    players: int | None = None
    names: Sequence[str] = ()
    preset: str = DEFAULT_PRESET
    options: Sequence[str] = ()
    seed: str | None = None
    hints: bool = True
    coach: bool = False
    resume: bool = False
    server: str | None = None
    join: str | None = None

    @property
    def is_bare(self) -> bool:
        """Whether no new table was asked for: only the game was named, if anything."""
        return self == Wish(
            self.game,
            names=self.names if self.join else (),
            resume=self.resume,
            server=self.server,
            join=self.join,
        )


class BadWish(ValueError):
    """A table that cannot be; its text says why."""


def play(wish: Wish, say: Texts) -> int:
    """Play in this terminal and return the exit code."""
    try:
        setup = setup_of(wish, say)
    except BadWish as refusal:
        print(refusal, file=sys.stderr)
        return BAD_INPUT
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say("play-no-terminal"), file=sys.stderr)
        return BAD_INPUT
    from ludomots.terminal.play.app import PlayApp  # noqa: PLC0415  (half a second)

    app = PlayApp(say, wish, setup)
    app.run()
    if app.failure:
        print(app.failure, file=sys.stderr)
        return FAILED
    if app.farewell:
        print(app.farewell)
    return OK


def setup_of(wish: Wish, say: Texts) -> Setup | None:
    """Return the table that was asked for, ``None`` to choose it on the screen."""
    if wish.game is not None and wish.game not in SHELF:
        raise BadWish(say("play-no-table", game=wish.game, choices=", ".join(SHELF)))
    if wish.is_bare:
        return None
    if wish.game is None:
        raise BadWish(say("play-which-game", choices=", ".join(SHELF)))
    kind, people = SHELF[wish.game], wish.players or max(1, len(wish.names))
    against = _opponents(wish.game, wish, people, say)
    count = people + len(against)
    if count not in kind.seats:
        raise BadWish(say("play-how-many", fewest=kind.seats[0], most=kind.seats[-1]))
    if wish.coach and people > 1:
        raise BadWish(say("table-coach-with-others"))
    try:
        changes = read_pairs(wish.options)
        allowed = choose(kind.options, wish.preset, changes).allowed_seats(kind.seats)
    except BadOption as error:
        raise BadWish(explain(error, say)) from error
    if count not in allowed:
        raise BadWish(say("table-seats-for-rules", fewest=allowed[0], most=allowed[-1]))
    return Setup(
        game=wish.game,
        preset=wish.preset,
        changes=changes,
        people=names_of(people, wish.names, say),
        levels=against,
        seed=wish.seed,
        hints=wish.hints,
        coach=wish.coach,
    )


def _opponents(game: str, wish: Wish, people: int, say: Texts) -> tuple[str, ...]:
    """Return the levels that were asked for; one person who asks for nobody gets an opponent."""
    levels = players_of(game)
    for level in wish.against:
        if level not in levels:
            raise BadWish(say("player-unknown", option=level, choices=", ".join(levels)))
    if wish.against or wish.players is not None or people > 1 or not levels:
        return tuple(wish.against)
    return (DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[0],)


def names_of(people: int, given: Sequence[str], say: Texts) -> tuple[str, ...]:
    """Return what people are called: the names that were given, else their numbers."""
    names = [name.strip() for name in given]
    return tuple(
        names[at] if at < len(names) and names[at] else say("play-person", number=at + 1)
        for at in range(people)
    )
