"""What can be wished for before a game, as the rows of the start screen."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludomots.core.player import level_choice
from ludomots.core.shelf import definition_of, levels_of
from ludomots.terminal.play.form import Row
from ludomots.terminal.play.games import face_of
from ludomots.terminal.play.setup import DEFAULT_LEVEL, Setup, names_of
from ludomots.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_NAME = 16

_NOBODY = ""


class Wishes:
    """The choices of one game's start screen, as they are now.

    The rows that every game has come first: against whom, how many, their names. Then come the
    game's own (``Choices``), hints, a coach for who plays without other people, and the light.
    """

    def __init__(self, game: str) -> None:
        kind = definition_of(game)
        self.game = game
        self.own = face_of(game).choices
        levels = levels_of(game)
        modes = {
            "computer": bool(levels),
            "people": kind.seats[-1] > 1,
            "alone": 1 in kind.seats,
        }
        self.opponents = tuple(f"opponent{number}" for number in range(1, kind.seats[-1]))
        self._values: Mapping[str, Sequence[str]] = {
            "mode": [mode for mode, there in modes.items() if there],
            "people": [str(count) for count in kind.seats if count > 1],
            **{name: [_NOBODY, *levels] for name in self.opponents},
            "opponent1": levels or [_NOBODY],
            "hints": ("yes", "no"),
            "coach": ("no", "yes"),
            **self.own.values,
        }
        self.chosen = {name: values[0] for name, values in self._values.items()}
        if DEFAULT_LEVEL in levels:
            self.chosen["opponent1"] = DEFAULT_LEVEL
        self.names = [""] * kind.seats[-1]

    @property
    def people(self) -> int:
        """How many people will play."""
        return int(self.chosen["people"]) if self.chosen["mode"] == "people" else 1

    def change(self, name: str, step: int) -> None:
        """Choose the next or the previous value of a row."""
        values = self._values[name]
        self.chosen[name] = values[(values.index(self.chosen[name]) + step) % len(values)]

    def type(self, name: str, character: str) -> None:
        """Write a character more of a name, or take one away."""
        at = int(name.removeprefix("name"))
        text = self.names[at]
        self.names[at] = (text + character)[:LONGEST_NAME] if character else text[:-1]

    def rows(self, say: Texts, light: str) -> Iterator[Row]:
        """Yield what can be chosen, given what is chosen already; the light as it is now."""
        yield from (self._row(name, say) for name in self._who())
        for at in range(self.people):
            label = say("play-wish-name", number=at + 1)
            yield Row(f"name{at}", label, self.names[at], is_text=True)
        help_rows = ("hints", "coach") if self.people == 1 else ("hints",)
        yield from (self._row(name, say) for name in (*self.own.shown(self.chosen), *help_rows))
        yield Row("light", say("play-wish-light"), say(f"play-wish-light-{light}"))
        yield Row("start", say("play-wish-start"))

    def setup(self, say: Texts) -> Setup:
        """Return the table that is wished for."""
        return Setup(
            self.game,
            self.own.options(self.chosen),
            names_of(self.people, self.names, say),
            tuple(self._levels()),
            hints=self.chosen["hints"] == "yes",
            coach=self.chosen["coach"] == "yes" and self.people == 1,
        )

    def _levels(self) -> list[str]:
        """Return the levels of the opponents, up to the first place where nobody sits."""
        if self.chosen["mode"] != "computer":
            return []
        levels = [self.chosen[name] for name in self.opponents]
        return levels[: levels.index(_NOBODY)] if _NOBODY in levels else levels

    def _who(self) -> list[str]:
        """Return the rows that say who plays: each opponent, and room for one more."""
        match self.chosen["mode"]:
            case "computer":
                return ["mode", *self.opponents[: len(self._levels()) + 1]]
            case "people":
                return ["mode", "people"]
            case _:
                return ["mode"]

    def _row(self, name: str, say: Texts) -> Row:
        value = self.chosen[name]
        if name.startswith("opponent"):
            shown = level_choice(value, say) if value else say("play-nobody")
            return Row(name, say("play-wish-opponent", number=int(name[-1])), shown)
        text = f"play-wish-{name}-{value}"
        shown = say(text) if text in say else value
        return Row(name, say(f"play-wish-{name}"), shown)
