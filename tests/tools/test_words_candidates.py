"""The queue of words to judge: what free sources have and nobody has judged."""

import gzip
import sys
from pathlib import Path

import msgspec
import pytest

from ludomots.words.build.decisions import read_decisions
from ludomots.words.files import sources
from tools.words_candidates import main


def test_only_words_that_nobody_judged_are_queued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    decided = read_decisions(sources("fr") / "decisions.tsv")
    refused = next(one.lemma for one in decided if one.verdict == "-")
    dictionary = tmp_path / "fr.dic"
    dictionary.write_text(
        f"5\nchat/S.\nLyon\nfrobulette/S.() po:nom\n{refused}/S.\narc-en-ciel\n", encoding="utf-8"
    )
    texts = tmp_path / "large_fr.msgpack.gz"
    bins: list[object] = [{"format": "cB"}, *[[] for _ in range(500)], ["frobulette", "zibuline"]]
    bins += [[] for _ in range(250)] + [["quobuleur"]]
    texts.write_bytes(gzip.compress(msgspec.msgpack.encode(bins)))
    proposals = tmp_path / "proposals.tsv"
    proposals.write_text("word\ttimes\nZIBULOTE\t3\n", encoding="utf-8")
    out = tmp_path / "queue.tsv"
    asked = [f"hunspell={dictionary}", f"wordfreq={texts}", f"proposals={proposals}"]
    options = [part for one in asked for part in ("--source", one)]
    monkeypatch.setattr(sys, "argv", ["words_candidates", str(out), *options])
    main()
    assert out.read_text(encoding="utf-8").splitlines() == [
        "frobulette\thunspell, wordfreq\t4.00",
        "zibuline\twordfreq\t4.00",
        "zibulote\tproposals\t0.00",
    ]
    told = capsys.readouterr().err
    assert "lexique: " in told
    assert "CC BY-SA 4.0" in told
