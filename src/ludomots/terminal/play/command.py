"""``ludomots play``: check what was asked for, then open the table. Textual comes in only here."""

import sys
from collections.abc import Collection, Sequence
from typing import NamedTuple

from ludomots.core.explain import explain
from ludomots.core.options import DEFAULT_PRESET, BadOption, choose, read_pairs
from ludomots.core.shelf import SHELF, players_of
from ludomots.terminal.play.setup import DEFAULT_LEVEL, Setup, names_of
from ludomots.texts import Texts

OK = 0
FAILED = 1
BAD_INPUT = 2


class Asked(NamedTuple):
    """What was asked for on the command line.

    Nothing leads to the shelf, nothing but the game to its start screen.
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
        return self == Asked(
            self.game,
            names=self.names if self.join else (),
            resume=self.resume,
            server=self.server,
            join=self.join,
        )


class Refused(ValueError):
    """A table that cannot be; its text says why."""


def play(asked: Asked, say: Texts) -> int:
    """Play in this terminal and return the exit code."""
    try:
        table = setup(asked, say)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return BAD_INPUT
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say("play-no-terminal"), file=sys.stderr)
        return BAD_INPUT
    from ludomots.terminal.play.app import PlayApp  # noqa: PLC0415  (half a second)
    from ludomots.terminal.play.kept import data_folder  # noqa: PLC0415
    from ludomots.terminal.play.server import Server, server_of  # noqa: PLC0415

    url = asked.server or (server_of(asked.join) if asked.join else None)
    server = Server(url, asked.names, data_folder(), say.language) if url else None
    app = PlayApp(
        say,
        game=asked.game,
        setup=table,
        resume=asked.resume,
        server=server,
        join=asked.join,
    )
    app.run()
    if app.failure:
        print(app.failure, file=sys.stderr)
        return FAILED
    if app.how_to_resume:
        print(app.how_to_resume)
    return OK


def setup(asked: Asked, say: Texts) -> Setup | None:
    """Return the table that was asked for, ``None`` to choose it on the screen."""
    if asked.game is not None and asked.game not in SHELF:
        choices = ", ".join(SHELF)
        raise Refused(say("play-no-table", game=asked.game, choices=choices))
    if asked.is_bare:
        return None
    if asked.game is None:
        raise Refused(say("play-which-game", choices=", ".join(SHELF)))
    kind = SHELF[asked.game]
    levels = players_of(asked.game)
    _check_levels(asked.against, levels, say)
    people = asked.players or max(1, len(asked.names))
    against = list(asked.against)
    if not against and asked.players is None and people == 1:
        against = [DEFAULT_LEVEL] if DEFAULT_LEVEL in levels else []
    if people + len(against) not in kind.seats:
        raise Refused(say("play-how-many", fewest=kind.seats[0], most=kind.seats[-1]))
    if asked.coach and people > 1:
        raise Refused(say("table-coach-with-others"))
    try:
        options = choose(kind.options, asked.preset, read_pairs(asked.options))
    except BadOption as error:
        raise Refused(explain(error, say)) from error
    allowed = options.allowed_seats(kind.seats)
    if people + len(against) not in allowed:
        raise Refused(say("table-seats-for-rules", fewest=allowed[0], most=allowed[-1]))
    names = names_of(people, asked.names, say)
    return Setup(
        asked.game, options, names, tuple(against), asked.seed, asked.hints, coach=asked.coach
    )


def _check_levels(against: Sequence[str], levels: Collection[str], say: Texts) -> None:
    for level in against:
        if level not in levels:
            raise Refused(say("player-unknown", option=level, choices=", ".join(levels)))
