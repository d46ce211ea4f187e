"""The plots of a review, in SVG.

They have a fixed height and whatever width the page gives them: places from left to right are in
percent, so that letters and dots keep their size on a telephone and on paper. Colours come from
``page.css``.
"""

from collections.abc import Iterator
from html import escape
from itertools import pairwise

from ludomots.analysis.report import Decision, Review, SeatReview
from ludomots.analysis.wording import Wording, with_loss

_HEIGHT, _TOP, _LINE = 180, 12, 22
_DOTS = {"small": 4, "medium": 5.5, "large": 7}
_RING = 11
_COLOURS = 6
"""How many seats have a colour of their own."""
_BARS_AT, _BARS = 25.0, 55.0
"""Where the bars of luck and choice begin and how wide they are, in percent."""


def seat_class(seat: int) -> str:
    """Return the class of what is drawn in the colour of a seat."""
    return f"seat-{seat % _COLOURS + 1}"


def anchor(decision: Decision) -> str:
    """Return the name of the place on the page where a decision is shown."""
    return f"move-{decision.step}"


def chances(wording: Wording) -> str:
    """Draw each seat's chance to win after each move, with a dot at every loss."""
    review = wording.review
    parts = [*_grid([(share, wording.share(share)) for share in (0, 0.25, 0.5, 0.75, 1)])]
    for before, after in pairwise(review.moments):
        for seat, (old, new) in enumerate(zip(before.chances, after.chances, strict=True)):
            parts.append(
                f'<line class="curve {seat_class(seat)}" x1="{_across(review, before.step)}" '
                f'y1="{_down(old)}" x2="{_across(review, after.step)}" y2="{_down(new)}"/>'
            )
    parts += _dots(wording)
    parts += _steps(review)
    return _drawing("report-chances", parts, _HEIGHT + 2 * _TOP + _LINE, wording)


def _dots(wording: Wording) -> Iterator[str]:
    review = wording.review
    at = {moment.step: moment for moment in review.moments}
    marked = {one.step: one for one in with_loss(review)}
    for decision in review.decisions:
        moment, is_turning = at.get(decision.step), decision.step in review.turning
        if moment is None or not (is_turning or decision.step in marked):
            continue
        place = f'cx="{_across(review, decision.step)}" cy="{_down(moment.chances[decision.seat])}"'
        colour = seat_class(decision.seat)
        ring = f'<circle class="ring {colour}" {place} r="{_RING}"/>' if is_turning else ""
        dot = f'<circle class="{colour}" {place} r="{_DOTS.get(decision.grade, 3)}"/>'
        label = escape(wording.graded(decision))
        drawn = f"<title>{label}</title>{ring}{dot}"
        if decision.step in marked:
            yield f'<a href="#{anchor(decision)}">{drawn}</a>'
        else:
            yield f"<g>{drawn}</g>"


def losses(wording: Wording) -> str:
    """Draw what each move lost, a bar each."""
    review = wording.review
    most = max((one.loss for one in review.decisions), default=0.0)
    scale = [(0.0, "0"), (1.0, wording.number(most))] if most > 0 else [(0.0, "0")]
    parts = [*_grid(scale)]
    width = 70 / max(1, _last_step(review))
    for decision in review.decisions:
        share = decision.loss / most if most > 0 else 0.0
        left = float(_across(review, decision.step).rstrip("%")) - width / 2
        lost = wording.number(decision.loss)
        label = escape(wording.say("report-of", what=wording.step(decision), how=lost))
        parts.append(
            f'<rect class="{seat_class(decision.seat)}" x="{left:.2f}%" y="{_down(share)}" '
            f'width="{width:.2f}%" height="{share * _HEIGHT:.1f}"><title>{label}</title></rect>'
        )
    parts += _steps(review)
    return _drawing("report-lost", parts, _HEIGHT + 2 * _TOP + _LINE, wording)


def luck_and_choice(wording: Wording) -> str:
    """Draw what luck and choices made of each player's lead, bars to both sides of 0."""
    seats = wording.review.seats
    most = max((abs(value) for seat in seats for _, value in _shares(seat)), default=0.0) or 1.0
    parts, y = list[str](), _TOP
    for seat in seats:
        name = escape(wording.names[seat.seat])
        parts.append(f'<text class="head" x="0" y="{y + 14}">{name}</text>')
        y += _LINE
        for kind, value in _shares(seat):
            parts += _bar(wording, seat.seat, kind, value / most, value, y)
            y += _LINE
        y += _LINE // 2
    middle = _BARS_AT + _BARS / 2
    parts.append(f'<line class="zero" x1="{middle}%" y1="{_TOP}" x2="{middle}%" y2="{y}"/>')
    return _drawing("report-luck-and-choice", parts, y + _TOP, wording)


def _shares(seat: SeatReview) -> tuple[tuple[str, float], ...]:
    """Return what made a player's lead; for who plays alone only choices are told."""
    if seat.luck is None:
        return (("choice", seat.choice), ("result", seat.result))
    return (
        ("luck", seat.luck),
        ("choice", seat.choice),
        ("gifts", seat.gifts),
        ("result", seat.result),
    )


def _bar(
    wording: Wording, seat: int, kind: str, share: float, value: float, y: int
) -> Iterator[str]:
    width, middle = abs(share) * _BARS / 2, _BARS_AT + _BARS / 2
    left = middle - width if share < 0 else middle
    yield f'<text x="0" y="{y + 14}">{escape(wording.say(f"report-{kind}"))}</text>'
    yield (
        f'<rect class="{seat_class(seat)} share-{kind}" x="{left:.2f}%" y="{y + 3}" '
        f'width="{width:.2f}%" height="{_LINE - 8}"/>'
    )
    yield f'<text class="value" x="100%" y="{y + 14}">{escape(wording.signed(value))}</text>'


def _grid(lines: list[tuple[float, str]]) -> Iterator[str]:
    """Yield lines across the plot with their labels; 0 is at the bottom, 1 at the top."""
    for share, label in lines:
        y = _down(share)
        yield f'<line class="grid" x1="0" y1="{y}" x2="100%" y2="{y}"/>'
        yield f'<text class="quiet" x="0" y="{float(y) - 3:.1f}">{escape(label)}</text>'


def _steps(review: Review) -> Iterator[str]:
    """Yield the numbers of some moves below the plot."""
    last = _last_step(review)
    between = next((one for one in (1, 2, 5, 10, 20, 50, 100) if last / one <= 10), 200)
    for step in range(between, last + 1, between):
        y = _TOP + _HEIGHT + 16
        yield f'<text class="quiet step" x="{_across(review, step)}" y="{y}">{step}</text>'


def _last_step(review: Review) -> int:
    return max((moment.step for moment in review.moments), default=0)


def _across(review: Review, step: int) -> str:
    """Return where a move stands, leaving room for the labels of the scale on the left."""
    return f"{8 + 91 * step / max(1, _last_step(review)):.2f}%"


def _down(share: float) -> str:
    return f"{_TOP + _HEIGHT * (1 - share):.1f}"


def _drawing(title: str, parts: list[str], height: int, wording: Wording) -> str:
    label = escape(wording.say(title))
    return f'<svg role="img" aria-label="{label}" height="{height}">{"".join(parts)}</svg>'
