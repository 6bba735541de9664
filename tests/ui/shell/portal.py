"""A portal of the tests' own, and the program's side of it, on the bus of a ``dbus-run-session``.

Prints what the program takes the desktop to wish, after each change. The arguments are those changes, as
``namespace/key=value``; those before ``--`` hold from the beginning.
"""

import sys
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject
from PySide6.QtGui import QGuiApplication

from mtdesk.ui.shell.desktop import DesktopMotion

_PATH = "/org/freedesktop/portal/desktop"
_VALUES = {"true": True, "false": False}


class FakePortal(QDBusVirtualObject):
    """Answers ``Read`` for the settings it has."""

    def __init__(self, settings: dict[tuple[str, str], object]) -> None:
        super().__init__()
        self._settings = settings

    def introspect(self, path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        namespace, key = message.arguments()
        if (namespace, key) in self._settings:
            answer = message.createReply()
            answer.setArguments([wrapped(wrapped(self._settings[namespace, key]))])
        else:
            answer = message.createErrorReply(
                "org.freedesktop.portal.Error.NotFound", "Requested setting not found"
            )
        return bool(connection.send(answer))

    def change(self, namespace: str, key: str, value: object) -> None:
        """Have another value from now on."""
        self._settings[namespace, key] = value


def wrapped(value: object) -> QDBusVariant:
    """A value as a variant; the constructor would unwrap one that is a variant already."""
    variant = QDBusVariant()
    variant.setVariant(value)
    return variant


def settings(arguments: list[str]) -> Iterator[tuple[str, str, Any]]:
    """``namespace/key=value`` taken apart."""
    for argument in arguments:
        name, _, value = argument.partition("=")
        namespace, _, key = name.partition("/")
        yield namespace, key, _VALUES[value] if value in _VALUES else int(value)


def main() -> None:
    """Answer, change, and print."""
    split = sys.argv.index("--")
    app = QGuiApplication([])
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
    portal = FakePortal({(name, key): value for name, key, value in settings(sys.argv[1:split])})
    assert bus.registerVirtualObject(_PATH, portal)
    assert bus.registerService("org.freedesktop.portal.Desktop")
    changes = settings(sys.argv[split + 1 :])
    motion = DesktopMotion(platform="linux")

    def go_on() -> None:
        print(motion.is_reduced, flush=True)
        change = next(changes, None)
        if change is None:
            app.quit()
        else:
            portal.change(*change)
            app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)

    motion.changed.connect(go_on)
    motion.ask()
    QTimer.singleShot(20_000, app.quit)
    app.exec()


if __name__ == "__main__":
    main()
