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

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

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
        self._waiting: list[QObject] = []
        self.is_reduced = False
        """Whether the desktop asks for less motion, as far as it has answered."""

    def ask(self) -> None:
        """Ask now and hear of changes; call it once, when the window has been painted."""
        reader = _READERS.get(self._platform)
        if reader is None:
            if has_session_bus(os.environ):
                self._ask_portal()
            return
        self._use(reader())
        app = QApplication.instance()
        if isinstance(app, QApplication):  # these systems send no message that Qt would pass on
            app.applicationStateChanged.connect(self._ask_when_active)

    def _ask_when_active(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._use(_READERS[self._platform]())

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
        slot: Any = SLOT("hear(QDBusMessage)")  # a str, and only that is accepted, whatever the stubs say
        bus.connect(*_PORTAL, _SETTINGS, "SettingChanged", self, slot)
        for name in _MEANS_LESS:
            question = QDBusMessage.createMethodCall(*_PORTAL, _SETTINGS, "Read")
            question.setArguments([*name])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE_MS), self)
            watcher.finished.connect(lambda call, name=name: self._hear_answer(call, name))
            self._waiting.append(watcher)

    def _hear_answer(self, call: Any, name: tuple[str, str]) -> None:
        if not call.isError():
            self._hear(name, call.reply().arguments()[0])

    @Slot("QDBusMessage")
    def hear(self, message: Any) -> None:
        """Handle the change of a setting."""
        namespace, key, value = message.arguments()
        self._hear((namespace, key), value)

    def _hear(self, name: tuple[str, str], value: object) -> None:
        from PySide6.QtDBus import QDBusVariant

        while isinstance(value, QDBusVariant):  # the portal's ``Read`` wraps twice
            value = value.variant()
        if name in _MEANS_LESS:
            self._answers[name] = _MEANS_LESS[name](value)
            self._use(any(self._answers.values()))


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
