"""Actions that several games have in their menus, and when they can be done."""

from collections.abc import Callable, Sequence
from typing import Protocol

from ludomots.core.contract import Move, View
from ludomots.texts import Texts
from ludomots.widgets.dialogs import Dialog
from ludomots.widgets.face import AtTable
from ludomots.widgets.phase import Over, Turn


class WithRack(Protocol):
    """A workspace with a rack whose tiles can be put in another order."""

    def shuffle(self) -> None:
        """Put the tiles of the rack in another order."""


def shuffle(screen: AtTable[WithRack, Move, View]) -> None:
    """Put the tiles of the rack in another order."""
    screen.workspace.shuffle()


def shows(
    title: str, lines: Callable[[View, Texts], Sequence[str]]
) -> Callable[[AtTable[object, Move, View]], None]:
    """Return an action that shows lines about what may be seen, in a window of its own."""

    def show(screen: AtTable[object, Move, View]) -> None:
        say = screen.say
        screen.open(Dialog(say, say(title), lines(screen.view, say)))

    return show


def has_rack(screen: AtTable[object, Move, View]) -> bool:
    """Return whether somebody sits before a rack."""
    return screen.holder is not None and not isinstance(screen.now, Over)


def is_turn(screen: AtTable[object, Move, View]) -> bool:
    """Return whether it is somebody's turn at this screen."""
    return isinstance(screen.now, Turn)
