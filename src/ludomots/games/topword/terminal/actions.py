"""What can be done at a table of Topword only."""

from collections.abc import Sequence

from ludomots.games.topword import Exchange, Move, View
from ludomots.games.topword.terminal.sentences import pile_lines, unseen_lines
from ludomots.games.topword.terminal.workspace import TopwordWorkspace
from ludomots.texts import Texts
from ludomots.widgets.actions import has_rack, is_turn, shows, shuffle
from ludomots.widgets.dialogs import Answer, Dialog
from ludomots.widgets.face import Action, AtTable

Screen = AtTable[TopwordWorkspace, Move, View]


def _piles(view: View, say: Texts) -> list[str]:
    """Return what every pile holds."""
    return pile_lines(view.board, say)


def _exchange(screen: Screen) -> None:
    """Ask for the tile to exchange."""
    seat = screen.holder
    if seat is None:
        return
    view = screen.view
    page = _which_tile(view.rack or (), view.exchanges_left, screen.say)
    screen.open(page, lambda tile: screen.play(seat, Exchange(tile)))


def _which_tile(rack: Sequence[str], left: int | None, say: Texts) -> Dialog:
    answers = [Answer(tile, tile.capitalize(), tile[0]) for tile in sorted(set(rack))]
    lines = [
        say("topword-exchange-free", count=left) if left is not None else say("topword-exchange")
    ]
    return Dialog(say, say("play-does-exchange"), lines, answers, beside=True)


ACTIONS: tuple[Action[TopwordWorkspace, Move, View], ...] = (
    Action("shuffle", "f2", shuffle, has_rack),
    Action("unseen", "f4", shows("topword-unseen", unseen_lines)),
    Action("piles", "f5", shows("topword-piles", _piles)),
    Action("exchange", "f7", _exchange, is_turn),
)
