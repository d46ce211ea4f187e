"""NOTICE names everything of others that a wheel built here would contain."""

import doctest
import json
import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tools import notice
from tools.notice import LICENSES, NOTICE, ROOT, Part

STATIC = ROOT / "src" / "ludomots" / "server" / "static"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def text() -> str:
    return NOTICE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def linked() -> list[Part]:
    """The crates linked on this machine: other machines' crates need not be downloaded here."""
    command = ["rustc", "-vV"]
    about = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    host = re.search(r"^host: (.*)$", about, re.MULTILINE)
    assert host
    return notice.crates([host[1]], offline=True)


def test_every_crate_of_the_engine_is_named(text: str, linked: list[Part]) -> None:
    assert {"pyo3", "rayon", "memmap2"} <= {part.name for part in linked}
    assert [part.name for part in linked if f"\n{part}\n" not in text] == []


def test_every_font_and_script_of_the_site_is_named(text: str) -> None:
    fonts, scripts = notice.site_parts()
    assert {"svelte", "@fluent/bundle"} <= {part.name for part in scripts}
    assert [part.name for part in fonts + scripts if f"\n{part}\n" not in text] == []


def test_the_origin_of_every_font_file_is_known() -> None:
    record = json.loads(notice.SITE_PACKAGES.read_text(encoding="utf-8"))
    known = {name for package in record for name in package["files"]}
    shipped = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.woff2")}
    assert shipped
    assert shipped <= known


def named_licences(text: str) -> set[str]:
    """Return the licences that the lines ``Licence:`` of a notice name, as SPDX writes them."""
    return set(re.findall(r"^ *Licence: ([\w.-]*\w)", text, re.MULTILINE))


def test_nothing_is_named_that_is_not_there(text: str) -> None:
    lock = tomllib.loads((ROOT / "Cargo.lock").read_text(encoding="utf-8"))["package"]
    there = {f"{package['name']} {package['version']}" for package in lock}
    there |= {f"{part.name} {part.version}" for parts in notice.site_parts() for part in parts}
    named = re.findall(r"^  (\S+ [\d.]+)$", text.partition(notice.GENERATED)[2], re.MULTILINE)
    assert named
    assert set(named) <= there


def test_the_project_states_the_licences_of_its_parts(text: str) -> None:
    assert set(PROJECT["license"].split(" AND ")) == named_licences(text)


def test_every_licence_comes_with_its_text(text: str) -> None:
    head, _, rest = text.partition(notice.GENERATED)
    told = re.findall(r"^  Licence text: (.*)$", head, re.MULTILINE)
    assert len(told) == head.count(" Licence: ")
    told += [f"LICENSES/{licence}.txt" for licence in named_licences(rest)]
    for name in [*told, "NOTICE"]:
        assert (ROOT / name).is_file(), name
        assert any(fnmatch(name, pattern) for pattern in PROJECT["license-files"]), name


def test_a_licence_that_nobody_chose_is_refused() -> None:
    with pytest.raises(notice.Unclear, match="choose"):
        notice.chosen("GPL-3.0-only OR BSL-1.0")


def test_a_package_with_a_text_of_its_own_is_refused(tmp_path: Path) -> None:
    usual = (LICENSES / "MIT.txt").read_text(encoding="utf-8")
    own = tmp_path / "LICENSE"
    own.write_text(f"Copyright (c) 2020 Ada\n\n{usual}", encoding="utf-8")
    part = notice.part("ours", "1.0", "MIT OR Apache-2.0", tmp_path, ["Somebody <a@b>"])
    assert part == Part("ours", "1.0", "MIT", ("Copyright (c) 2020 Ada",))
    own.write_text(usual.replace("free of charge", "for a fee"), encoding="utf-8")
    with pytest.raises(notice.Unclear, match="read it"):
        notice.part("ours", "1.0", "MIT", tmp_path, [])


def test_examples() -> None:
    assert doctest.testmod(notice).failed == 0
