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
    lines = [_sentence(table, step, say) for step in table.steps]
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


def _sentence(table: Table, step: Step, say: Texts) -> str:
    match step.move:
        case Place():
            return _placed(table, step, step.move, say)
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


def _placed(table: Table, step: Step, move: Place, say: Texts) -> str:
    options: Options = table.game.options  # type: ignore[assignment]
    board = board_to_play(step.before).laid(move.tiles)
    scored = score(options, board, move.tiles)
    return say(
        "play-log-open" if step.after.provisional else "play-log-place",
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
