"""What can be done at a table of Topword only."""

from collections.abc import Sequence

from ludomots.games.topword import Exchange
from ludomots.terminal.play.dialogs import Answer, Dialog
from ludomots.terminal.play.face import Action
from ludomots.terminal.play.phase import Over, Turn
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.topword.desk import TopwordDesk
from ludomots.terminal.play.topword.sentences import pile_lines, unseen_lines
from ludomots.texts import Texts


def _shuffle(screen: TableScreen) -> None:
    if isinstance(screen.desk, TopwordDesk):
        screen.desk.shuffle()


def _show_unseen(screen: TableScreen) -> None:
    """Show the letters that are in the bag and on other racks."""
    say = screen.house.say
    screen.open(Dialog(say, say("topword-unseen"), unseen_lines(screen.view, say)))


def _show_piles(screen: TableScreen) -> None:
    """Show what every pile holds."""
    say = screen.house.say
    screen.open(Dialog(say, say("topword-piles"), pile_lines(screen.view.board, say)))


def _exchange(screen: TableScreen) -> None:
    """Ask for the tile to exchange."""
    seat = screen.holder
    if seat is None:
        return
    view = screen.view
    page = _which_tile(view.rack or (), view.exchanges_left, screen.house.say)
    screen.open(page, lambda tile: screen.driver.make((seat, Exchange(tile))))


def _which_tile(rack: Sequence[str], left: int | None, say: Texts) -> Dialog:
    answers = [Answer(tile, tile.capitalize(), tile[0]) for tile in sorted(set(rack))]
    lines = [
        say("topword-exchange-free", count=left) if left is not None else say("topword-exchange")
    ]
    return Dialog(say, say("play-does-exchange"), lines, answers, beside=True)


def _has_rack(screen: TableScreen) -> bool:
    return screen.holder is not None and not isinstance(screen.now, Over)


def _is_turn(screen: TableScreen) -> bool:
    return isinstance(screen.now, Turn)


ACTIONS = (
    Action("shuffle", "f2", _shuffle, _has_rack),
    Action("unseen", "f4", _show_unseen),
    Action("piles", "f5", _show_piles),
    Action("exchange", "f7", _exchange, _is_turn),
)
