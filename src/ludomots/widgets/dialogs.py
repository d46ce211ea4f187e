"""Small windows over the table: a question with some answers, or a page to read."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from ludomots.texts import Texts


class Answer(NamedTuple):
    """An answer that can be chosen; ``key`` chooses it at once."""

    name: str
    label: str
    key: str = ""


class Dialog(ModalScreen[str | None]):
    """A window with a title, some lines, and answers. It gives the chosen answer's name.

    Escape gives ``None``, unless an answer must be given. A window ``beside`` leaves the board in
    sight.
    """

    BINDINGS = [("ctrl+q", "app.quit", ""), ("ctrl+c", "app.quit", "")]  # noqa: RUF012

    def __init__(
        self,
        say: Texts,
        title: str,
        lines: Sequence[str] = (),
        answers: Sequence[Answer] = (),
        *,
        must_answer: bool = False,
        beside: bool = False,
    ) -> None:
        super().__init__(classes="beside" if beside else "")
        self._say = say
        self._heading = title
        self._lines = list(lines)
        self._answers = list(answers)
        self._must_answer = must_answer

    @property
    def plain(self) -> str:
        """All that can be read in it."""
        return "\n".join([self._heading, *self._lines, *(one.label for one in self._answers)])

    def compose(self) -> ComposeResult:
        """Lay the window out."""
        with Vertical(id="box"):
            yield Static(self._heading, id="title", markup=False)
            if self._lines:
                with VerticalScroll(id="scroll"):
                    yield Static("\n".join(self._lines), id="text", markup=False)
            if self._answers:
                yield OptionList(*(answer.label for answer in self._answers), markup=False)
            foot = "play-foot-page" if not self._answers else "play-foot-answers"
            foot = "play-foot-must" if self._must_answer else foot
            yield Static(self._say(foot), id="foot", markup=False)

    def on_mount(self) -> None:
        """Put the keyboard where it is needed."""
        self.query_one(OptionList if self._answers else "#scroll").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the chosen answer."""
        self.dismiss(self._answers[event.option_index].name)

    def on_key(self, event: Key) -> None:
        """Give the answer of a key; leave with Escape, and a page with Enter too."""
        pressed = (event.character or event.key).upper()
        for answer in self._answers:
            if answer.key and answer.key.upper() in {pressed, event.key.upper()}:
                event.stop()
                self.dismiss(answer.name)
                return
        leaves = event.key == "escape" or (not self._answers and event.key in {"enter", "space"})
        if leaves and not self._must_answer:
            event.stop()
            self.dismiss(None)
