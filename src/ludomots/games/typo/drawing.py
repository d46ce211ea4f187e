"""A table drawn for a terminal and a notebook, and the numbers on the page of rules."""

from collections.abc import Iterator, Sequence
from html import escape

from ludomots.core.drawing import Drawing
from ludomots.games.typo.model import Options, State, decks
from ludomots.games.typo.placing import PENALTY, REWARD, ROUNDS_OF_FAILURES, lengthened
from ludomots.games.typo.rounds import SEATS
from ludomots.texts import Texts

_STYLE = "width:2em;height:2em;text-align:center;border:1px solid #b9a889;background:"
_CARD, _OPEN = "#fffdf5", "#fbe7b2"


def draw(
    options: Options,  # noqa: ARG001 (as every game's)
    state: State,
    say: Texts,
    names: Sequence[str],
) -> Drawing:
    """Return the rows, then each seat's points, its card and its hand.

    A small letter belongs to a word that can still be doubted; ``*`` marks the player who has the
    dictionary. A card that was chosen but not yet revealed (``?``) is a secret of its player, as
    the hand is; to place a card nobody needs the hand.
    """
    revealed = bool(state.order)
    hands = [
        " ".join(hand if revealed or card is None else (f"[{card}]", *hand))
        for hand, card in zip(state.hands, state.cards, strict=True)
    ]
    return Drawing(
        board=tuple(f"{at}  {' '.join(row)}" for at, row in enumerate(_rows(state), start=1)),
        names=tuple(names),
        scores=state.scores,
        hands=tuple(hands),
        notes=tuple(_note(state, seat) for seat in range(len(state.scores))),
        below=tuple(_table_lines(state, say)),
        turn=state.order[0] if revealed and not state.end else None,
        needs_hand=not revealed,
    )


def _note(state: State, seat: int) -> str:
    """Return what lies before a seat for everybody to see: the dictionary, and its card."""
    card = state.cards[seat]
    shown = "." if card is None else card if state.order else "?"
    return f"{'*' if seat == state.holder else ' '} {shown}"


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
