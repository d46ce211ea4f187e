"""``make bench``: print each measurement when it is made; the last line is one JSON object."""

import json

from bench import legal_moves, mots_de_tete, topscore, topword, words

PARTS = {
    "words": words.measure,
    "topword": topword.measure,
    "mots-de-tete": mots_de_tete.measure,
    "topscore": topscore.measure,
    "legal moves": legal_moves.measure,
}


def main() -> None:
    """Run every part."""
    figures = {}
    for name, measure in PARTS.items():
        print(f"{name}:", flush=True)
        figures[name] = measure()
        for figure, value in figures[name].items():
            print(f"  {figure:<44} {value:,}", flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
