"""Everything that can be chosen for a table has a name in both languages."""

import msgspec
import pytest

from ludomots.core.choosing import options_of, presets_of
from ludomots.core.definition import AnyGame
from ludomots.core.options import choose, presets
from ludomots.core.shelf import SHELF
from ludomots.texts import LANGUAGES, texts

EVERY = [(kind, language) for kind in SHELF.values() for language in LANGUAGES]


@pytest.mark.parametrize(("kind", "language"), EVERY)
def test_every_option_and_choice_has_a_name(kind: AnyGame, language: str) -> None:
    options = options_of(kind, texts(language))
    names = [field.encode_name for field in msgspec.structs.fields(kind.options)]
    assert [one.name for one in options] == names
    for option in options:
        assert option.label != option.name
        for choice in option.choices:
            assert choice.label != str(choice.value), option.name
    labels = [option.label for option in options]
    assert len(set(labels)) == len(labels)
    assert {one.name for one in presets_of(kind, texts(language))} == set(presets(kind.options))


@pytest.mark.parametrize("kind", SHELF.values())
def test_every_choice_can_be_chosen(kind: AnyGame) -> None:
    for option in options_of(kind, texts("fr")):
        values = [choice.value for choice in option.choices]
        values += [value for value in (option.low, option.high) if value is not None]
        assert option.default in values or option.kind == "int"
        for value in values:
            chosen = msgspec.to_builtins(choose(kind.options, "french", {option.name: value}))
            assert chosen[option.name] == value


def test_numbers_have_bounds_or_may_be_none() -> None:
    found = {one.name: one for one in options_of(SHELF["mots-de-tete"], texts("en"))}
    game_time, target = found["gameTime"], found["target"]
    assert (game_time.low, game_time.high, game_time.seconds) == (1, 86_400, True)
    assert [choice.label for choice in game_time.choices] == ["no set time"]
    assert (target.kind, target.choices, target.seconds) == ("int", (), False)
