"""A record played again: the rulebook judges every move and everything written beside it."""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import TABLE, GameState, IllegalMove, Outcome
from ludomots.core.draws import Draws
from ludomots.core.game import Game, Recorded
from ludomots.core.notation import BadText
from ludomots.core.shelf import EDITIONS
from ludomots.records.guesses import known
from ludomots.records.record import Entry, Record, Result, gains_of
from ludomots.records.rows import write_gains, write_numbers, write_result
from ludomots.records.text import Lines
from ludomots.words import Lexicon, lexicon
from ludomots.words.part import without

_NO_SECRET = "no secret"  # noqa: S105 (it says so itself)


class CannotReplay(Exception):
    """The word list or the rulebook that a record names is not available to judge it.

    Codes: ``other-words`` and ``other-rulebook``. ``values`` fill the text ``replay-<code>``.
    """

    def __init__(self, code: str, recorded: str, installed: str) -> None:
        self.code = code
        self.values = {"recorded": recorded, "installed": installed}
        super().__init__(f"{code}: recorded {recorded}, installed {installed}")


class Fault(msgspec.Struct, frozen=True):
    """Where a record and the rulebook disagree.

    - ``code`` says about what: ``move`` (it was refused), ``hand``, ``drawn``, ``points``,
      ``totals`` or ``result``.
    - ``move`` is the number of the move, from 1; ``None`` for the opening draw and the result.
    - ``line`` is the line of the text, if it was read from one.
    - ``written`` is what the record says, ``found`` what the rulebook says.
    """

    code: str
    line: int | None
    move: int | None
    written: str
    found: str


class Replayed(NamedTuple):
    """A game replayed as far as its moves are legal, and where the record is wrong.

    ``refusal`` is why the rulebook refused the last move, if it did.
    """

    game: Game
    faults: tuple[Fault, ...]
    refusal: IllegalMove | BadText | None


def replay(
    record: Record,
    lines: Lines | None = None,
    *,
    words: Lexicon | None = None,
    other_words: bool = False,
) -> Replayed:
    """Play a record again, judged by ``words`` or else by the installed word list.

    ``CannotReplay`` is raised if that is not the list that the record names, unless ``other_words``
    is true. The draws come from the secret. Without a secret, the hands and draws that the record
    states are believed, and the others are guessed. ``lines`` gives each fault its line.
    """
    chosen = _installed(record) if words is None else words
    _check_versions(record, chosen, other_words=other_words)
    return _Replay(record, lines or Lines(), chosen).run()


def start(record: Record, words: Lexicon | None = None) -> Game:
    """Return the game of a record before its first move."""
    kind = EDITIONS[record.game, record.rulebook]
    options, seats = record.options(kind), len(record.players)
    if record.secret is not None:
        draws = Draws.from_secret(record.secret, record.contributions)
    else:
        told = kind.chance.told(options, known(record.opening) or "")
        draws = Draws.from_seed(_NO_SECRET).telling(told)
    if record.position is not None:
        state = kind.notation.read_position(options, record.position, (), seats, draws)
    else:
        state = kind.rules(options, words).start(seats, draws)
    game = Game(kind, options, state, record.secret, record.contributions, words)
    if record.secret is None and record.position is None:
        game.recorded[0] = Recorded(hand=False, drawn=len(known(record.opening) or ""))
    return game


class _Replay:
    """The game so far and the faults found."""

    def __init__(self, record: Record, lines: Lines, words: Lexicon) -> None:
        self.record = record
        self.lines = lines
        self.game = start(record, words)
        self.faults: list[Fault] = []
        self._drawn_by: tuple[int, int] | None = None
        """The last move by which something was drawn in the open, and how many signs that is."""

    def run(self) -> Replayed:
        self._compare_drawn(None, known(self.record.opening), None, self.game.state)
        for number, entry in enumerate(self.record.entries, start=1):
            try:
                self._play(number, entry)
            except (IllegalMove, BadText) as error:
                self._fault("move", number, entry.move, str(error))
                return Replayed(self.game, tuple(self.faults), error)
        self._compare_result()
        return Replayed(self.game, tuple(self.faults), None)

    def _play(self, number: int, entry: Entry) -> None:
        game, kind, seat = self.game, self.game.kind, entry.seat
        move = kind.notation.read_move(entry.move, game.options)
        held, drawn = known(entry.hand), known(entry.drawn)
        if self.record.secret is None:
            told = kind.chance.told(game.options, drawn or "")
            state = replace(game.state, draws=game.state.draws.telling(told))
            believed = drawn if seat == TABLE else held
            state, move = kind.chance.suppose(game.options, state, seat, believed, move)
            game.suppose(state)
            game.recorded[number] = Recorded(self._is_known(held), len(drawn or ""))
        if held is not None and seat in range(len(self.record.players)):
            hand = kind.notation.write_hand(game.state, seat)
            if sorted(held) != sorted(hand):
                self._fault("hand", number, held, hand)
        before = game.state
        game.push(move, seat)
        totals = game.state.scores
        gains = gains_of(before.scores, totals)
        self._compare_drawn(number, drawn, before, game.state)
        if entry.gains is not None and set(entry.gains) != set(gains):
            self._fault("points", number, write_gains(entry.gains, seat), write_gains(gains, seat))
        if entry.totals is not None and entry.totals != totals:
            self._fault("totals", number, write_numbers(entry.totals), write_numbers(totals))

    def _is_known(self, held: str | None) -> bool:
        """Return whether the record says what a seat held before its move.

        Where hands are drawn in the open, a hand and the last sign of the draw before it are the
        same: if one of the two is known, so is the other.
        """
        if not self.game.kind.chance.open_hands or self._drawn_by is None:
            return held is not None
        number, length = self._drawn_by
        recorded = self.game.recorded.get(number, Recorded(hand=False, drawn=0))
        if held and recorded.drawn == length - 1:
            self.game.recorded[number] = recorded._replace(drawn=length)
        return held is not None or recorded.drawn == length

    def _compare_drawn(
        self, number: int | None, written: str | None, before: GameState | None, after: GameState
    ) -> None:
        """Check that the draws begin with what the record says of them."""
        drawn = self.game.kind.chance.drawn(self.game.options, before, after)
        if drawn:
            self._drawn_by = (number or 0, len(drawn))
        if written is not None and not drawn.startswith(written):
            self._fault("drawn", number, written, drawn or "-")

    def _compare_result(self) -> None:
        written, outcome = self.record.result, self.game.outcome()
        if written is None:
            return
        if outcome is None or _facts(written) != _facts(outcome):
            found = "-" if outcome is None else _result(outcome)
            self.faults.append(Fault("result", self.lines.result, None, _result(written), found))

    def _fault(self, code: str, number: int | None, written: str, found: str) -> None:
        lines = self.lines.entries
        line = lines[number - 1] if number is not None and number <= len(lines) else None
        self.faults.append(Fault(code, line, number, written, found))


def _installed(record: Record) -> Lexicon:
    """Return the installed list that a record would be judged by."""
    words = lexicon(record.words.name)
    kind = EDITIONS.get((record.game, record.rulebook))
    return words if kind is None else without(words, record.options(kind).words_left_out)


def _check_versions(record: Record, words: Lexicon, *, other_words: bool) -> None:
    if not other_words and record.words.version != words.version:
        raise CannotReplay("other-words", record.words.version[:12], words.version[:12])
    if (record.game, record.rulebook) not in EDITIONS:
        known = [str(number) for name, number in EDITIONS if name == record.game]
        raise CannotReplay("other-rulebook", str(record.rulebook), ", ".join(known))


def _facts(result: Result | Outcome) -> tuple[str, set[int], tuple[int, ...]]:
    return result.reason, set(result.winners), result.scores


def _result(result: Result | Outcome) -> str:
    return " | ".join(write_result(result))
