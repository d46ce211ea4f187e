"""The playability pages: every option is judged, with figures that its commands made."""

import msgspec
import pytest

from bench.playability.questions import Page, Question, commands, figures, matches_of, pages
from ludomots.core.shelf import SHELF

PAGES = {page.game: page for page in pages()}


def settled_by(question: Question) -> set[str]:
    """Return the options that a question is about."""
    pairs = [pair for one in question.against for pair in one.split()] or question.options
    return {pair.partition("=")[0] for pair in pairs} - {"preset"}


def test_every_game_has_its_chapter() -> None:
    assert list(PAGES) == list(SHELF)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_every_option_is_judged_or_it_is_told_why_not(page: Page) -> None:
    options = {field.encode_name for field in msgspec.structs.fields(SHELF[page.game].options)}
    asked = set().union(*(settled_by(question) for question in page.question))
    assert asked | set(page.not_asked) == options
    assert not asked & set(page.not_asked)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_every_question_has_a_verdict(page: Page) -> None:
    assert [one.title for one in page.question if not one.verdict.strip()] == []


def test_the_figures_are_those_of_the_commands() -> None:
    """None is missing, none is left over, and each was made by the rules that its command names."""
    found = figures()
    assert list(found) == commands()
    for command, one in found.items():
        matches = [match for match in matches_of(command) if match is not None]
        assert [(trial.preset, trial.options) for trial in one.trials] == [
            (match.preset, match.options) for match in matches
        ]
        assert {trial.games for trial in one.trials} == {matches[0].games}


def test_topscore_under_the_usual_rules_neither_stalls_nor_shuts_anybody_out() -> None:
    """TS-Q18: at most 2 % of the games of Famille and above end by the guard, 6 % of beginners'."""
    usual = {
        found.players: found.trials[0]
        for found in figures().values()
        if found.game == "topscore" and len(found.trials) == 1
    }
    assert {players[0] for players in usual} >= {"debutant", "famille", "club"}
    for players, trial in usual.items():
        assert trial.games >= 240
        assert trial.figures["guard_ends"].value <= (0.06 if "debutant" in players else 0.02)
        assert trial.figures["shut_out"].value == 0


def test_no_move_of_a_computer_player_was_refused() -> None:
    """A player that does not know a rule would be judged instead of the rule."""
    for command, found in figures().items():
        assert [trial.refused for trial in found.trials] == [0] * len(found.trials), command
