"""What the tests of the site's beats are made of is what the rules say today."""

from tests.games.topscore.scenes import FILE, written


def test_the_scenes_of_the_site_are_up_to_date() -> None:
    again = "write them again with: python -m tests.games.topscore.scenes"
    assert FILE.read_text(encoding="utf-8") == written(), again
