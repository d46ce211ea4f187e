"""The legal moves of a turn as the rulebook finds them: good words, and what else is allowed.

Each word is found once for each set of tokens that makes it. If one of two equal letters is a
blank, their order makes no difference, so only one order is given.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product

from ludomots.core.contract import IllegalMove
from ludomots.core.moves import Pass
from ludomots.core.tiles import Tiles, take
from ludomots.games.topscore import turns
from ludomots.games.topscore.model import (
    BLANK,
    LONGEST,
    SHORTEST,
    Abandon,
    Board,
    Change,
    Exchange,
    Lay,
    Move,
    Options,
    State,
    Trade,
    arrange,
    faces,
    is_blank,
    letters_of,
    off_the_rack,
    spell,
)
from ludomots.games.topscore.placing import check_target, check_trade, direct_opponent, instead
from ludomots.words import Lexicon


class WordIndex:
    """The words of three to seven tokens, found by their letters."""

    def __init__(self, lexicon: Lexicon, letters: Tiles) -> None:
        self.letters = letters
        self._words: defaultdict[Tiles, list[Tiles]] = defaultdict(list)
        doubles = tuple(letter for letter in letters if len(letter) > 1)
        most = LONGEST * max(map(len, letters))
        for text in (text for text in lexicon.words() if SHORTEST <= len(text) <= most):
            for word in as_tokens(text, doubles):
                if SHORTEST <= len(word) <= LONGEST:
                    self._words[tuple(sorted(word))].append(word)
        self.first_words = {
            letters: words for letters, words in self._words.items() if len(letters) == SHORTEST
        }
        """By any three letters that make words, those words (TS-04)."""

    def made_of(self, letters: Iterable[str]) -> list[Tiles]:
        """Return the words made of exactly these letters."""
        return self._words.get(tuple(sorted(letters)), [])

    def longer(self, letters: Tiles) -> Iterator[tuple[str, Tiles]]:
        """Yield the words one token longer, each with the letter that is added (TS-05)."""
        for letter in self.letters:
            for word in self.made_of((*letters, letter)):
                yield letter, word


@lru_cache(maxsize=4)
def word_index(lexicon: Lexicon, letters: Tiles) -> WordIndex:
    """Return the index of a list over a set of letters; it is built once."""
    return WordIndex(lexicon, letters)


def as_tokens(text: str, doubles: Tiles) -> Iterator[Tiles]:
    """Yield every way to spell a text, each double letter as one token or as two."""
    double = next((one for one in doubles if one in text), "")
    if not double:
        yield tuple(text)
        return
    before, _, after = text.partition(double)
    for rest in as_tokens(after, doubles):
        yield (*before, double, *rest)
        yield (*before, *double, *rest)


def find(options: Options, index: WordIndex, state: State, seat: int) -> Iterator[Move]:
    """Yield the sound moves of a seat whose turn it is to play; ``Pass`` is always among them."""
    yield from lays(options, index, state, seat)
    if state.traded is None:
        yield from trades(options, index, state, seat)
    ways = instead(options, state, seat)
    if "change" in ways:
        yield from changes(index, state.boards[seat], state.racks[seat])
    yield Pass()
    if "abandon" in ways:
        yield Abandon()
    if "exchange" in ways:
        yield from exchanges(state.racks[seat])


def lays(options: Options, index: WordIndex, state: State, seat: int) -> Iterator[Lay]:
    """Yield the words that can be laid: one's own, then the direct opponent's (TS-19, TS-21)."""
    rack, only_blank = state.racks[seat], state.traded is not None
    for word in longer_words(index, state.boards[seat].word, rack, only_blank=only_blank):
        yield Lay(word)
    on = target(options, state, seat)
    if on is not None:
        for word in longer_words(index, state.boards[on].word, rack, only_blank=only_blank):
            yield Lay(word, on)


def longer_words(
    index: WordIndex, word: Tiles, rack: Tiles, *, only_blank: bool = False
) -> Iterator[Tiles]:
    """Yield the words one token longer that a rack can make; first words on an empty pyramid.

    With ``only_blank`` a blank must be among the tokens added (TS-46).
    """
    if not word:
        yield from _first_words(index, rack, only_blank=only_blank)
        return
    for letter, longer in index.longer(letters_of(word)):
        for token in faces(letter, rack, only_blank=only_blank):
            yield arrange(longer, (*word, token))


def possible_trades(state: State, seat: int) -> Iterator[Trade]:
    """Yield the blanks for which a seat holds the letter, in its turn (TS-45)."""
    if state.phase != "play" or state.turn != seat:
        return
    for on, board in enumerate(state.boards):
        for blank in sorted({token for token in board.word if is_blank(token)}):
            move = Trade(blank.upper(), None if on == seat else on)
            try:
                check_trade(state, seat, move)
            except IllegalMove:
                continue
            yield move


def trades(options: Options, index: WordIndex, state: State, seat: int) -> Iterator[Trade]:
    """Yield the blanks that can be traded and then laid, or kept if the table chose so (TS-45)."""
    for move in possible_trades(state, seat):
        on, at = check_trade(state, seat, move)
        after = turns.trade(options, state, seat, on, at)
        if options.blank_to_rack or any(True for _ in lays(options, index, after, seat)):
            yield move


def changes(index: WordIndex, board: Board, rack: Tiles) -> Iterator[Change]:
    """Yield the words to which the own word can be changed (TS-50, TS-Q18)."""
    old = spell(board.word)
    for out in sorted(set(board.word)):
        kept = take(board.word, [out]) or ()
        for letter in index.letters:
            for token in faces(letter, rack):
                for word in index.made_of((*letters_of(kept), letter)):
                    if spell(word) != old:
                        yield Change(out, token, arrange(word, (*kept, token)))


def exchanges(rack: Tiles) -> Iterator[Exchange]:
    """Yield every choice of tokens to exchange (TS-48)."""
    tokens = sorted(rack)
    for size in range(1, len(tokens) + 1):
        yield from map(Exchange, sorted(set(combinations(tokens, size))))


def target(options: Options, state: State, seat: int) -> int | None:
    """Return the other seat whose word a seat may lengthen now, ``None`` if there is none
    (TS-57)."""
    on = direct_opponent(state, seat)
    if on is None:
        return None
    try:
        check_target(options, state, seat, on)
    except IllegalMove:
        return None
    return on


def _first_words(index: WordIndex, rack: Tiles, *, only_blank: bool) -> Iterator[Tiles]:
    blanks = rack.count(BLANK)
    for letters, words in index.first_words.items():
        if len(letters) - sum(letter in rack for letter in letters) > blanks:
            continue
        choices = product(*(faces(letter, rack) for letter in letters))
        for tokens in sorted({tuple(sorted(choice)) for choice in choices}):
            if off_the_rack(rack, tokens) is None:
                continue
            if not only_blank or any(map(is_blank, tokens)):
                yield from (arrange(word, tokens) for word in words)
