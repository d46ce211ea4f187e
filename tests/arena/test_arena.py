"""Matches: repeatable, fair by pairs, with valid intervals."""

import json

import pytest

from ludomots.arena import Match, play_match
from ludomots.arena.match import mean_interval
from tests.in_process import ask


def test_a_match_repeats_on_any_number_of_processes() -> None:
    match = Match(game="topword", players=("famille", "debutant"), games=6, seed=3, pairs=True)
    one, two = play_match(match, jobs=1), play_match(match, jobs=2)
    assert (one.players, one.share) == (two.players, two.share)
    assert one.games == 6


def test_a_player_against_itself_by_pairs_is_even() -> None:
    match = Match(game="topword", players=("greedy", "greedy"), games=10, pairs=True)
    result = play_match(match, jobs=1)
    assert result.share is not None
    assert result.share[0] == 0.5
    assert result.players[0].mean_score == result.players[1].mean_score


def test_three_players_turn_through_the_seats() -> None:
    match = Match(game="topword", players=("greedy", "famille", "debutant"), games=3, pairs=True)
    result = play_match(match, jobs=1)
    assert result.games == 3
    assert sum(standing.wins for standing in result.players) + result.players[0].ties <= 3


def test_teams_swap_seats_and_win_together() -> None:
    """Two rotations seat two teams in both ways; the share is that of all seats with one name."""
    names = ("club", "debutant", "club", "debutant")
    result = play_match(Match(game="typo", players=names, games=4, pairs=True), jobs=1)
    club = sum(one.wins for one in result.players if one.name == "club")
    ties = max(one.ties for one in result.players)
    assert result.games == 4
    assert result.share is not None
    assert club / 4 <= result.share[0] <= (club + ties) / 4
    assert club >= 3


@pytest.mark.parametrize(
    ("values", "low_at_least", "high_at_most"),
    [([1.0] * 10, 0.7, 1.0), ([0.5] * 10, 0.2, 0.8), ([1.0, 0.0] * 50, 0.40, 0.60)],
)
def test_intervals(values: list[float], low_at_least: float, high_at_most: float) -> None:
    mean, low, high = mean_interval(values)
    assert low_at_least <= low <= mean <= high <= high_at_most


def test_arena_command() -> None:
    arguments = ["arena", "topword", "--players", "greedy,debutant", "--games", "4", "--pairs"]
    answer = json.loads(ask(*arguments, "--json").out)
    assert answer["games"] == 4
    assert [one["name"] for one in answer["players"]] == ["greedy", "debutant"]
    assert {"wins", "ties", "mean_score"} <= answer["players"][0].keys()
    assert len(answer["share"]) == 3
    assert answer["cpu_seconds"] > 0
    assert "share of greedy" in ask(*arguments).out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "greedy,nobody"],
        ["--players", "greedy,greedy,greedy,greedy,greedy"],
        ["--players", "greedy,greedy", "--option", "board=9"],
        ["--players", "greedy,greedy", "--preset", "martian"],
        ["--players", "greedy,greedy", "--option", "nonsense"],
    ],
)
def test_bad_matches_are_clear_errors(arguments: list[str]) -> None:
    done = ask("arena", "topword", *arguments)
    assert done.code == 2
    assert done.err
