"""Settings played side by side."""

from msgspec.structs import replace

from ludomots.arena import Match
from ludomots.core.player import Budget
from ludomots.lab import run
from ludomots.lab.trial import MEASURES, play

MATCH = Match(
    game="topscore",
    players=("debutant", "famille"),
    games=8,
    seed=4,
    budget=Budget(None, 1),
)


def test_the_same_figures_on_any_number_of_processes() -> None:
    assert run(MATCH, jobs=1) == run(MATCH, jobs=2)


def test_a_setting_against_itself_differs_in_nothing() -> None:
    found = run(MATCH, MATCH, jobs=1)
    assert found.trials[0] == found.trials[1]
    assert set(found.differences) == {measure.name for measure in MEASURES}
    assert not any(one.value for one in found.differences.values())
    assert not any(one.value for one in found.ending_differences.values())


def test_a_shorter_game_is_found_shorter() -> None:
    """Mots de Tête to 100 points has fewer turns than to 300, with the same players and draws."""
    match = replace(MATCH, game="mots-de-tete", options={"target": 300})
    found = run(match, replace(match, options={"target": 100}), jobs=1)
    turns = found.differences["turns"]
    assert turns.high < -3
    assert turns.value == (
        found.trials[1].figures["turns"].value - found.trials[0].figures["turns"].value
    )


def test_the_shares_of_all_ends_are_all_games() -> None:
    (trial,) = run(MATCH, jobs=1).trials
    assert sum(one.value for one in trial.endings.values()) == 1.0
    assert trial.games == 8
    assert trial.refused == 0
    low, middle, high = trial.spread
    assert low <= middle <= high


def test_players_vary_from_game_to_game() -> None:
    """Quarté has no die: only the players' own chance makes its games differ."""
    games = play(replace(MATCH, game="mots-de-tete", preset="quarte"), jobs=1)
    assert len({game.outcome.scores for game in games}) > 4


def test_alone_there_is_no_lead_and_no_first_seat() -> None:
    match = replace(MATCH, game="mots-de-tete", players=("famille",), preset="solo")
    figures = run(match, jobs=1).trials[0].figures
    assert "turns" in figures
    assert not {"lead_changes", "comebacks", "first_seat", "margin"} & set(figures)
