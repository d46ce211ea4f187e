"""What can be done at a table of Typo only."""

from ludomots.games.typo import Cannot, Move, View
from ludomots.games.typo.terminal.sentences import cost, unseen_lines
from ludomots.games.typo.terminal.workspace import TypoWorkspace
from ludomots.widgets.dialogs import Answer, Dialog
from ludomots.widgets.face import Action, AtTable
from ludomots.widgets.phase import Turn

Screen = AtTable[TypoWorkspace, Move, View]


def _cannot(screen: Screen) -> None:
    """Ask which of the longest rows to remove (TY-17, TY-18)."""
    if not isinstance(screen.now, Turn):
        return
    seat, say = screen.now.seat, screen.say
    view = screen.table.view(None)
    answers = [Answer(str(row), cost(view, row, say), str(row)) for row in view.longest]
    page = Dialog(say, say("typo-ask-cannot"), (), answers, beside=True)
    screen.open(page, lambda row: screen.play(seat, Cannot(int(row))))


def _show_unseen(screen: Screen) -> None:
    """Show the cards that lie nowhere in sight; one's own hand counts as seen only where no one
    else looks at the screen."""
    say = screen.say
    is_alone = len(screen.table.people) == 1
    view = screen.view if is_alone else screen.table.view(None)
    screen.open(Dialog(say, say("typo-unseen"), unseen_lines(view, say)))


def _may_place(screen: Screen) -> bool:
    return isinstance(screen.now, Turn) and bool(screen.table.view(None).order)


ACTIONS: tuple[Action[TypoWorkspace, Move, View], ...] = (
    Action("unseen-cards", "f4", _show_unseen),
    Action("cannot", "f7", _cannot, _may_place),
)
