"""All that the seat to play can lay, trade, change, put or name, with its words and points."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.notation import BadText
from ludomots.core.solution import Letter, Problem, legal_problem
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import Change, Lay, Move, Name, Options, Put, State, Topscore, Trade
from ludomots.games.topscore.players.finder import TopscoreFinder
from ludomots.games.topscore.state import SHORTEST
from ludomots.games.topscore.study import position as read_state
from ludomots.games.topscore.text import write_move

_PLAYS = (Lay, Change, Trade, Put, Name)


def problem(options: Options, position: str, rack: str | None) -> Problem[Letter]:
    """Read a problem, or say with ``BadText`` what is wrong.

    The rack is that of the first seat, which is to play; where it has a letter to put or a word to
    name, none is needed. Words are checked, also where the table contests them.
    """
    rules = Topscore(replace(options, check="check"))
    state = read_state(rules.options, position, [(rack or "").upper()], 0, Draws.from_seed("solve"))
    if rack is None and state.phase == "play":
        raise BadText("rack-missing", 1)
    return legal_problem(
        rules,
        state,
        _plays(TopscoreFinder().moves(rules, state, state.turn)),
        lambda: _plays(rules.moves(state, state.turn)),
        write_move,
        lambda move: _laid(state, move),
    )


def _plays(moves: Iterable[Move]) -> list[Move]:
    """Return the moves that are plays: not those that exchange, abandon or pass."""
    return [move for move in moves if isinstance(move, _PLAYS)]


def _laid(state: State, move: Move) -> tuple[Letter, ...]:
    """Return the tokens that a word takes from the rack, in the row of the word's length."""
    match move:
        case Lay(word=word, on=on):
            return _added(state.boards[state.turn if on is None else on].word, word)
        case Change(token=token, word=word):
            kept = list(word)
            kept.remove(token)
            return _added(kept, word)
        case _:
            return ()


def _added(old: Iterable[str], word: Tiles) -> tuple[Letter, ...]:
    left, row = Counter(old), len(word) - SHORTEST + 1
    added = []
    for col, token in enumerate(word, start=1):
        if left[token]:
            left[token] -= 1
        else:
            added.append(Letter(row, col, token))
    return tuple(added)
