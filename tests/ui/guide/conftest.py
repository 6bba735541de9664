"""In the guided round of these tests no computer takes its time."""

import pytest

from tests.app.program import think_at_once


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    think_at_once(monkeypatch)
