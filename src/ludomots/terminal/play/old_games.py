"""Games that earlier versions kept as files, one record each, as the log of a table."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludomots import records
from ludomots.core.draws import commitment
from ludomots.core.shelf import definition_of, players_of
from ludomots.records import BadRecord, CannotReplay, Record
from ludomots.tables.events import Entry, Event, Moved, Opened, Seat, Started
from ludomots.tables.pace import SECOND, PerTurn, Untimed
from ludomots.tables.spectators import Spectators
from ludomots.terminal.play.local import HERE, HERE_WITHOUT_HINTS

_COMMENT = "ludomots play "


class NotImported(Exception):
    """A game that other words or rules judge (``code``): its file stays where it is."""

    def __init__(self, code: str, record: Record) -> None:
        self.code = code
        self.names = record.players
        self.moves = len(record.entries)
        super().__init__(code)


class _Around(msgspec.Struct, frozen=True):
    """What stood in the comment: the level of each computer player, hints, seconds played."""

    levels: tuple[str | None, ...]
    hints: bool
    spent: int = 0


def old_files(folder: Path, game: str = "") -> list[Path]:
    """Return the files of games that were not finished, of one game or of all."""
    return sorted(folder.glob(f"{game}-*.txt" if game else "*.txt"))


def log_of(text: str, now: int) -> list[Entry]:
    """Return the log of a kept game, played until now.

    ``NotImported`` if it must wait, ``ValueError`` if it holds no game that can go on.
    """
    try:
        record = records.read(text)
        around = _around(record)
        replayed = records.replay(record)
    except CannotReplay as error:
        raise NotImported(error.code, record) from None
    except (BadRecord, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from error
    if record.secret is None or replayed.faults or record.result is not None:
        raise ValueError("no game that can go on")
    opened = _opened(record, around, record.secret)
    definition = definition_of(record.game)
    happened: list[Event] = [opened, Started(opened.seats, ())]
    happened += [
        Moved(seat, definition.notation.write_move(move)) for seat, move in replayed.game.moves
    ]
    began = now - around.spent * SECOND
    times = [began] * 2 + [now] * (len(happened) - 2)
    return [
        Entry(seq, at, event) for seq, (at, event) in enumerate(zip(times, happened, strict=True))
    ]


def _opened(record: Record, around: _Around, secret: bytes) -> Opened:
    owner = HERE if around.hints else HERE_WITHOUT_HINTS
    options = record.options(definition_of(record.game))
    seconds = options.turn_clock
    return Opened(
        game=record.game,
        rulebook=record.rulebook,
        preset=record.preset,
        changes=record.changes,
        words=record.words,
        pace=Untimed() if seconds is None else PerTurn(seconds),
        visibility="private",
        owner=owner,
        seats=tuple(_seats(record.players, around.levels, owner)),
        commitment=commitment(secret),
        secret=secret,
        rematch_of=None,
        judge=None,
        lifetimes=None,
        coach=False,
        spectators=Spectators(),
    )


def _seats(names: Sequence[str], levels: Sequence[str | None], owner: str) -> list[Seat]:
    return [
        Seat(name=name, identity=owner) if level is None else Seat(name=level, level=level)
        for name, level in zip(names, levels, strict=True)
    ]


def _around(record: Record) -> _Around:
    _, mark, agreed = next(iter(record.comments), "").partition(_COMMENT)
    around = msgspec.json.decode(agreed if mark else "", type=_Around)
    known = {None, *players_of(record.game)}
    if len(around.levels) != len(record.players) or not known.issuperset(around.levels):
        raise ValueError(f"seats {around.levels}")
    return around
