"""What may be laid on a big pyramid or put on a small one.

The checks are ordered refusals, each with the rule it stands for.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import words_refused
from ludomots.core.tiles import Tiles, take
from ludomots.games.topscore.model import (
    BLANK,
    SHORTEST,
    SMALL,
    Board,
    Change,
    Instead,
    Lay,
    Options,
    Put,
    State,
    Trade,
    is_blank,
    off_the_rack,
    rack_token,
    spell,
)
from ludomots.words import Lexicon


def check_lay(options: Options, state: State, seat: int, move: Lay) -> tuple[Tiles, Tiles]:
    """Return the tokens that a word takes from the rack, and the rest of the rack (TS-13, TS-19,
    TS-57).

    It does not check whether the word is good.
    """
    on = owner(state, seat, move.on)
    if on != seat:
        check_target(options, state, seat, on)
    added = _added(state.boards[on], move.word)
    _check_blanks(options, added)
    if state.traded is not None and not any(map(is_blank, added)):
        raise IllegalMove("blank-owed", "TS-46", words=(spell(move.word),), word=spell(move.word))
    return added, rack_after(state, seat, added)


def check_change(options: Options, state: State, seat: int, move: Change) -> tuple[Tiles, Tiles]:
    """Return the token that a change takes from the rack, and the rest of the rack (TS-50,
    TS-Q18)."""
    check_turn_is_whole(state, "TS-50")
    board = state.boards[seat]
    if not board.word:
        raise IllegalMove("no-word-to-change", "TS-50")
    if not board.is_own and options.change_word == "laid":
        raise IllegalMove("not-your-word", "TS-Q18", words=(spell(board.word),))
    kept = take(board.word, [move.out])
    if kept is None or Counter((*kept, move.token)) != Counter(move.word):
        raise IllegalMove(
            "not-one-swapped",
            "TS-50",
            words=(spell(move.word), spell(board.word)),
            word=spell(move.word),
            old=spell(board.word),
        )
    if spell(move.word) == spell(board.word):
        raise IllegalMove("same-word", "TS-Q18", words=(spell(move.word),))
    _check_blanks(options, (move.token,))
    return (move.token,), rack_after(state, seat, (move.token,))


def check_abandon(options: Options, state: State, seat: int) -> None:
    """Refuse to give up a word if the table does not allow it or there is no word (TS-Q18)."""
    if not options.abandon_word:
        raise IllegalMove("no-abandoning", "TS-Q18")
    check_turn_is_whole(state, "TS-Q18")
    if not state.boards[seat].word:
        raise IllegalMove("no-word-to-abandon", "TS-Q18")


def instead(options: Options, state: State, seat: int) -> tuple[Instead, ...]:
    """Return what a seat may do in its turn instead of laying a word, besides passing.

    TS-48: exchange; TS-50: change its word, if it may; TS-Q18: abandon it.
    """
    if state.phase != "play" or state.traded is not None or _is_begun(state):
        return ()
    board = state.boards[seat]
    found: list[Instead] = []
    if board.word and (board.is_own or options.change_word == "own"):
        found.append("change")
    found.append("exchange")
    if board.word and options.abandon_word:
        found.append("abandon")
    return tuple(found)


def check_trade(state: State, seat: int, move: Trade) -> tuple[int, int]:
    """Return whose word has the blank, and where (TS-45); one blank at a time (TS-46)."""
    on = owner(state, seat, move.on)
    if state.traded is not None:
        raise IllegalMove("blank-owed-already", "TS-46")
    word, blank = state.boards[on].word, move.letter.lower()
    if is_blank(move.letter) or blank not in word:
        raise IllegalMove("no-such-blank", "TS-45", words=(spell(word),), tile=move.letter, seat=on)
    rack_after(state, seat, (move.letter,))
    return on, word.index(blank)


def check_word(lexicon: Lexicon, word: Tiles) -> None:
    """Refuse a word that is not in the list, with the reason (TS-Q22, TS-Q23)."""
    if spell(word) not in lexicon:
        raise words_refused(lexicon, [spell(word)], unknown="TS-Q23", rules={})


def check_target(options: Options, state: State, seat: int, on: int) -> None:
    """Refuse to lengthen a word that is not the direct opponent's or may not be lengthened now.

    TS-57, TS-Q3: only the direct opponent's; TS-56: not on an empty pyramid; TS-05: seven letters
    at most; TS-21, TS-Q4: only if its owner's last turn did not lay a word, unless the table allows
    it always; TS-Q5: once a turn.
    """
    if on != direct_opponent(state, seat):
        raise IllegalMove("not-direct-opponent", "TS-57", seat=on)
    board = state.boards[on]
    if not board.word:
        raise IllegalMove("nothing-to-lengthen", "TS-56", seat=on)
    if board.is_complete:
        raise IllegalMove("word-complete", "TS-05", words=(spell(board.word),))
    if on not in state.missed and not options.steal_always:
        raise IllegalMove("not-open", "TS-21", words=(spell(board.word),), seat=on)
    if "lengthened" in state.parts:
        raise IllegalMove("lengthened-already", "TS-Q5")


def check_turn_is_whole(state: State, rule: str) -> None:
    """Refuse an exchange or a change after another part of the turn (TS-49, TS-55)."""
    if _is_begun(state):
        raise IllegalMove("turn-begun", rule)


def _is_begun(state: State) -> bool:
    return not {"traded", "lengthened"}.isdisjoint(state.parts)


def direct_opponent(state: State, seat: int) -> int | None:
    """Return the seat that plays right before a seat, among those still playing (TS-Q3)."""
    others = [other for other in state.playing if other != seat]
    before = [other for other in others if other < seat]
    return (before or others)[-1] if others else None


def owner(state: State, seat: int, on: int | None) -> int:
    """Return the seat whose pyramid a move names."""
    whose = seat if on is None else on
    if whose not in range(len(state.boards)):
        raise IllegalMove("no-such-seat", "TS-01", seat=whose)
    return whose


def rack_after(state: State, seat: int, tokens: Tiles) -> Tiles:
    """Return the rack without some tokens, which must be on it (TS-05)."""
    rack = state.racks[seat]
    for token in tokens:
        rest = off_the_rack(rack, (token,))
        if rest is None and rack_token(token) == BLANK:
            raise IllegalMove("no-blank-on-rack", "TS-05")
        if rest is None:
            held = state.racks[seat].count(token)
            raise IllegalMove("tile-not-on-rack", "TS-05", tile=token, held=held)
        rack = rest
    return rack


def _added(board: Board, word: Tiles) -> Tiles:
    """Return the tokens that a word adds to a pyramid: three, or exactly one (TS-04, TS-05)."""
    old = board.word
    if not old:
        if len(word) != SHORTEST:
            raise IllegalMove("first-word", "TS-04", words=(spell(word),), length=SHORTEST)
        return word
    words, gone = (spell(word), spell(old)), Counter(old) - Counter(word)
    added = tuple((Counter(word) - Counter(old)).elements())
    if len(word) != len(old) + 1 or not all(map(is_blank, gone)):
        raise IllegalMove("not-one-longer", "TS-05", words=words, word=words[0], old=words[1])
    for blank in gone:
        raise IllegalMove("blank-changed", "TS-44", words=words, tile=blank.upper())
    return added


def _check_blanks(options: Options, tokens: Tiles) -> None:
    """Refuse a blank that stands for no letter of the set (TS-42)."""
    for token in filter(is_blank, tokens):
        if token.upper() not in options.letter_set.letters or token != token.upper().lower():
            raise IllegalMove("no-such-letter", "TS-42", tile=token)


LETTER_POINTS = 25
"""The points of each letter of the named word (TS-35)."""


def check_put(board: Board, move: Put) -> None:
    """Refuse a letter that cannot be put there.

    TS-25: it is a letter of the seven-letter word; TS-47, TS-Q10: no blank; TS-06: on one of the
    seven small pyramids; TS-26: on an empty one, since letters are never moved.
    """
    word = board.word
    if is_blank(move.letter) or (move.letter not in word and move.letter.lower() in word):
        raise IllegalMove("blank-not-put", "TS-47", words=(spell(word),), tile=move.letter.upper())
    if not move.letter or move.letter not in word:
        raise IllegalMove("not-in-word", "TS-25", words=(spell(word),), tile=move.letter)
    if move.pyramid not in range(1, SMALL + 1):
        raise IllegalMove("no-such-pyramid", "TS-06", pyramid=move.pyramid, count=SMALL)
    if board.small[move.pyramid - 1]:
        tile = board.small[move.pyramid - 1]
        raise IllegalMove("pyramid-taken", "TS-26", pyramid=move.pyramid, tile=tile)


def puts(board: Board) -> Iterator[Put]:
    """Yield every way to put a letter (TS-25)."""
    for letter in sorted({token for token in board.word if token and not is_blank(token)}):
        for at, there in enumerate(board.small, start=1):
            if not there:
                yield Put(letter, at)


def check_name(options: Options, board: Board, word: Tiles) -> None:
    """Refuse a name that cannot be read on the small pyramids (TS-32, TS-33, TS-Q15)."""
    if len(word) < SHORTEST:
        raise IllegalMove("name-too-short", "TS-33", words=(spell(word),), length=SHORTEST)
    if word not in readable(options, board.small):
        raise IllegalMove(
            "not-readable",
            "TS-32",
            words=(spell(word),),
            word=spell(word),
            small=spell(board.small),
        )


def names(options: Options, lexicon: Lexicon, board: Board) -> list[Tiles]:
    """Return the good words of full small pyramids, longest first (TS-07)."""
    good = (word for word in readable(options, board.small) if spell(word) in lexicon)
    return sorted(good, key=lambda word: (-len(word), word))


def readable(options: Options, small: Tiles) -> set[Tiles]:
    """Return every text of three letters or more, read from left to right (TS-32, TS-33).

    TS-Q15: on neighbouring pyramids, unless the table allows gaps.
    """
    lengths = range(SHORTEST, SMALL + 1)
    if options.gaps_allowed:
        return {word for length in lengths for word in combinations(small, length)}
    starts = ((at, length) for length in lengths for at in range(SMALL - length + 1))
    return {small[at : at + length] for at, length in starts}
