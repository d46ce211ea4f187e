"""The legal moves of Topscore, found by the engine's index of words that grow."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from ludomots.core.contract import IllegalMove, Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.moves import Pass
from ludomots.core.tiles import Tiles, take
from ludomots.games.topscore import Change, Lay, Move, Options, State, Trade, View
from ludomots.games.topscore.finder import exchanges, target
from ludomots.games.topscore.laying import check_trade
from ludomots.games.topscore.players.known import EVERY_WORD
from ludomots.games.topscore.tokens import (
    BLANK,
    arrange,
    faces,
    is_blank,
    letters_of,
    off_the_rack,
    spell,
)
from ludomots.games.topscore.turns import trade

_Rules = Rules[State, Move, View, Options]


class TopscoreFinder(Finder[State, Move, View, Options]):
    """Asks the engine for words and the rulebook where there is no word to find."""

    def moves(self, rules: _Rules, state: State, seat: int) -> Sequence[Move]:
        """Return the legal moves."""
        if not _may_lay(state, seat):
            return tuple(rules.moves(state, seat))
        turn = _Turn(rules, state, seat)
        found = [one for group in turn.groups() for one in group.words()]
        last = [*turn.trades(), Pass(), *(exchanges(turn.rack) if turn.is_whole else ())]
        return FoundMoves[_Word, Move](found, _as_move, (), last)

    def count(self, rules: _Rules, state: State, seat: int) -> int:
        """Return how many legal moves there are, without making them."""
        if not _may_lay(state, seat):
            return sum(1 for _ in rules.moves(state, seat))
        turn = _Turn(rules, state, seat)
        words = sum(len(group.spellings) for group in turn.groups())
        subsets = prod(count + 1 for count in Counter(turn.rack).values()) - 1
        return words + sum(1 for _ in turn.trades()) + 1 + (subsets if turn.is_whole else 0)

    def best(self, rules: _Rules, state: State, seat: int, n: int) -> Sequence[Move]:
        """Return the moves with the most points: the longest words, then what brings none."""
        if not _may_lay(state, seat):
            return tuple(rules.moves(state, seat))[:n]
        turn = _Turn(rules, state, seat)
        lays = sorted(turn.lays(), key=lambda group: -len(group.spellings[0]))
        found = [one for group in (*lays, *turn.changes()) for one in group.words()]
        last = [*turn.trades(), Pass(), *(exchanges(turn.rack) if turn.is_whole else ())]
        return FoundMoves[_Word, Move](found, _as_move, (), last)[:n]


class _Word(NamedTuple):
    """A word to lay on a seat's pyramid, or to change one's own into.

    ``tokens`` are what it is made of if there are blanks among them; else they are its letters.
    ``change`` are the token taken off and the one put there.
    """

    letters: list[str]
    tokens: Tiles | None
    on: int | None
    change: tuple[str, str] | None


class _Group(NamedTuple):
    """Words made of the same tokens, in the same way."""

    spellings: list[list[str]]
    tokens: Tiles
    on: int | None = None
    change: tuple[str, str] | None = None

    def words(self) -> list[_Word]:
        tokens = self.tokens if any(map(is_blank, self.tokens)) else None
        return [_Word(letters, tokens, self.on, self.change) for letters in self.spellings]


class _Turn:
    """What a seat can do in its turn."""

    def __init__(self, rules: _Rules, state: State, seat: int) -> None:
        self._rules, self._state, self._seat = rules, state, seat
        self._letters = rules.options.letter_set.letters
        self._growth = EVERY_WORD.growth(rules.lexicon, self._letters)
        self.rack = state.racks[seat]
        begun = {"traded", "lengthened"}.intersection(state.parts)
        self.is_whole = state.traded is None and not begun

    def groups(self) -> Iterator[_Group]:
        """Yield all words that can be laid or changed to."""
        yield from self.lays()
        yield from self.changes()

    def lays(self) -> Iterator[_Group]:
        """Yield one's own words, then the direct opponent's (TS-19, TS-21)."""
        boards, options = self._state.boards, self._rules.options
        yield from self._longer(boards[self._seat].word, None)
        on = target(options, self._state, self._seat)
        if on is not None:
            yield from self._longer(boards[on].word, on)

    def changes(self) -> Iterator[_Group]:
        """Yield the words that one's own can be changed to (TS-50, TS-Q18)."""
        board = self._state.boards[self._seat]
        if not self.is_whole or not board.is_own:
            return
        old = list(letters_of(board.word))
        text = spell(old)
        for out in sorted(set(board.word)):
            kept = take(board.word, [out]) or ()
            for letter, _, words in self._growth.grow(letters_of(kept), self.rack):
                others = [word for word in words if "".join(word) != text]
                for token in self._faces(letter) if others else ():
                    yield _Group(others, (*kept, token), change=(out, token))

    def trades(self) -> Iterator[Trade]:
        """Yield the blanks that can be traded and then laid, or kept (TS-45)."""
        state, seat, options = self._state, self._seat, self._rules.options
        if state.traded is not None:
            return
        for on, board in enumerate(state.boards):
            for blank in sorted({token for token in board.word if is_blank(token)}):
                move = Trade(blank.upper(), None if on == seat else on)
                try:
                    _, at = check_trade(state, seat, move)
                except IllegalMove:
                    continue
                after = _Turn(self._rules, trade(options, state, seat, on, at), seat)
                if options.blank_to_rack or any(True for _ in after.lays()):
                    yield move

    def _longer(self, word: Tiles, on: int | None) -> Iterator[_Group]:
        if not word:
            yield from self._first_words()
            return
        for letter, _, longer in self._growth.grow(letters_of(word), self.rack):
            for token in self._faces(letter):
                yield _Group(longer, (*word, token), on)

    def _first_words(self) -> Iterator[_Group]:
        """Yield the words of three letters; a blank may also stand for a letter that one has."""
        only_blank, has_blank = self._state.traded is not None, BLANK in self.rack
        for _, words in self._growth.starts(self.rack):
            if not has_blank:
                yield _Group(words, tuple(words[0]))
                continue
            choices = product(*map(self._faces_of_any, words[0]))
            for tokens in {tuple(sorted(choice)) for choice in choices}:
                if off_the_rack(self.rack, tokens) is None:
                    continue
                if not only_blank or any(map(is_blank, tokens)):
                    yield _Group(words, tokens)

    def _faces(self, letter: str) -> Tiles:
        """Return the tokens that can be laid as a letter; only a blank after a trade (TS-46)."""
        if letter not in self._letters:
            return ()
        return faces(letter, self.rack, only_blank=self._state.traded is not None)

    def _faces_of_any(self, letter: str) -> Tiles:
        return faces(letter, self.rack) if letter in self._letters else ()


def _may_lay(state: State, seat: int) -> bool:
    return state.phase == "play" and seat == state.turn


def _as_move(word: _Word) -> Move:
    letters, tokens, on, change = word
    made = tuple(letters) if tokens is None else arrange(letters, tokens)
    return Lay(made, on) if change is None else Change(*change, made)
