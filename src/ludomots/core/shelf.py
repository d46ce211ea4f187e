"""The games that are installed, and their computer players, by name.

A game is found by its entry point in the group ``ludomots.games``, so a game from another package
stands on the shelf beside ours. Its definition is imported when it is first asked for.
"""

from collections.abc import Callable, Iterator, MutableMapping
from functools import cached_property
from importlib.metadata import entry_points
from typing import TypeVar

from ludomots.core.definition import AnyGame
from ludomots.core.options import DEFAULT_PRESET, TableOptions, choose
from ludomots.core.player import LEVELS, Budget, Player, bots_of, make_bot
from ludomots.words import Lexicon

GROUP = "ludomots.games"

Key = TypeVar("Key")


class _Found(MutableMapping[Key, AnyGame]):
    """Games that are looked for when one of them is first asked for."""

    def __init__(self, find: Callable[[], dict[Key, AnyGame]]) -> None:
        self._find = find

    @cached_property
    def _games(self) -> dict[Key, AnyGame]:
        return self._find()

    def __getitem__(self, key: Key) -> AnyGame:
        return self._games[key]

    def __setitem__(self, key: Key, game: AnyGame) -> None:
        self._games[key] = game

    def __delitem__(self, key: Key) -> None:
        del self._games[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def _present() -> dict[str, AnyGame]:
    found: list[AnyGame] = [one.load() for one in entry_points(group=GROUP)]
    return {one.name: one for one in sorted(found, key=lambda one: (one.place, one.name))}


def _editions() -> dict[tuple[str, int], AnyGame]:
    return {
        (edition.name, edition.rulebook): edition
        for present in SHELF.values()
        for edition in (*present.older, present)
    }


SHELF = _Found(_present)
"""The games as new tables play them, by name, in the order of the shelf."""

EDITIONS = _Found(_editions)
"""Every rulebook, by game and number: a game goes on under the one it began with."""


def definition_of(name: str) -> AnyGame:
    """Return the game with this name, or raise ``ValueError``."""
    if name not in SHELF:
        raise ValueError(f"no game {name!r}: choose among {', '.join(SHELF)}")
    return SHELF[name]


def players_of(game: str) -> tuple[str, ...]:
    """Return the names of the computer players of a game, those of other packages last."""
    own = definition_of(game).players
    return (*own, *(name for name in bots_of(game) if name not in own))


def levels_of(game: str) -> tuple[str, ...]:
    """Return the opponents that people choose among: our levels, then the bots of others."""
    ours = (level for level in LEVELS if level in definition_of(game).players)
    return (*ours, *(name for name in bots_of(game) if name not in LEVELS))


def player(
    game: str,
    name: str,
    *,
    options: TableOptions | None = None,
    seed: int = 0,
    budget: Budget | None = None,
    words: Lexicon | None = None,
) -> Player:
    """Return a computer player: ``player("topword", "club", options=game.options)``.

    Bots that other packages bring (see docs/write-a-bot.md) are found by their name as well.
    Without ``options`` it plays by the default preset, without ``words`` with the installed word
    list of the language.
    """
    definition = definition_of(game)
    if name not in players_of(game):
        known = ", ".join(players_of(game))
        raise ValueError(f"no player {name!r} for {game}: choose among {known}")
    chosen = choose(definition.options, DEFAULT_PRESET, {}) if options is None else options
    if not isinstance(chosen, definition.options):
        raise TypeError(f"{game} has options of its own, not {type(chosen).__module__}'s")
    if name in definition.players:
        return definition.players[name](chosen, seed, budget or Budget(), words)
    return make_bot(
        bots_of(game)[name], options=chosen, seed=seed, budget=budget or Budget(), words=words
    )
