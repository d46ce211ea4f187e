"""What can be done at a table of Topscore only."""

from ludomots.games.topscore import Abandon, Trade, View
from ludomots.games.topscore.terminal.sentences import unseen_lines
from ludomots.games.topscore.terminal.workspace import TopscoreWorkspace
from ludomots.games.topscore.tokens import is_blank, spell
from ludomots.widgets.dialogs import Answer, Dialog
from ludomots.widgets.face import Action, AtTable
from ludomots.widgets.phase import Over, Turn


def _shuffle(screen: AtTable) -> None:
    if isinstance(screen.workspace, TopscoreWorkspace):
        screen.workspace.shuffle()


def _show_unseen(screen: AtTable) -> None:
    """Show the letters that are in the bag and on other racks."""
    say = screen.say
    screen.open(Dialog(say, say("topscore-unseen"), unseen_lines(screen.view, say)))


def _trade(screen: AtTable) -> None:
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


def _abandon(screen: AtTable) -> None:
    """Ask whether to give up one's word (TS-Q18)."""
    seat, say, view = screen.holder, screen.say, screen.view
    if seat is None:
        return
    word = spell(view.boards[seat].word)
    answers = [Answer("yes", say("site-topscore-abandon", word=word))]
    page = Dialog(say, say("site-topscore-ask-abandon", word=word), [], answers, beside=True)
    screen.open(page, lambda _: screen.play(seat, Abandon()))


def _exchange(screen: AtTable) -> None:
    """Let letters be typed that are to be exchanged."""
    if isinstance(screen.workspace, TopscoreWorkspace):
        screen.workspace.choose("exchange")


def _has_rack(screen: AtTable) -> bool:
    return screen.holder is not None and not isinstance(screen.now, Over)


def _may_trade(screen: AtTable) -> bool:
    view: View = screen.table.view(None)
    return isinstance(screen.now, Turn) and view.phase == "play" and view.traded is None


def _may_abandon(screen: AtTable) -> bool:
    view: View = screen.table.view(None)
    return isinstance(screen.now, Turn) and "abandon" in view.instead


def _may_exchange(screen: AtTable) -> bool:
    space = screen.workspace
    return isinstance(space, TopscoreWorkspace) and "exchange" in space.trying.uses


ACTIONS = (
    Action("shuffle", "f2", _shuffle, _has_rack),
    Action("unseen", "f4", _show_unseen),
    Action("trade", "f5", _trade, _may_trade),
    Action("abandon", "f10", _abandon, _may_abandon),
    Action("swap", "f7", _exchange, _may_exchange),
)
