"""A table as the people at this keyboard know it, wherever its game is kept.

``local`` runs one in this program, ``remote`` is one of a server. What both say of a typed move is
said here: what it would be, how it can be completed, and why it is refused.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from ludomots.core.contract import JUDGE, AnyRules, GameState, GameView, IllegalMove, Outcome
from ludomots.core.definition import AnyGame
from ludomots.core.drawing import Drawing
from ludomots.core.explain import explain
from ludomots.core.facts import Text, Voice, listed, words_in
from ludomots.core.narrate import verdict, why_over
from ludomots.core.narration import AnyHint
from ludomots.core.notation import BadText, square_name
from ludomots.texts import Texts
from ludomots.words import NotAWord, fold
from ludomots.words.explain import error_line, verdict_lines

_ABOUT_WORDS = {"word-unknown", "word-refused"}
_MOST_COMPLETED = 500


class Turn(NamedTuple):
    """The turn of a person here; a play before it may still be open to contests."""

    seat: int


class Window(NamedTuple):
    """People here may contest a play, and it is the turn of none of them."""

    seats: tuple[int, ...]


class Waiting(NamedTuple):
    """Somebody else is to move: a computer player, or a person elsewhere."""

    seat: int


class Over(NamedTuple):
    """The game has ended."""


Phase = Turn | Window | Waiting | Over


class TimeLeft(NamedTuple):
    """The seconds left of the turn and of the whole game; ``None`` where that is not timed."""

    turn: float | None = None
    game: float | None = None


class PlayedTable(ABC):
    """A table with people of this keyboard at it.

    ``changed`` is called whenever something has happened. ``advice`` is what the coach said of the
    last move that somebody here made.
    """

    advice = ""

    def __init__(self, say: Texts) -> None:
        self.say = say
        self.changed: Callable[[], None] = lambda: None

    @property
    @abstractmethod
    def kind(self) -> AnyGame:
        """The game."""

    @property
    @abstractmethod
    def rules(self) -> AnyRules:
        """The rulebook with the options of the table."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """What each seat is called."""

    @property
    @abstractmethod
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this keyboard."""

    @property
    @abstractmethod
    def judges(self) -> bool:
        """Whether somebody at this keyboard judges and does not play."""

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats whose computer players think in this program."""
        return ()

    @property
    @abstractmethod
    def gives_hints(self) -> bool:
        """Whether moves may be proposed at this table."""

    @property
    @abstractmethod
    def facts(self) -> Sequence[Text]:
        """What happened, a fact a line."""

    @property
    @abstractmethod
    def accounts(self) -> Sequence[Text]:
        """What the points at the end are made of."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, ``None`` while it runs."""

    @property
    @abstractmethod
    def how_to_return(self) -> str:
        """How one comes back to this table after leaving it, as a sentence."""

    @abstractmethod
    def view(self, seat: int | None) -> GameView:
        """Return the game as a seat here sees it, or as everybody does."""

    @abstractmethod
    def state(self, seat: int | None) -> GameState:
        """Return a state that a seat cannot tell from the real one."""

    @abstractmethod
    def may(self, seat: int, name: str) -> bool:
        """Return whether a seat here may make a move without content: pass, contest, …"""

    @abstractmethod
    def expected(self, seat: int | None) -> str:
        """Return what is expected of a seat here; without a seat, what is going on."""

    @abstractmethod
    def time_left(self) -> TimeLeft:
        """Return how much time is left."""

    @abstractmethod
    async def play(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move for a seat here, or raise ``NotDone``."""

    @abstractmethod
    async def hints(self, seat: int) -> list[AnyHint]:
        """Return moves that may be proposed, the best first, or raise ``NotDone``."""

    @abstractmethod
    async def leave(self) -> None:
        """Rise from the table; the game is kept."""

    def go_on(self) -> None:  # noqa: B027 (a server sees to it)
        """Let time pass, and let the computer players of this program think if they have to."""

    def stand_still(self) -> None:  # noqa: B027 (a server sees to it)
        """Stop the clocks while the keyboard changes hands, where that is possible."""

    def take_keyboard(self) -> None:  # noqa: B027 (a server sees to it)
        """Let the clocks run again."""

    @property
    def voice(self) -> Voice:
        """What says the facts of this table."""
        return Voice(self.names, self.say)

    def phase(self) -> Phase:
        """Return what is waited for. People here go first where several may move at once.

        While a play can be contested, the computer players of this program answer first, then
        people whose turn it is not, then the next player, whose move closes the window. If that is
        a person here, the people around the keyboard settle it together before that turn.
        """
        view = self.view(None)
        asked, play = view.to_act, view.provisional
        if self.outcome is not None or not asked:
            return Over()
        if play is None:
            mine = next((seat for seat in asked if seat in self.people), None)
            return Waiting(asked[0]) if mine is None else Turn(mine)
        open_to = [seat for seat in asked if seat not in play.accepted]
        computers = [seat for seat in open_to if seat in self.computers]
        if computers:
            return Waiting(computers[0])
        if asked[0] in self.people and self.may(asked[0], "pass"):
            return Turn(asked[0])
        return Window(self.contesters) if self.contesters else Waiting((*open_to, asked[0])[0])

    @property
    def contesters(self) -> tuple[int, ...]:
        """The people here who may still contest the open play, a judge among them."""
        view = self.view(None)
        if view.provisional is None:
            return ()
        here = (*self.people, JUDGE) if self.judges else self.people
        asked = (seat for seat in view.to_act if seat in here)
        return tuple(seat for seat in asked if seat not in view.provisional.accepted)

    def drawing(self, seat: int | None) -> Drawing:
        """Return the position as text; of its hands only that of ``seat`` is right."""
        return self.kind.drawing(self.rules.options, self.state(seat), self.say, self.names)

    def read(self, seat: int, typed: str) -> msgspec.Struct:
        """Return the move that somebody typed, or raise ``BadText``.

        Letters may be typed small where the notation wants capitals.
        """
        text, found, error = typed.strip(), None, BadText("move", 1, text=typed)
        for one in dict.fromkeys((text, text.upper())):
            try:
                move = self.kind.notation.read_move(one, self.rules.options)
            except BadText as bad:
                error = bad
                continue
            if self._refusal(seat, move) is None:
                return move
            found = move if found is None or text.islower() else found
        if found is None:
            raise error
        return found

    def preview(self, seat: int, typed: str) -> str:
        """Return what a typed move would be: its words and points, or why it is none yet.

        Whether the words are good is not said.
        """
        try:
            move = self.read(seat, typed)
        except BadText as error:
            return explain(error, self.say)
        refusal = self._refusal(seat, move)
        if refusal is not None:
            return refusal_text(refusal, self.say)
        formed = self.rules.formed(self.state(seat), seat, move)
        text = self.kind.notation.write_move(move)
        if formed.points is None:
            return self.say("play-preview-move", move=text)
        words = " + ".join(f"{one.word} {one.points}" for one in formed.words)
        return self.say("play-preview", words=words or text, points=formed.points, dice=formed.dice)

    def _refusal(self, seat: int, move: msgspec.Struct) -> IllegalMove | None:
        """Return why a move is refused, unless that is because of its words."""
        try:
            self.rules.play(self.state(seat), seat, move)
        except IllegalMove as illegal:
            return None if illegal.code in _ABOUT_WORDS else illegal
        return None

    def completions(self, seat: int, typed: str) -> list[str]:
        """Return what a typed beginning may become, the most points first.

        Where hints are allowed these are the legal moves of which the text or the word begins so,
        elsewhere only the moves without content.
        """
        kind, state, text = self.kind, self.state(seat), typed.strip()
        plain = [
            written
            for name, move in kind.plain_moves
            if self.may(seat, name) and (written := kind.notation.write_move(move)) != text
        ]
        found = [one for one in plain if one.startswith(text)]
        if not self.gives_hints and not kind.faces.site.open_moves:
            return found
        scored = [
            (self.rules.formed(state, seat, move).points or 0, written)
            for move, written in self._legal(state, seat)
            if _begins(written, text.upper())
        ]
        scored.sort(key=lambda one: (-one[0], one[1]))
        return list(dict.fromkeys((*(one for _, one in scored[:_MOST_COMPLETED]), *found)))

    def _legal(self, state: GameState, seat: int) -> list[tuple[msgspec.Struct, str]]:
        if seat not in self.rules.to_act(state):
            return []
        moves = self.kind.finder.moves(self.rules, state, seat)
        return [(move, self.kind.notation.write_move(move)) for move in moves]

    def meaning(self, word: str) -> list[str]:
        """Return what a word means, or why it is refused; without one, what the last words mean.

        Words that can still be contested are not looked up.
        """
        told = [words for fact in self.facts if (words := tuple(words_in(fact)))]
        is_open = self.view(None).provisional is not None
        undecided = set(map(fold, told.pop() if told and is_open else ()))
        last = told[-1] if told else ()
        words = (word,) if word else last
        if not words:
            return [self.say("play-no-meaning")]
        try:
            if undecided.intersection(map(fold, words)):
                return [self.say("problem-word-undecided")]
        except NotAWord as error:
            return [error_line(error, self.say)]
        verdicts = map(self.rules.lexicon.verdict, words)
        return [line for one in verdicts for line in verdict_lines(one, self.say)]

    def end(self) -> tuple[str, list[str]]:
        """Return who has won, and the lines that explain it."""
        if self.outcome is None:
            return "", []
        seat = self.people[0] if len(self.people) == 1 else None
        pairs = zip(self.names, self.outcome.scores, strict=True)
        points = [f"{name:<16} {score:>4}" for name, score in pairs]
        why = self.voice(why_over(self.kind.name, self.outcome))
        lines = [why, "", *points]
        if self.accounts:
            lines += ["", *map(self.voice, self.accounts)]
        return self.voice(verdict(self.outcome, seat)), lines


def refusal_text(refusal: IllegalMove, say: Texts) -> str:
    """Return why a move is refused: the reason, the words, the squares and the rule."""
    parts = [explain(refusal, say)]
    if "word" in refusal.values and refusal.words[1:] and "more" not in refusal.values:
        words = Voice((), say)(listed(refusal.words[1:]))
        parts.append(say("play-refused-too", words=words))
    squares = ", ".join(map(square_name, refusal.squares))
    where = "play-refused-where" if squares and squares not in parts[0] else "play-refused-rule"
    parts.append(say(where, squares=squares, rule=refusal.rule))
    return " ".join(parts)


def title(game: str, say: Texts) -> str:
    """Return what a game is called."""
    name = f"site-game-{game}"
    return say(name) if name in say else game


def _begins(written: str, typed: str) -> bool:
    """Return whether the text of a move, or one of its parts, begins like what was typed."""
    return any(one.upper().startswith(typed) for one in (written, *written.split(" ")))
