"""``ludomots lab``: figures in a terminal, as JSON and as a plot, in both languages."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludomots.lab.trial import MEASURES
from tests.in_process import ask

SHORT = ("lab", "mots-de-tete", "--games", "4", "--jobs", "1", "--option", "target=60")


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            (
                "mots-de-tete: 4 games a setting, Family, Family",
                "A  french, target=60",
                "B  french, target=30",
                "Turns that brought nothing",
                "The points agreed on have been reached.",
                "chance alone rarely makes such a difference",
            ),
        ),
        (
            "fr",
            (
                "mots-de-tete : 4 parties par réglage, Famille, Famille",
                "B  french, target=30",
                "Tours pour rien",
                "100,0 % (de 51,0 à 100,0)",
                "le hasard seul donne rarement un tel écart",
            ),
        ),
    ],
)
def test_two_settings_side_by_side(lang: str, sentences: tuple[str, ...]) -> None:
    done = ask(*SHORT, "--against", "target=30", lang=lang)
    assert done.code == 0
    for sentence in sentences:
        assert sentence in done.out
    assert done.out.count("B − A") == len(MEASURES) + 1


def test_one_setting_has_no_second_column() -> None:
    out = ask(*SHORT).out
    assert out.startswith("mots-de-tete: 4 games, Family, Family\nfrench, target=60\n")
    assert "B − A" not in out
    assert "95 % intervals" in out


def test_json_has_every_figure_with_its_interval() -> None:
    told = json.loads(ask(*SHORT, "--against", "preset=quarte", "--json").out)
    first, second = told["trials"]
    assert (first["preset"], second["preset"]) == ("french", "quarte")
    assert first["options"] == second["options"] == {"target": 60}
    assert list(first["figures"]) == [measure.name for measure in MEASURES]
    for name, one in told["differences"].items():
        assert one["low"] <= one["value"] <= one["high"], name


@pytest.mark.parametrize("against", [(), ("--against", "target=30")])
def test_a_plot_is_drawn(tmp_path: Path, against: tuple[str, ...]) -> None:
    file = tmp_path / "lab.svg"
    assert ask(*SHORT, *against, "--plot", str(file)).code == 0
    drawn = ElementTree.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 (our own file)
    texts = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "Turns a game" in texts
    assert any("B − A" in text for text in texts) is bool(against)
    width, height = map(int, drawn.attrib["viewBox"].split()[2:])
    for text in drawn.iter("{http://www.w3.org/2000/svg}text"):
        assert int(text.attrib["x"]) < width
        assert int(text.attrib["y"]) < height


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--against", "tarjet=30"), "tarjet"),
        (("--against", "preset=nowhere"), "nowhere"),
        (("--players", "nobody,famille"), "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], sentence: str) -> None:
    done = ask(*SHORT, *arguments)
    assert done.code == 2
    assert sentence in done.err
    assert not done.out


def test_a_plot_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = ask(*SHORT, "--plot", str(tmp_path / "nowhere" / "lab.svg"), lang="fr")
    assert done.code == 2
    assert "Impossible d’écrire" in done.err
