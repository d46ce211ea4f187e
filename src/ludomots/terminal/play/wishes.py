"""What can be wished for before a game, as the rows of the start screen."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludomots.games.options import choose
from ludomots.games.shelf import kind_of
from ludomots.players import LEVELS, players_of
from ludomots.terminal.play.form import Row
from ludomots.terminal.play.seats import Setup, new_secret, seats
from ludomots.texts import Texts

LONGEST_NAME = 16

_NOBODY = ""
_CHOICES: dict[str, tuple[str, ...]] = {
    "mode": ("computer", "people", "alone"),
    "opponent1": LEVELS,
    "opponent2": (_NOBODY, *LEVELS),
    "opponent3": (_NOBODY, *LEVELS),
    "people": ("2", "3", "4"),
    "words": ("check", "contest"),
    "rules": ("french", "international"),
    "board": ("10", "8"),
    "hints": ("yes", "no"),
}
_DEFAULTS = {name: choices[0] for name, choices in _CHOICES.items()} | {"opponent1": "famille"}


@dataclass
class Wishes:
    """The choices of the start screen, as they are now."""

    game: str
    chosen: dict[str, str] = field(default_factory=lambda: dict(_DEFAULTS))
    names: list[str] = field(default_factory=lambda: [""] * 4)

    @property
    def people(self) -> int:
        """How many people will play."""
        return int(self.chosen["people"]) if self.chosen["mode"] == "people" else 1

    def change(self, name: str, step: int) -> None:
        """Choose the next or the previous value of a row."""
        there = ("", *players_of(self.game))
        is_level = name.startswith("opponent")
        choices = [one for one in _CHOICES[name] if not is_level or one in there]
        at = choices.index(self.chosen[name])
        self.chosen[name] = choices[(at + step) % len(choices)]

    def type(self, name: str, character: str) -> None:
        """Write a character more of a name, or take one away."""
        at = int(name.removeprefix("name"))
        text = self.names[at]
        self.names[at] = (text + character)[:LONGEST_NAME] if character else text[:-1]

    def rows(self, say: Texts, light: str) -> Iterator[Row]:
        """Yield what can be chosen, given what is chosen already; the light as it is now."""
        names = ["mode"]
        if self.chosen["mode"] == "computer":
            names += ["opponent1", "opponent2", "opponent3"]
        if self.chosen["mode"] == "people":
            names += ["people"]
        yield from (self._row(name, say) for name in names)
        for at in range(self.people):
            number = at + 1
            label = say("play-wish-name", number=number)
            yield Row(f"name{at}", label, self.names[at], is_text=True)
        shown = ["rules", "board", "hints"]
        if self.chosen["mode"] != "alone":
            shown.insert(0, "words")
        yield from (self._row(name, say) for name in shown)
        yield Row("light", say("play-wish-light"), say(f"play-wish-light-{light}"))
        yield Row("start", say("play-wish-start"))

    def setup(self, say: Texts) -> Setup:
        """Return the table that is wished for."""
        levels = [self.chosen[f"opponent{number}"] for number in (1, 2, 3)]
        if self.chosen["mode"] != "computer":
            levels = []
        changes: dict[str, object] = {"check": self.chosen["words"]}
        if self.chosen["board"] == "8":
            changes |= {"board": 8}
            if self.chosen["rules"] == "french":
                changes |= {"letters": "short"}
        options = choose(kind_of(self.game).options, self.chosen["rules"], changes)
        players = seats(self.people, [level for level in levels if level], self.names, say)
        return Setup(self.game, options, players, new_secret(), self.chosen["hints"] == "yes")

    def _row(self, name: str, say: Texts) -> Row:
        value = self.chosen[name]
        if name.startswith("opponent"):
            shown = say(f"play-level-{value}") if value else say("play-nobody")
        elif name == "people":
            shown = value
        else:
            shown = say(f"play-wish-{name}-{value}")
        return Row(name, say(f"play-wish-{name}"), shown)
