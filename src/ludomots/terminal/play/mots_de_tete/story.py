"""The story of a game of Mots de Tête: what each turn was, and how it began and ended."""

from typing import cast

from ludomots.games.contract import Outcome
from ludomots.games.mots_de_tete import Options, Scored, State, TimeOver, Write, score
from ludomots.games.notation import square_name
from ludomots.terminal.play.log import fate, listed
from ludomots.terminal.play.mots_de_tete.sentences import to_roll
from ludomots.terminal.play.table import Step, Table
from ludomots.texts import Texts


def beginning(table: Table, say: Texts) -> list[str]:
    """Return who begins and why (MT-Q19); nothing for one player."""
    state: State = table.steps[0].before if table.steps else table.game.state
    if not state.start_rolls:
        return []
    rolled = ", ".join(f"{table.name(one.seat)} {one.die}" for one in state.start_rolls[-1])
    return [say("mots-de-tete-log-start", player=table.name(state.first), rolled=rolled)]


def told(table: Table, at: int, say: Texts) -> str | None:
    """Tell a move of Mots de Tête's own."""
    step = table.steps[at]
    match step.move:
        case Write() if step.after.last.refused:
            words, count = listed(step.after.last.refused, say), len(step.after.last.refused)
            name = table.name(step.seat)
            return say("mots-de-tete-log-refused", player=name, words=words, count=count)
        case Write():
            return _written(table, at, say)
        case TimeOver():
            return say("mots-de-tete-log-time-over")
        case _:
            return None


def also(table: Table, at: int, say: Texts) -> list[str]:
    """Tell who drops out of a Marathon with a step (MT-43)."""
    before, after = table.steps[at].before.dropped_out, table.steps[at].after.dropped_out
    return [
        say("mots-de-tete-log-out", player=table.name(seat)) for seat in after if seat not in before
    ]


def new_turn(step: Step) -> bool:
    """Return whether a step ended a turn: not if another word may be tried, nor with the time."""
    return step.after.tries <= step.before.tries and not isinstance(step.move, TimeOver)


def accounts(table: Table, outcome: Outcome, say: Texts) -> list[str]:
    """Return each seat's points."""
    state: State = table.game.state
    return [
        f"{seat.name:<16} {outcome.scores[at]:>4}"
        + (f"   {say('mots-de-tete-out')}" if at in state.dropped_out else "")
        for at, seat in enumerate(table.setup.seats)
    ]


def _written(table: Table, at: int, say: Texts) -> str:
    step, stood = table.steps[at], _stood(table, at)
    options = cast("Options", table.game.options)
    letters = step.move.letters
    scored = stood or score(options, step.before.board.written(letters), letters)
    is_open = fate(table.steps[at:]) == "open"
    became = "stands" if stood else "open" if is_open else "undone"
    line = say(
        f"mots-de-tete-log-{became}",
        player=table.name(step.seat),
        words=listed([word.word for word in scored.words], say),
        points=scored.total,
    )
    return line + _dice(scored, say)


def _stood(table: Table, at: int) -> Scored | None:
    """Return what the letters of a step scored once they stood, ``None`` if they do not stand."""
    step = table.steps[at]
    for later in table.steps[at:]:
        stood = later.after.stood
        if stood and (stood.seat, stood.letters) == (step.seat, tuple(sorted(step.move.letters))):
            return cast("Scored", stood.scored)
        if later.after.provisional is None:
            return None
    return None


def _dice(scored: Scored, say: Texts) -> str:
    """Return the rolls of coloured squares, square by square; that they are still to come."""
    if to_roll(scored):
        return " " + say("mots-de-tete-log-dice-to-come")
    rolls = [
        f"{square_name(bonus.square)} {'+'.join(map(str, bonus.rolls))}"
        for bonus in scored.bonuses
        if bonus.rolls
    ]
    return " " + say("mots-de-tete-log-dice", rolls=", ".join(rolls)) if rolls else ""
