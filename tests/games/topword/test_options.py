"""Options and presets: what a table may choose, and errors that name the choices."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.core.options import BadOption, choices_of, choose, presets, read_pairs
from ludomots.games.topword import Options

NAMES = "board qTile turnClock letters check noLoneS fullRackBonus lexicon".split()


def test_defaults_are_the_french_rules() -> None:
    """TW-Q11, TW-Q12, TW-Q32: they forbid only what the French text forbids."""
    assert choose(Options, "french", {}) == Options()
    assert not Options().keep_one_letter
    assert not Options().no_lone_s


def test_presets() -> None:
    """TW-Q8: the short game is on 8 by 8 squares with 64 tiles."""
    assert list(presets(Options)) == ["french", "1994", "later", "international", "short"]
    short = choose(Options, "short", {})
    assert (short.board, sum(short.box_counts().values())) == (8, 64)


def test_pairs_change_a_preset() -> None:
    pairs = ["keepOneLetter=true", "board=8", "turnClock=90", "qTile=either", "letters=short"]
    options = choose(Options, "international", read_pairs(pairs))
    assert options.keep_one_letter
    assert (options.board, options.turn_clock, options.q_tile) == (8, 90, "either")
    assert options.full_rack_bonus == 20
    assert choose(Options, "french", read_pairs(["turnClock=null"])).turn_clock is None


@pytest.mark.parametrize(
    ("pair", "code", "choices"),
    [
        ("keepOneLeter=true", "option-unknown", "keepOneLetter"),
        ("keep_one_letter=true", "option-unknown", "keepOneLetter"),
        ("keepOneLetter=1", "option-value", "true false"),
        ("board=9", "option-value", "10 8 15"),
        ("board=large", "option-value", "10 8 15"),
        ("letters=klingon", "option-value", "english french short"),
        ("qTile=q", "option-value", "QU Q either"),
        ("fullRackBonus=15", "option-value", "10 20"),
        ("stackLimit=6", "option-value", "1…5"),
        ("rackSize=1", "option-value", "2…7"),
        ("allPassEnds=sometimes", "option-value", "bagEmpty always never"),
        ("turnClock=0", "option-value", "1…86400 null"),
        ("lexicon=de", "option-value", "fr en"),
        ("board", "option-unreadable", "KEY=VALUE"),
        ("=8", "option-unreadable", "KEY=VALUE"),
    ],
)
def test_errors_list_the_choices(pair: str, code: str, choices: str) -> None:
    with pytest.raises(BadOption) as caught:
        choose(Options, "french", read_pairs([pair]))
    assert caught.value.code == code
    assert set(choices.split()) <= set(caught.value.choices)
    assert pair.partition("=")[0] in str(caught.value)


def test_unknown_preset() -> None:
    with pytest.raises(BadOption) as caught:
        choose(Options, "2010", {})
    assert caught.value.choices == tuple(presets(Options))


def test_choices() -> None:
    assert choices_of(Options, "check") == ("check", "contest")
    assert choices_of(Options, "rackSize") == ("2…7",)
    assert choices_of(Options, "nothing") == ()


@given(st.text(max_size=80), st.sampled_from(NAMES), st.text(max_size=80))
def test_any_text_as_an_option(text: str, name: str, value: str) -> None:
    """Any text gives options or raises ``BadOption``."""
    for pair in (text, f"{name}={value}"):
        try:
            options = choose(Options, "french", read_pairs([pair]))
        except BadOption:
            continue
        assert isinstance(options, Options)
