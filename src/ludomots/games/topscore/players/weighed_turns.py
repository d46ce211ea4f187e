"""What the moves of a turn are worth: each by the best whole turn that begins with it."""

import random
from collections.abc import Sequence
from math import sqrt
from statistics import variance
from typing import NamedTuple

from ludomots._engine import Growth
from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import FACTS, SeatName, Text, Word, listed
from ludomots.games.topscore import Abandon, Change, Exchange, Lay, Move, Pass, Trade, View
from ludomots.games.topscore.players.promise import promise
from ludomots.games.topscore.players.prospects import Prospects, mean
from ludomots.games.topscore.players.turns import OneMoveTurn, Turn, played
from ludomots.games.topscore.tokens import spell
from ludomots.words import Lexicon

TurnMove = OneMoveTurn | Trade

_BELIEVED = 0.5
"""How likely another player lets a bad word stand. Nobody knows how much the others know."""


def promise_of(words: Lexicon, view: View) -> float:
    """Return what the small pyramids of the seat promise before the turn."""
    options, small = view.options, view.boards[view.seat or 0].small
    return promise(words, options.letters, small, gaps=options.gaps_allowed)


class Plan(NamedTuple):
    """A whole turn and its first move, with what it is worth and the turns that it then needs.

    ``risk`` is what a bad word, which may be refused, costs on average.
    """

    move: TurnMove
    turn: Turn
    worth: float
    needs: list[float]
    risk: float = 0.0


def weigh_turn(
    growth: Growth,
    words: Lexicon,
    view: View,
    made: TurnMove,
    shown: int,
    draws: int,
    chance: random.Random,
) -> list[Weighed[Move]]:
    """Return what the best moves of a turn are worth and the one made, the best first.

    All turns are looked at with a few draws, and the best of them again with many others: so none
    is among the best only because it was lucky.
    """
    prospects = Prospects(growth, view)
    found = [prospects.idle, *prospects.turns()]
    if not any(_key(view, _first(turn)) == _key(view, made) for turn in found):
        if isinstance(made, Trade):
            return []
        found.append(played(view, made))
    rough = prospects.turns_needed(found, chance)
    plans = _best_plans(prospects, view, words, made, found, rough)
    if len(plans) == 1:
        return []
    found = [prospects.idle, *(plan.turn for plan in _told(plans, made, 2 * shown))]
    needs = prospects.turns_needed(found, chance, draws, draws // 2)
    plans = _best_plans(prospects, view, words, made, found, needs)
    before = prospects.margin(prospects.runner(prospects.idle, mean(needs[0])), view.boards)
    told = _told(plans, made, shown)
    return [_weighed(prospects, view, plan, told[0], before) for plan in told]


def _told(plans: Sequence[Plan], made: TurnMove, count: int) -> list[Plan]:
    """Return so many of the best plans and the one of the move made, the best first."""
    ranked = sorted(plans, key=lambda plan: -plan.worth)
    return [plan for place, plan in enumerate(ranked) if place < count or plan.move == made]


def _best_plans(
    prospects: Prospects,
    view: View,
    words: Lexicon,
    made: TurnMove,
    found: Sequence[Turn],
    needs: Sequence[list[float]],
) -> list[Plan]:
    """Return the best whole turn for each first move; the one made keeps its own word."""
    idle = prospects.worths(found[0], [mean(needs[0])])[0]
    promised = 0.0 if prospects.is_alone else promise_of(words, view)
    others = len(view.scores) - len(view.withdrawn) - 1
    plans: dict[object, Plan] = {}
    for turn, need in zip(found, needs, strict=True):
        move = _first(turn)
        key = _key(view, move)
        worth, risk = prospects.worths(turn, [mean(need)])[0], 0.0
        if turn.boards[view.seat or 0].is_complete:
            worth -= promised
        if key == _key(view, made):
            move = made
            if isinstance(made, Lay | Change) and spell(made.word) not in words:
                risk = (1 - _BELIEVED**others) * (idle - worth)
                worth += risk
        if key not in plans or worth > plans[key].worth:
            plans[key] = Plan(move, turn, worth, need, risk)
    return list(plans.values())


def _first(turn: Turn) -> TurnMove:
    move = turn.moves[0] if turn.moves else Pass()
    if not isinstance(move, TurnMove):
        raise TypeError(f"{move} is no part of a turn")
    return move


def _key(view: View, move: TurnMove) -> object:
    """Return what two moves have in common that are the same to a player: the same tokens."""
    match move:
        case Lay(word=word, on=on):
            return "lay", None if on == view.seat else on, tuple(sorted(word))
        case Change(out=out, token=token):
            return "change", out, token
        case Trade(letter=letter, on=on):
            return "trade", letter, None if on == view.seat else on
        case Exchange(tokens=tokens):
            return "exchange", tuple(sorted(tokens))
        case _:
            return type(move)


def _weighed(
    prospects: Prospects, view: View, plan: Plan, best: Plan, before: float
) -> Weighed[Move]:
    """Return what a plan is worth; ``before`` is what the game is worth to a seat that waits."""
    turn, need = plan.turn, mean(plan.needs)
    me = prospects.runner(turn, need)
    own, after = prospects.margin(me, view.boards), prospects.margin(me, turn.boards)
    stopped = prospects.worths(turn, [need])[0] - after
    kept = plan.worth - plan.risk - stopped - (after - own) - turn.points - before
    return Weighed(
        move=plan.move,
        label=_label(view, plan),
        points=turn.points,
        value=plan.worth - prospects.lead,
        error=_error(prospects, plan, best),
        theme=_theme(view, plan.move),
        parts=(
            Part("now", turn.points),
            Part("kept", kept, _keeps(prospects, view, plan)),
            Part("opened", after - own + stopped, _to_others(view, turn)),
            Part("chance", plan.risk),
            Part("end", before - prospects.lead),
        ),
    )


def _error(prospects: Prospects, plan: Plan, best: Plan) -> float:
    """Return the standard error of how far a turn is behind the best one, draw by draw."""
    pairs = zip(
        prospects.worths(best.turn, best.needs),
        prospects.worths(plan.turn, plan.needs),
        strict=False,
    )
    apart = [one - other for one, other in pairs]
    return sqrt(variance(apart) / len(apart)) if len(apart) > 1 else 0.0


def _theme(view: View, move: TurnMove) -> str:
    match move:
        case Lay(on=on):
            return "word" if on in {None, view.seat} else "theft"
        case Change():
            return "swap"
        case Exchange():
            return "exchange"
        case Trade():
            return "blank"
        case Pass() | Abandon():
            return "wait"


def _label(view: View, plan: Plan) -> Text:
    """Return a move in words, and what the turn goes on with."""
    label = _named(view, plan.move)
    for move in plan.turn.moves[1:]:
        label = FACTS("review-topscore-then", first=label, second=_named(view, move))
    return label


def _named(view: View, move: Move) -> Text:
    seat = view.seat or 0
    match move:
        case Lay(word=word, on=on) if on in {None, seat}:
            return Word(spell(word))
        case Lay(word=word, on=on):
            return FACTS("review-topscore-theft", word=Word(spell(word)), player=SeatName(on or 0))
        case Change(word=word):
            old = spell(view.boards[seat].word)
            return FACTS("review-topscore-swap", old=Word(old), word=Word(spell(word)))
        case Exchange(tokens=tokens):
            return FACTS("review-topscore-exchange", tiles=listed(sorted(tokens)))
        case Trade(letter=letter):
            return FACTS("review-topscore-blank", tile=letter)
        case Abandon():
            return FACTS("review-topscore-abandon", word=Word(spell(view.boards[seat].word)))
        case _:
            return FACTS("review-topscore-wait")


def _keeps(prospects: Prospects, view: View, plan: Plan) -> Text:
    """Say how far the word is from seven letters, or what is kept for it."""
    board, kept = plan.turn.boards[view.seat or 0], listed(sorted(plan.turn.rack))
    if board.is_complete:
        letters = prospects.placings(board)
        if not letters or not kept:
            return ""
        letter, pyramid, _ = letters[0]
        return FACTS("review-topscore-offers", tile=letter, pyramid=pyramid, tiles=kept)
    if isinstance(plan.move, Exchange) and kept:
        return FACTS("review-topscore-keeps", tiles=kept, count=len(plan.move.tokens))
    if not board.word:
        return ""
    return FACTS("review-topscore-turns", turns=round(mean(plan.needs), 1))


def _to_others(view: View, turn: Turn) -> Text:
    """Say what a turn does to the words of the others, or spares one's own."""
    for seat, (before, after) in enumerate(zip(view.boards, turn.boards, strict=True)):
        if seat != view.seat and before.word != after.word:
            return FACTS("review-topscore-stops", player=SeatName(seat))
    if view.target is not None:
        return FACTS("review-topscore-no-help", player=SeatName(view.target))
    return FACTS("review-topscore-out-of-reach") if turn.lays_own else ""
