"""What is wrong with a record, as sentences in the reader's language."""

from ludomots.core.explain import explain as explain_cause
from ludomots.records.bad_record import BadRecord
from ludomots.records.replay import CannotReplay, Fault, Replayed
from ludomots.records.verify import Verified
from ludomots.texts import Texts


def explain(error: BadRecord | CannotReplay, say: Texts) -> str:
    """Return why a record cannot be read or judged."""
    if isinstance(error, CannotReplay):
        return say(f"replay-{error.code}", **error.values)
    if error.cause is not None:
        what = explain_cause(error.cause, say)
    else:
        what = say(f"record-{error.code}", **error.values)
    return say("record-at", line=error.line, column=error.column, what=what)


def explain_faults(judged: Replayed | Verified, say: Texts) -> list[str]:
    """Return each disagreement between a record and the rulebook, with its line."""
    return [_explain_fault(fault, judged, say) for fault in judged.faults]


def _explain_fault(fault: Fault, judged: Replayed | Verified, say: Texts) -> str:
    found = fault.found
    if fault.code == "move" and judged.refusal is not None:
        found = explain_cause(judged.refusal, say)
    what = say(f"fault-{fault.code}", written=fault.written, found=found)
    if fault.line is not None:
        return say("fault-in-line", line=fault.line, what=what)
    return what if fault.move is None else say("fault-in-move", move=fault.move, what=what)
