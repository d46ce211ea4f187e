"""What every screen of the program has: the program itself, and its language."""

from typing import TYPE_CHECKING

from textual.screen import Screen

from ludomots.texts import Texts

if TYPE_CHECKING:
    from ludomots.terminal.play.app import PlayApp


class PlayScreen(Screen[None]):
    """A screen of the program that it is given."""

    def __init__(self, program: "PlayApp") -> None:
        super().__init__()
        self.program = program

    @property
    def say(self) -> Texts:
        """The texts in the language of the program."""
        return self.program.say
