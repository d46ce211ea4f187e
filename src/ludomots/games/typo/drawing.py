"""A table drawn for a terminal and a notebook, and the numbers on the page of rules."""

from collections.abc import Iterator
from html import escape

from ludomots.games.typo.model import Options, State, decks
from ludomots.games.typo.placing import PENALTY, REWARD, ROUNDS_OF_FAILURES, lengthened
from ludomots.games.typo.rounds import SEATS
from ludomots.texts import Texts

_STYLE = "width:2em;height:2em;text-align:center;border:1px solid #b9a889;background:"
_CARD, _OPEN = "#fffdf5", "#fbe7b2"


def draw(options: Options, state: State, say: Texts) -> str:  # noqa: ARG001 (as every game's)
    """Return the rows, then the points, the card and the hand of each seat.

    A small letter belongs to a word that can still be doubted; ``>`` marks the seat to place its
    card, ``*`` the seat with the dictionary.
    """
    lines = [f"{number}  {' '.join(row)}" for number, row in enumerate(_rows(state), start=1)]
    lines.append("")
    for seat, line in enumerate(_seat_lines(state, say)):
        mark = ">" if state.order[:1] == (seat,) and not state.end else " "
        lines.append(f"{mark} {line}")
    lines += [f"  {line}" for line in _table_lines(state, say)]
    return "\n".join(line.rstrip() for line in lines)


def draw_html(options: Options, state: State, say: Texts) -> str:
    """Return the same as HTML, without script or style sheet."""
    counts = decks()[options.deck]
    rows = "".join(
        f'<table style="border-collapse:collapse"><tr><th>{number}</th>'
        f"{''.join(_html_card(card, counts) for card in row)}</tr></table>"
        for number, row in enumerate(_rows(state), start=1)
    )
    seats = "".join(f'<li class="hand">{escape(line)}</li>' for line in _seat_lines(state, say))
    lines = "".join(f"<p>{escape(line)}</p>" for line in _table_lines(state, say))
    return f"<div>{rows}<ul>{seats}</ul>{lines}</div>"


def _rows(state: State) -> Iterator[str]:
    play = state.provisional
    for number, row in enumerate(state.rows, start=1):
        if play is not None and play.row == number:
            yield lengthened(row, (state.cards[play.seat] or "").lower(), play.side)
        else:
            yield row


def _html_card(card: str, counts: dict[str, int]) -> str:
    """TY-02: a letter, and how many there are of it."""
    letter = card.upper()
    colour = _CARD if card == letter else _OPEN
    return f'<td style="{_STYLE}{colour}">{letter}<sub>{counts.get(letter, 0)}</sub></td>'


def _seat_lines(state: State, say: Texts) -> Iterator[str]:
    for seat, points in enumerate(state.scores):
        holds = "*" if seat == state.holder else " "
        card = state.cards[seat] or "."
        hand = "".join(state.hands[seat])
        yield f"{say('draw-seat', seat=seat + 1)} {holds} {points:>3}  {card}  {hand}".rstrip()


def _table_lines(state: State, say: Texts) -> Iterator[str]:
    yield say("draw-half", half=state.half)
    if state.provisional is not None:
        yield say("draw-word", word=state.provisional.word)


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers of a table: the deck, the hands, what a doubted word brings."""
    deck = sorted(decks()[options.deck].items())
    players = options.allowed_seats(SEATS)
    example = options.lexicon == "fr" and options.edition == "first"
    return {
        "fewest": players[0],
        "most": players[-1],
        "cards": sum(count for _, count in deck),
        "cardList": ", ".join(f"{letter}\u00a0{count}" for letter, count in deck),
        **{f"hand{count}": options.hand_size(count) for count in SEATS},
        "reward": REWARD,
        "penalty": PENALTY,
        "failedRounds": ROUNDS_OF_FAILURES,
        "example": "yes" if example else "no",
    }
