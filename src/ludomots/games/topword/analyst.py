"""Weighs the moves of Topword for reviews, and says how far each seat is."""

from collections.abc import Iterator

from ludomots._engine import StackPlay
from ludomots.core.analyst import (
    Analyst,
    Standing,
    Weighed,
    clockwise,
    standing_of,
    with_points_that_wait,
)
from ludomots.core.contract import Rules
from ludomots.core.player import WHOLE_LIST, chance
from ludomots.games.topword import Exchange, Move, Options, Pass, Place, State, View, weighing
from ludomots.games.topword.engine import (
    all_plays,
    as_move,
    engine_rules,
    nothing_is_hidden,
    search_of,
    situation,
)
from ludomots.games.topword.players.levels import settled
from ludomots.games.topword.turns import TILE_LEFT
from ludomots.games.topword.weighing import THEMES, Candidate

_AT_SIGHT = 10
"""How many of the best moves at sight are weighed, besides the one made."""

_RANKED = 40
"""How many moves are ranked at sight, to find those whose words may be proposed."""

_TILES = 100
"""The tiles of the usual game: those of the French box."""

_Rules = Rules[State, Move, View, Options]


def standing(view: View) -> Standing:
    """Return how far each seat is. Points count as if the game ended now, less the tiles held."""
    waiting = 0 if view.provisional is None else view.provisional.scored.total
    scores = with_points_that_wait(view, waiting)
    here = [seat for seat in range(len(scores)) if seat not in view.withdrawn]
    to_lay = view.bag_count + sum(view.rack_counts[seat] for seat in here)
    return standing_of(
        view,
        points=[
            score - TILE_LEFT * held for score, held in zip(scores, view.rack_counts, strict=True)
        ],
        left=to_lay / _TILES,
        next_to_act=clockwise(view, view.turn, view.skips),
    )


class TopwordAnalyst(Analyst[State, Move, View, Options]):
    """Weighs plays, exchanges and passes, but not contests."""

    themes = THEMES

    def weigh(
        self, rules: _Rules, view: View, made: Move, *, playouts: int, seed: int
    ) -> list[Weighed[Move]]:
        """Return what the best moves are worth, and the one made."""
        if view.seat is None or not isinstance(made, Place | Exchange | Pass):
            return []
        return _weigh_turn(rules, view, made, playouts, seed)

    def standing(self, rules: _Rules, view: View) -> Standing:  # noqa: ARG002
        """Return how far each seat is."""
        return standing(view)


def _weigh_turn(
    rules: _Rules, view: View, made: Place | Exchange | Pass, playouts: int, seed: int
) -> list[Weighed[Move]]:
    """Return the best moves and the one made: tried in the same worlds, or solved to the end.

    A play with a word that is not in the list is not weighed: the engine gives it no value.
    """
    view = settled(view)
    candidates = _candidates(rules, view, made, seed)
    if len(candidates) < 2:
        return []
    if nothing_is_hidden(view):
        measured = weighing.solved(rules, view, candidates, playouts)
    else:
        measured = weighing.tried(rules, view, candidates, playouts, seed)
    return weighing.weighed(
        rules.options, view, [(one.move, value) for one, value in measured], made
    )


def _candidates(
    rules: _Rules, view: View, made: Place | Exchange | Pass, seed: int
) -> list[Candidate]:
    """Return the move made and the best others at sight; nothing if the engine cannot make it."""
    first = next(_as_given(rules, view, made), None)
    if first is None:
        return []
    words, seen = rules.lexicon, set[object]()
    search = search_of(rules.options, words)
    found = [first]
    for sight in search.evaluate(situation(view, words, chance(seed, view)), _RANKED):
        if sight.play is not None:
            if not all(words.may_propose(word) for word, _ in sight.play.words):
                continue
            one = Candidate(as_move(sight.play), sight.play)
        elif sight.exchange is None:
            one = Candidate(Pass(), None)
        elif _may_exchange(view):
            one = Candidate(Exchange(sight.exchange), sight.exchange)
        else:
            continue
        if _key(one) not in seen:
            seen.add(_key(one))
            found += [] if _is_same(one, first) else [one]
        if len(found) > _AT_SIGHT:
            break
    return found


def _key(candidate: Candidate) -> object:
    """Return the key of a move: moves with the same words teach the same."""
    if isinstance(candidate.given, StackPlay):
        return tuple(word for word, _ in candidate.given.words)
    return candidate.given


def _is_same(one: Candidate, other: Candidate) -> bool:
    if isinstance(one.given, StackPlay) and isinstance(other.given, StackPlay):
        return one.given.tiles == other.given.tiles
    return one.given == other.given


def _may_exchange(view: View) -> bool:
    return view.bag_count > 0 and not view.retrying and view.exchanges_left != 0


def _as_given(rules: _Rules, view: View, made: Place | Exchange | Pass) -> Iterator[Candidate]:
    """Yield the move made in the form the engine knows."""
    match made:
        case Place(tiles=tiles):
            engine = engine_rules(rules.options, WHOLE_LIST, rules.lexicon)
            laid = sorted((one.row, one.col, one.tile) for one in tiles)
            plays = all_plays(engine, view.board, view.rack or ())
            yield from (Candidate(made, play) for play in plays if play.tiles == laid)
        case Exchange(tile=tile):
            yield Candidate(made, tile)
        case Pass():
            yield Candidate(made, None)
