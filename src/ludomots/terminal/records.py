"""Records in a terminal: each function prints and returns the exit code."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludomots.core.contract import JUDGE, TABLE
from ludomots.core.facts import Voice
from ludomots.core.game import Game
from ludomots.core.narrate import why_over
from ludomots.records import (
    BadRecord,
    CannotReplay,
    Lines,
    Record,
    Verified,
    read_with_lines,
    replay,
    verify,
)
from ludomots.records.explain import explain, explain_faults
from ludomots.records.text import LONGEST_TEXT
from ludomots.texts import Texts

OK = 0
WRONG = 1
BAD_INPUT = 2
UNFINISHED = 3
"""A game that is not over: what can be checked by now is right."""

STANDARD_INPUT = "-"

_MOST_BYTES = 4 * LONGEST_TEXT


class Asked(NamedTuple):
    """A record's file, how it is judged, and the form of the answer."""

    file: str
    other_words: bool
    say: Texts
    as_json: bool


class Unreadable(Exception):
    """A file that cannot be opened or is no text; its message is a sentence for the user."""


def show(asked: Asked, step: int | None = None) -> int:
    """Replay a record and print its moves and the board, at the end or after ``step`` moves."""
    say = asked.say
    try:
        record, lines = read_file(asked)
        replayed = replay(record, lines, other_words=asked.other_words)
    except (Unreadable, BadRecord, CannotReplay) as error:
        return complain(error, say)
    game = replayed.game
    while step is not None and len(game.moves) > step:
        game.pop()
    if asked.as_json:
        faults = [msgspec.to_builtins(fault) for fault in replayed.faults]
        _print_json({**_facts(game, record, lines), "faults": faults})
    else:
        print("\n".join(_story(game, record, say)))
    for sentence in explain_faults(replayed, say):
        print(sentence, file=sys.stderr)
    return WRONG if replayed.faults else OK


def check(asked: Asked) -> int:
    """Verify a record and print each check."""
    say = asked.say
    try:
        record, lines = read_file(asked)
        verified = verify(record, lines, other_words=asked.other_words)
    except (Unreadable, BadRecord) as error:
        return complain(error, say)
    if asked.as_json:
        checks = [{**msgspec.to_builtins(one), "ok": one.ok} for one in verified.checks]
        faults = msgspec.to_builtins(verified.faults)
        _print_json({"verified": verified.ok, "checks": checks, "faults": faults})
    else:
        for one in verified.checks:
            sign = "✓" if one.ok else "✗"
            print(sign, say(f"verify-{one.name}-{one.finding}", count=one.count))
    for sentence in explain_faults(verified, say):
        print(sentence, file=sys.stderr)
    if not verified.ok and record.result is None and not _wrong(verified):
        print(say("verify-unfinished"), file=sys.stderr)
        return UNFINISHED
    return OK if verified.ok else WRONG


def _wrong(verified: Verified) -> bool:
    """Return whether anything that could be checked is wrong."""
    return any(one.finding == "wrong" for one in verified.checks)


def read_file(asked: Asked) -> tuple[Record, Lines]:
    """Return the record of a file, or raise ``Unreadable`` or ``BadRecord``."""
    return read_with_lines(_text(asked.file, asked.say))


def _text(file: str, say: Texts) -> str:
    try:
        if file == STANDARD_INPUT:
            data = sys.stdin.buffer.read(_MOST_BYTES)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(_MOST_BYTES)
        return data.decode()
    except OSError as error:
        raise Unreadable(say("record-no-file", file=file, why=error.strerror or "")) from None
    except ValueError:
        raise Unreadable(say("record-no-text", file=file)) from None


def _story(game: Game, record: Record, say: Texts) -> list[str]:
    """Return the moves as a table, then the board and how the game ended."""
    rows = [[say("replay-who"), say("replay-hand"), say("replay-move"), say("replay-points")]]
    names = [name if name != "?" else str(seat) for seat, name in enumerate(record.players, 1)]
    says_who = {TABLE: say("replay-table"), JUDGE: say("story-judge")}
    for (seat, _), entry, state in zip(game.moves, record.entries, game.states[1:], strict=False):
        who = says_who.get(seat) or names[seat]
        points = " ".join(map(str, state.scores))
        rows.append([who, entry.hand or "", entry.move, points])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    lines += ["", game.kind.draw(game.options, game.state, say)]
    if record.secret is None:
        lines += ["", say("replay-guessed")]
    outcome = game.outcome()
    if outcome is not None:
        winners = ", ".join(names[seat] for seat in outcome.winners)
        lines += ["", Voice(names, say)(why_over(game.kind.name, outcome))]
        width = max(map(len, names))
        for name, total in zip(names, outcome.scores, strict=True):
            lines.append(f"{name:<{width}}  {total:>4}")
        lines += [say("replay-won", count=len(outcome.winners), names=winners)] if winners else []
    return lines


def _facts(game: Game, record: Record, lines: Lines) -> dict[str, Any]:
    moves = [
        {
            "line": line,
            "seat": seat if seat >= 0 else None,
            "hand": entry.hand,
            "move": entry.move,
            "drawn": entry.drawn,
            "scores": state.scores,
        }
        for (seat, _), entry, state, line in zip(
            game.moves, record.entries, game.states[1:], lines.entries, strict=False
        )
    ]
    return {
        "game": record.game,
        "players": record.players,
        "moves": moves,
        "position": game.position,
        "scores": game.state.scores,
        "outcome": game.outcome(),
    }


def complain(error: Unreadable | BadRecord | CannotReplay, say: Texts) -> int:
    """Print why a record cannot be shown, and return the exit code."""
    print(error if isinstance(error, Unreadable) else explain(error, say), file=sys.stderr)
    return BAD_INPUT


def _print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())
