"""The two pages made of questions and figures: the verdicts, and the tables behind them."""

from collections.abc import Iterator, Mapping

from bench.playability.questions import HERE, Page, Question, figures, pages
from ludomots.core.player import level_name
from ludomots.lab import Findings
from ludomots.lab.estimates import Estimate
from ludomots.lab.rows import change, interval, number, setting
from ludomots.lab.trial import MEASURES, Measure
from ludomots.texts import texts

_SAY = texts("en")
_HEADS = {
    "turns": "turns",
    "idle": "idle",
    "useless": "no useful move",
    "forced": "only one",
    "longest_wait": "longest wait",
    "shut_out": "shut out",
    "lead_changes": "lead changes",
    "comebacks": "comebacks",
    "first_seat": "first seat wins",
    "guard_ends": "got nowhere",
    "score": "points",
    "margin": "margin",
}
_SHOWN = tuple(one for one in MEASURES if one.name in _HEADS)

_TOP = HERE / "top.md"
_TOP_OF_TABLES = HERE / "top-of-tables.md"


def verdicts() -> str:
    """Return the page that says what was decided about each ruling."""
    parts = [_TOP.read_text(encoding="utf-8")]
    for one in pages():
        figures_at = f"notes/playability.md#{one.title.lower().replace(' ', '-')}"
        parts += [f"## {one.title}\n", f"[Figures]({figures_at})\n"]
        for question in one.question:
            parts += [f"### {question.title} ({question.id})\n", f"{question.verdict.strip()}\n"]
        parts += _not_asked(one)
    return "\n".join(parts)


def tables() -> str:
    """Return the page with the figures of every question and the commands that make them."""
    found = figures()
    parts = [_TOP_OF_TABLES.read_text(encoding="utf-8")]
    for one in pages():
        parts.append(f"## {one.title}\n")
        for question in one.question:
            parts += [f"### {question.title} ({question.id})\n", *_table(one.game, question, found)]
    return "\n".join(parts)


def _table(game: str, question: Question, found: Mapping[str, Findings]) -> Iterator[str]:
    commands = [one for one in question.commands(game) if one in found]
    seats = len(question.players[0].split(","))
    shown = [one for one in _SHOWN if seats > 1 or not one.needs_others]
    yield "| players | rules | " + " | ".join(_HEADS[one.name] for one in shown) + " |"
    yield "|" + "---|" * (len(shown) + 2)
    seen = set[tuple[str, str]]()
    for command in commands:
        yield from _rows(found[command], shown, seen)
    yield ""
    yield from (f"    {command}" for command in commands)
    yield ""


def _rows(found: Findings, shown: list[Measure], seen: set[tuple[str, str]]) -> Iterator[str]:
    """Yield the rows of one command; the first setting is not repeated for the same players."""
    levels = ", ".join(level_name(name, _SAY) for name in found.players)
    levels = f"{levels}: {found.trials[0].games} games"
    for trial in found.trials:
        rules = setting(trial)
        if (levels, rules) in seen:
            continue
        seen.add((levels, rules))
        cells = (_value(one, trial.figures[one.name], alone=not found.differences) for one in shown)
        yield f"| {levels} | `{rules}` | " + " | ".join(cells) + " |"
    if found.differences:
        cells = (_difference(one, found.differences[one.name]) for one in shown)
        yield "| | *B − A* | " + " | ".join(cells) + " |"


def _value(measure: Measure, estimate: Estimate, *, alone: bool) -> str:
    value = number(estimate.value, _SAY, is_share=measure.is_share)
    return f"{value} {interval(estimate, _SAY, is_share=measure.is_share)}" if alone else value


def _difference(measure: Measure, estimate: Estimate) -> str:
    text = change(estimate, _SAY, is_share=measure.is_share).removesuffix(" clear")
    return f"**{text}**" if estimate.excludes_zero else text


def _not_asked(asked: Page) -> Iterator[str]:
    if asked.not_asked:
        yield "### Not under the lab\n"
        yield from (f"- `{name}`: {why}" for name, why in asked.not_asked.items())
        yield ""
