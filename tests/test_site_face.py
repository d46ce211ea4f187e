"""What each game states for the site: its rules exist, its example can be played."""

import msgspec
import pytest

from ludomots.core.choosing import groups_of
from ludomots.core.options import DEFAULT_PRESET, choose
from ludomots.core.shelf import SHELF
from ludomots.core.site_face import SiteFace
from ludomots.records import read, replay
from ludomots.server.shelf import usual_options
from ludomots.texts import LANGUAGES, texts

GAMES = pytest.mark.parametrize("name", SHELF)


@GAMES
def test_the_usual_rules_can_be_played(name: str) -> None:
    kind = SHELF[name]
    for rules in kind.faces.site.usual.values():
        choose(kind.options, rules.preset, rules.changes)
        if kind.faces.site.alone:
            choose(kind.options, kind.faces.site.alone, rules.changes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quick_game_of_typo_has_the_bluff_that_its_box_promises(language: str) -> None:
    assert usual_options(SHELF["typo"], language).check == "contest"


@GAMES
def test_a_table_can_play_in_each_language(name: str) -> None:
    kind = SHELF[name]
    for language, changes in kind.faces.site.languages.items():
        wanted = {**changes, "lexicon": language}
        assert choose(kind.options, DEFAULT_PRESET, wanted).lexicon == language


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_option_is_offered_once_under_a_heading(name: str, language: str) -> None:
    groups = groups_of(SHELF[name], texts(language))
    offered = [option for group in groups for option in group.options]
    fields = [field.encode_name for field in msgspec.structs.fields(SHELF[name].options)]
    assert sorted(offered) == sorted(fields)
    assert not any(group.label.startswith("option-group-") for group in groups)


@GAMES
def test_the_example_follows_the_rulebook(name: str) -> None:
    example = SHELF[name].faces.site.example
    if example:
        replayed = replay(read(example))
        assert replayed.game.kind.name == name
        assert not replayed.faults


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_site_says_of_it_has_a_text(name: str, language: str) -> None:
    face, say = SHELF[name].faces.site, texts(language)
    steps = [step.name for lesson in face.lessons.values() for step in lesson.steps]
    assert all(f"lesson-{name}-{step}{part}" in say for step in steps for part in ("", "-done"))
    assert all(f"site-pad-{line.name}" in say for line in face.pad.endings)


def test_a_colour_is_six_digits() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"colours": {"day": "red"}}, SiteFace)
