"""What operators ask and do, under ``/api/operator``. To everybody else there is nothing."""

from ludomots.server.operators import audit, reports, sanctions, schema
from ludomots.server.personal_data import Hidden, PersonalData, Shown, hand_over, others

_reports, _sanctions = schema.reports.c, schema.sanctions.c
_operators, _audit = schema.operators.c, schema.audit.c

_IN_OFFICE = "what an operator did for the site is not about the operator"

PERSONAL_DATA = PersonalData(
    export=(
        Shown(
            "reports",
            _reports.by,
            (_reports.at, _reports.table_id, _reports.about, _reports.text, _reports.settled),
            is_deleted=False,
        ),
        Hidden(_reports.person, "who reports somebody must not fear them", is_deleted=False),
        Hidden(_reports.settled_by, _IN_OFFICE, is_deleted=False),
        Shown(
            "sanctions",
            _sanctions.person,
            (_sanctions.kind, _sanctions.since, _sanctions.until, _sanctions.reason),
            is_deleted=False,
        ),
        Hidden(_sanctions.by, _IN_OFFICE, is_deleted=False),
        Shown("operator", _operators.person, others(_operators.person)),
        Hidden(_audit.by, _IN_OFFICE, is_deleted=False),
        Hidden(_audit.target, "its outcome is in sanctions", is_deleted=False),
    ),
    merge=(hand_over(_sanctions.person),),
    erase=(sanctions.forget, reports.forget, audit.forget),
)
