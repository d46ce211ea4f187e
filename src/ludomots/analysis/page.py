"""The plots of a review, in SVG.

They have a fixed height and whatever width the page gives them: places from left to right are in
percent, so that letters and dots keep their size on a telephone and on paper. Colours come from
``page.css``.
"""

from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from itertools import pairwise

from ludomots.analysis.report import Choice, Decision, Review, SeatReview
from ludomots.analysis.wording import LOSSES, Wording, best_three, made, telling_parts, with_loss
from ludomots.core.facts import words_in
from ludomots.core.game import Game
from ludomots.study.lists import meaning_of
from ludomots.texts import Texts

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


_COLUMNS = ("step", "player", "move", "points", "grade", "lost", "chance")
_FIGURES = frozenset({"step", "points", "lost", "chance"})
_SPARE = frozenset({"points", "chance"})
"""The columns that a telephone has no room for."""


def page(review: Review, say: Texts, game: Game | None = None) -> str:
    """Return a review as a whole page; with its game, boards and definitions are on it."""
    title = escape(Wording(review, say).title)
    return (
        f'<!DOCTYPE html>\n<html lang="{say.language}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        '<meta name="color-scheme" content="light dark"/>'
        f"<title>{title}</title></head>"
        f"<body>{fragment(review, say, game)}</body></html>\n"
    )


def fragment(review: Review, say: Texts, game: Game | None = None) -> str:
    """Return a review as a part of a page, with its own style: for a notebook."""
    return _Report(Wording(review, say), game).html()


@cache
def _style() -> str:
    return files(__package__).joinpath("page.css").read_text(encoding="utf-8")


class _Report:
    """A report being written."""

    def __init__(self, wording: Wording, game: Game | None) -> None:
        self.wording = wording
        self.review = wording.review
        self.say = wording.say
        self.game = game

    def html(self) -> str:
        return (
            f'<div class="review"><style>{_style()}</style>{self._head()}{self._plots()}'
            f"{self._turning()}{self._every_decision()}{self._look_again()}</div>"
        )

    def _head(self) -> str:
        cards = "".join(map(self._card, self.review.seats))
        return f'<h1>{escape(self.wording.title)}</h1><div class="cards">{cards}</div>'

    def _card(self, seat: SeatReview) -> str:
        accuracy = self.wording.accuracy(seat)
        figure = f"{accuracy} <small>{self._text('report-accuracy')}</small>" if accuracy else "–"
        return (
            f'<section class="card {seat_class(seat.seat)}">'
            f"<h3>{escape(self.wording.names[seat.seat])}</h3>"
            f'<p class="accuracy">{figure}</p><p>{escape(self.wording.losses(seat))}</p>'
            f"<p>{escape(self.wording.luck(seat))}</p></section>"
        )

    def _plots(self) -> str:
        drawn = (
            ("chances", chances),
            ("lost", losses),
            ("luck-and-choice", luck_and_choice),
        )
        return "".join(
            f"<figure><h2>{self._text(f'report-{name}')}</h2>{self._key(name)}{draw(self.wording)}"
            f"<figcaption>{self._text(f'report-{name}-about')}</figcaption></figure>"
            for name, draw in drawn
        )

    def _key(self, plot: str) -> str:
        """Return whose colour is which, where the plot does not say it itself."""
        if plot == "luck-and-choice":
            return ""
        names = (
            f'<span class="key {seat_class(seat)}">{escape(name)}</span>'
            for seat, name in enumerate(self.wording.names)
        )
        return f"<p>{' '.join(names)}</p>"

    def _turning(self) -> str:
        by_step = {one.step: one for one in self.review.decisions}
        steps = [step for step in self.review.turning if step in by_step]
        if not steps:
            return ""
        lines = "".join(
            f"<li>{self._linked(by_step[step], self._what_was_played(by_step[step]))}</li>"
            for step in steps
        )
        return f"<h2>{self._text('report-turning')}</h2><ol>{lines}</ol>"

    def _what_was_played(self, decision: Decision) -> str:
        move = self.wording.told(made(decision).label)
        return self.say("report-of", what=self.wording.step(decision), how=move)

    def _every_decision(self) -> str:
        head = "".join(
            f'<th class="{_cell_class(name)}">{self._text(f"report-column-{name}")}</th>'
            for name in _COLUMNS
        )
        rows = "".join(map(self._row, self.review.decisions))
        made_with = self.say("report-made", playouts=self.review.playouts, seed=self.review.seed)
        return (
            f"<h2>{self._text('report-every-decision')}</h2>"
            f'<div class="wide"><table class="rows"><thead><tr>{head}</tr></thead>'
            f'<tbody>{rows}</tbody></table></div><p class="soft">{escape(made_with)}</p>'
        )

    def _row(self, decision: Decision) -> str:
        wording, choice = self.wording, made(decision)
        is_loss = decision.grade in LOSSES
        cells = {
            "step": str(decision.step),
            "player": escape(wording.names[decision.seat]),
            "move": self._linked(decision, wording.told(choice.label)),
            "points": wording.points(choice.points),
            "grade": f'<span class="{"loss" if is_loss else ""}">{wording.grade(decision)}</span>',
            "lost": wording.number(decision.loss),
            "chance": wording.share(choice.chance),
        }
        body = "".join(f'<td class="{_cell_class(name)}">{cells[name]}</td>' for name in _COLUMNS)
        return f"<tr>{body}</tr>"

    def _linked(self, decision: Decision, text: str) -> str:
        """Return a text that leads to where the decision is shown, if it is."""
        if decision.grade not in LOSSES:
            return escape(text)
        return f'<a href="#{anchor(decision)}">{escape(text)}</a>'

    def _look_again(self) -> str:
        head = f'<h2 class="look-again">{self._text("report-look-again")}</h2>'
        decisions = with_loss(self.review)
        if not decisions:
            return f"{head}<p>{self._text('report-nothing-lost')}</p>"
        switch = "" if self.game is None else self._switch()
        return head + switch + "".join(map(self._decision, decisions))

    def _switch(self) -> str:
        return (
            '<p><label><input type="checkbox" class="show-hidden"/> '
            f"{self._text('report-show-hidden')}</label></p>"
        )

    def _decision(self, decision: Decision) -> str:
        wording = self.wording
        return (
            f'<article id="{anchor(decision)}"><h3>{escape(wording.graded(decision))}</h3>'
            f'<p>{escape(wording.told(decision.why))}</p><div class="position">'
            f"{self._board(decision)}{self._choices(decision)}</div>"
            f"{self._definitions(decision)}</article>"
        )

    def _board(self, decision: Decision) -> str:
        """Return the board as it was before the move, and what the player held."""
        if self.game is None:
            return ""
        game, state = self.game, self.game.states[decision.step - 1]
        hand = game.kind.notation.write_hand(state, decision.seat)
        player = self.wording.names[decision.seat]
        holds = f"<p>{self._text('report-holds', player=player, hand=hand)}</p>" if hand else ""
        return (
            f'<div class="board">{game.kind.draw_html(game.options, state, self.say)}{holds}</div>'
        )

    def _choices(self, decision: Decision) -> str:
        names = ("move", "points", "lost", "chance", "why")
        head = "".join(
            f'<th class="{_cell_class(name)}">{self._text(f"report-column-{name}")}</th>'
            for name in names
        )
        rows = "".join(self._choice(*one) for one in best_three(decision))
        return (
            f'<div class="wide"><table class="rows choices"><thead><tr>{head}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )

    def _choice(self, choice: Choice, is_made: bool) -> str:
        wording = self.wording
        mark = f' <span class="mark">({self._text("report-made-mark")})</span>' if is_made else ""
        cells = {
            "move": escape(wording.told(choice.label)) + mark,
            "points": wording.points(choice.points),
            "lost": wording.number(choice.loss),
            "chance": wording.share(choice.chance),
            "why": "<br/>".join(escape(wording.part(part)) for part in telling_parts(choice)),
        }
        body = "".join(
            f'<td class="{_cell_class(name)}">{cell}</td>' for name, cell in cells.items()
        )
        return f'<tr class="made">{body}</tr>' if is_made else f"<tr>{body}</tr>"

    def _definitions(self, decision: Decision) -> str:
        found = "".join(
            f"<dt>{escape(word)}</dt><dd>{escape(meaning)}</dd>"
            for word, meaning in self._meanings(decision)
        )
        return f"<dl>{found}</dl>" if found else ""

    def _meanings(self, decision: Decision) -> Iterator[tuple[str, str]]:
        if self.game is None:
            return
        labels = [choice.label for choice, _ in best_three(decision)]
        for word in dict.fromkeys(word for label in labels for word in words_in(label)):
            meaning = meaning_of(self.game.rules.lexicon, word, self.say.language)
            if meaning:
                yield word, meaning

    def _text(self, name: str, **values: str | int | float) -> str:
        return escape(self.say(name, **values))


def _cell_class(column: str) -> str:
    kinds = {"figure": column in _FIGURES, "spare": column in _SPARE, "why": column == "why"}
    return " ".join(kind for kind, applies in kinds.items() if applies)
