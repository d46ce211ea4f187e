"""What MkDocs does not do by itself: pages from outside ``docs``, links to them, and the look.

Pages link to each other as they lie in the repository. There is no public address of the
repository to point to, so the site has a copy of the few pages of Markdown outside ``docs``; a link
to any other file becomes the path of that file.
"""

import logging
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
LOOK = ROOT / "web" / "src" / "look"

COPIED = {
    "README.md": "repository/readme.md",
    "README.fr.md": "repository/readme-fr.md",
    "CONTRIBUTING.md": "repository/contributing.md",
    "CHANGELOG.md": "repository/changes.md",
    "web/README.md": "repository/web.md",
}
"""Pages outside ``docs``, and where the site has them."""

_PATHS = {site: repository for repository, site in COPIED.items()}
_FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^\]]*)\]\((?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")
_LAMP_OF_GAMES = ":root[data-light='lamp']"
_LAMP_OF_DOCS = "[data-md-color-scheme='slate']"

_log = logging.getLogger("mkdocs.hooks.ludomots")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the copied pages, and the colours and fonts of the games' own site."""
    for repository, site in COPIED.items():
        text = (ROOT / repository).read_text(encoding="utf-8")
        files.append(File.generated(config, site, content=text))
    added: dict[str, str | bytes] = {
        "look.css": (ROOT / "docs_site" / "look.css").read_text(encoding="utf-8"),
        "tokens.css": _tokens(),
        "icon.svg": (ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8"),
    }
    fonts = sorted((LOOK / "fonts").glob("*.woff2"))
    if fonts:
        added["fonts.css"] = (LOOK / "fonts.css").read_text(encoding="utf-8")
        added |= {f"fonts/{font.name}": font.read_bytes() for font in fonts}
    else:
        _log.info("The fonts are not built (make site): the reader's own are used.")
        config.extra_css.remove("look/fonts.css")
    for name, content in added.items():
        files.append(File.generated(config, f"look/{name}", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Let the links of a page lead to where its targets are on the site."""
    return site_links(markdown, page.file.src_uri).replace("<BLANKLINE>\n", "\n")


def site_links(markdown: str, here: str) -> str:
    """Return the text of a page with its links changed; ``here`` is its path on the site.

    >>> site_links("[how](../CONTRIBUTING.md#habits), [code](../src/ludomots/cli.py)", "words.md")
    '[how](repository/contributing.md#habits), code (`src/ludomots/cli.py`)'
    >>> site_links("![a table](docs/screenshots/a.webp)", "repository/readme.md")
    '![a table](../screenshots/a.webp)'
    """
    parts = _FENCED.split(markdown)
    parts[::2] = [_LINK.sub(lambda found: _link(found, here), part) for part in parts[::2]]
    return "".join(parts)


def _link(link: re.Match[str], here: str) -> str:
    """Return a link, given where its page is on the site."""
    folder = posixpath.dirname(_PATHS.get(here, f"docs/{here}"))
    target = posixpath.normpath(posixpath.join(folder, link["path"]))
    if target in COPIED:
        site = COPIED[target]
    elif target.startswith("docs/"):
        site = target.removeprefix("docs/")
    elif target.startswith("../") or not (ROOT / target).exists():
        _log.warning("%s links to %s, which does not exist", here, link["path"])
        return link[0]
    else:
        return _as_path(link["text"], target)
    path = posixpath.relpath(site, posixpath.dirname(here) or ".")
    return f"{link['image']}[{link['text']}]({path}{link['anchor'] or ''})"


def _as_path(text: str, target: str) -> str:
    return f"`{target}`" if text.strip("`") == target else f"{text} (`{target}`)"


def _tokens() -> str:
    """Return the colours of the games' site, for the two schemes of this one."""
    tokens = (LOOK / "tokens.css").read_text(encoding="utf-8")
    if _LAMP_OF_GAMES not in tokens:
        _log.warning("the colours by lamp light are no longer named %s", _LAMP_OF_GAMES)
    return tokens.replace(_LAMP_OF_GAMES, _LAMP_OF_DOCS)
