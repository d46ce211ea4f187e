"""The report: all checks, a line each, and one line that sums up."""

import msgspec

from ludomots.server.doctor import data, machine, network
from ludomots.server.doctor.finding import Asked, Check, Finding, Verdict

CHECKS: tuple[Check, ...] = (
    machine.program,
    machine.words,
    machine.site,
    machine.memory,
    machine.open_files,
    machine.data_folder,
    machine.disk,
    machine.clock,
    machine.encoding,
    data.database,
    data.integrity,
    data.clock_of_database,
    data.backups,
    data.bus,
    network.port,
    network.reached,
    network.certificate,
    network.encrypted,
    network.sockets,
    network.forwarded,
)
_SIGNS = {Verdict.OK: "✓", Verdict.WARNING: "!", Verdict.WRONG: "✗"}


def doctor(asked: Asked, *, as_json: bool) -> int:
    """Print what every check found; return 1 if something is wrong."""
    found = [one for check in CHECKS if (one := check(asked)) is not None]
    is_wrong = any(one.verdict is Verdict.WRONG for one in found)
    if as_json:
        print(_json(found, asked))
    else:
        for one in found:
            print(f"{_SIGNS[one.verdict]} {one.sentence(asked.say)}")
        print(_sum(found, asked))
    return int(is_wrong)


def _sum(found: list[Finding], asked: Asked) -> str:
    wrong = sum(one.verdict is Verdict.WRONG for one in found)
    warnings = sum(one.verdict is Verdict.WARNING for one in found)
    name = "wrong" if wrong else "warnings" if warnings else "ok"
    return asked.say(f"doctor-sum-{name}", checks=len(found), wrong=wrong, warnings=warnings)


def _json(found: list[Finding], asked: Asked) -> str:
    checks = [
        {
            "check": one.check,
            "verdict": one.verdict,
            "state": one.state,
            "sentence": one.sentence(asked.say),
            **one.values,
        }
        for one in found
    ]
    is_ok = all(one.verdict is not Verdict.WRONG for one in found)
    return msgspec.json.encode({"ok": is_ok, "checks": checks}).decode()
