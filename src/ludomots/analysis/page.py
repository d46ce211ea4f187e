"""A review as one page that needs nothing else: no network, no script, no file beside it."""

from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files

from ludomots.analysis import plots
from ludomots.analysis.report import Choice, Decision, Review, SeatReview
from ludomots.analysis.wording import LOSSES, Wording, best_three, made, telling_parts, with_loss
from ludomots.core.facts import words_in
from ludomots.core.game import Game
from ludomots.study.meanings import meaning_of
from ludomots.texts import Texts

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
            f'<section class="card {plots.seat_class(seat.seat)}">'
            f"<h3>{escape(self.wording.names[seat.seat])}</h3>"
            f'<p class="accuracy">{figure}</p><p>{escape(self.wording.losses(seat))}</p>'
            f"<p>{escape(self.wording.luck(seat))}</p></section>"
        )

    def _plots(self) -> str:
        drawn = (
            ("chances", plots.chances),
            ("lost", plots.losses),
            ("luck-and-choice", plots.luck_and_choice),
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
            f'<span class="key {plots.seat_class(seat)}">{escape(name)}</span>'
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
        return f'<a href="#{plots.anchor(decision)}">{escape(text)}</a>'

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
            f'<article id="{plots.anchor(decision)}"><h3>{escape(wording.graded(decision))}</h3>'
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
