"""``python -m tests.records.golden``: write the golden files again, to review them as a diff."""

from tests.records.golden import FOLDER, golden_files

for name, text in golden_files():
    (FOLDER / name).write_text(text, encoding="utf-8")
