"""The story of a game of Topword, one sentence a move."""

from collections.abc import Sequence

from ludomots.games.topword import (
    Accept,
    Blocked,
    Board,
    CloseWindow,
    Contest,
    Exchange,
    Options,
    Pass,
    Place,
    State,
    TimeUp,
    Withdraw,
    score,
)
from ludomots.terminal.play.table import Step, Table
from ludomots.texts import Texts


def story(table: Table, say: Texts) -> list[str]:
    """Return what happened, in order. Who accepted a play is not worth a sentence."""
    lines = [_sentence(table, at, step, say) for at, step in enumerate(table.steps)]
    return [line for line in lines if line]


def beginning(table: Table, say: Texts) -> list[str]:
    """Return who begins and why (TW-08); nothing for one player."""
    state: State = table.steps[0].before if table.steps else table.game.state
    if not state.start_draws:
        return []
    drawn = ", ".join(
        f"{table.name(one.seat)} {one.tile.capitalize()}" for one in state.start_draws[-1]
    )
    return [say("play-log-start", player=table.name(state.turn), drawn=drawn)]


def board_to_play(state: State) -> Board:
    """Return the board that the next play is laid on: an open play counts as lying there."""
    return state.board.laid(state.provisional.tiles) if state.provisional else state.board


def listed(items: Sequence[str], say: Texts) -> str:
    """Return some words as people list them: A, B and C."""
    *first, last = items
    return say("play-and", first=", ".join(first), last=last) if first else last


def _sentence(table: Table, at: int, step: Step, say: Texts) -> str:
    match step.move:
        case Place():
            return _placed(table, step, _fate(table.steps[at:]), say)
        case Contest():
            return _contested(table, step, say)
        case Pass():
            return say("play-log-pass", player=table.name(step.seat))
        case Exchange():
            return say("play-log-exchange", player=table.name(step.seat))
        case Withdraw():
            return say("play-log-withdraw", player=table.name(step.seat))
        case CloseWindow():
            return ""
        case TimeUp():
            return say("play-log-time-up")
        case Blocked():
            return say("end-blocked")
        case Accept() | _:
            return ""


def _fate(steps: Sequence[Step]) -> str:
    """Return what became of the play that begins these steps: it is open, stands or was undone."""
    play = steps[0].after.provisional
    if play is None:
        return "place"
    for step in steps[1:]:
        if isinstance(step.move, Contest):
            return "undone" if step.after.last.refused else "place"
        if step.after.provisional is None or step.after.provisional.tiles != play.tiles:
            return "place"
    return "open"


def _placed(table: Table, step: Step, fate: str, say: Texts) -> str:
    options: Options = table.game.options  # type: ignore[assignment]
    tiles = step.move.tiles
    scored = score(options, board_to_play(step.before).laid(tiles), tiles)
    return say(
        f"play-log-{fate}",
        player=table.name(step.seat),
        words=listed([word.word for word in scored.words], say),
        points=scored.total,
    )


def _contested(table: Table, step: Step, say: Texts) -> str:
    author = table.name(step.before.provisional.seat)
    refused = step.after.last.refused
    if not refused:
        return say("play-log-contest-failed", player=table.name(step.seat), author=author)
    return say(
        "play-log-contest-won",
        player=table.name(step.seat),
        author=author,
        words=listed(refused, say),
        count=len(refused),
    )
