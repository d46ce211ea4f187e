"""Definitions of a dictionary, made short enough to be shown beside a word."""

import re

LONGEST = 70
_SHORTEST = 18

_EXAMPLES = re.compile(r'[;,:]?\s*(?:as in |e\.g\.,? )?".*', re.DOTALL)
_PARENTHESES = re.compile(r"\s*\([^()]*\)")
_QUOTED = re.compile(r"`([^`']*)'")
_CLAUSE = re.compile(
    r"[;,:]\s|\s(?=(?:\(|especially|such as|including|that|which|who|whose|where|when|while|so|"
    r"because|but|if|used|made|having|consisting|containing|characterized|resulting|found|native|formerly|"
    r"with|without|for|from|by|in|on|at|into|through|during|between|among|over|under|against|along|"
    r"about|around|near|across|upon|within|before|after|until|toward|towards)\b)"
)
"""Where a definition can end: before a part that only adds to what was said."""
_PHRASE = re.compile(r"\s(?=(?:and|or|of|to|as|usually|often|typically|generally|both)\b)")
"""Where it can end if there is no such place: before one more thing of a list, or a remark."""
_LEADING = re.compile(r"^(?:an?|the) (?=\w)")
_RELATING = re.compile(r"^of or relating to\b")
_NOT_LAST = frozenset(
    "a an the of to in on at by for from with without as that which who whose or and but is are was"
    " be being been very more most not no some any other such its their his her one into through"
    " during between among than so because if when where while either both especially usually often"
    " having used made each every generally typically also only can may must has have".split()
)
"""Words that a definition cannot end with."""
_RELATIVES = frozenset("that which who whose where when while because if".split())


def shortened(definition: str) -> str | None:
    """Return a definition of at most ``LONGEST`` characters, ``None`` if it cannot be had.

    Its article and examples are left out, then further senses, then remarks in parentheses, then
    the last clauses.

    >>> shortened('a large cat; "the lion roared"')
    'large cat'
    >>> shortened("any of several plants of the genus Zamia, which grow in the hot parts of Mexico")
    'any of several plants of the genus Zamia'
    """
    whole = _QUOTED.sub(r"“\1”", _EXAMPLES.sub("", definition)).replace("'", "’").strip(" ;:,.")
    senses = [sense.strip(" ,") for sense in whole.split(";")]
    first = _RELATING.sub("relating to", _LEADING.sub("", senses[0]))
    if len(first) > LONGEST:
        first = _PARENTHESES.sub("", first).strip()
    if len(first) > LONGEST:
        return _cut(first)
    for sense in senses[1:]:
        if len(first) + len(sense) + 2 > LONGEST:
            break
        first += f"; {sense}"
    return first or None


def _cut(sense: str) -> str | None:
    """Return a long sense up to the last clause that fits, else up to the last phrase."""
    for boundary in (_CLAUSE, _PHRASE):
        for end in reversed([found.start() for found in boundary.finditer(sense[: LONGEST + 2])]):
            kept = sense[:end].strip(" ,;:")
            if _SHORTEST <= len(kept) <= LONGEST and _is_whole(kept):
                return kept
    return None


def _is_whole(kept: str) -> bool:
    """Return whether a cut definition reads as one: no clause in it has only begun."""
    words = kept.lower().split()
    has_begun_clause = not _RELATIVES.isdisjoint(words[-3:])
    return (
        words[-1] not in _NOT_LAST and not has_begun_clause and kept.count("(") == kept.count(")")
    )
