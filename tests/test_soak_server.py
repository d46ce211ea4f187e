"""The soak of the server says whether something grows; a growing one is found."""

import random

from bench.soak_server.picture import SHOWN, picture
from bench.soak_server.trend import trend

TIMES = [float(second) for second in range(0, 1800, 10)]


def test_what_only_goes_up_and_down_is_flat() -> None:
    chance = random.Random(1)
    found = trend(TIMES, [300 + chance.uniform(-20, 20) for _ in TIMES])
    assert found is not None
    assert found.low < 0 < found.high
    assert found.is_flat


def test_a_leak_is_found() -> None:
    chance = random.Random(1)
    leaking = [300 + time / 3600 * 60 + chance.uniform(-20, 20) for time in TIMES]
    found = trend(TIMES, leaking)
    assert found is not None
    assert 30 < found.low < 60 < found.high < 90
    assert not found.is_flat


def test_a_minute_says_nothing() -> None:
    assert trend(TIMES[:6], TIMES[:6]) is None


def test_the_picture_has_a_line_for_each_figure() -> None:
    samples = [{"seconds": time, **dict.fromkeys(SHOWN, time)} for time in TIMES]
    assert picture(samples).count("<polyline") == len(SHOWN)
