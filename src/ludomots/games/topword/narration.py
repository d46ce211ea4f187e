"""Topword in words."""

from collections.abc import Sequence

from ludomots.core.contract import Outcome
from ludomots.core.narration import Narration, listed
from ludomots.games.topword import Blocked, Exchange, Place, Placed, State, score
from ludomots.games.topword.hints import Step, Telling


def beginning(telling: Telling, state: State) -> str:
    """Return who begins and why (TW-08); nothing for one player."""
    if not state.start_draws:
        return ""
    drawn = ", ".join(
        f"{telling.name(one.seat)} {one.tile.capitalize()}" for one in state.start_draws[-1]
    )
    return telling.say("story-topword-start", player=telling.name(state.turn), drawn=drawn)


def told(telling: Telling, step: Step) -> str | None:
    """Tell a move of Topword's own. Which tile was exchanged is nobody's business."""
    match step.move:
        case Place(tiles=tiles):
            return _placed(telling, step, tiles)
        case Exchange():
            return telling.say("story-topword-exchange", player=telling.name(step.seat))
        case Blocked():
            return telling.say("end-blocked")
        case _:
            return None


def turn(telling: Telling, state: State, seat: int) -> str:
    """Return what a seat may do whose turn it is."""
    say, player = telling.say, telling.name(seat)
    if state.retrying:
        return say("story-topword-turn-retry", player=player)
    if len(state.racks) == 1:
        return say("story-topword-turn-solo", player=player)
    if state.board.is_empty:
        return say("story-topword-turn-first", player=player)
    name = "story-topword-turn" if state.bag else "story-topword-turn-empty-bag"
    return say(name, player=player)


def open_play(telling: Telling, state: State) -> str:
    """Return the play that can be contested."""
    play = state.provisional
    if play is None:
        return ""
    scored = score(telling.rules.options, state.board_to_be, play.tiles)
    return telling.say(
        "story-topword-open",
        player=telling.name(play.seat),
        words=listed([word.word for word in scored.words], telling.say),
        points=scored.total,
    )


def accounts(telling: Telling, steps: Sequence[Step], outcome: Outcome) -> list[str]:
    """Return what the tiles cost that each seat kept (TW-31, TW-47)."""
    state: State = steps[-1].after
    return [
        _kept(telling, rack, state.scores[at], outcome.scores[at]) if rack else ""
        for at, rack in enumerate(state.racks)
    ]


def _kept(telling: Telling, rack: tuple[str, ...], laid: int, final: int) -> str:
    return telling.say(
        "story-topword-kept",
        points=laid,
        cost=laid - final,
        count=len(rack),
        each=(laid - final) // len(rack),
        tiles=" ".join(tile.capitalize() for tile in rack),
    )


def _placed(telling: Telling, step: Step, tiles: tuple[Placed, ...]) -> str:
    options = telling.rules.options
    scored = score(options, step.before.board_to_play.laid(tiles), tiles)
    return telling.say(
        "story-topword-place",
        player=telling.name(step.seat),
        words=listed([word.word for word in scored.words], telling.say),
        points=scored.total,
    )


NARRATION = Narration(
    beginning=beginning, told=told, turn=turn, open_play=open_play, accounts=accounts
)
