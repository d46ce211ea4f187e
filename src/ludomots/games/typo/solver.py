"""The words that can be said with a card, or with each card of a hand, and the cost if there is
none."""

from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.notation import BadText
from ludomots.core.solution import (
    FoundWord,
    Letter,
    Problem,
    Solution,
    Solved,
    best_first,
    illegal,
    legal_problem,
)
from ludomots.core.tiles import take
from ludomots.games.typo.model import Announce, Cannot, Choose, Move, Options, State
from ludomots.games.typo.notation import position as read_state
from ludomots.games.typo.notation import write_move
from ludomots.games.typo.placing import find
from ludomots.games.typo.rounds import SEATS
from ludomots.games.typo.rules import Typo


def problem(options: Options, position: str, hand: str | None) -> Problem[Letter]:
    """Read a problem, or raise ``BadText``.

    If cards lie open, the first in order is to be placed and no hand is needed; otherwise the cards
    of the hand are compared. Words are always checked, even if the table doubts them.
    """
    rules = Typo(replace(options, check="check"))
    hands = [] if hand is None else [hand.upper()]
    state = read_state(rules.options, position, hands, SEATS[0], Draws.from_seed("solve"))
    if state.order:
        if hand is not None:
            raise BadText("hand-not-asked", 1)
        return _placing(rules, state)
    if hand is None:
        raise BadText("hand-missing", 1)
    return _choosing(rules, state)


def _placing(rules: Typo, state: State) -> Problem[Letter]:
    seat = state.order[0]
    moves = tuple(rules.moves(state, seat))
    card = state.cards[seat] or ""

    def laid(move: Move) -> tuple[Letter, ...]:
        match move:
            case Announce(row=row, side=side):
                return (Letter(row, 1 if side == "left" else len(state.row(row)) + 1, card),)
            case Cannot(row=row):
                return (Letter(row, 1, card),)
            case _:
                return ()

    return legal_problem(rules, state, moves, lambda: moves, write_move, laid)


def _choosing(rules: Typo, state: State) -> Problem[Letter]:
    """Return what each card could do if the rows did not change before it is placed."""
    cards = sorted(set(state.hands[0]))
    best = best_first(_chosen(rules, state, card) for card in cards)
    return Problem(
        lambda limit: Solution(tuple(best[:limit]), len(best)),
        lambda solution: illegal(solution, map(write_move, rules.moves(state, 0))),
    )


def _chosen(rules: Typo, state: State, card: str) -> Solved[Letter]:
    words = tuple(FoundWord(move.word, 0) for move in find(rules.lexicon, state.rows, card))
    hand = take(state.hands[0], [card]) or ()
    alone = replace(
        state, hands=(hand, *state.hands[1:]), cards=(card, *state.cards[1:]), order=(0,)
    )
    moves = rules.moves(alone, 0)
    points = max(rules.play(alone, 0, move).scores[0] for move in moves) - state.scores[0]
    return Solved((), words, points, write_move(Choose(card)))
