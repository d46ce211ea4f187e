"""The story of a game of Typo: cards revealed, words said, rows removed, and the points of it."""

from typing import cast

from ludomots.games.contract import Outcome
from ludomots.games.moves import Contest
from ludomots.games.seats import others_around
from ludomots.games.typo import Announce, Cannot, Choose, Done, Options, State
from ludomots.games.typo.doubts import ruling
from ludomots.games.typo.placing import PENALTY, lengthened
from ludomots.terminal.play.log import listed
from ludomots.terminal.play.table import Step, Table
from ludomots.texts import Texts


def beginning(table: Table, say: Texts) -> list[str]:
    """Return who gets the dictionary (TY-06)."""
    state: State = table.steps[0].before if table.steps else table.game.state
    rows = listed(state.rows, say)
    return [say("typo-log-start", player=table.name(state.holder), rows=rows)]


def told(table: Table, at: int, say: Texts) -> str | None:
    """Tell a move of Typo's own. Choices are secret until the cards are revealed (TY-10)."""
    step = table.steps[at]
    match step.move:
        case Choose():
            return ""
        case Announce(row=row, side=side, word=word):
            card = step.before.cards[step.seat]
            return say(
                "typo-log-said",
                player=table.name(step.seat),
                card=card,
                word=word,
                row=row,
                letters=lengthened(step.before.row(row), card, side),
            )
        case Cannot():
            return ""
        case _:
            return None


def also(table: Table, at: int, say: Texts) -> list[str]:
    """Tell what a step brought about: a word judged, a row removed, cards revealed, a new half."""
    step = table.steps[at]
    before, after = cast("State", step.before), cast("State", step.after)
    lines = [*_judged(table, step, say), *_removed(table, step, say)]
    if after.half > before.half:
        lines.append(say("typo-log-half", count=max(map(len, after.hands))))
    if after.order and not before.order:
        cards = [f"{after.cards[seat]} ({table.name(seat)})" for seat in after.order]
        lines.append(say("typo-log-revealed", cards=", ".join(cards)))
    return lines


def new_turn(step: Step) -> bool:
    """Return whether a step ended a turn: not while its word can be doubted, nor before the row of
    a bad one is removed."""
    return step.after.provisional is None and not step.after.owes


def done_by(step: Step) -> Done | None:
    """Return the card that found its place with a step, or was given up."""
    before, after = cast("State", step.before), cast("State", step.after)
    has_more = bool(before.order) and len(after.done) > len(before.done)
    return after.done[-1] if has_more else None


def accounts(table: Table, outcome: Outcome, say: Texts) -> list[str]:
    """Return each seat's points, and what they are made of (TY-19, TY-23, TY-25, TY-30)."""
    lines = []
    for at, seat in enumerate(table.setup.seats):
        parts = [f"{seat.name:<16} {outcome.scores[at]:>4}", _account(table, at, say)]
        lines.append("   ".join(filter(None, parts)))
    return lines


def _account(table: Table, seat: int, say: Texts) -> str:
    if cast("Options", table.game.options).edition == "second":
        return say("typo-end-cards", count=table.game.state.held(seat))
    done = [(step, one) for step in table.steps if (one := done_by(step)) and one.seat == seat]
    removed = [(step, one) for step, one in done if one.word is None]
    cards = sum(len(step.before.row(one.row)) for step, one in removed)
    won = sum(one.points for _, one in done if one.word is not None)
    bad = -sum(one.points for _, one in removed) - cards
    parts = []
    if removed:
        parts.append(say("typo-end-rows", rows=len(removed), cards=cards))
    if bad:
        parts.append(say("typo-end-bad", words=bad // PENALTY, points=bad))
    if won:
        parts.append(say("typo-end-won", points=won))
    return " · ".join(parts)


def _judged(table: Table, step: Step, say: Texts) -> list[str]:
    """Tell what became of a word that was doubted."""
    play, refused = step.before.provisional, step.after.last.refused
    if play is None or step.after.provisional is not None:
        return []
    player, is_doubt = table.name(play.seat), isinstance(step.move, Contest)
    if refused:
        return [] if is_doubt else [say("typo-log-refused", player=player, word=play.word)]
    done, doubts = done_by(step), len(play.doubted) + is_doubt
    if done is None or not doubts:
        return []
    options = cast("Options", table.game.options)
    became = ruling(options, len(others_around(step.after, play.seat)), doubts)
    name = f"typo-log-{became.replace(' ', '-')}"
    return [say(name, player=player, word=play.word, points=done.points)]


def _removed(table: Table, step: Step, say: Texts) -> list[str]:
    """Tell which row went, and what it cost."""
    done = done_by(step)
    if done is None or done.word is not None:
        return []
    letters = step.before.row(done.row)
    is_second = cast("Options", table.game.options).edition == "second"
    is_bad = bool(step.before.owes or step.after.last.refused)
    return [
        say(
            "typo-log-removed-second" if is_second else "typo-log-removed",
            why="bad" if is_bad else "cannot",
            player=table.name(done.seat),
            card=done.card,
            letters=letters,
            points=-done.points,
            taken=" ".join(letters[len(letters) // 2 :]),
        )
    ]
