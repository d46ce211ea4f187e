"""Which browser somebody uses, in rough words: enough to recognise one's own devices."""

_BROWSERS = (
    ("ludomots", ("ludomots",)),
    ("edge", ("edg/", "edga/", "edgios/")),
    ("opera", ("opr/",)),
    ("samsung", ("samsungbrowser",)),
    ("firefox", ("firefox/", "fxios/")),
    ("chrome", ("chrome/", "crios/", "chromium/")),
    ("safari", ("safari/",)),
)
_SYSTEMS = (
    ("iphone", ("iphone",)),
    ("ipad", ("ipad",)),
    ("android", ("android",)),
    ("windows", ("windows",)),
    ("mac", ("mac os", "macintosh")),
    ("chromebook", ("cros ",)),
    ("linux", ("linux", "x11")),
)
_OTHER = "other"


def browser_of(user_agent: str) -> str:
    """Return the names of browser and system, as the texts ``site-browser`` and ``site-system``
    know them.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0")
    'firefox linux'
    >>> browser_of("curl/8")
    'other other'
    """
    said = user_agent.lower()
    return f"{_first(_BROWSERS, said)} {_first(_SYSTEMS, said)}"


def _first(known: tuple[tuple[str, tuple[str, ...]], ...], said: str) -> str:
    return next((name for name, signs in known if any(one in said for one in signs)), _OTHER)
