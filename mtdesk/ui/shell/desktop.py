"""The desktop's wishes: whether a person has asked it for less motion.

Qt 6.11 reports high contrast (``QStyleHints.accessibility``) but not this, so each system is asked in its own
way. Nothing here waits for an answer, and a system without one has no wishes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
_PATIENCE_MS: Final = 5000
_WISHES: Final[Mapping[tuple[str, str], Callable[[Any], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
}
"""The portal's settings that ask for less motion, and the values that mean yes."""


class DesktopSettings(QObject):
    """Whether the desktop asks for less motion. ``follow`` starts to ask; ``changed`` brings the answers."""

    changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        platform: str = sys.platform,
        environ: Mapping[str, str] = os.environ,
    ) -> None:
        super().__init__(parent)
        self._platform, self._environ = platform, environ
        self._portal: Portal | None = None
        self._reduced = False

    def reduces_motion(self, setting: Literal["system", "on", "off"]) -> bool:
        """Return whether to reduce motion under this setting of the player's."""
        return self._reduced if setting == "system" else setting == "on"

    def follow(self) -> None:
        """Ask now and listen from now on; call it once, when the window has been painted."""
        if self._platform in _READERS:
            self._read(_READERS[self._platform])
            app = QApplication.instance()
            if isinstance(app, QApplication):  # they send no message that Qt would pass on
                app.applicationStateChanged.connect(self._read_again)
        elif has_session_bus(self._environ):
            self._portal = Portal(self)
            self._portal.answered.connect(self._take)
            self._portal.ask()

    def _read_again(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._read(_READERS[self._platform])

    def _read(self, reader: Callable[[], bool]) -> None:
        self._take(reader())

    def _take(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()


def has_session_bus(environ: Mapping[str, str]) -> bool:
    """Return whether there is a session bus; otherwise asking for it would start one."""
    address = environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    runtime = environ.get("XDG_RUNTIME_DIR", "")
    if address:
        return address != "disabled:"
    return bool(runtime) and (Path(runtime) / "bus").exists()


class Portal(QObject):
    """The XDG settings portal. ``answered`` reports whether less motion is wanted, now and on changes."""

    answered = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wishes: dict[tuple[str, str], bool] = {}
        self._waiting: list[QObject] = []

    def ask(self) -> None:
        """Ask for all settings; without a portal, nothing happens."""
        from PySide6.QtDBus import QDBusConnection

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot: Any = SLOT("hear(QDBusMessage)")  # a str, and only that is accepted, whatever the stubs say
        bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, slot)
        for namespace, key in _WISHES:
            self._ask(bus, namespace, key)

    def _ask(self, bus: QDBusConnection, namespace: str, key: str) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
        question.setArguments([namespace, key])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE_MS), self)
        watcher.finished.connect(lambda: self._take_answer(watcher, namespace, key))
        self._waiting.append(watcher)

    def _take_answer(self, watcher: Any, namespace: str, key: str) -> None:
        self._waiting.remove(watcher)
        if not watcher.isError():
            self._take(namespace, key, watcher.reply().arguments()[0])

    @Slot("QDBusMessage")
    def hear(self, message: Any) -> None:
        """Handle the change of a setting."""
        namespace, key, value = message.arguments()
        self._take(namespace, key, value)

    def _take(self, namespace: str, key: str, value: object) -> None:
        if (namespace, key) in _WISHES:
            self._wishes[namespace, key] = _WISHES[namespace, key](_plain(value))
            self.answered.emit(any(self._wishes.values()))


def _plain(value: object) -> object:
    """Return a value without its wrappers; the portal's ``Read`` wraps twice."""
    from PySide6.QtDBus import QDBusVariant

    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


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
