"""A game on the shelf: everything that code for all games needs to know of one."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, get_args

from ludomots.core.contract import AnyRules
from ludomots.core.draws import Draws
from ludomots.core.formed import Formed
from ludomots.core.narration import Narration
from ludomots.core.notation import BadText
from ludomots.core.options import TableOptions
from ludomots.core.player import Team
from ludomots.core.site_face import SiteFace
from ludomots.texts import Texts
from ludomots.words import Lexicon


def _one_move_a_turn(_: Any) -> bool:
    return False


def nothing_drawn(options: Any, before: Any | None, after: Any) -> str:  # noqa: ARG001
    """Tell of a game in which nothing is drawn in the open."""
    return ""


def nothing_told(options: Any, text: str) -> tuple[int, ...]:  # noqa: ARG001
    """Read what was drawn in such a game."""
    if text:
        raise BadText("drawn", 1, text=text)
    return ()


def never_opened(seat: int, later: Any) -> bool:  # noqa: ARG001
    """Tell of a game in which no move is laid open before the end."""
    return False


class GameDefinition(NamedTuple):
    """A game: its name, its types, and how it is written, read and drawn.

    Most fields are functions of the options and the state. Those that need a word:

    - ``rulebook`` numbers the rules. It changes when an old game would be judged otherwise.
    - ``table_moves`` are the types of the moves that no player makes.
    - ``rules`` makes the rules from options and a word list; ``None`` is the installed list.
    - ``box`` returns every tile or card there is, wherever it lies.
    - ``position`` makes the state of a study from the text of a position, the racks or other
      hands, the number of players and the draws to come.
    - ``write_hand`` returns what a seat holds as one word, as records show it.
    - ``formed`` returns the words and points of a move that fits the board but need not be legal.
    - ``suppose`` makes a move possible whose player's hand is hidden, or was drawn from a real
      bag. From a state, a seat, its hand if known and its move, it returns the state and the move
      with the unknown facts filled in. For a move of the table it gets what was drawn instead.
    - ``drawn`` returns what chance gave in the open by a move, as one word: dice, tiles laid bare.
      For the first state, which has none before it, that is the draw for the first turn.
    - ``told`` reads such a word, or its beginning, and returns the numbers that must be drawn.
    - ``opened`` tells whether a move that a seat made in secret lies open in a later state.
    - ``in_turn`` tells whether the present turn has already begun, so that its clock runs on.
    - ``narration`` tells the game in words, ``players`` are its computer players.
    - ``place`` says where the game stands on the shelf, the lowest first.
    - ``older`` are the earlier rulebooks, for the games that began under them.
    """

    name: str
    rulebook: int
    seats: range
    options: type[TableOptions]
    state: Any
    move: Any
    view: Any
    table_moves: tuple[type, ...]
    rules: Callable[[Any, Lexicon | None], AnyRules]
    box: Callable[[Any, Any], Sequence[str]]
    read_move: Callable[[str, Any], Any]
    write_move: Callable[[Any], str]
    write_position: Callable[[Any], str]
    position: Callable[[Any, str, Sequence[str], int, Draws], Any]
    draw: Callable[[Any, Any, Texts], str]
    draw_html: Callable[[Any, Any, Texts], str]
    scores: Callable[[Any], tuple[int, ...]]
    write_hand: Callable[[Any, int], str]
    suppose: Callable[[Any, Any, int, str | None, Any], tuple[Any, Any]]
    formed: Callable[[Any, Any, int, Any], Formed]
    narration: Narration
    players: Team
    drawn: Callable[[Any, Any | None, Any], str] = nothing_drawn
    told: Callable[[Any, str], tuple[int, ...]] = nothing_told
    opened: Callable[[int, Any], bool] = never_opened
    in_turn: Callable[[Any], bool] = _one_move_a_turn
    place: int = 100
    site: SiteFace = SiteFace()
    older: "tuple[GameDefinition, ...]" = ()

    @property
    def plain_moves(self) -> tuple[tuple[str, Any], ...]:
        """The moves of a player that have no content, by name: pass, contest, withdraw, …"""
        return _plain_moves(self.move, self.table_moves)


@cache
def _plain_moves(moves: Any, by_table: tuple[type, ...]) -> tuple[tuple[str, Any], ...]:
    return tuple(
        (str(one.__struct_config__.tag), one())
        for one in get_args(moves)
        if one not in by_table and not one.__struct_fields__
    )
