"""The story of a game of Topscore: what each move was, and how it began and ended."""

from typing import cast

from ludomots.games.contract import Outcome
from ludomots.games.topscore import (
    Change,
    Exchange,
    Lay,
    Name,
    Options,
    Pass,
    Put,
    State,
    Trade,
)
from ludomots.games.topscore.tokens import spell
from ludomots.games.topscore.turns import place_bonus, points_of
from ludomots.terminal.play.log import fate
from ludomots.terminal.play.table import Step, Table
from ludomots.texts import Texts


def beginning(table: Table, say: Texts) -> list[str]:
    """Return who begins and why (TS-09)."""
    state: State = table.steps[0].before if table.steps else table.game.state
    drawn = ", ".join(f"{table.name(one.seat)} {one.tile}" for one in state.start_draws[-1])
    return [say("topscore-log-start", player=table.name(state.turn), drawn=drawn)]


def told(table: Table, at: int, say: Texts) -> str | None:
    """Tell a move of Topscore's own."""
    step = table.steps[at]
    player = table.name(step.seat) if step.seat >= 0 else ""
    match step.move:
        case Lay() | Change():
            return _word(table, at, say)
        case Trade(letter=letter, on=on):
            owner = table.name(step.seat if on is None else on)
            return say("topscore-log-trade", player=player, owner=owner, tile=letter)
        case Exchange(tokens=tokens):
            return say("topscore-log-exchange", player=player, count=len(tokens))
        case Put(letter=letter, pyramid=pyramid):
            return say("topscore-log-put", player=player, tile=letter, pyramid=pyramid)
        case Name(word=word):
            refused = step.after.last.refused
            name = "topscore-log-name-refused" if refused else "topscore-log-name"
            points = step.after.scores[step.seat] - step.before.scores[step.seat]
            return say(name, player=player, word=spell(word), points=points)
        case Pass() if step.before.phase == "name":
            return say("topscore-log-no-name", player=player)
        case _:
            return None


def also(table: Table, at: int, say: Texts) -> list[str]:
    """Tell what else a step brought: a blank given back, pyramids filled, a word found."""
    step, lines = table.steps[at], []
    if _is_untraded(step):
        lines.append(say("topscore-log-untraded"))
    options = cast("Options", table.game.options)
    for seat in step.after.filled[len(step.before.filled) :]:
        place = step.after.filled.index(seat)
        bonus = place_bonus(options, place)
        lines.append(
            say("topscore-log-filled", player=table.name(seat), place=place + 1, points=bonus)
        )
        named = step.after.named[seat]
        if named and named.word:
            word = spell(named.word)
            lines.append(say("topscore-log-found", word=word, points=named.points))
    return lines


def new_turn(step: Step) -> bool:
    """Return whether a step ended a turn: not if more of it is to come, or a word waits."""
    state: State = step.after
    if state.provisional is not None:
        return False
    return state.turn != step.before.turn or not state.parts


def accounts(table: Table, outcome: Outcome, say: Texts) -> list[str]:
    """Return each seat's points: of its words, of its place, and of the word it named."""
    state: State = table.game.state
    options = cast("Options", table.game.options)
    lines = []
    for at, seat in enumerate(table.setup.seats):
        named, bonus, parts = state.named[at], 0, []
        if at in state.filled:
            place = state.filled.index(at)
            bonus = place_bonus(options, place)
            parts.append(say("topscore-end-place", place=place + 1, points=bonus))
        if named and named.points:
            parts.append(f"{spell(named.word)} {named.points}")
        words = outcome.scores[at] - bonus - (named.points if named else 0)
        parts.insert(0, say("topscore-end-words", points=words))
        lines.append(f"{seat.name:<16} {outcome.scores[at]:>4}   {' + '.join(parts)}")
    return lines


def _word(table: Table, at: int, say: Texts) -> str:
    step, became = table.steps[at], fate(table.steps[at:])
    player, word = table.name(step.seat), spell(step.move.word)
    if isinstance(step.move, Change):
        old = spell(step.before.boards[step.seat].word)
        return say(f"topscore-log-change-{became}", player=player, old=old, word=word)
    on = step.seat if step.move.on is None else step.move.on
    name = "lay" if on == step.seat else "on"
    return say(
        f"topscore-log-{name}-{became}",
        player=player,
        owner=table.name(on),
        word=word,
        points=points_of(step.move.word),
    )


def _is_untraded(step: Step) -> bool:
    """Return whether a blank that was traded went back to its place (TS-46)."""
    traded = step.before.traded
    if traded is None or step.after.traded is not None:
        return False
    before, after = step.before.boards[traded.on].word, step.after.boards[traded.on].word
    return before != after and spell(before) == spell(after)
