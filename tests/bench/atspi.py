"""What a screen reader on Linux finds: starts the program, prints its tree over AT-SPI and what it announces.

Needs a display, a D-Bus session, and the system's Python with the bindings of AT-SPI (Debian: at-spi2-core,
gir1.2-atspi-2.0, python3-gi, dbus):

    xvfb-run -a dbus-run-session -- /usr/bin/python3 tests/bench/atspi.py .venv/bin/python [FILE]

Presses Right and Enter (xdotool) so that there is a focus to be heard of. Prints and judges nothing.
"""

import os
import shutil
import subprocess
import sys
from typing import Any

import gi  # type: ignore[import-not-found,unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found,unused-ignore]  # noqa: E402

NAME = "mtdesk"
SECONDS = 12
STATES = ("FOCUSED", "SELECTED", "SELECTABLE", "ENABLED")
EVENTS = ("object:announcement", "object:state-changed:focused", "object:property-change:accessible-name")


def program() -> Any:
    """The running program, as the registry knows it."""
    desktop = Atspi.get_desktop(0)
    found = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
    return next((app for app in found if app is not None and app.get_name() == NAME), None)


def show(thing: Any, depth: int = 0) -> None:
    """Print an object and all that is showing below it."""
    states = thing.get_state_set()
    if depth and not states.contains(Atspi.StateType.SHOWING) and thing.get_role_name() != "list item":
        return
    found = [name.lower() for name in STATES if states.contains(getattr(Atspi.StateType, name))]
    component = thing.get_component()
    where = extents(component) if component else ""
    print(f"{'  ' * depth}{thing.get_role_name()} “{thing.get_name()}” {' '.join(found)} {where}")
    if thing.get_description():
        print(f"{'  ' * depth}  ({thing.get_description()})")
    for index in range(thing.get_child_count()):
        child = thing.get_child_at_index(index)
        if child is not None:
            show(child, depth + 1)


def extents(component: Any) -> str:
    """Size and place on the screen."""
    place = component.get_extents(Atspi.CoordType.SCREEN)
    return f"{place.width}x{place.height}+{place.x}+{place.y}"


def hear(event: Any) -> None:
    """Print what is told."""
    what = event.any_data if "announcement" in event.type else event.source.get_name()
    if not event.type.endswith("focused") or event.detail1:
        print(f"[{event.type}] {what}", flush=True)


def press(xdotool: str) -> bool:
    """Press two keys, once."""
    subprocess.run([xdotool, "key", "Right", "Return"], check=True)
    return False


def main(command: list[str]) -> None:
    """Start the program, listen, look, and end it."""
    Atspi.init()
    loop = GLib.MainLoop()
    listener = Atspi.EventListener.new(hear)
    for kind in EVENTS:
        listener.register(kind)
    environment = os.environ | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
    with subprocess.Popen(command, env=environment) as running:
        keys = shutil.which("xdotool")
        if keys:
            GLib.timeout_add_seconds(SECONDS // 2, press, keys)
        GLib.timeout_add_seconds(SECONDS, loop.quit)
        loop.run()
        found = program()
        if found is None:
            print(f"{NAME} is not to be found")
        else:
            show(found)
        running.terminate()


if __name__ == "__main__":
    main([*sys.argv[1:2], "-m", "mtdesk", *sys.argv[2:]])
