"""What the page asks of the lab: one file for each game, with the verdicts that were read from it.

The figures are kept beside them, by the command that makes them again.
"""

import tomllib
from pathlib import Path

import msgspec

from ludomots.arena import Match
from ludomots.core.options import DEFAULT_PRESET
from ludomots.lab import Findings
from ludomots.terminal import arena, lab

HERE = Path(__file__).parent
FIGURES = HERE / "figures.json"
GAMES = 100
SEED, PLAYOUTS = 0, 20


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling, the settings that it is judged by, and the verdict.

    Each of ``against`` is a second setting: pairs of options separated by spaces. Without any, the
    one setting is shown by itself. ``players`` are tables of computer players.
    """

    id: str
    title: str
    verdict: str
    preset: str = DEFAULT_PRESET
    options: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    players: tuple[str, ...] = ("famille,famille",)
    games: int = GAMES

    def commands(self, game: str) -> list[str]:
        """Return the commands that make its figures."""
        return [
            _command(game, self, players, pairs)
            for players in self.players
            for pairs in self.against or ("",)
        ]


class Page(msgspec.Struct, frozen=True, rename="kebab"):
    """What is asked of one game, and the options that are not: each with the reason."""

    game: str
    place: int
    title: str
    question: tuple[Question, ...]
    not_asked: dict[str, str] = {}


def pages() -> list[Page]:
    """Return what is asked of each game, in the order of the shelf."""
    files = sorted(HERE.glob("*.toml"))
    found = [msgspec.convert(tomllib.loads(one.read_text("utf-8")), Page) for one in files]
    return sorted(found, key=lambda page: page.place)


def commands() -> list[str]:
    """Return every command of the page, each once."""
    asked = [(page.game, question) for page in pages() for question in page.question]
    return list(dict.fromkeys(line for game, one in asked for line in one.commands(game)))


def figures() -> dict[str, Findings]:
    """Return the figures that were found, by command."""
    if not FIGURES.exists():
        return {}
    return msgspec.json.decode(FIGURES.read_bytes(), type=dict[str, Findings])


def matches_of(command: str) -> tuple[Match, Match | None]:
    """Return what a command plays."""
    _, _, game, *rest = command.split()
    values: dict[str, list[str]] = {}
    for name, value in zip(rest[::2], rest[1::2], strict=True):
        values.setdefault(name.removeprefix("--"), []).append(value)
    first = arena.Asked(
        game,
        values["players"][0],
        int(values["games"][0]),
        SEED,
        False,
        1,
        int(values["playouts"][0]),
        values.get("preset", [DEFAULT_PRESET])[0],
        values.get("option", []),
    )
    return lab.Asked(first, tuple(values.get("against", ())), None, True, None).matches()


def _command(game: str, question: Question, players: str, against: str) -> str:
    parts = [f"--players {players}", f"--games {question.games}", f"--playouts {PLAYOUTS}"]
    if question.preset != DEFAULT_PRESET:
        parts.append(f"--preset {question.preset}")
    parts += [f"--option {pair}" for pair in question.options]
    parts += [f"--against {pair}" for pair in against.split()]
    return " ".join((f"ludomots lab {game}", *parts))
