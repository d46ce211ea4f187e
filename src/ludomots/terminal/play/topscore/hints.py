"""Hints: words with most points now, of those that may be proposed and can grow further."""

from collections.abc import Iterable
from typing import cast

from ludomots.games.tiles import Tiles
from ludomots.games.topscore import Change, Lay, Name, State, Topscore
from ludomots.games.topscore.finder import changes, lays
from ludomots.games.topscore.small import LETTER_POINTS, names
from ludomots.games.topscore.tokens import is_blank, letters_of, spell
from ludomots.games.topscore.turns import points_of
from ludomots.terminal.play.face import Hint
from ludomots.terminal.play.table import Table
from ludomots.texts import Texts

HINTS = 3


def hints(table: Table, seat: int, say: Texts) -> list[Hint]:
    """Return the best words of a seat: to lay, to change to if there is none, or to name."""
    rules, state = cast("Topscore", table.game.rules), cast("State", table.game.state)
    if state.phase == "name":
        found = names(rules.options, rules.lexicon, state.boards[seat])
        good = [word for word in found if rules.lexicon.may_propose(spell(word))]
        return [Hint(Name(word), _named(word, say)) for word in good[:HINTS]]
    if state.phase != "play":
        return []
    words = best(rules, lays(rules.options, rules.index, state, seat))
    if not words and not state.parts:
        words = best(rules, changes(rules.index, state.boards[seat], state.racks[seat]))
    return [Hint(move, _label(table, seat, move, say)) for move in words]


def best(rules: Topscore, found: Iterable[Lay | Change], count: int = HINTS) -> list[Lay | Change]:
    """Return the best moves, each with another word: most points, then without a blank, then most
    ways to grow."""
    ways: dict[Tiles, int] = {}

    def rank(move: Lay | Change) -> tuple[int, int, int]:
        letters = tuple(sorted(letters_of(move.word)))
        if letters not in ways:
            ways[letters] = sum(1 for _ in rules.index.longer(letters))
        blanks = sum(map(is_blank, move.word))
        return (-points_of(move.word), blanks, -ways[letters])

    chosen: dict[str, Lay | Change] = {}
    for move in sorted(found, key=rank):
        word = spell(move.word)
        if word not in chosen and rules.lexicon.may_propose(word):
            chosen[word] = move
        if len(chosen) == count:
            break
    return list(chosen.values())


def _label(table: Table, seat: int, move: Lay | Change, say: Texts) -> str:
    word = spell(move.word)
    if isinstance(move, Change):
        return say("topscore-hint-change", word=word)
    on = seat if move.on is None else move.on
    name = "topscore-hint" if on == seat else "topscore-hint-on"
    return say(name, word=word, points=points_of(move.word), owner=table.name(on))


def _named(word: Tiles, say: Texts) -> str:
    return say("topscore-hint", word=spell(word), points=LETTER_POINTS * len(word), owner="")
