"""The story of a game of Topword: what each move was, and how it began and ended."""

from ludomots.games.contract import Outcome
from ludomots.games.topword import Blocked, Exchange, Options, Place, State, score
from ludomots.terminal.play.log import fate, listed
from ludomots.terminal.play.table import Step, Table
from ludomots.terminal.play.topword.sentences import board_to_play
from ludomots.texts import Texts


def beginning(table: Table, say: Texts) -> list[str]:
    """Return who begins and why (TW-08); nothing for one player."""
    state: State = table.steps[0].before if table.steps else table.game.state
    if not state.start_draws:
        return []
    drawn = ", ".join(
        f"{table.name(one.seat)} {one.tile.capitalize()}" for one in state.start_draws[-1]
    )
    return [say("topword-log-start", player=table.name(state.turn), drawn=drawn)]


def told(table: Table, at: int, say: Texts) -> str | None:
    """Tell a move of Topword's own."""
    step = table.steps[at]
    match step.move:
        case Place():
            return _placed(table, step, fate(table.steps[at:]), say)
        case Exchange():
            return say("topword-log-exchange", player=table.name(step.seat))
        case Blocked():
            return say("end-blocked")
        case _:
            return None


def accounts(table: Table, outcome: Outcome, say: Texts) -> list[str]:
    """Return each seat's points, with the cost of the tiles it kept (TW-31, TW-47)."""
    state: State = table.game.state
    lines = []
    for at, seat in enumerate(table.setup.seats):
        rack = state.racks[at]
        line = f"{seat.name:<16} {outcome.scores[at]:>4}"
        if rack:
            tiles = " ".join(tile.capitalize() for tile in rack)
            cost = state.scores[at] - outcome.scores[at]
            line += "   " + say(
                "topword-end-left",
                points=state.scores[at],
                cost=cost,
                count=len(rack),
                each=cost // len(rack),
                tiles=tiles,
            )
        lines.append(line)
    return [*lines, "", say("topword-end-cost")] if any(state.racks) else lines


def _placed(table: Table, step: Step, became: str, say: Texts) -> str:
    options: Options = table.game.options  # type: ignore[assignment]
    tiles = step.move.tiles
    scored = score(options, board_to_play(step.before).laid(tiles), tiles)
    return say(
        f"topword-log-{became}",
        player=table.name(step.seat),
        words=listed([word.word for word in scored.words], say),
        points=scored.total,
    )
