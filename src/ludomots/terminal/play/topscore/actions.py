"""What can be done at a table of Topscore only."""

from ludomots.games.topscore import Trade, View
from ludomots.games.topscore.tokens import is_blank
from ludomots.terminal.play.dialogs import Answer, Dialog
from ludomots.terminal.play.face import Action
from ludomots.terminal.play.phase import Over, Turn
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.topscore.desk import TopscoreDesk
from ludomots.terminal.play.topscore.sentences import unseen_lines


def _shuffle(screen: TableScreen) -> None:
    if isinstance(screen.desk, TopscoreDesk):
        screen.desk.shuffle()


def _show_unseen(screen: TableScreen) -> None:
    """Show the letters that are in the bag and on other racks."""
    say = screen.house.say
    screen.open(Dialog(say, say("topscore-unseen"), unseen_lines(screen.view, say)))


def _trade(screen: TableScreen) -> None:
    """Ask which blank to trade, of those whose letter is on the rack (TS-45)."""
    seat, say = screen.holder, screen.house.say
    if seat is None:
        return
    found = trades(screen.view)
    answers = [
        Answer(
            str(at),
            say("topscore-trade-one", tile=move.letter, player=screen.table.name(owner)),
        )
        for at, (owner, move) in enumerate(found)
    ]
    line = say("topscore-trade-how" if found else "topscore-no-trade")
    page = Dialog(say, say("play-does-trade"), [line], answers, beside=True)
    screen.open(page, lambda answer: screen.driver.make((seat, found[int(answer)][1])))


def trades(view: View) -> list[tuple[int, Trade]]:
    """Return the blanks that whoever looks can trade, each with the player it lies with."""
    return [
        (seat, Trade(blank.upper(), None if seat == view.seat else seat))
        for seat, board in enumerate(view.boards)
        for blank in sorted(set(filter(is_blank, board.word)))
        if blank.upper() in (view.rack or ())
    ]


def _exchange(screen: TableScreen) -> None:
    """Let letters be typed that are to be exchanged."""
    if isinstance(screen.desk, TopscoreDesk):
        screen.desk.choose("exchange")


def _has_rack(screen: TableScreen) -> bool:
    return screen.holder is not None and not isinstance(screen.now, Over)


def _may_trade(screen: TableScreen) -> bool:
    state = screen.table.game.state
    return isinstance(screen.now, Turn) and state.phase == "play" and state.traded is None


def _may_exchange(screen: TableScreen) -> bool:
    desk = screen.desk
    return isinstance(desk, TopscoreDesk) and "exchange" in desk.trying.uses


ACTIONS = (
    Action("shuffle", "f2", _shuffle, _has_rack),
    Action("unseen", "f4", _show_unseen),
    Action("trade", "f5", _trade, _may_trade),
    Action("swap", "f7", _exchange, _may_exchange),
)
