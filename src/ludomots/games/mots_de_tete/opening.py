"""How a game begins: the roll for the first turn, and the empty grid."""

from collections.abc import Sequence

from ludomots.core.draws import Draws
from ludomots.core.turns import check_players
from ludomots.games.mots_de_tete.board import Board
from ludomots.games.mots_de_tete.dice import roll
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.state import Rolled, State
from ludomots.games.mots_de_tete.turns import roll_for_turn

SEATS = range(1, 5)
"""How many may play (MT-01)."""


def start(options: Options, seats: int, draws: Draws) -> State:
    """Roll for the first turn, then the die of that turn; the grid is wiped.

    MT-51, MT-Q19: the highest roll starts, tied seats roll again.
    """
    check_players("Mots de Tête", SEATS, seats)
    rounds: list[tuple[Rolled, ...]] = []
    rolling = tuple(range(seats))
    while len(rolling) > 1:
        dice, draws = roll(draws, len(rolling))
        rounds.append(tuple(map(Rolled, rolling, dice)))
        rolling = highest(rounds[-1])
    board = Board.empty(options.board)
    rolls, draws = roll_for_turn(options, board, draws)
    return State(
        draws=draws,
        board=board,
        scores=(0,) * seats,
        turn=rolling[0],
        first=rolling[0],
        rolls=rolls,
        start_rolls=tuple(rounds),
        misses=(0,) * seats,
        skips=(0,) * seats,
    )


def highest(rolled: Sequence[Rolled]) -> tuple[int, ...]:
    """Return the seats with the highest roll, several if they tie (MT-Q19)."""
    best = max(one.die for one in rolled)
    return tuple(one.seat for one in rolled if one.die == best)
