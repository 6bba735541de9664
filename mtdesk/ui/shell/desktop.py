"""Whether a person has asked the desktop for less motion.

Qt 6.11 reports high contrast but not this, so each system is asked in its own way. Nothing here waits for an
answer, and a system without one asks for nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_PORTAL: Final = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_SETTINGS: Final = "org.freedesktop.portal.Settings"
_PATIENCE_MS: Final = 5000
_MEANS_LESS: Final[Mapping[tuple[str, str], Callable[[Any], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
}
"""The settings of the XDG portal that ask for less motion, and the values that mean yes."""


class DesktopMotion(QObject):
    """Whether the desktop asks for less motion: ``ask`` starts to find out, ``changed`` brings answers."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, platform: str = sys.platform) -> None:
        super().__init__(parent)
        self._platform = platform
        self._answers: dict[tuple[str, str], bool] = {}
        self.is_reduced = False
        """Whether the desktop asks for less motion, as far as it has answered."""

    def ask(self) -> None:
        """Ask now and whenever the window is used again; call it once, when the window has been painted."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._ask_when_active)
        self._ask()

    def _ask_when_active(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask()

    def _ask(self) -> None:
        reader = _READERS.get(self._platform)
        if reader is not None:
            self._use(reader())
        elif has_session_bus(os.environ):
            self._ask_portal()

    def _use(self, reduced: bool) -> None:
        if reduced != self.is_reduced:
            self.is_reduced = reduced
            self.changed.emit()

    def _ask_portal(self) -> None:
        """Ask the portal for all settings; without a portal, nothing happens."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for name in _MEANS_LESS:
            question = QDBusMessage.createMethodCall(*_PORTAL, _SETTINGS, "Read")
            question.setArguments([*name])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE_MS), self)
            watcher.finished.connect(lambda call, name=name: self._hear(call, name))

    def _hear(self, call: Any, name: tuple[str, str]) -> None:
        from PySide6.QtDBus import QDBusVariant

        if not call.isError():
            value = call.reply().arguments()[0]
            while isinstance(value, QDBusVariant):  # the portal wraps twice
                value = value.variant()
            self._answers[name] = _MEANS_LESS[name](value)
            self._use(any(self._answers.values()))
        call.deleteLater()


def has_session_bus(environ: Mapping[str, str]) -> bool:
    """Return whether there is a session bus; otherwise asking for it would start one."""
    address = environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    runtime = environ.get("XDG_RUNTIME_DIR", "")
    if address:
        return address != "disabled:"
    return bool(runtime) and (Path(runtime) / "bus").exists()


def windows_reduces_motion(user32: Any = None) -> bool:
    """Return whether Windows is told not to animate controls and elements inside windows."""
    import ctypes

    library = user32 or getattr(ctypes, "windll").user32  # noqa: B009 -- there is none elsewhere
    animated = ctypes.c_int(1)
    answered = library.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(answered) and not animated.value


def macos_reduces_motion(tool: str = "/usr/bin/defaults") -> bool:
    """Return whether macOS is told to reduce motion (System Settings, Accessibility, Display)."""
    command = [tool, "read", "com.apple.universalaccess", "reduceMotion"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=1, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.stdout.strip() == "1"


_READERS: Final[Mapping[str, Callable[[], bool]]] = {
    "win32": windows_reduces_motion,
    "darwin": macos_reduces_motion,
}
"""How to ask systems that answer at once."""
