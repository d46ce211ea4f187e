"""The story of a game, one sentence a move; the game tells its own moves."""

from collections.abc import Sequence

from ludomots.games.moves import Contest, Pass, TimeUp, Withdraw
from ludomots.terminal.play.face import Face
from ludomots.terminal.play.table import Step, Table
from ludomots.texts import Texts


def story(table: Table, face: Face, say: Texts) -> list[str]:
    """Return what happened, in order. Who accepted a play is not worth a sentence."""
    lines = [
        line
        for at in range(len(table.steps))
        for line in (_sentence(table, at, face, say), *face.also(table, at, say))
    ]
    return [line for line in lines if line]


def listed(items: Sequence[str], say: Texts) -> str:
    """Return some words as people list them: A, B and C."""
    *first, last = items
    return say("play-and", first=", ".join(first), last=last) if first else last


def fate(steps: Sequence[Step]) -> str:
    """Return what became of the play that begins these steps: ``open``, ``stands``, ``undone``."""
    play = steps[0].after.provisional
    if play is None:
        return "stands"
    for step in steps[1:]:
        if isinstance(step.move, Contest):
            return "undone" if step.after.last.refused else "stands"
        if step.after.provisional is None or step.after.provisional.seat != play.seat:
            return "stands"
    return "open"


def _sentence(table: Table, at: int, face: Face, say: Texts) -> str:
    told = face.told(table, at, say)
    if told is not None:
        return told
    step = table.steps[at]
    match step.move:
        case Contest():
            return _contested(table, step, face.game, say)
        case Pass():
            return say("play-log-pass", player=table.name(step.seat))
        case Withdraw():
            return say("play-log-withdraw", player=table.name(step.seat))
        case TimeUp():
            return say("play-log-time-up")
        case _:
            return ""


def _contested(table: Table, step: Step, game: str, say: Texts) -> str:
    author = table.name(step.before.provisional.seat)
    refused = step.after.last.refused
    if not refused:
        name = f"play-log-contest-failed-{game}"
        return say(name, player=table.name(step.seat), author=author)
    return say(
        f"play-log-contest-won-{game}",
        player=table.name(step.seat),
        author=author,
        words=listed(refused, say),
        count=len(refused),
    )
