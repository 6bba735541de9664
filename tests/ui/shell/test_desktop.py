"""What the desktop motion, on every system: asked in its own way, and silent where there is no answer."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mtdesk.ui.shell import desktop
from mtdesk.ui.shell.desktop import (
    DesktopMotion,
    has_session_bus,
    macos_reduces_motion,
    windows_reduces_motion,
)

ROOT = Path(__file__).parents[3]
REDUCED = "org.freedesktop.appearance/reduced-motion"
ANIMATED = "org.gnome.desktop.interface/enable-animations"

needs_a_bus = pytest.mark.skipif(
    shutil.which("dbus-run-session") is None, reason="there is no D-Bus to be tried on this system"
)


def motion_on_a_bus(arguments: list[str]) -> list[str]:
    """What the program prints on a bus of its own with a portal like this."""
    environ = {name: value for name, value in os.environ.items() if name != "DBUS_SESSION_BUS_ADDRESS"}
    program = [sys.executable, "-W", "error", "-m", "tests.ui.shell.portal"]
    command = ["dbus-run-session", "--", *program, *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=True, cwd=ROOT, env=environ
    )
    return done.stdout.split()


@needs_a_bus
@pytest.mark.parametrize(
    ("begun", "changes", "seen"),
    [
        ([f"{REDUCED}=1"], [f"{REDUCED}=0", f"{REDUCED}=1"], ["True", "False", "True"]),
        ([f"{ANIMATED}=false"], [f"{ANIMATED}=true"], ["True", "False"]),
        ([f"{REDUCED}=1", f"{ANIMATED}=true"], [f"{REDUCED}=0"], ["True", "False"]),
    ],
)
def test_the_settings_portal_is_read_and_followed(
    begun: list[str], changes: list[str], seen: list[str]
) -> None:
    assert motion_on_a_bus([*begun, "--", *changes]) == seen


def test_a_bus_is_asked_only_where_there_is_one(tmp_path: Path) -> None:
    """Asking for another one would start it."""
    assert not has_session_bus({})
    assert not has_session_bus({"DBUS_SESSION_BUS_ADDRESS": "disabled:"})
    assert has_session_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1/bus"})
    assert not has_session_bus({"XDG_RUNTIME_DIR": str(tmp_path)})
    (tmp_path / "bus").touch()
    assert has_session_bus({"XDG_RUNTIME_DIR": str(tmp_path)})


def test_where_nobody_tells_of_changes_it_is_asked_again_when_the_window_is_used(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [False, True, True]
    monkeypatch.setattr(desktop, "_READERS", {"darwin": lambda: answers.pop(0)})
    motion = DesktopMotion(platform="darwin")
    told: list[bool] = []
    motion.changed.connect(lambda: told.append(motion.is_reduced))
    motion.ask()
    for state in (
        Qt.ApplicationState.ApplicationInactive,
        Qt.ApplicationState.ApplicationActive,
        Qt.ApplicationState.ApplicationActive,
    ):
        qapp.applicationStateChanged.emit(state)
    assert told == [True]


class FakeUser32:
    """The one function of Windows that is asked."""

    def __init__(self, answered: int, animated: int) -> None:
        self._answered, self._animated = answered, animated

    def SystemParametersInfoW(self, action: int, _: int, result: Any, __: int) -> int:
        assert action == 0x1042
        result._obj.value = self._animated
        return self._answered


@pytest.mark.parametrize(
    ("answered", "animated", "reduced"), [(1, 1, False), (1, 0, True), (0, 1, False), (0, 0, False)]
)
def test_windows(answered: int, animated: int, reduced: bool) -> None:
    assert windows_reduces_motion(FakeUser32(answered, animated)) is reduced


@pytest.mark.skipif(os.name == "nt", reason="the tool is a script for a Unix shell")
@pytest.mark.parametrize(
    ("says", "reduced"), [("echo 1", True), ("echo 0", False), ("echo 'does not exist' >&2; exit 1", False)]
)
def test_macos(tmp_path: Path, says: str, reduced: bool) -> None:
    tool = tmp_path / "defaults"
    tool.write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
    tool.chmod(0o755)
    assert macos_reduces_motion(str(tool)) is reduced
    assert not macos_reduces_motion(str(tmp_path / "none"))
