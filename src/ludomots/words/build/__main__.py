"""``python -m ludomots.words.build``: bring the packaged word lists up to date."""

import os
from concurrent.futures import ProcessPoolExecutor

from ludomots.words.build.pipeline import build_with_progress
from ludomots.words.files import LANGUAGES, build_key, packaged, read_about


def main() -> None:
    """Build the languages whose sources or builder changed, two at a time."""
    stale = [language for language in LANGUAGES if not _is_fresh(language)]
    if stale:
        with ProcessPoolExecutor(max_workers=min(len(stale), os.cpu_count() or 1)) as pool:
            list(pool.map(_build, stale))


def _is_fresh(language: str) -> bool:
    about = read_about(packaged(language))
    return about is not None and about.key == build_key(language)


def _build(language: str) -> None:
    build_with_progress(language, packaged(language))


if __name__ == "__main__":
    main()
