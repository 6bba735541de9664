"""Tests of the whole program in its window."""

import gc
import random
from pathlib import Path

import pytest

from tests.app.program import take_keys_at_once, wait_for_computers


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All these open the window; offscreen, Qt says what the platform cannot do for dialogs and menus."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.window)
            item.add_marker(pytest.mark.qt_log_ignore("^This plugin does not support (propagate|grabbing)"))


@pytest.fixture(autouse=True)
def _time_and_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals and the same computer players every time; nobody is late, and no finger too hasty."""
    dice = random.Random(7)
    wait_for_computers(monkeypatch)
    take_keys_at_once(monkeypatch)
    monkeypatch.setattr("secrets.choice", dice.choice)
    monkeypatch.setattr("secrets.randbelow", dice.randrange)
    monkeypatch.setattr("mtdesk.ui.play.curtain._HASTE_MS", 0)
    # At its end the program would look for garbage in everything that earlier tests have frozen.
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
