"""What can be done at a table of Topword only."""

from collections.abc import Sequence

from ludomots.games.topword import Exchange
from ludomots.games.topword.terminal.sentences import pile_lines, unseen_lines
from ludomots.games.topword.terminal.workspace import TopwordWorkspace
from ludomots.texts import Texts
from ludomots.widgets.dialogs import Answer, Dialog
from ludomots.widgets.face import Action, AtTable
from ludomots.widgets.phase import Over, Turn


def _shuffle(screen: AtTable) -> None:
    if isinstance(screen.workspace, TopwordWorkspace):
        screen.workspace.shuffle()


def _show_unseen(screen: AtTable) -> None:
    """Show the letters that are in the bag and on other racks."""
    say = screen.say
    screen.open(Dialog(say, say("topword-unseen"), unseen_lines(screen.view, say)))


def _show_piles(screen: AtTable) -> None:
    """Show what every pile holds."""
    say = screen.say
    screen.open(Dialog(say, say("topword-piles"), pile_lines(screen.view.board, say)))


def _exchange(screen: AtTable) -> None:
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


def _has_rack(screen: AtTable) -> bool:
    return screen.holder is not None and not isinstance(screen.now, Over)


def _is_turn(screen: AtTable) -> bool:
    return isinstance(screen.now, Turn)


ACTIONS = (
    Action("shuffle", "f2", _shuffle, _has_rack),
    Action("unseen", "f4", _show_unseen),
    Action("piles", "f5", _show_piles),
    Action("exchange", "f7", _exchange, _is_turn),
)
