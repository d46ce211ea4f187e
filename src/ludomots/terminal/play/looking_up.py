"""The window of words: what the last ones mean, and any other that is typed."""

from collections.abc import Collection, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Static

from ludomots.texts import Texts
from ludomots.widgets.dialogs import Dialog
from ludomots.words import Lexicon, fold
from ludomots.words.explain import verdict_lines

_LONGEST = 40


class LookUp(Dialog):
    """Shows what some words mean, then those that are typed; ``undecided`` words can still be
    contested and are not told."""

    def __init__(
        self, words: Sequence[str], undecided: Collection[str], lexicon: Lexicon, say: Texts
    ) -> None:
        self._lexicon = lexicon
        self._undecided = frozenset(map(fold, undecided))
        lines = [line for word in words for line in verdict_lines(lexicon.verdict(word), say)]
        super().__init__(say, say("play-does-meaning"), lines or [say("play-no-meaning")])
        self._typed = ""

    @property
    def plain(self) -> str:
        """All that can be read in it."""
        return f"{super().plain}\n{self._row}"

    @property
    def _row(self) -> str:
        return self._say("play-look-up", word=f"{self._typed}_")

    def compose(self) -> ComposeResult:
        """Lay the window out."""
        with Vertical(id="box"):
            yield Static(self._heading, id="title", markup=False)
            with VerticalScroll(id="scroll"):
                yield Static("\n".join(self._lines), id="text", markup=False)
            yield Static(self._row, id="typed", markup=False)
            yield Static(self._say("play-foot-look-up"), id="foot", markup=False)

    def on_key(self, event: Key) -> None:
        """Type a word and look it up with Enter. Other keys are the window's."""
        if event.key == "enter" and self._typed:
            self._look_up(self._typed)
            self._typed = ""
        elif event.key == "backspace":
            self._typed = self._typed[:-1]
        elif event.character and event.character.isalpha() and len(self._typed) < _LONGEST:
            self._typed += event.character.upper()
        else:
            return
        event.stop()
        event.prevent_default()
        self.query_one("#typed", Static).update(self._row)

    def _look_up(self, word: str) -> None:
        if fold(word) in self._undecided:
            self._lines = [self._say("problem-word-undecided")]
        else:
            self._lines = list(verdict_lines(self._lexicon.verdict(word), self._say))
        self.query_one("#text", Static).update("\n".join(self._lines))
        self.query_one("#scroll").scroll_home(animate=False)
