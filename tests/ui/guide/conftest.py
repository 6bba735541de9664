"""What the tests of the guided round share."""

import pytest


@pytest.fixture(autouse=True)
def _computers_play_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "mtdesk.ui.play.session._PACES", dict.fromkeys(("at-once", "slow", "normal", "fast"), 0.0)
    )
