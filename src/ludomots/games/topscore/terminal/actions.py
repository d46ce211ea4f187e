"""What can be done at a table of Topscore only."""

from ludomots.games.topscore import Abandon, Move, Trade, View
from ludomots.games.topscore.model import is_blank
from ludomots.games.topscore.terminal.sentences import unseen_lines
from ludomots.games.topscore.terminal.workspace import TopscoreWorkspace
from ludomots.widgets.actions import has_rack, shows, shuffle
from ludomots.widgets.dialogs import Answer, Dialog
from ludomots.widgets.face import Action, AtTable
from ludomots.widgets.phase import Turn

Screen = AtTable[TopscoreWorkspace, Move, View]


def _trade(screen: Screen) -> None:
    """Ask which blank to trade, of those whose letter is on the rack (TS-45)."""
    seat, say = screen.holder, screen.say
    if seat is None:
        return
    found = trades(screen.view)
    answers = [
        Answer(
            str(at),
            say("topscore-trade-one", tile=move.letter, player=screen.table.names[owner]),
        )
        for at, (owner, move) in enumerate(found)
    ]
    line = say("topscore-trade-how" if found else "topscore-no-trade")
    page = Dialog(say, say("play-does-trade"), [line], answers, beside=True)
    screen.open(page, lambda answer: screen.play(seat, found[int(answer)][1]))


def trades(view: View) -> list[tuple[int, Trade]]:
    """Return the blanks that whoever looks can trade, each with the player it lies with."""
    return [
        (seat, Trade(blank.upper(), None if seat == view.seat else seat))
        for seat, board in enumerate(view.boards)
        for blank in sorted(set(filter(is_blank, board.word)))
        if blank.upper() in (view.rack or ())
    ]


def _abandon(screen: Screen) -> None:
    """Ask whether to give up one's word (TS-Q18)."""
    seat, say = screen.holder, screen.say
    if seat is None:
        return
    answers = [Answer("yes", say("site-may-abandon"))]
    page = Dialog(say, say("site-ask-abandon"), [], answers, beside=True)
    screen.open(page, lambda _: screen.play(seat, Abandon()))


def _exchange(screen: Screen) -> None:
    """Let letters be typed that are to be exchanged."""
    screen.workspace.choose("exchange")


def _may_trade(screen: Screen) -> bool:
    view = screen.table.view(None)
    return isinstance(screen.now, Turn) and view.phase == "play" and view.traded is None


def _may_abandon(screen: Screen) -> bool:
    view = screen.table.view(None)
    return isinstance(screen.now, Turn) and "abandon" in view.instead


def _may_exchange(screen: Screen) -> bool:
    return "exchange" in screen.workspace.trying.uses


ACTIONS: tuple[Action[TopscoreWorkspace, Move, View], ...] = (
    Action("shuffle", "f2", shuffle, has_rack),
    Action("unseen", "f4", shows("topscore-unseen", unseen_lines)),
    Action("trade", "f5", _trade, _may_trade),
    Action("abandon", "f10", _abandon, _may_abandon),
    Action("swap", "f7", _exchange, _may_exchange),
)
