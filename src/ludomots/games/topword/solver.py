"""The legal moves of Topword found by the engine, and the solutions of a position."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial

from ludomots._engine import StackPlay, StackRules
from ludomots.core.contract import IllegalMove, Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.notation import BadText
from ludomots.core.player import KEPT
from ludomots.core.solution import FoundWord, Problem, Solution, Solved, best_first, disputed, shown
from ludomots.core.tiles import Tiles
from ludomots.games.topword import Board, Move, Options, Place, Placed, State, Topword, View
from ludomots.games.topword.engine import all_plays, as_move, best_plays, can_play, engine_rules
from ludomots.games.topword.legal import find
from ludomots.games.topword.notation import read_board, read_rack, write_move
from ludomots.games.topword.placing import check_words, rack_after

_Rules = Rules[State, Move, View, Options]


class TopwordFinder(Finder[State, Move, View, Options]):
    """Asks the engine for plays and the rulebook for all other moves."""

    def moves(self, rules: _Rules, state: State, seat: int) -> Sequence[Move]:
        """Return the legal moves."""
        first, plays_in, last = rules.choices(state, seat)
        engine = engine_rules(rules.options, words=rules.lexicon)
        found = [] if plays_in is None else all_plays(engine, plays_in.board, plays_in.racks[seat])
        return FoundMoves[StackPlay, Move](found, _as_move(engine), first, last)

    def best(self, rules: _Rules, state: State, seat: int, n: int) -> Sequence[Move]:
        """Return the moves with the most points: plays, then moves without points."""
        first, plays_in, last = rules.choices(state, seat)
        if plays_in is None:
            return first[:n]
        engine = engine_rules(rules.options, words=rules.lexicon)
        plays = best_plays(engine, plays_in.board, plays_in.racks[seat], n)
        return [*map(_as_move(engine), plays), *first, *last][:n]

    def has_play(
        self,
        rules: _Rules,
        state: State,
        seat: int,
        plays: tuple[type, ...],  # noqa: ARG002 (there is one kind)
    ) -> bool:
        """Return whether there is a play, without looking for the best one."""
        plays_in = rules.choices(state, seat).plays_in
        if plays_in is None:
            return False
        engine = engine_rules(rules.options, words=rules.lexicon)
        return can_play(engine, plays_in.board, plays_in.racks[seat])

    def declared(self, rules: _Rules, state: State, moves: Iterable[Move]) -> Iterator[Move]:
        """Yield the end of a blocked game (TW-45, TX-28); it is checked only once the bag is
        empty."""
        if state.bag or state.provisional or state.end:
            return iter(())
        return super().declared(rules, state, moves)


@lru_cache(maxsize=KEPT)
def _as_move(engine: StackRules) -> Callable[[StackPlay], Place]:
    """Return a function that turns the engine's plays, whose tiles are already in order, into
    moves."""
    pieces = engine.pieces(Placed)
    return lambda play: Place(play.tiles_as(pieces))


_PLAIN_Q = "q"


def read_problem(options: Options, board: str, rack: str | None) -> tuple[Board, Tiles]:
    """Read a position and a rack, which may be in small letters.

    If the Q tile is a Qu, no square can hold a plain Q (TW-Q4).
    """
    if rack is None:
        raise BadText("rack-missing", 1)
    if options.q_tile == "QU" and _PLAIN_Q in board:
        raise BadText("character", board.index(_PLAIN_Q) + 1, character=_PLAIN_Q)
    return read_board(board, options), read_rack(rack.upper() if rack.isascii() else rack, options)


def problem(options: Options, position: str, text: str | None) -> Problem[Placed]:
    """Read a problem, or raise ``BadText``."""
    board, rack = read_problem(options, position, text)
    return Problem(
        lambda limit: solve(options, board, rack, limit),
        lambda solution: disagreements(options, board, rack, solution),
    )


def solve(
    options: Options, board: Board, rack: Tiles, limit: int | None = None
) -> Solution[Placed]:
    """Return the best plays of a rack, all of them without a limit; equal plays are sorted by
    text."""
    plays = sorted(all_plays(engine_rules(options), board, rack), key=lambda play: -play.score)
    if limit is not None and limit < len(plays):
        lowest = plays[limit - 1].score if limit else plays[0].score + 1
        wanted = [play for play in plays if play.score >= lowest]
    else:
        wanted = plays
    solved = [
        Solved(
            tiles=move.tiles,
            words=tuple(FoundWord(word, points) for word, points in play.words),
            score=play.score,
            text=write_move(move),
        )
        for play, move in ((play, as_move(play)) for play in wanted)
    ]
    return Solution(tuple(best_first(solved)[:limit]), len(plays))


def disagreements(
    options: Options, board: Board, rack: Tiles, solution: Solution[Placed]
) -> Iterator[tuple[str, str]]:
    """Yield each play on which the rulebook disagrees, with what it says."""
    rules = Topword(options)
    legal = map(write_move, find(options, rules.lexicon, board, rack))
    return disputed(solution, partial(_judge, rules, board, rack), legal)


def _judge(rules: Topword, board: Board, rack: Tiles, play: Solved[Placed]) -> str | None:
    try:
        rack_after(rules.options, rack, play.tiles)
        scored = rules.preview(board, play.tiles)
        check_words(rules.lexicon, board.laid(play.tiles), play.tiles)
    except IllegalMove as error:
        return str(error)
    words = sorted((word.word, word.points) for word in scored.words)
    same = words == sorted((word.word, word.score) for word in play.words)
    return None if same and scored.total == play.score else f"{scored.total} {shown(words)}"
