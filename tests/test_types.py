"""Types reach the user: what is misspelled is an error before the program runs."""

import re
import subprocess
import sys
from pathlib import Path

from tools.typed_new import STUB, stub

_PROGRAM = """import ludomots
from ludomots.games.topword import Place

game = ludomots.new("topword", seed=7, keep_one_letter=True)
seat = game.to_act[0]
view = game.view(seat)
reveal_type(game.options.keep_one_letter)
reveal_type(view.bag_count)
for move in game.legal_moves:
    if isinstance(move, Place):
        print(move.tiles[0].row)
        print(move.tilse)  # wrong
print(view.bag_cuont)  # wrong
print(game.options.keep_one_leter)  # wrong
print(game.state.rakcs)  # wrong
ludomots.new("topword", keep_one_leter=True)  # wrong
ludomots.new("typo", keep_one_letter=True)  # wrong
ludomots.new("topword", check="never")  # wrong
game.push(3)  # wrong
typo = ludomots.new("typo")
reveal_type(typo.view(0).rows)
print(typo.view(0).rack)  # wrong
name: str = "topword"
print(ludomots.new(name).view(0).rack)
"""


def test_the_overloads_are_those_of_the_games() -> None:
    assert STUB.read_text(encoding="utf-8") == stub(), "the overloads of new are old: make types"


def test_what_is_misspelled_is_rejected(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(_PROGRAM)
    command = [sys.executable, "-m", "mypy", "--strict", "--hide-error-context", str(program)]
    checked = subprocess.run(
        [*command, "--cache-dir", str(tmp_path / "cache")],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    lines = _PROGRAM.splitlines()
    wrong = {number for number, line in enumerate(lines, start=1) if line.endswith("# wrong")}
    found = {int(number) for number in re.findall(r"program.py:(\d+): error", checked.stdout)}
    assert found == wrong, checked.stdout
    revealed = re.findall(r'Revealed type is "([^"]*)"', checked.stdout)
    names = ("bool", "int", "tuple[str, ...]")
    assert [one.replace("builtins.", "") for one in revealed] == list(names)
