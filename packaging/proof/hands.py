"""Plays mtdesk as a person with a mouse would: looks at the screen over AT-SPI, and clicks with xdotool.

Started by `packaging/devtools/proof.py` with the system's Python, which has the bindings of AT-SPI:

    /usr/bin/python3 packaging/proof/hands.py WISH...

The wishes are those of `WISHES` below, carried out in their order. It ends with status 1 and one sentence if
something does not come about. It speaks English with the program.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found,unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found,unused-ignore]  # noqa: E402

PATIENCE = 60.0
"""Seconds until something must be visible; a game takes three times as long."""

Thing = Any
"""An object that AT-SPI reports; its bindings have no types."""


def everything() -> list[Thing]:
    """Return everything visible of the program now; nothing while it comes and goes."""
    desktop = Atspi.get_desktop(0)
    apps = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
    try:
        return [thing for app in apps if app and app.get_name() == "mtdesk" for thing in showing(app)]
    except GLib.Error:  # what was there a moment ago has gone
        return []


def showing(thing: Thing) -> Iterator[Thing]:
    """Yield everything visible below an object."""
    for index in range(thing.get_child_count()):
        child = thing.get_child_at_index(index)
        if child is not None and has(child, "SHOWING"):
            yield child
            yield from showing(child)


def has(thing: Thing, state: str) -> bool:
    """Return whether an object is in a state of AT-SPI."""
    return bool(thing.get_state_set().contains(getattr(Atspi.StateType, state)))


def role_of(thing: Thing) -> str:
    """Return what an object is: AT-SPI of Debian 13 calls a button what that of 12 calls a push button."""
    return str(thing.get_role_name()).removeprefix("push ")


def find(role: str, name: str) -> Thing:
    """Return a usable object with this role, and a name that starts like this; None if there is none."""
    try:
        for thing in everything():
            if role_of(thing) == role and thing.get_name().startswith(name) and has(thing, "ENABLED"):
                return thing
    except GLib.Error:  # it went while it was looked at
        pass
    return None


def wait_for(role: str, name: str) -> Thing:
    """Return what ``find`` finds, as soon as it finds anything; ends the process if that takes too long."""
    return until(lambda: find(role, name), f"{role} {name!r}", PATIENCE)


def until(look: Callable[[], Thing], what: str, patience: float) -> Thing:
    """Look until something is found, and return it; ends the process if that takes too long."""
    end = time.monotonic() + patience
    while not (found := look()):
        if time.monotonic() > end:
            there = "; ".join(f"{role_of(thing)} {thing.get_name()!r}" for thing in everything())
            sys.exit(f"In {patience:.0f} seconds there was no {what}. There is: {there}")
        time.sleep(0.2)
    return found


def middle(thing: Thing) -> tuple[str, str]:
    """Return where to click, for xdotool."""
    place = Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN)
    return str(place.x + place.width // 2), str(place.y + place.height // 2)


def mouse(*orders: str) -> None:
    """Move and press by xdotool."""
    subprocess.run(["xdotool", *orders], check=True)


def click(thing: Thing) -> None:
    """Click something."""
    mouse("mousemove", *middle(thing), "click", "1")


def drag(thing: Thing, target: Thing) -> None:
    """Pick something up, carry it in two steps, and drop it."""
    mouse(
        "mousemove", *middle(thing), "mousedown", "1", "mousemove_relative", "--", "0", "-30", "sleep", "0.1"
    )
    mouse("mousemove", *middle(target), "sleep", "0.2", "mouseup", "1")


def fitting() -> tuple[Thing, Thing] | None:
    """Return a playable tile of the hand, and an end where it fits."""
    items = [thing for thing in everything() if role_of(thing) == "list item"]
    ends = [thing for thing in items if ", end " in thing.get_name()]
    for tile in items:
        _, fits, places = tile.get_name().partition(", fits: ")
        if fits and has(tile, "ENABLED"):
            for end in ends:
                if end.get_name().partition(",")[0] in places:
                    return tile, end
    return None


def is_over() -> bool:
    """Do whatever can be done now; returns whether the game is over."""
    found = fitting()
    buttons = (find("button", name) for name in ("Tap", "Draw", "Pass", "Stop", "Continue"))
    if found is not None:
        drag(*found)
        time.sleep(1)
    elif (button := next(filter(None, buttons), None)) is not None:
        click(button)
    elif any(thing.get_name().endswith("is over.") for thing in everything()):
        click(find("panel", "Table"))  # a click leads on from how it ended
    time.sleep(0.3)
    return find("button", "Play again") is not None


def start_game() -> None:
    """Start the game that the empty table of a first start proposes."""
    click(wait_for("button", "Deal"))
    wait_for("list", "Your tiles")


def play_out() -> None:
    """Play until the game is over."""
    until(is_over, "end of the game", 3 * PATIENCE)


def choose(entry: str) -> None:
    """Choose from the menu of the game."""
    click(wait_for("menu item", "Game"))
    click(wait_for("menu item", entry))


def invite_phone() -> None:
    """Give the first seat to a phone, and print the address that it is to go to."""
    choose("Hands on phones")
    click(wait_for("combo box", "At this screen"))
    time.sleep(0.5)
    mouse("key", "Up", "key", "Return")
    wait_for("label", "Still missing")
    print(wait_for("label", "http://").get_name())


def leave() -> None:
    """Leave by the menu, and wait until the window is gone."""
    choose("Quit")
    until(lambda: not everything(), "end", PATIENCE)


WISHES: dict[str, Callable[[], None]] = {
    "start-game": start_game,
    "play-out": play_out,
    "invite-phone": invite_phone,
    "leave": leave,
}


if __name__ == "__main__":
    Atspi.init()
    for wish in sys.argv[1:]:
        WISHES[wish]()
