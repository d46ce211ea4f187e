"""What moves are worth: each part of a turn, a letter kept, a word named.

The moves of a turn are weighed by the best whole turn that begins with them.
"""

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt
from statistics import variance
from typing import NamedTuple

from ludomots._engine import Growth
from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import FACTS, SeatName, Text, Word, listed
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import (
    Abandon,
    Change,
    Exchange,
    Lay,
    Move,
    Name,
    Pass,
    Put,
    Trade,
    View,
)
from ludomots.games.topscore.model import Options, spell
from ludomots.games.topscore.placing import LETTER_POINTS, names
from ludomots.games.topscore.players.known import EVERYTHING
from ludomots.games.topscore.players.prospects import CHAIN, Prospects, Runner, mean
from ludomots.games.topscore.players.whole_turns import OneMoveTurn, Turn, played
from ludomots.games.topscore.rules import NAMES
from ludomots.games.topscore.turns import place_bonus
from ludomots.games.topscore.view import putting
from ludomots.words import Lexicon

_ROWS = 4096


@lru_cache(maxsize=_ROWS)
def promise(lexicon: Lexicon, letters: str, small: Tiles, *, gaps: bool) -> float:
    """Return the expected points of the longest word, with the letters of a full bag.

    The bag of the moment would change it only a little; this way it is the same in every game.
    """
    letter_set = Options(letters=letters).letter_set
    growth = EVERYTHING.growth(lexicon, letter_set.letters)
    row = [letter or None for letter in small]
    if all(small):
        return LETTER_POINTS * len(growth.longest(row, gaps=gaps))
    outlook = growth.outlook(letter_set.tokens())
    best = dict[str, float]()
    for letter, _, points in outlook.place(row, letter_set.letters, gaps=gaps):
        best.setdefault(letter, points)
    return _best_that_comes((points, outlook.supply[letter]) for letter, points in best.items())


def _best_that_comes(letters: Iterable[tuple[float, float]]) -> float:
    """Return the expected value of the best letter that a word has; each has its own chance to be
    in it."""
    mean, none_yet = 0.0, 1.0
    for points, chance in sorted(letters, reverse=True):
        mean += none_yet * chance * points
        none_yet *= 1 - chance
    return mean


TurnMove = OneMoveTurn | Trade

_BELIEVED = 0.5
"""The chance that another player lets a bad word stand. Nobody knows how much the others know."""


def promise_of(words: Lexicon, view: View) -> float:
    """Return what the small pyramids of the seat promise before the turn."""
    options, small = view.options, view.boards[view.seat or 0].small
    return promise(words, options.letters, small, gaps=options.gaps_allowed)


class Plan(NamedTuple):
    """A whole turn and its first move, with its value and the turns that it leaves to go.

    ``risk`` is the average cost of a bad word, which may be refused.
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
    """Return the best moves of a turn and the one made, with their values, the best first.

    All turns are tried with a few draws, and the best of them again with many other draws, so that
    none is among the best by luck.
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
    found = [prospects.idle, *(plan.turn for plan in _shown(plans, made, 2 * shown))]
    needs = prospects.turns_needed(found, chance, draws, draws // 2)
    plans = _best_plans(prospects, view, words, made, found, needs)
    before = prospects.margin(prospects.runner(prospects.idle, mean(needs[0])), view.boards)
    told = _shown(plans, made, shown)
    return [_weighed_turn(prospects, view, plan, told[0], before) for plan in told]


def _shown(plans: Sequence[Plan], made: TurnMove, count: int) -> list[Plan]:
    """Return the best ``count`` plans and the plan of the move made, the best first."""
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
    """Return the key of a move: moves with the same tokens are the same to a player."""
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


def _weighed_turn(
    prospects: Prospects, view: View, plan: Plan, best: Plan, before: float
) -> Weighed[Move]:
    """Return a plan with its value; ``before`` is the value of the game to a seat that waits."""
    turn, need = plan.turn, mean(plan.needs)
    me = prospects.runner(turn, need)
    own, after = prospects.margin(me, view.boards), prospects.margin(me, turn.boards)
    stopped = prospects.worths(turn, [need])[0] - after
    kept = plan.worth - plan.risk - stopped - (after - own) - turn.points - before
    return Weighed(
        move=plan.move,
        label=_turn_label(view, plan),
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


def _turn_label(view: View, plan: Plan) -> Text:
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
    """Return how far the word is from seven letters, or what is kept for it."""
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
    """Return what a turn does to the words of the others, or how it protects the own one."""
    for seat, (before, after) in enumerate(zip(view.boards, turn.boards, strict=True)):
        if seat != view.seat and before.word != after.word:
            return FACTS("review-topscore-stops", player=SeatName(seat))
    if view.target is not None:
        return FACTS("review-topscore-no-help", player=SeatName(view.target))
    return FACTS("review-topscore-out-of-reach") if turn.lays_own else ""


def weigh_letters(
    growth: Growth, words: Lexicon, view: View, made: Put, shown: int
) -> list[Weighed[Move]]:
    """Return the value of each letter on each small pyramid; nothing if there is only one way."""
    prospects, seat = Prospects(growth, view), view.seat or 0
    found = prospects.placings(putting(view))
    if len(found) == 1:
        return []
    lacking = view.boards[seat].small.count("") - 1
    bonus = 0 if lacking else place_bonus(view.options, len(view.filled))
    runner = Runner(view.scores[seat], CHAIN if lacking else 0.0, 0, lacking)
    end = prospects.margin(runner, view.boards) - prospects.lead
    before = promise_of(words, view)
    told = [one for place, one in enumerate(found) if place < shown or Put(*one[:2]) == made]
    return [
        Weighed(
            move=Put(letter, pyramid),
            label=FACTS("review-topscore-put", tile=letter, pyramid=pyramid),
            points=bonus,
            value=bonus + promised - before + end,
            error=0.0,
            theme="letter",
            parts=(
                Part("now", bonus),
                Part(
                    "kept",
                    promised - before,
                    FACTS("review-topscore-promises", points=round(promised)),
                ),
                Part("end", end),
            ),
        )
        for letter, pyramid, promised in told
    ]


def weigh_names(words: Lexicon, view: View, made: Name | Pass, shown: int) -> list[Weighed[Move]]:
    """Return the values of the words of full small pyramids, and of the one that was named.

    A bad word costs nothing while another one may still be named (TS-Q16).
    """
    board = view.boards[view.seat or 0]
    found = [word for word in names(view.options, words, board) if words.may_propose(spell(word))]
    best = LETTER_POINTS * len(found[0]) if found else 0
    before = promise_of(words, view)
    moves: dict[Move, tuple[int, int]] = {
        Name(word): (LETTER_POINTS * len(word),) * 2 for word in found[:shown]
    }
    match made:
        case Name(word=word) if spell(word) in words:
            moves[made] = (LETTER_POINTS * len(word),) * 2
        case Name() if view.tries + 1 < NAMES:
            moves[made] = (0, best)
        case _:
            moves[made] = (0, 0)
    if len(moves) == 1:
        return []
    weighed: list[Weighed[Move]] = [
        Weighed(
            move=move,
            label=_name_label(move),
            points=points,
            value=value - before,
            error=0.0,
            theme="name",
            parts=(Part("now", points), Part("chance", value - points), Part("end", -before)),
        )
        for move, (points, value) in moves.items()
    ]
    return sorted(weighed, key=lambda one: -one.value)


def _name_label(move: Move) -> Text:
    if isinstance(move, Name):
        return Word(spell(move.word))
    return FACTS("review-topscore-no-name")
