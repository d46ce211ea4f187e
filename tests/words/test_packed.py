"""The file that browsers keep: its reader in TypeScript says what the server says."""

import json
import random
import subprocess
import sys
from gzip import decompress
from pathlib import Path

import pytest

from ludomots.words import NotAWord, fold, lexicon
from ludomots.words.explain import error_line
from ludomots.words.kept import packed

WORDS = 5000
WEB = Path(__file__).parents[2] / "web"
NODE = Path(sys.executable).with_name("node")
READ = """
import { readFileSync } from 'node:fs';
import { fold } from './src/words/fold.ts';
import { PackedList } from './src/words/packed.ts';
const [file] = process.argv.slice(1);
const list = new PackedList(new Uint8Array(readFileSync(file)));
const said = (text) => {
  const word = fold(text);
  if (typeof word !== 'string') return [word.code, word.values];
  const { status, reasons } = list.find(word);
  return [status, reasons];
};
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(said)));
"""
ODD = [
    "",
    "cœur",
    "Forêt",
    "ĲS",
    "ﬁn",
    "A4",
    "porte-clés",
    "aujourd’hui",
    "É" * 64,
    "a" * 65,
    "日本",
]


def test_the_reader_says_what_the_server_says(tmp_path: Path) -> None:
    if not NODE.exists():
        pytest.skip("no Node beside this Python")
    file = tmp_path / "fr"
    file.write_bytes(decompress(packed(lexicon("fr"))))
    asked = [*ODD, *_words(random.Random(21))]
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", READ, file],
        cwd=WEB,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    read = json.loads(done.stdout)
    differing = [(text, one) for text, one in zip(asked, read, strict=True) if one != _said(text)]
    assert differing == []
    assert {status for status, _ in read} >= {"accepted", "refused", "unknown", "hyphen"}


def _words(chance: random.Random) -> list[str]:
    """Return words, refused words, and words with one letter changed, dropped or added."""
    fr = lexicon("fr")
    good = chance.sample(fr.words(), WORDS // 2)
    bad = chance.sample(sorted(fr.refused()), WORDS // 5)
    return [*good, *bad, *(_spoilt(chance, one) for one in good[: WORDS * 3 // 10])]


def _spoilt(chance: random.Random, word: str) -> str:
    at = chance.randrange(len(word))
    letter = chance.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    kept = chance.choice((word[at:], word[at + 1 :]))
    return word[:at] + chance.choice(("", letter)) + kept


def _said(text: str) -> list[object]:
    """Return what the server says of a text, without words like it: these take long to find."""
    fr = lexicon("fr")
    try:
        word = fold(text)
    except NotAWord as error:
        code = error_line(error, _name_only)  # type: ignore[arg-type]
        values = {"character": error.character, "position": error.position, "limit": 64}
        return [code, {"text": text, **values}]
    if word in fr:
        return ["accepted", []]
    reasons = [[one.code.value, one.spelling] for one in fr.refusals(word)]
    return ["refused" if reasons else "unknown", reasons]


def _name_only(name: str, **_: object) -> str:
    """Say the end of the name of a sentence instead of the sentence."""
    return name.removeprefix("not-a-word-")
