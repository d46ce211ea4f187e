"""A word list that can be queried: is this a word, why not, which words fit."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, Self
from unicodedata import normalize

import msgspec

from ludomots._engine import Graph, Members, WordSet
from ludomots.errors import LudomotsError
from ludomots.words import files
from ludomots.words.fold import LONGEST_INPUT, TILE_SETS, NotAWord, fold
from ludomots.words.glossary import explained, is_uncommon
from ludomots.words.reading import Reading, Refusal
from ludomots.words.tables import ReadingTable, RefusalTable, Traits, read

DEFAULT_LIMIT = 1000
_NEAREST = 3

Status = Literal["accepted", "refused", "unknown"]


class MissingList(LudomotsError):
    """A word list that is neither installed nor can be built: its language, and why not."""

    def __init__(self, language: str, why: str) -> None:
        self.language = language
        self.why = why
        super().__init__(f"no word list {language!r}: {why}")


class Verdict(msgspec.Struct, frozen=True):
    """What a word list says about a word.

    An accepted word has its readings, a refused one all the reasons against it, an unknown one the
    accepted words nearest to it.
    """

    word: str
    status: Status
    reasons: tuple[Refusal, ...] = ()
    readings: tuple[Reading, ...] = ()
    nearest: tuple[str, ...] = ()


class Found(NamedTuple):
    """Words that fit, and whether the limit left some out."""

    words: list[str]
    more: bool


class Hooks(NamedTuple):
    """Letters that make a longer word when put in front of a word or behind it."""

    front: list[str]
    behind: list[str]


class Lexicon(Members):
    """The word list of one language. Words are folded: ``"forêt"`` and ``"FORET"`` are one word.

    Searches return at most ``limit`` words, all of them if it is 0.

    >>> from ludomots.words import lexicon
    >>> fr = lexicon("fr")
    >>> "forêt" in fr, fr.verdict("KM").reasons[0].code.value
    (True, 'symbol')
    """

    folder: Path | None
    about: files.About
    language: str
    """The language's two-letter code."""
    version: str
    """The SHA-256 of the words. A game names it and is never judged by another list."""
    _graph: Graph

    def __new__(cls, folder: Path) -> Self:
        """Open the word list built in ``folder``."""
        about = files.read_about(folder)
        if about is None:
            raise FileNotFoundError(f"no word list in {folder}")
        graph = Graph.open(folder / "letters.graph")
        words = super().__new__(cls, graph, fold)
        words._hold(folder, about, graph)
        return words

    def _hold(self, folder: Path | None, about: files.About, graph: Graph) -> None:
        self.folder, self.about, self._graph = folder, about, graph
        self.language, self.version = about.language, about.version

    def __copy__(self) -> Self:
        return self  # a word list never changes

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the language and the version; unpickling opens the list again."""
        return _reopen, (self.language, self.version, self.folder)

    def __repr__(self) -> str:
        return f"<Lexicon {self.language}: {len(self):,} words, version {self.version[:12]}>"

    def __len__(self) -> int:
        return len(self._graph)

    def __iter__(self) -> Iterator[str]:
        return iter(self._graph.words())

    def verdict(self, text: str) -> Verdict:
        """Judge a word. ``NotAWord`` is raised for a text that cannot be one, such as ``"A4"``."""
        word = fold(text)
        number = self._graph.number(word)
        if number is not None:
            found = (explained(self.language, one) for one in self.readings(word))
            readings = tuple(sorted(found, key=is_uncommon))
            return Verdict(word, "accepted", readings=readings)
        reasons = self.refusals(word)
        if reasons:
            return Verdict(word, "refused", reasons=reasons)
        return Verdict(word, "unknown", nearest=self.nearest(word))

    def readings(self, text: str) -> tuple[Reading, ...]:
        """Return the readings of a word, none if it is not accepted."""
        word = fold(text)
        number = self._graph.number(word)
        if number is None:
            return ()
        return self._readings.get(number, word, self.traits.best_class(number))

    def refusals(self, text: str) -> tuple[Refusal, ...]:
        """Return why the sources' word may not be played, nothing if they do not know it."""
        return self._refusals.get(fold(text))

    def refused(self) -> dict[str, list[Refusal]]:
        """Return every word that the sources know and that may not be played, with the reasons."""
        return self._refusals.everything()

    def nearest(self, text: str, count: int = _NEAREST) -> tuple[str, ...]:
        """Return the accepted words nearest to a text, the more frequent first among equals."""
        found = self._graph.nearest(
            fold(text), count, rank=self.traits.plane("frequency"), banned=self._unproposed
        )
        return tuple(word for word, _ in found)

    def prefix(self, start: str, limit: int = DEFAULT_LIMIT) -> Found:
        """Return the words that begin with ``start``, in order."""
        words, total = self._graph.prefix(fold(start) if start else "", limit or len(self))
        return Found(words, total > len(words))

    def commonest(self, start: str) -> str | None:
        """Return the commonest word that begins with ``start``, ``None`` if none does.

        Words that are never proposed come last.
        """
        first, total = self._graph.prefix(fold(start) if start else "", 1)
        if not first:
            return None
        number = self._graph.number(first[0]) or 0
        ranks = self._proposed_ranks[number : number + total]
        return self._graph.word(number + ranks.index(max(ranks)))

    def pattern(self, pattern: str, limit: int = DEFAULT_LIMIT) -> Found:
        """Return the words that fit a pattern: ``?`` is any letter, ``*`` any run of letters."""
        return Found(*self._graph.pattern(_fold_around(pattern, "?*"), limit or len(self)))

    def anagrams(
        self, rack: str, limit: int = DEFAULT_LIMIT, *, shortest: int | None = None
    ) -> Found:
        """Return the words made of all the letters of ``rack``, where ``?`` is a blank.

        With ``shortest``, also the words made of some of them, down to that length, longest first.
        """
        letters = _fold_around(rack, "?")
        return Found(*self._graph.anagrams(letters, limit or len(self), shortest=shortest))

    def hooks(self, text: str) -> Hooks:
        """Return the letters that extend a word in front or behind."""
        return Hooks(*self._graph.hooks(fold(text)))

    def words(
        self,
        *,
        frequency: int = 0,
        everyday: bool = False,
        forms: Collection[str] = (),
        proposed: bool = False,
    ) -> list[str]:
        """Return the words in alphabetical order; the arguments select as in ``vocabulary``."""
        if not (frequency or everyday or forms or proposed):
            return self._graph.words()
        chosen = self.vocabulary(
            frequency=frequency, everyday=everyday, forms=forms, proposed=proposed
        )
        return [self._graph.word(number) for number in chosen.numbers()]

    def vocabulary(
        self,
        *,
        frequency: int = 0,
        everyday: bool = False,
        forms: Iterable[str] = (),
        proposed: bool = True,
    ) -> WordSet:
        """Return a set of word numbers, for players that know only some words.

        ``frequency`` is the lowest class wanted (0 to 9), ``everyday`` leaves out rare tenses and
        old, regional or slang words, ``forms`` asks for verb forms such as ``"future"``, and
        ``proposed`` leaves out what is never proposed.
        """
        traits = self.traits
        chosen = WordSet.from_bools(b"\1" * len(self))
        if everyday:
            chosen &= WordSet.from_bools(traits.with_class("everyday", frequency))
        elif frequency:
            chosen &= WordSet.from_bools(traits.with_class("frequency", frequency))
        if forms:
            chosen &= WordSet.from_bools(traits.with_forms(forms))
        if proposed:
            chosen &= WordSet.from_bools(traits.plane("proposed"))
        return chosen

    def may_propose(self, word: str) -> bool:
        """Return whether a computer player, a hint or a puzzle may show an accepted word."""
        number = self._graph.number(word)
        return number is not None and number not in self._unproposed

    def never_proposed(self) -> list[str]:
        """Return the accepted words that are never proposed: slurs and the crudest words."""
        return [self._graph.word(number) for number in self._unproposed.numbers()]

    def graph(self, tile_set: str = "letters") -> Graph:
        """Return the word graph over a set of tiles; see ``ludomots.words.fold``."""
        return _graph(self, tile_set)

    def saved_graph(self, tile_set: str) -> Graph | None:
        """Return the graph over a set of tiles if it was built with the list."""
        path = None if self.folder is None else self.folder / f"{tile_set}.graph"
        return Graph.open(path) if path is not None and path.exists() else None

    def table(self, name: str) -> bytes:
        """Return the bytes of one of the tables beside the graph: traits, refusals, readings."""
        return read((self.folder or Path()) / name)

    @cached_property
    def _readings(self) -> ReadingTable:
        return ReadingTable(self.table("readings"))

    @cached_property
    def _refusals(self) -> RefusalTable:
        return RefusalTable(self.table("refusals"))

    @cached_property
    def traits(self) -> Traits:
        """What is known of each word, by its number."""
        return Traits(self.table("traits"), len(self))

    @cached_property
    def _proposed_ranks(self) -> bytes:
        """A byte for each word: its frequency class plus one, 0 if it is never proposed."""
        frequency, proposed = self.traits.plane("frequency"), self.traits.plane("proposed")
        masks = proposed.translate(bytes(1) + b"\xff" * 255)
        ranks = int.from_bytes(frequency, "little") & int.from_bytes(masks, "little")
        return ranks.to_bytes(len(self), "little")

    @cached_property
    def _unproposed(self) -> WordSet:
        return WordSet.from_bools(self.traits.plane("proposed").translate(b"\1" + bytes(255)))


@cache
def lexicon(language: str) -> Lexicon:
    """Open the word list of a language (``fr``, ``en`` or ``nl``), building it if necessary.

    ``MissingList`` is raised if it is neither there nor can be built.
    """
    if language not in files.LANGUAGES:
        raise ValueError(f"no word list {language!r}: choose among {', '.join(files.LANGUAGES)}")
    try:
        return _installed(language)
    except OSError as error:
        why = f"{error.strerror}: {error.filename}" if error.filename else str(error)
        raise MissingList(language, why) from error
    except ValueError as error:
        raise MissingList(language, str(error)) from error


def _installed(language: str) -> Lexicon:
    folder = files.packaged(language)
    if files.read_about(folder) is None:
        folder = files.cached(language)
        if files.read_about(folder) is None:
            from ludomots.words.build.pipeline import build_with_progress  # noqa: PLC0415

            build_with_progress(language, folder)
    return Lexicon(folder)


def _reopen(language: str, version: str, folder: Path | None) -> Lexicon:
    """Return the word list of a pickle: the installed one, or the one in its folder."""
    if language in files.LANGUAGES and lexicon(language).version == version:
        return lexicon(language)
    about = None if folder is None else files.read_about(folder)
    if folder is None or about is None or about.version != version:
        raise LookupError(f"the word list {language} of version {version[:12]} is not installed")
    return _opened(folder)


@lru_cache(maxsize=4)
def _opened(folder: Path) -> Lexicon:
    return Lexicon(folder)


@lru_cache(maxsize=24)
def _graph(lexicon: Lexicon, tile_set: str) -> Graph:
    saved = lexicon.saved_graph(tile_set)
    return Graph.build(lexicon.words(), TILE_SETS[tile_set]) if saved is None else saved


def _fold_around(text: str, signs: str) -> str:
    """Fold the letters of a text and leave the signs of a pattern as they are."""
    if not text or len(text) > LONGEST_INPUT:
        raise NotAWord("too-long" if text else "empty", text)
    folded = []
    for position, character in enumerate(normalize("NFC", text), start=1):
        try:
            folded.append(character if character in signs else fold(character))
        except NotAWord as error:
            raise NotAWord(error.code, text, character, position) from None
    return "".join(folded)
