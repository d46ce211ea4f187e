"""Passkeys in a real browser with a virtual device: keep who one is, and be it again."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, MediaType, get

from tests.server.people.chromium import Page, Thrown, chromium
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


@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def page() -> str:
    """A page of the site, under its headers."""
    return '<!doctype html><title>Ludomots</title><script src="/script.js"></script>'


@get("/script.js", media_type="text/javascript", sync_to_thread=False)
def script() -> str:
    """What a page does with passkeys."""
    return SCRIPT


@contextmanager
def served(app: Litestar) -> Iterator[str]:
    """The address of a real server."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.02)
        yield f"http://localhost:{server.servers[0].sockets[0].getsockname()[1]}/"
    finally:
        server.should_exit = True
        thread.join()


def arrive_new(browser: Page, address: str) -> Any:
    """Come without any cookie, and return who one is."""
    browser.call("Network.clearBrowserCookies")
    browser.visit(address)
    return browser.run("ask('GET', '/api/me')")


def test_a_passkey_keeps_who_one_is(tmp_path: Path) -> None:
    app = site(tmp_path)
    app.register(page)
    app.register(script)
    with served(app) as address, chromium() as browser:
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
    app = site(tmp_path)
    app.register(page)
    app.register(script)
    with served(app) as address, chromium() as browser:
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
