"""Passkeys in a real browser with a virtual device: keep who one is, and be it again."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.people.chromium import Page, Thrown, chromium
from tests.server.people.serving import served
from tests.server.people.visits import site, visiting

SCRIPT = """
async function ask(method, path, body) {
  const token = (document.cookie.match(/csrftoken=([^;]*)/) ?? [])[1];
  const answer = await fetch(path, {
    method, body: body && JSON.stringify(body),
    headers: {"content-type": "application/json", ...(token && {"x-csrf-token": token})},
  });
  return {status: answer.status, ...(await answer.json())};
}
async function keep() {
  const options = await ask("POST", "/api/me/passkey/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({publicKey});
  return ask("POST", "/api/me/passkey", made.toJSON());
}
async function sign() {
  const options = await ask("POST", "/api/login/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await navigator.credentials.get({publicKey})).toJSON();
}
async function logIn(signed) { return ask("POST", "/api/login", signed); }
"""


PAGE = '<!doctype html><title>Ludomots</title><script src="/script.js"></script>'


@contextmanager
def visited(folder: Path) -> Iterator[tuple[str, Page]]:
    """The address of a site with a page that uses passkeys, and a browser."""
    pages = folder / "pages"
    pages.mkdir()
    (pages / "index.html").write_text(PAGE)
    (pages / "script.js").write_text(SCRIPT)
    with served(site(folder, pages=pages)) as address, chromium() as browser:
        yield address, browser


def arrive_new(browser: Page, address: str) -> Any:
    """Come without any cookie, and return who one is."""
    browser.call("Network.clearBrowserCookies")
    browser.visit(address)
    return browser.run("ask('GET', '/api/me')")


def test_a_passkey_keeps_who_one_is(tmp_path: Path) -> None:
    with visited(tmp_path) as (address, browser):
        device = browser.new_device()
        me = arrive_new(browser, address)
        assert browser.run("keep()") == {**me, "kept": True}

        other = arrive_new(browser, address)
        assert other["id"] != me["id"]
        signed = browser.run("sign()")
        assert browser.run(f"logIn({json.dumps(signed)})") == {**me, "kept": True}
        assert browser.run("ask('GET', '/api/me')") == {**me, "kept": True}

        again = arrive_new(browser, address)
        assert browser.run(f"logIn({json.dumps(signed)})")["code"] == "passkey"
        forged = browser.run("sign()")
        forged["response"]["signature"] = signed["response"]["signature"]
        assert browser.run(f"logIn({json.dumps(forged)})")["code"] == "passkey"
        assert browser.run("ask('GET', '/api/me')") == again

        browser.run("sign().then(logIn)")
        with pytest.raises(Thrown, match="InvalidStateError"):
            browser.run("keep()")
        browser.call("WebAuthn.removeVirtualAuthenticator", authenticatorId=device)
        browser.new_device()
        assert browser.run("keep()")["kept"]
        arrive_new(browser, address)
        assert browser.run("sign().then(logIn)")["id"] == me["id"]


def test_a_page_elsewhere_cannot_use_a_passkey_of_this_site(tmp_path: Path) -> None:
    with visited(tmp_path) as (address, browser):
        browser.new_device()
        arrive_new(browser, address)
        assert browser.run("keep()")["kept"]
        arrive_new(browser, address.replace("localhost", "127.0.0.1"))
        assert browser.run("ask('POST', '/api/login/options')")["code"] == "passkey-address"


@pytest.mark.parametrize("answer", [{}, {"id": "x"}, {"id": 3, "rawId": [], "response": "x"}])
@pytest.mark.parametrize("path", ["/api/login", "/api/me/passkey"])
def test_what_no_browser_sends_is_refused(
    tmp_path: Path, path: str, answer: dict[str, Any]
) -> None:
    with visiting(site(tmp_path)) as browser:
        refused = browser.post(path, json=answer)
        assert refused.status_code == 400
        assert refused.json()["code"] == "passkey"
