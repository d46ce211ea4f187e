"""What can be done at a table of Typo only."""

from ludomots.games.typo import Cannot
from ludomots.terminal.play.dialogs import Answer, Dialog
from ludomots.terminal.play.face import Action
from ludomots.terminal.play.phase import Turn
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.typo.sentences import cost, unseen_lines


def _cannot(screen: TableScreen) -> None:
    """Ask which of the longest rows to remove (TY-17, TY-18)."""
    if not isinstance(screen.now, Turn):
        return
    seat, say, state = screen.now.seat, screen.house.say, screen.table.game.state
    answers = [Answer(str(row), cost(screen.table, row, say), str(row)) for row in state.longest]
    page = Dialog(say, say("typo-ask-cannot"), (), answers, beside=True)
    screen.open(page, lambda row: screen.driver.make((seat, Cannot(int(row)))))


def _show_unseen(screen: TableScreen) -> None:
    """Show the cards that lie nowhere in sight; one's own hand counts as seen only where no one
    else looks at the screen."""
    say, game = screen.house.say, screen.table.game
    is_alone = len(screen.table.people) == 1
    view = screen.view if is_alone else game.view("spectator")
    screen.open(Dialog(say, say("typo-unseen"), unseen_lines(view, say)))


def _may_place(screen: TableScreen) -> bool:
    return isinstance(screen.now, Turn) and bool(screen.table.game.state.order)


ACTIONS = (
    Action("unseen-cards", "f4", _show_unseen),
    Action("cannot", "f7", _cannot, _may_place),
)
