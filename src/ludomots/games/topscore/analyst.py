"""Weighs the moves of Topscore for reviews, as Champion does, and says how far each seat is."""

from ludomots.core.analyst import Standing, Weighed, clockwise, standing_of, with_points_that_wait
from ludomots.core.contract import Rules
from ludomots.core.moves import Pass
from ludomots.core.player import chance
from ludomots.games.topscore import Move, Name, Options, Put, State, View
from ludomots.games.topscore.model import LONGEST, SHORTEST, SMALL, Board
from ludomots.games.topscore.players.known import EVERYTHING
from ludomots.games.topscore.turns import place_bonus
from ludomots.games.topscore.weighing import (
    TurnMove,
    promise,
    weigh_letters,
    weigh_names,
    weigh_turn,
)

_LAST_STEP = 0.5
"""About how often a word of six letters becomes one of seven in a turn."""

_Rules = Rules[State, Move, View, Options]


def standing(rules: _Rules, view: View) -> Standing:
    """Return how far each seat is; the points that the small pyramids promise are counted.

    A game lasts until all but one have filled their small pyramids (TS-40). So the second player
    from the end decides how much is left.
    """
    waiting = 0 if view.provisional is None else view.provisional.points
    scores = with_points_that_wait(view, waiting)
    seats = range(len(scores))
    progress = tuple(
        1.0 if view.named[seat] is not None else _progress(view.boards[seat]) for seat in seats
    )
    here = sorted(progress[seat] for seat in seats if seat not in view.withdrawn)
    return standing_of(
        view,
        points=[scores[seat] + _promised(rules, view, seat) for seat in seats],
        left=1 - (here[1] if len(here) > 1 else 1.0),
        next_to_act=clockwise(
            view, view.turn, view.skips, [seat for seat in seats if view.named[seat] is not None]
        ),
        progress=progress,
    )


def _promised(rules: _Rules, view: View, seat: int) -> float:
    """Return the points that a seat may expect of the word it has yet to name."""
    if view.named[seat] is not None:
        return 0.0
    options, board = view.options, view.boards[seat]
    points = promise(rules.lexicon, options.letters, board.small, gaps=options.gaps_allowed)
    others = (other for other in range(len(view.named)) if other not in {seat, *view.withdrawn})
    if board.is_full or any(view.named[other] is None for other in others):
        return points
    return _in_one_turn(board) * (points + place_bonus(options, len(view.filled)))


def _in_one_turn(board: Board) -> float:
    """Return the chance that the last player fills the small pyramids in one turn (TS-40)."""
    if board.small.count("") > 1:
        return 0.0
    return {LONGEST: 1.0, LONGEST - 1: _LAST_STEP}.get(len(board.word), 0.0)


def _progress(board: Board) -> float:
    """Return how much of the way is done: letters put, the word under way, and the word to name."""
    letters = sum(map(bool, board.small))
    steps = max(0, len(board.word) - SHORTEST + 1)
    growing = 0.0 if board.is_full else steps / (LONGEST - SHORTEST + 2)
    return (letters + growing) / (SMALL + 1)


SHOWN = 5
"""How many of the best moves are shown, besides the one made."""

_LEAST_DRAWS, _PLAYOUTS_A_DRAW = 12, 50


class TopscoreAnalyst:
    """Weighs whole turns by the race, with the same sampled draws for all of them.

    Contests are not weighed: nobody knows what the player believed.
    """

    themes: tuple[str, ...] = (
        "word",
        "theft",
        "swap",
        "exchange",
        "blank",
        "wait",
        "letter",
        "name",
    )

    def weigh(
        self,
        rules: Rules[State, Move, View, Options],
        view: View,
        made: Move,
        *,
        playouts: int,
        seed: int,
    ) -> list[Weighed[Move]]:
        """Return what the best moves are worth, and the one made."""
        growth = EVERYTHING.growth(rules.lexicon, view.options.letter_set.letters)
        match made:
            case Put():
                return weigh_letters(growth, rules.lexicon, view, made, SHOWN)
            case Name():
                return weigh_names(rules.lexicon, view, made, SHOWN)
            case Pass() if view.phase == "name":
                return weigh_names(rules.lexicon, view, made, SHOWN)
            case _ if isinstance(made, TurnMove):
                draws = max(_LEAST_DRAWS, playouts // _PLAYOUTS_A_DRAW)
                luck = chance(seed, view)
                return weigh_turn(growth, rules.lexicon, view, made, SHOWN, draws, luck)
            case _:
                return []

    def standing(self, rules: Rules[State, Move, View, Options], view: View) -> Standing:
        """Return how far each seat is."""
        return standing(rules, view)
