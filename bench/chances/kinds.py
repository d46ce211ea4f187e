"""The kinds of games whose chances are learned. Other numbers of players take the nearest."""

from bench.chances.positions import Kind

_MOSTLY_QUICK = ("debutant", "famille", "debutant", "famille", "club")
"""Club takes its time over Topscore."""

KINDS = (
    Kind("topword", 2, learned_from=4500, kept_apart=3000),
    Kind("topword", 3, learned_from=600, kept_apart=300),
    Kind("topword", 4, learned_from=600, kept_apart=300),
    Kind(
        "topscore",
        2,
        learned_from=1000,
        kept_apart=1060,
        levels=_MOSTLY_QUICK,
        stride=6,
        apart=4,
        weighed=600,
    ),
    Kind("typo", 2, learned_from=1050, kept_apart=1200),
    Kind("typo", 2, "second", learned_from=600, kept_apart=300),
    Kind("mots-de-tete", 2, learned_from=2100, kept_apart=4500),
    Kind("mots-de-tete", 3, learned_from=600, kept_apart=300),
    Kind("mots-de-tete", 4, learned_from=600, kept_apart=300),
)
