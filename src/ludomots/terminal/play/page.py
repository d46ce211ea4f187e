"""Windows over the table: something to read, and answers to choose from."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludomots.texts import Texts


class Answer(NamedTuple):
    """Something to choose, and a key that chooses it at once."""

    name: str
    label: str
    key: str = ""


class Page(ModalScreen[str | None]):
    """A window. It returns the chosen answer; Escape returns ``None``, unless it ``must`` be
    answered. An ``opaque`` one hides the table."""

    BINDINGS = [  # noqa: RUF012
        Binding("escape", "close"),
        Binding("pageup,ctrl+up", "scroll(-1)"),
        Binding("pagedown,ctrl+down", "scroll(1)"),
    ]

    def __init__(
        self,
        say: Texts,
        heading: str,
        lines: Iterable[str] = (),
        answers: Sequence[Answer] = (),
        *,
        must: bool = False,
        opaque: bool = False,
    ) -> None:
        super().__init__()
        self.set_class(opaque, "opaque")
        self.set_class(not answers, "reading")
        self.heading = heading
        self.lines = list(lines)
        self.answers = answers
        self._say = say
        self._must = must
        for answer in answers:
            if answer.key:
                self._bindings.bind(answer.key, f"choose('{answer.name}')")

    @property
    def plain(self) -> str:
        """Everything that can be read in it."""
        return "\n".join([self.heading, *self.lines, *(one.label for one in self.answers)])

    def compose(self) -> ComposeResult:
        """Lay the window out."""
        with Vertical(id="page"):
            yield Static(self.heading, id="heading", markup=False)
            if self.lines:
                with VerticalScroll(id="text", can_focus=not self.answers):
                    yield Static("\n".join(self.lines), markup=False)
            if self.answers:
                yield OptionList(
                    *(Option(_literal(one.label), id=one.name) for one in self.answers),
                    id="answers",
                    compact=True,
                )
            foot = "must" if self._must else "answers" if self.answers else "page"
            yield Static(self._say(f"play-foot-{foot}"), id="foot", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the answer."""
        event.stop()
        self.dismiss(event.option_id)

    def action_choose(self, name: str) -> None:
        """Return an answer that was chosen by its key."""
        self.dismiss(name)

    def action_close(self) -> None:
        """Close the window without an answer."""
        if not self._must:
            self.dismiss(None)

    def action_scroll(self, pages: int) -> None:
        """Read on, or back."""
        for text in self.query("#text"):
            text.scroll_relative(y=pages * max(1, text.size.height - 1), animate=False)

    def key_enter(self) -> None:
        """Close a window that asks nothing."""
        if not self.answers:
            self.dismiss(None)


def yes_or_no(say: Texts, question: str) -> Page:
    """Return a window that asks before something that cannot be taken back."""
    return Page(
        say, question, answers=[Answer("yes", say("play-yes")), Answer("no", say("play-no"))]
    )


def _literal(label: str) -> str:
    """Return a label in which no bracket is taken for a style."""
    return label.replace("[", r"\[")
