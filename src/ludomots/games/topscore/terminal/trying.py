"""A move on its way: letters that are typed, and what they are typed for."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from ludomots.core.contract import IllegalMove
from ludomots.core.draws import Draws
from ludomots.core.tiles import Tiles
from ludomots.core.worlds import fitting
from ludomots.games.topscore import Change, Exchange, Lay, Name, Preview, Put, State, Topscore, View
from ludomots.games.topscore.legal import as_tokens
from ludomots.games.topscore.model import BLANK, LONGEST, RACK, OwnMove, is_blank, rack_token
from ludomots.games.topscore.view import putting
from ludomots.widgets.face import Unfinished

Use = Literal["own", "opponent", "change", "exchange", "put", "name"]
"""What letters are for: a word on one's own pyramid or on the direct opponent's, another word in
the place of one's own, letters to exchange, one to put, or the word of the small pyramids."""


class Tried(NamedTuple):
    """What is typed, as tokens: each with whether it comes from the rack, and the move it makes."""

    tokens: tuple[tuple[str, bool], ...]
    move: OwnMove


class Trying:
    """A move that is being tried. Nothing of it is known to the rules before it is played.

    Which of the letters come from the rack, and for which a blank is needed, is found here: letters
    that lie on the pyramid first, then those of the rack, then blanks.
    """

    def __init__(self, rules: Topscore, view: View, seat: int | None) -> None:
        self.rules = rules
        self.view = view
        self.seat = seat
        self.uses = _uses(view) if seat is not None and seat == view.turn else []
        self.use = self.uses[0] if self.uses else None
        self.letters: list[str] = []
        self.blanks: set[int] = set()
        self.pyramid: int | None = None

    @property
    def is_begun(self) -> bool:
        """Whether anything is typed."""
        return bool(self.letters) or self.pyramid is not None

    @property
    def aim(self) -> int | None:
        """On whose pyramid a word is tried, ``None`` if on nobody's."""
        if self.use == "opponent":
            return self.view.target
        return self.seat if self.use in {"own", "change"} else None

    @property
    def tried(self) -> Tried:
        """What is typed: of several spellings the first that the rules take, else the first."""
        found = list(map(self._build, self._spellings()))
        for one in found:
            try:
                self.preview(one.move)
            except IllegalMove:
                continue
            return one
        return found[0]

    def preview(self, move: OwnMove) -> Preview:
        """Return what a move would bring, or raise ``IllegalMove``; a bad word is not refused."""
        state = _supposed(self.view)
        return self.rules.preview(state, state.turn, move)

    @property
    def move(self) -> OwnMove:
        """The move as it is typed; ``Unfinished`` if nothing is."""
        if self.use == "put" and not (self.letters and self.pyramid):
            raise Unfinished("topscore-lacks-letter")
        if self.use != "exchange" and not self.letters:
            raise Unfinished("topscore-lacks-word")
        return self.tried.move

    @property
    def shown(self) -> str:
        """What is typed, to be read: blanks as small letters, what comes from the rack in
        brackets."""
        if self.use == "put":
            return f"{''.join(self.letters)} {self.pyramid or ''}".strip()
        if not self._tokens():
            return "".join(self.letters)
        if self.use == "exchange":
            return " ".join(self.letters)
        return "".join(f"[{token}]" if is_mine else token for token, is_mine in self._tokens())

    def choose(self, use: Use) -> None:
        """Type for something else, if that may be done now."""
        if use in self.uses:
            self.use = use

    def turn(self, step: int) -> None:
        """Type for the next thing that may be done."""
        if self.use is not None:
            self.use = self.uses[(self.uses.index(self.use) + step) % len(self.uses)]

    def type(self, letter: str) -> None:
        """Type a letter more; of letters to put there is only one."""
        if self.use == "put":
            both = "".join([*self.letters, letter])
            is_double = both in putting(self.view).word
            self.letters = list(both) if is_double else [letter]
        elif len(self.letters) < (RACK if self.use == "exchange" else LONGEST) * self._widest:
            self.letters.append(letter)

    def choose_pyramid(self, number: int) -> None:
        """Say on which small pyramid a letter is put."""
        self.pyramid = number

    def want_blank(self) -> None:
        """Take a blank for the last letter, or no longer; a blank to exchange is typed so."""
        if self.use == "exchange":
            self.type(BLANK)
        elif self.letters:
            self.blanks ^= {len(self.letters) - 1}

    def take_back(self) -> None:
        """Take the last thing back that was typed."""
        if self.pyramid is not None:
            self.pyramid = None
        elif self.letters:
            self.letters.pop()
            self.blanks.discard(len(self.letters))

    def clear(self) -> None:
        """Take everything back."""
        self.letters, self.blanks, self.pyramid = [], set(), None

    def lay(self, move: OwnMove) -> None:
        """Type a whole move instead of what is there."""
        self.clear()
        match move:
            case Lay(word=word, on=on):
                self.choose("own" if on is None else "opponent")
                self._type_word(word)
            case Change(word=word):
                self.choose("change")
                self._type_word(word)
            case Name(word=word):
                self._type_word(word)
            case Exchange(tokens=tokens):
                self.choose("exchange")
                self._type_word(tokens)
            case Put(letter=letter, pyramid=pyramid):
                self.type(letter)
                self.choose_pyramid(pyramid)

    def slots(self, rack: list[str]) -> list[bool]:
        """Return which places of a rack still have their token."""
        used = [rack_token(token) for token, is_mine in self._tokens() if is_mine]
        free = []
        for token in rack:
            free.append(token not in used)
            if not free[-1]:
                used.remove(token)
        return free

    @property
    def _widest(self) -> int:
        return max(map(len, self.rules.options.letter_set.letters))

    @property
    def _old(self) -> Tiles:
        """The word that is lengthened or changed."""
        return () if self.aim is None else self.view.boards[self.aim].word

    def _tokens(self) -> tuple[tuple[str, bool], ...]:
        return self.tried.tokens if self.letters and self.use not in {"put", "name"} else ()

    def _type_word(self, word: Tiles) -> None:
        for token in word:
            self.letters += token.upper()
            if is_blank(token):
                self.blanks.add(len(self.letters) - 1)

    def _spellings(self) -> Iterator[Tiles]:
        letters = self.rules.options.letter_set.letters
        return as_tokens("".join(self.letters), tuple(one for one in letters if len(one) > 1))

    def _build(self, spelled: Tiles) -> Tried:
        if self.use == "put":
            return Tried((), Put("".join(self.letters), self.pyramid or 0))
        if self.use == "name":
            return Tried((), Name(spelled))
        if self.use == "exchange":
            return Tried(tuple((token, True) for token in spelled), Exchange(spelled))
        tokens, left = self._take(spelled)
        word = tuple(token for token, _ in tokens)
        if self.use == "change":
            added = [token for token, is_mine in tokens if is_mine]
            out, token = [*left, *self._old][0], [*added, *word][0]
            return Tried(tokens, Change(out, token, word))
        return Tried(tokens, Lay(word, self.aim if self.use == "opponent" else None))

    def _take(self, spelled: Tiles) -> tuple[tuple[tuple[str, bool], ...], list[str]]:
        """Return a word as tokens, and what is left of that on the pyramid."""
        old, rack = list(self._old), list(self.view.rack or ())
        tokens, at = [], 0
        for letter in spelled:
            wants_blank = not self.blanks.isdisjoint(range(at, at + len(letter)))
            tokens.append(_take_one(letter, old, rack, wants_blank=wants_blank))
            at += len(letter)
        if self.view.traded is not None and BLANK in rack:
            tokens = _with_a_blank(tokens)
        return tuple(tokens), old


def _uses(view: View) -> list[Use]:
    """Return what may be typed now by the player whose turn it is, the most usual first."""
    match view.phase:
        case "name":
            return ["name"]
        case "put":
            return ["put"]
        case "play":
            uses: list[Use] = ["own"]
            if view.target is not None:
                uses.append("opponent")
            typed: list[Use] = ["change", "exchange"]
            return [*uses, *(use for use in typed if use in view.instead)]
        case _:
            return []


def _supposed(view: View) -> State:
    """Return a state that looks like a view, to ask the rulebook what a move would bring.

    What is hidden is filled with blanks: no preview depends on it.
    """
    racks = [(BLANK,) * count for count in view.rack_counts]
    if view.seat is not None:
        racks[view.seat] = view.rack or ()
    return fitting(
        State,
        view,
        draws=Draws.from_seed(0),
        bag=(BLANK,) * view.bag_count,
        racks=tuple(racks),
        turn=view.turn or 0,
        provisional=None,
        last=None,
    )


def _take_one(
    letter: str, old: list[str], rack: list[str], *, wants_blank: bool
) -> tuple[str, bool]:
    """Take a token for a letter: from a word, else from a rack; as a letter if there is none."""
    faces = (letter.lower(), letter) if wants_blank else (letter, letter.lower())
    for face in faces:
        if face in old:
            old.remove(face)
            return face, False
    for face in faces:
        if rack_token(face) in rack:
            rack.remove(rack_token(face))
            return face, True
    return letter, True


def _with_a_blank(tokens: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """Return tokens of which one from the rack is a blank, as one that was traded asks (TS-46)."""
    mine = [at for at, (_, is_mine) in enumerate(tokens) if is_mine]
    if mine and not any(is_blank(tokens[at][0]) for at in mine):
        tokens[mine[0]] = (tokens[mine[0]][0].lower(), True)
    return tokens
