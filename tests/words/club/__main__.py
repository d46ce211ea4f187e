"""Print how our list judges the words that a club would try."""

from tests.words.club import rates

for kind, (words, misjudged) in rates().items():
    print(f"{kind}: {len(misjudged)} of {words}: {' '.join(misjudged)}")
