"""Whole lives of tables: people come and go, play, wait, are forgotten, offer a rematch."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ludomots.core.contract import JUDGE
from ludomots.core.definition import AnyGame
from ludomots.core.options import TableOptions
from ludomots.core.shelf import SHELF
from ludomots.records.record import preset_of
from ludomots.tables import Table, decide
from ludomots.tables.commands import (
    AnswerProposal,
    BotPlay,
    Command,
    Connect,
    Forget,
    Free,
    Join,
    Leave,
    Mine,
    OfferRematch,
    Play,
    Propose,
    Remove,
    SitAsJudge,
    Start,
    SwitchChat,
    TakeSeatBack,
    Wake,
    Wanted,
)
from ludomots.tables.pace import HOUR, Correspondence, Pace, PerGame, PerTurn, Untimed
from ludomots.tables.proposals import (
    Annul,
    GoOn,
    LetComputerPlay,
    PauseGame,
    TakeBack,
    Wish,
    WithdrawPlayer,
)
from tests.games.playouts import random_options
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, SECOND, new_table, some_move

OTHERS = (BOB, "identity-cleo", "identity-dan", "identity-fay", "identity-gus")
"""Who takes the seats that are free. Eve judges."""

_PACES: tuple[Pace, ...] = (
    Untimed(),
    Untimed(days=3),
    PerTurn(60),
    PerGame(600, 5),
    Correspondence(2),
)
_LONGEST = 45
_SELDOM = 0.08


class Moment(NamedTuple):
    """A table after a command: the tables after each of its new entries, and the time."""

    table: Table
    steps: tuple[Table, ...]
    now: int


def life(
    game: str, chance: random.Random, options: TableOptions | None = None, **wishes: Any
) -> Iterator[Moment]:
    """Yield a table, of any options if none are given, after each command that changed it."""
    kind = SHELF[game]
    options = options or _options(kind, chance)
    preset, changes = preset_of(options)
    count = chance.choice([n for n in options.allowed_seats(kind.seats) if n > 1])
    here = chance.randint(1, count)
    seats: tuple[Wanted, ...] = tuple(Mine(f"Joueur {n + 1}") for n in range(here))
    seats += (Free(),) * (count - here)
    pace = chance.choice(_PACES)
    table = new_table(game, seats, preset=preset, changes=changes, pace=pace, **wishes)
    now = NOON
    yield Moment(table, (), now)
    while table.seq < _LONGEST and table.status != "closed":
        now += chance.choice((0, 0, 1, 5 * SECOND))
        if chance.random() < _SELDOM:
            now += chance.choice((61 * SECOND, HOUR))
        decision = decide(table, _command(table, chance), now)
        if decision.entries:
            table = decision.table
            yield Moment(table, decision.tables, now)
        elif table.next is not None:
            return


def _options(kind: AnyGame, chance: random.Random) -> TableOptions:
    while True:
        options = random_options(kind, chance)
        if any(count > 1 for count in options.allowed_seats(kind.seats)):
            return options


def _command(table: Table, chance: random.Random) -> Command:
    """Return something that can be asked now, perhaps in vain."""
    if chance.random() < _SELDOM:
        return _seldom(table, chance)
    if table.proposal is not None and chance.random() < 0.5:
        return _answer(table, chance)
    if table.status == "running" and chance.random() < (0.5 if table.paused else _SELDOM):
        return _proposal(table, chance)
    if table.status == "open":
        return _before(table, chance)
    if table.status == "running":
        seat = chance.choice(table.to_act)
        if seat != JUDGE and table.level_of(seat) is not None:
            return BotPlay(seen=table.seq, seat=seat, move=some_move(table, seat, chance))
        sitter = table.judge if seat == JUDGE else table.seats[seat]
        by = (sitter and sitter.identity) or ADA
        return Play(by=by, seen=table.seq, seat=seat, move=some_move(table, seat, chance))
    return OfferRematch(by=chance.choice(table.people), seen=table.seq, next="next")


def _before(table: Table, chance: random.Random) -> Command:
    seen, free = table.seq, [one for one in OTHERS if one not in table.people]
    if chance.random() < 0.2 and BOB in table.people:
        return Leave(by=BOB, seen=seen, seat=table.seats_of(BOB)[0])
    if any(seat.is_open for seat in table.seats):
        return Join(by=free[0], seen=seen, name=f"Joueur {len(table.people) + 1}")
    if table.rules.options.has_judge and table.judge is None:
        return SitAsJudge(by=EVE, seen=seen, name="Joueur 9")
    return Start(by=table.owner, seen=seen)


def _answer(table: Table, chance: random.Random) -> Command:
    """Return that somebody who is asked agrees, mostly."""
    assert table.proposal is not None
    seat = chance.choice((*table.proposal.asked, table.proposal.seat))
    by, agrees = table.seats[seat].identity or "", chance.random() < 0.8
    number = table.proposal.number
    return AnswerProposal(by=by, seen=table.seq, number=number, agrees=agrees)


def _proposal(table: Table, chance: random.Random) -> Command:
    """Return something about which players can agree, or that somebody takes a seat back."""
    who, seat = chance.choice(table.people), chance.randrange(len(table.seats))
    if seat in table.stand_ins and chance.random() < 0.5:
        by = table.seats[seat].identity or ""
        return TakeSeatBack(by=by, seen=table.seq, seat=seat)
    wishes: tuple[Wish, ...] = (
        PauseGame(1),
        GoOn(),
        TakeBack(),
        TakeBack(),
        LetComputerPlay(seat),
        WithdrawPlayer(seat),
        Annul(),
    )
    wish = GoOn() if table.paused else chance.choice(wishes)
    return Propose(by=who, seen=table.seq, wish=wish)


def _seldom(table: Table, chance: random.Random) -> Command:
    who = chance.choice(table.people)
    return chance.choice(
        (
            Wake(),
            Connect(identity=who, here=False),
            Connect(identity=who, here=True),
            Remove(by=table.owner, seen=table.seq, seat=chance.randint(JUDGE, len(table.seats))),
            SwitchChat(by=table.owner, seen=table.seq, on=not table.chat),
            Forget(identity=BOB, new=f"nobody {table.seq}", name="Anonyme"),
        )
    )
