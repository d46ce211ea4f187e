"""Those of some moves that the rulebook accepts now."""

from collections.abc import Iterable, Iterator

from ludomots.core.contract import TABLE, IllegalMove, Move, Options, Rules, State, View


def accepted_moves(
    rules: Rules[State, Move, View, Options], state: State, seat: int, moves: Iterable[Move]
) -> Iterator[Move]:
    """Yield those of some moves that the rulebook accepts now."""
    for move in moves:
        try:
            rules.play(state, seat, move)
        except IllegalMove:
            continue
        yield move


def table_choices(rules: Rules[State, Move, View, Options], state: State) -> tuple[Move, ...]:
    """Return the moves that the table may make now, such as closing a window."""
    moves = (move() for move in rules.table_moves)
    return tuple(accepted_moves(rules, state, TABLE, moves))
