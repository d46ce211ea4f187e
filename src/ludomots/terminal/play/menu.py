"""Everything that can be done at a table besides trying a move, with its keys or from the menu."""

from typing import TYPE_CHECKING

from ludomots.core.moves import Pass, Withdraw
from ludomots.core.narration import AnyHint
from ludomots.terminal.play import pages
from ludomots.terminal.play.looking_up import LookUp
from ludomots.widgets.phase import Turn, Window, contesters

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludomots.terminal.play.screen import TableScreen

_CONFIRMED = {"pass": Pass(), "withdraw": Withdraw()}


def possible(screen: "TableScreen") -> list[str]:
    """Return what can be done now: what every table offers, and what its game adds."""
    now, table, face = screen.now, screen.table, screen.face
    found = ["help", "meaning", "light", "leave", "quit"]
    found += [action.name for action in face.actions if action.when(screen)]
    if screen.holder is not None and table.may(screen.holder, "withdraw"):
        found.append("withdraw")
    if isinstance(now, Turn):
        if table.gives_hints:
            found.append("hint")
        if table.may(now.seat, "pass"):
            found.append("pass")
    if contesters(table) and isinstance(now, Turn | Window):
        found += ["contest", "accept"]
    return found


def do(screen: "TableScreen", name: str) -> None:
    """Do one of these things, or say why it cannot be done now."""
    program, say = screen.program, screen.say
    if name not in possible(screen):
        no_hints = name == "hint" and not screen.table.gives_hints
        screen.refuse(say("play-hints-off" if no_hints else "play-not-now"))
        return
    screen.forget_refusal()
    actions: dict[str, Callable[[], object]] = {
        "help": lambda: screen.open(pages.help_page(screen.table, screen.face, say)),
        "meaning": lambda: _meaning(screen),
        "hint": lambda: _hint(screen),
        "contest": lambda: _contest(screen),
        "accept": lambda: accept(screen),
        "light": program.switch_light,
        "leave": lambda: program.show_start(screen.face.game),
        "quit": program.exit,
    }
    own = {action.name: action.do for action in screen.face.actions}
    if name in own:
        own[name](screen)
    else:
        actions.get(name, lambda: _confirm(screen, name))()
    screen.redraw()


def accept(screen: "TableScreen") -> None:
    """Accept in the name of the person at the keyboard, or of all who sit around it."""
    screen.driver.accept_by(_reacting(screen))


def _contest(screen: "TableScreen") -> None:
    """Contest in the name of the person at the keyboard, or of one who sits around it."""
    screen.driver.contest_by(_reacting(screen))


def _reacting(screen: "TableScreen") -> tuple[int, ...]:
    seats = contesters(screen.table)
    return (screen.holder,) if screen.holder in seats else seats


def _meaning(screen: "TableScreen") -> None:
    """Say what the words of the last play mean that can no longer be contested, and others that
    are typed."""
    told = list(screen.table.words_told)
    undecided = told.pop() if told and screen.view.provisional is not None else ()
    words = told[-1] if told else ()
    screen.open(LookUp(words, undecided, screen.table.rules.lexicon, screen.say))


def _hint(screen: "TableScreen") -> None:
    if not isinstance(screen.now, Turn):
        return

    def show(found: list[AnyHint]) -> None:
        def lay(answer: str) -> None:
            screen.workspace.lay(found[int(answer)].move)
            screen.redraw()

        screen.open(
            pages.hints_page(found, screen.table, screen.table.expected(screen.now), screen.say),
            lay,
        )

    screen.driver.hint(screen.now.seat, show)


def _confirm(screen: "TableScreen", name: str) -> None:
    """Ask before something that cannot be taken back, then do it."""
    seat, say = screen.holder, screen.say
    if seat is None:
        return

    def move(answer: str) -> None:
        if answer == "yes":
            screen.driver.make((seat, _CONFIRMED[name]))

    alone = "-solo" if len(screen.table.names) == 1 else ""
    screen.open(pages.yes_or_no(say, say(f"play-ask-{name}{alone}")), move)
