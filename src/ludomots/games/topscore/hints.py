"""Hints: words with most points now, of those that may be proposed and can grow further.

Where no word can be laid they say what else is legal: change the word, exchange letters."""

from collections.abc import Iterable, Iterator

from ludomots.core import narration
from ludomots.core.facts import FACTS, Text, joined
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import (
    Change,
    Exchange,
    Lay,
    Move,
    Name,
    Options,
    Put,
    State,
    View,
)
from ludomots.games.topscore.finder import changes, lays
from ludomots.games.topscore.laying import instead
from ludomots.games.topscore.players.known import EVERYTHING
from ludomots.games.topscore.small import LETTER_POINTS, names
from ludomots.games.topscore.tokens import BLANK, is_blank, letters_of, spell
from ludomots.games.topscore.turns import points_of
from ludomots.games.topscore.words import WordIndex, word_index
from ludomots.words import Lexicon

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the best words of a seat to lay or to name, or the letters to keep that promise most.

    A seat that has no word to lay is told what else is legal.
    """
    rules = telling.rules
    index = word_index(rules.lexicon, rules.options.letter_set.letters)
    if state.phase == "name":
        found = names(rules.options, rules.lexicon, state.boards[seat])
        good = [word for word in found if rules.lexicon.may_propose(spell(word))]
        return [_named(word) for word in good[:HINTS]]
    if state.phase == "put":
        return _puts(telling, state, seat)
    words = best(rules.lexicon, index, lays(rules.options, index, state, seat))
    if words:
        return [_hint(telling, seat, move) for move in words]
    return list(_without_a_word(telling, index, state, seat))


def best(
    words: Lexicon, index: WordIndex, found: Iterable[Lay | Change], count: int = HINTS
) -> list[Lay | Change]:
    """Return the best moves, each with another word: most points, then without a blank, then most
    ways to grow."""
    ways: dict[Tiles, int] = {}

    def rank(move: Lay | Change) -> tuple[int, int, int]:
        letters = tuple(sorted(letters_of(move.word)))
        if letters not in ways:
            ways[letters] = sum(1 for _ in index.longer(letters))
        blanks = sum(map(is_blank, move.word))
        return (-points_of(move.word), blanks, -ways[letters])

    chosen: dict[str, Lay | Change] = {}
    for move in sorted(found, key=rank):
        word = spell(move.word)
        if word not in chosen and words.may_propose(word):
            chosen[word] = move
        if len(chosen) == count:
            break
    return list(chosen.values())


def _without_a_word(telling: Telling, index: WordIndex, state: State, seat: int) -> Iterator[Hint]:
    """Yield what a seat that has no word to lay may do: change its own word (TS-50), or exchange
    all tokens but the blanks, which fit everywhere (TS-48)."""
    rules, rack = telling.rules, state.racks[seat]
    ways = instead(rules.options, state, seat)
    if "change" in ways:
        found = best(rules.lexicon, index, changes(index, state.boards[seat], rack), HINTS - 1)
        yield from (_hint(telling, seat, move) for move in found)
    tokens = tuple(token for token in rack if token != BLANK)
    if "exchange" in ways and tokens:
        label = FACTS("story-topscore-hint-exchange", tiles=joined(tokens))
        yield Hint(Exchange(tokens), label)


def _hint(telling: Telling, seat: int, move: Lay | Change) -> Hint:
    word = spell(move.word)
    if isinstance(move, Change):
        return Hint(move, FACTS("story-topscore-hint-change", word=word))
    on, points = seat if move.on is None else move.on, points_of(move.word)
    name = "story-topscore-hint" if on == seat else "story-topscore-hint-on"
    owner = telling.name(on)
    clue = "story-topscore-clue" if on == seat else "story-topscore-clue-on"
    clues = (FACTS(clue, count=len(move.word), owner=owner), _first_letter(word))
    return Hint(move, FACTS(name, word=word, points=points, owner=owner), points, clues)


def _first_letter(word: str) -> Text:
    return FACTS("story-topscore-clue-letter", letter=word[0])


def _puts(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return which letters of the word to keep, and where, for the longest word in the end."""
    rules, board = telling.rules, state.putting
    options = rules.options
    growth = EVERYTHING.growth(rules.lexicon, options.letter_set.letters)
    letters = sorted({token for token in board.word if token and not is_blank(token)})
    row = [letter or None for letter in board.small]
    outlook = growth.outlook(rules.view(state, seat).unseen)
    found = outlook.place(row, letters, gaps=options.gaps_allowed)
    return [
        Hint(
            Put(letter, pyramid),
            telling.say("story-topscore-hint-put", tile=letter, pyramid=pyramid),
        )
        for letter, pyramid, _ in found[:HINTS]
    ]


def _named(word: Tiles) -> Hint:
    points = LETTER_POINTS * len(word)
    label = FACTS("story-topscore-hint", word=spell(word), points=points, owner="")
    clues = (FACTS("story-topscore-clue-name", count=len(word)), _first_letter(spell(word)))
    return Hint(Name(word), label, points, clues)
