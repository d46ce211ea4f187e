"""The reverse proxies of docs/hosting.md and deploy, as they are, in front of a real server.

They must be installed, so they are tested by a target of their own: ``make test-proxies``.
"""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request, get
from websockets.sync.client import connect
from websockets.typing import Origin

from ludomots.server.people import cookie
from tests.server.people.serving import served
from tests.server.people.visits import site

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "ludomots.example"
_PATIENCE = 20.0


@get("/api/address", sync_to_thread=False)
def address_seen(request: Request[Any, Any, Any]) -> str:
    """Return from where and how a visitor seems to come."""
    return f"{request.client.host if request.client else ''} {request.url.scheme}"


def example(language: str) -> str:
    """Return the example of a language in the documents."""
    found = re.search(rf"```{language}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate that only we believe in."""
    key, pem = folder / "ludomots.key", folder / "ludomots.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(pem)]
    subprocess.run(command, check=True, capture_output=True)
    return key, pem


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """Return how nginx is started with the example."""
    key, pem = certificate(folder)
    text = example("nginx").replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    text = text.replace("/etc/ssl/ludomots.pem", str(pem))
    text = text.replace("/etc/ssl/ludomots.key", str(key))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(
        f"pid {folder / 'nginx.pid'};\ndaemon off;\nmaster_process off;\n"
        f"error_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{text}}}\n"
    )
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(file)]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    """Return how Caddy is started with the example."""
    key, pem = certificate(folder)
    text = example("caddy").replace(f"{NAME} {{", f"{NAME}:{port} {{\n    tls {pem} {key}")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    file = folder / "Caddyfile"
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + text)
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


def caddy_of_the_kit(folder: Path, port: int, behind: int) -> list[str]:
    """Return how Caddy is started with ``deploy/Caddyfile``, told by the environment as there."""
    key, pem = certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("\treverse_proxy", f"\ttls {pem} {key}\n\treverse_proxy")
    file, settings = folder / "Caddyfile", folder / "caddy.env"
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + text)
    nodes = f"127.0.0.1:{behind} 127.0.0.1:{free_port()}"  # the second node is away
    settings.write_text(f"LUDOMOTS_SITE={NAME}:{port}\nLUDOMOTS_NODES={nodes}\n")
    return [
        "caddy",
        "run",
        "--config",
        str(file),
        "--adapter",
        "caddyfile",
        "--envfile",
        str(settings),
    ]


@contextmanager
def proxied(command: list[str], folder: Path, port: int) -> Iterator[None]:
    program = shutil.which(command[0])
    if program is None:
        pytest.fail(f"no {command[0]} found: apt-get install {command[0]}")
    environment = {**os.environ, "HOME": str(folder)}
    with subprocess.Popen(
        [program, *command[1:]], env=environment, stderr=subprocess.DEVNULL
    ) as proxy:
        try:
            until = time.monotonic() + _PATIENCE
            while True:
                assert proxy.poll() is None, "the proxy ended at once"
                assert time.monotonic() < until, "the proxy does not listen"
                with socket.socket() as one:
                    if one.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            yield
        finally:
            proxy.terminate()


@pytest.mark.proxies
@pytest.mark.parametrize("kind", [nginx, caddy, caddy_of_the_kit])
def test_the_site_works_behind_a_proxy(kind: Any, tmp_path: Path) -> None:
    app = site(tmp_path)
    app.register(address_seen)
    port = free_port()
    trusted = ssl.create_default_context()
    with served(app) as inside:
        command = kind(tmp_path, port, int(inside.rstrip("/").rpartition(":")[2]))
        trusted.load_verify_locations(tmp_path / "ludomots.pem")
        with (
            proxied(command, tmp_path, port),
            httpx.Client(
                base_url=f"https://127.0.0.1:{port}",
                headers={"host": f"{NAME}:{port}"},
                verify=trusted,
            ) as visitor,
        ):
            named = {"sni_hostname": NAME}
            answer = visitor.get("/api/me", extensions=named)
            set_cookies = answer.headers.get_list("set-cookie")
            assert answer.status_code == 200
            assert all("Secure" in one for one in set_cookies)
            assert "strict-transport-security" in answer.headers

            invented = {"x-forwarded-for": "203.0.113.9"}
            seen = visitor.get("/api/address", headers=invented, extensions=named)
            assert seen.text == "127.0.0.1 https"

            person = next(one for one in set_cookies if one.startswith(cookie.NAME))
            with connect(
                f"wss://{NAME}:{port}/api/echo",
                sock=socket.create_connection(("127.0.0.1", port)),
                ssl=trusted,
                origin=Origin(f"https://{NAME}:{port}"),
                additional_headers={"cookie": person.partition(";")[0]},
            ) as heard:
                assert heard.recv(timeout=_PATIENCE) == answer.json()["id"]
                heard.send("bonjour")
                assert heard.recv(timeout=_PATIENCE) == "bonjour"
