"""What the moves of a turn were worth, for reviews."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludomots._engine import StackPlay, StackSearch
from ludomots.core.analyst import Analyst, Standing, Weighed
from ludomots.core.contract import Rules
from ludomots.core.player import WHOLE_LIST, chance
from ludomots.core.turns import in_turn_order
from ludomots.games.topword import Exchange, Move, Options, Pass, Place, State, View
from ludomots.games.topword.engine import all_plays, as_move, engine_rules, squares
from ludomots.games.topword.players.level import settled
from ludomots.games.topword.players.parts import NEAR_THE_END, THEMES, Measured, weighed
from ludomots.games.topword.players.search import nothing_is_hidden, search_of, situation
from ludomots.games.topword.players.standing import standing

_AT_SIGHT = 10
"""So many of the best moves at sight are tried in a few worlds, …"""

_FINALISTS = 4
"""… and so many of these in many worlds. The move made is always among them."""

_FIRST_ROUND = 0.3
"""The share of the playouts that the first round takes."""

_AS_LONG_AS = 3
"""A playout that goes to the end of the game takes as long as so many others, and counts so."""

_RANKED = 40

_Rules = Rules[State, Move, View, Options]


class Candidate(NamedTuple):
    """A move of the rulebook, and the same for the engine: a play, a tile to exchange or a pass."""

    move: Place | Exchange | Pass
    given: StackPlay | str | None


class TopwordAnalyst(Analyst[State, Move, View, Options]):
    """Weighs plays, exchanges and passes; who contests a word is not judged."""

    themes = THEMES

    def weigh(
        self, rules: _Rules, view: View, made: Move, *, playouts: int, seed: int
    ) -> list[Weighed[Move]]:
        """Return the best moves and the one made: tried in the same worlds, or solved to the end.

        A play of words that are none has no value that the engine could tell: it is not weighed.
        """
        if view.seat is None or not isinstance(made, Place | Exchange | Pass):
            return []
        view = settled(view)
        candidates = _candidates(rules, view, made, seed)
        if len(candidates) < 2:
            return []
        if nothing_is_hidden(view):
            measured = _solved(rules, view, candidates, playouts)
        else:
            measured = _tried(rules, view, candidates, playouts, seed)
        return weighed(rules.options, view, [(one.move, value) for one, value in measured], made)

    def standing(self, rules: _Rules, view: View) -> Standing:  # noqa: ARG002
        """Return how far each seat is."""
        return standing(view)


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
    """Return what makes a move another one for somebody who learns: its words."""
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
    """Yield the move made as the engine knows it."""
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


_Valued = list[tuple[Candidate, Measured]]


def _tried(
    rules: _Rules, view: View, candidates: Sequence[Candidate], playouts: int, seed: int
) -> _Valued:
    """Try all in a few worlds, and the best of them and the first one in many."""
    search = search_of(rules.options, rules.lexicon)
    where = situation(view, rules.lexicon, chance(seed, view))

    def compare(some: Sequence[Candidate], budget: float, seed: int) -> _Valued:
        worlds = max(round(budget / len(some)), 2)
        found = search.weigh(where, [one.given for one in some], worlds, seed)
        values = (Measured(one.gain, one.error, one.reply, one.opens) for one in found)
        return list(zip(some, values, strict=True))

    if view.bag_count <= NEAR_THE_END:
        playouts //= _AS_LONG_AS
    made = candidates[0]
    tried = compare(candidates, _FIRST_ROUND * playouts, seed)
    best = [one for one, _ in sorted(tried, key=_by_gain)][:_FINALISTS]
    finalists = [*best, *([] if made in best else [made])]
    return sorted(compare(finalists, (1 - _FIRST_ROUND) * playouts, seed + 1), key=_by_gain)


def _by_gain(valued: tuple[Candidate, Measured]) -> float:
    return -valued[1].gain


def _solved(rules: _Rules, view: View, candidates: Sequence[Candidate], playouts: int) -> _Valued:
    """Solve the end of a game of two, or look at as many positions as there are playouts.

    What is not certain then has an error: by how much the value changes with half the positions.
    """
    search = search_of(rules.options, rules.lexicon)
    positions = max(playouts // len(candidates), 2)
    full = _ends(search, view, candidates, positions)
    is_solved = all(certain for _, certain in full)
    half = full if is_solved else _ends(search, view, candidates, positions // 2)
    valued = [
        (one, Measured(float(value), 0.0 if certain else float(abs(value - before))))
        for one, (value, certain), (before, _) in zip(candidates, full, half, strict=True)
    ]
    valued.sort(key=_by_gain)
    kept = [*valued[:_FINALISTS], *(one for one in valued[_FINALISTS:] if one[0] is candidates[0])]
    best_error = kept[0][1].error
    return [(one, value._replace(error=max(value.error, best_error))) for one, value in kept]


def _ends(
    search: StackSearch, view: View, candidates: Sequence[Candidate], positions: int
) -> list[tuple[int, bool]]:
    return search.weigh_end(
        squares(view.board),
        view.rack or (),
        list(Counter(view.unseen).elements()),
        [None if isinstance(one.given, str) else one.given for one in candidates],
        passed=in_turn_order(view)[1] in view.passes,
        positions=positions,
    )
