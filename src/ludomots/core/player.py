"""Chance of a player: it depends on its seed and on what it sees, so that a game repeats."""

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from inspect import signature
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from ludomots._engine import Graph, WordSet
from ludomots.core.contract import GameView, Move, Options, View, words_of
from ludomots.texts import Texts
from ludomots.words import Lexicon
from ludomots.words.fold import TILE_SETS


def chance(seed: int, view: GameView) -> random.Random:
    """Return chance that is the same for the same seed and view.

    What follows from the rest of a view is left out: telling more of it to the site must not change
    what a player chooses. The order of its fields counts: to move one is to change what is chosen.
    """
    names = zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    facts = {shown: getattr(view, name) for name, shown in names if name not in view.derived}
    seen = hashlib.sha256(msgspec.msgpack.encode(facts)).hexdigest()
    return random.Random(f"{seed} {seen}")  # noqa: S311


class Vocabulary(msgspec.Struct, frozen=True):
    """The words a player knows: all, or those of a frequency class, everyday ones only or not.

    ``proposed`` leaves out what is never proposed; who knows few words never proposes it anyway.
    """

    frequency: int = 0
    everyday: bool = False
    proposed: bool = False

    def knows(self, words: Lexicon, word: str) -> bool:
        """Say whether a word of a list is one of these, whoever proposes it."""
        number = words.graph().number(word)
        return number is not None and number in _numbers(words, self)

    def graph(self, words: Lexicon, tile_set: str = "letters") -> Graph:
        """Return the graph of the words it plays, over a set of tiles."""
        return _graph(words, tile_set, self)


KEPT = 64
"""So much of what is made of word lists is kept: enough for all levels of the installed lists."""

WHOLE_LIST = Vocabulary()

_LONGEST_OF_CLASS_0 = 14
"""In a list without frequencies class 7 is what has up to 7 letters, class 5 what has up to 9."""

_FEW = 20
"""A list knows frequencies if more than one word in this many has a class."""


@lru_cache(maxsize=KEPT)
def _numbers(words: Lexicon, vocabulary: Vocabulary) -> WordSet:
    if vocabulary.frequency and not has_frequencies(words):
        return WordSet.from_bools(bytes(_is_short(word, vocabulary) for word in words))
    return words.vocabulary(
        frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=False
    )


@lru_cache(maxsize=KEPT)
def _graph(words: Lexicon, tile_set: str, vocabulary: Vocabulary) -> Graph:
    if vocabulary == WHOLE_LIST:
        return words.graph(tile_set)
    if vocabulary.frequency and not has_frequencies(words):
        known = [word for word in words.words(proposed=True) if _is_short(word, vocabulary)]
    else:
        known = words.words(
            frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=True
        )
    return Graph.build(known, TILE_SETS[tile_set])


@lru_cache(maxsize=KEPT)
def has_frequencies(words: Lexicon) -> bool:
    """Say whether a list knows how frequent its words are; the first Dutch edition does not."""
    return _FEW * len(words.vocabulary(frequency=1, proposed=False)) > len(words)


def _is_short(word: str, vocabulary: Vocabulary) -> bool:
    """Say whether a word is short: where frequencies are not known that stands for frequent."""
    return len(word) <= _LONGEST_OF_CLASS_0 - vocabulary.frequency


class LevelFacts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of ``levels.json``: what arena, server and site know of a level.

    ``face`` is the animal that the site draws on a disc of this ``colour`` (``web/src/people``).
    ``cost`` is what this opponent takes from the tables that a visitor may open. A ``dear`` level
    takes long to think. The ``usual`` one is proposed first. A game without a class for the level
    plays it ``like`` another one, with this ``vocabulary`` and contesting unknown words this often
    (``doubt``); if it is like none, such a game does not have the level.
    """

    name: str
    face: str
    colour: str
    cost: int
    dear: bool = False
    usual: bool = False
    like: str | None = None
    vocabulary: Vocabulary = WHOLE_LIST
    doubt: float = 1.0


def _read_levels() -> dict[str, LevelFacts]:
    rows = files(__package__).joinpath("levels.json").read_bytes()
    return {row.name: row for row in msgspec.json.decode(rows, type=tuple[LevelFacts, ...])}


LEVEL_FACTS = _read_levels()
"""The levels people choose from by name, weakest first; the site reads the same file."""

LEVELS = tuple(LEVEL_FACTS)
"""The names of the levels, weakest first; the same names in all games."""

USUAL_LEVEL = next(level.name for level in LEVEL_FACTS.values() if level.usual)
"""The level that is proposed first."""

OTHERS_COST = 3
"""What a computer player of another package is taken to cost."""

YARDSTICK = "greedy"
"""The player that strength is measured against: most points now, with the whole word list."""


class Budget(msgspec.Struct, frozen=True):
    """How long a player may think about a move: a time, a number of playouts, or both."""

    milliseconds: int | None = 1000
    playouts: int | None = None


View_contra = TypeVar("View_contra", bound=GameView, contravariant=True)
Move_co = TypeVar("Move_co", bound=msgspec.Struct, covariant=True)


class PlayerOf(Protocol[View_contra, Move_co]):
    """A computer player of one game at one level.

    It sees what its seat may see and nothing else. The same seed, views and number of playouts
    give the same moves.
    """

    @property
    def name(self) -> str:
        """The level's name."""

    def choose(self, view: View_contra, /) -> Move_co:
        """Return a move for the seat of ``view``, which must be one of those to act."""


def check_to_act(view: GameView) -> None:
    """Refuse a view from which no move can be chosen."""
    if view.outcome is not None:
        raise ValueError("the game is over: there is no move to choose")
    if view.seat is None:
        raise ValueError("this is a spectator's view: a player chooses from the view of its seat")
    if view.seat not in view.to_act:
        seats = ", ".join(map(str, view.to_act))
        raise ValueError(f"seat {view.seat} is not to act now: {seats} may move")


class Bot(Protocol):
    """Anything that can play: an object that chooses a move from the view of its seat.

    What it is called in results is its ``name`` if it has one, else the name of its class.
    """

    def choose(self, view: Any, /) -> Any:
        """Return a move for the seat of ``view``, which is one of those to act."""


def level_cost(level: str) -> int:
    """Return what a computer player of this level takes from the tables that a visitor may open."""
    return LEVEL_FACTS[level].cost if level in LEVEL_FACTS else OTHERS_COST


def level_name(level: str, say: Texts) -> str:
    """Return what people call a level; a player of another package is called by its own name."""
    return _said(f"play-level-{level}", level, say)


def bot_name(level: str, say: Texts) -> str:
    """Return what the computer player of a level is called; one of another package by its level."""
    return _said(f"play-bot-{level}", level, say)


def level_choice(level: str, say: Texts) -> str:
    """Return what is shown where one chooses an opponent: its name and its level."""
    return _said(f"play-choice-{level}", level, say)


def _said(text: str, otherwise: str, say: Texts) -> str:
    return say(text) if text in say else otherwise


def name_of(bot: Bot | str) -> str:
    """Return what a player is called."""
    return bot if isinstance(bot, str) else str(getattr(bot, "name", type(bot).__name__))


Player = PlayerOf[GameView, msgspec.Struct]
"""A computer player of some game, for code that serves all games."""

Team = Mapping[str, Callable[[Options, int, Budget, Lexicon | None], PlayerOf[View, Move]]]
"""The players of one game by name: each is made from the options, a seed, a budget and a word list,
without which it is the installed one."""


GROUP = "ludomots.players"

MakeBot = Callable[..., Player]


def bots_of(game: str) -> dict[str, MakeBot]:
    """Return what makes the bots of a game that other packages bring, by their names."""
    return found().get(game, {})


def make_bot(make: MakeBot, **given: object) -> Player:
    """Return a bot, made with those of the given values that it asks for."""
    asked = signature(make).parameters
    return make(**{name: value for name, value in given.items() if name in asked})


@cache
def found() -> dict[str, dict[str, MakeBot]]:
    """Return all of them, by game and name; they are looked for once."""
    bots: dict[str, dict[str, MakeBot]] = {}
    for one in entry_points(group=GROUP):
        game, colon, name = one.name.rpartition(":")
        make = one.load()
        game = game if colon else getattr(make, "game", "")
        if not game:
            raise TypeError(f"the player {one.name!r} ({one.value}) does not say its game")
        bots.setdefault(game, {})[name] = make
    return bots


Item = TypeVar("Item")


class Level(ABC, Generic[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word it does not know: those who know few words must not
    contest every rare one.
    """

    name: ClassVar[str]
    vocabulary: ClassVar[Vocabulary] = WHOLE_LIST
    doubt: ClassVar[float] = 1.0

    def __init__(
        self,
        options: Options,
        seed: int = 0,
        budget: Budget | None = None,
        words: Lexicon | None = None,
    ) -> None:
        """Sit down; without words they are the installed ones of the table."""
        self.options = options
        self.words = words_of(options) if words is None else words
        self._seed = seed
        self._budget = budget or Budget()

    def choose(self, view: View) -> Move:
        """Return a move for the seat of the view, which must be one of those to act."""
        check_to_act(view)
        return self._choose(view)

    @abstractmethod
    def _choose(self, view: View) -> Move:
        """Return a move for a seat that is to act."""

    def _doubts_any(self, view: View, words: Iterable[str]) -> bool:
        """Say whether it contests some words: it knows not all of them, and dares."""
        strange = any(not self.vocabulary.knows(self.words, word) for word in words)
        return strange and self._chance(view).random() < self.doubt

    def _glimpse(self, view: View, items: Sequence[Item], most: int) -> list[Item]:
        """Return those of some items that a player sees who sees no more than a few."""
        return self._chance(view).sample(items, min(most, len(items)))

    def _chance(self, view: View) -> random.Random:
        """Return chance that depends on the seed and on what is seen, so that a game repeats."""
        return chance(self._seed, view)


class EverydayWords:
    """What Débutant knows in games where words are enough: those of every day. It seldom doubts."""

    name = "debutant"
    vocabulary = LEVEL_FACTS[name].vocabulary
    doubt = LEVEL_FACTS[name].doubt


class OrdinaryWords:
    """What Famille knows in games where words are enough: those of ordinary books."""

    name = "famille"
    vocabulary = LEVEL_FACTS[name].vocabulary
    doubt = LEVEL_FACTS[name].doubt


def team(*levels: type[Level[View, Move, Options]]) -> Team[Options, View, Move]:
    """Return the players of a game by their names, the yardstick first, then weakest first.

    Levels without a class here play like another one where ``levels.json`` says so.
    """
    made = {level.name: level for level in levels}
    while new := [one for one in LEVEL_FACTS.values() if one.name not in made and one.like in made]:
        made |= {one.name: _like(made[one.like or ""], one) for one in new}
    ours = {name: made[name] for name in (YARDSTICK, *LEVEL_FACTS) if name in made}
    return {**ours, **made}


def _like(
    other: type[Level[View, Move, Options]], facts: LevelFacts
) -> type[Level[View, Move, Options]]:
    """Return a level that plays like another one, with words of its own."""
    of_its_own = {
        "__module__": other.__module__,
        "name": facts.name,
        "vocabulary": facts.vocabulary,
        "doubt": facts.doubt,
    }
    return type(facts.name.title(), (other,), of_its_own)
