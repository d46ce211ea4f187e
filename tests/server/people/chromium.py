"""A real Chromium without a window, driven over its debugging protocol."""

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

# What `make chromium` wrote (tools/chromium.sh). The stories of the site start the same one.
_FOUND = Path(__file__).parents[3] / ".make" / "chromium" / "run"
_PATIENCE = 30.0
_FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--remote-debugging-port=0",
    "about:blank",
)


class Page:
    """One page with a passkey device of its own, which says yes to whatever it is asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._session: str | None = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        self.call("Page.enable")
        self.call("WebAuthn.enable")

    def call(self, method: str, **params: Any) -> Any:
        """Call a method of the protocol and return its result."""
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": params}
        if self._session is not None:
            message["sessionId"] = self._session
        self._socket.send(json.dumps(message))
        while True:
            answer = json.loads(self._socket.recv(timeout=_PATIENCE))
            if answer.get("id") == number:
                assert "error" not in answer, (method, answer["error"])
                return answer["result"]

    def new_device(self) -> str:
        """Plug in a device that keeps passkeys, and return its id."""
        device = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        added = self.call("WebAuthn.addVirtualAuthenticator", options=device)
        return str(added["authenticatorId"])

    def visit(self, address: str) -> None:
        """Open a page and wait until it is there."""
        self.call("Page.navigate", url=address)
        ready = "document.readyState === 'complete' && location.href"
        until = time.monotonic() + _PATIENCE
        while self.run(ready) != address:
            assert time.monotonic() < until, address

    def run(self, script: str) -> Any:
        """Run a script in the page and return its value, or raise what it throws."""
        done = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in done:
            raise Thrown(done["exceptionDetails"].get("exception", {}).get("description", ""))
        return done["result"].get("value")


class Thrown(Exception):
    """What a script in the page threw."""


@contextmanager
def chromium() -> Iterator[Page]:
    """A page of the Chromium of the tests. Without one the test is skipped."""
    program = Path(os.environ.get("CHROMIUM", _FOUND))
    if not program.is_file():
        pytest.skip("no Chromium")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = subprocess.Popen(
            [str(program), f"--user-data-dir={folder}", *_FLAGS],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            with connect(_address(Path(folder), browser), max_size=None) as socket:
                yield Page(socket)
        finally:
            browser.terminate()
            browser.wait()


def _address(folder: Path, browser: subprocess.Popen[bytes]) -> str:
    """Return where the browser listens; it says so in a file once it does."""
    file = folder / "DevToolsActivePort"
    until = time.monotonic() + _PATIENCE
    while True:
        lines = file.read_text().split() if file.exists() else []
        if len(lines) == 2:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        assert browser.poll() is None, "Chromium ended at once"
        assert time.monotonic() < until, "Chromium does not start"
        time.sleep(0.05)
