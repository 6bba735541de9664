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

NAME = "mtdesk"
PATIENCE = 60.0
"""Seconds until something must be visible."""
_TURNS = 3
"""How many tiles are played in a game that is not played to its end."""

Thing = Any
"""An object that AT-SPI reports; its bindings have no types."""


class NotSeenError(Exception):
    """Something that should be on the screen is not."""


def everything() -> list[Thing]:
    """Return everything visible of the program now; nothing while it comes and goes."""
    desktop = Atspi.get_desktop(0)
    apps = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
    try:
        return [thing for app in apps if app and app.get_name() == NAME for thing in showing(app)]
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
    """Return what an object is.

    AT-SPI of Debian 13 calls a button what that of Debian 12 calls a push button.
    """
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


def wait_for(what: str, look: Callable[[], Thing]) -> Thing:
    """Return what ``look`` finds, as soon as it finds anything. Raises NotSeenError."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.2)
    raise NotSeenError(f"In {PATIENCE:.0f} seconds there was no {what}. There is: {summary()}")


def summary() -> str:
    """Return what is on the screen, in one line."""
    return "; ".join(f"{role_of(thing)} {thing.get_name()!r}" for thing in everything())


def middle(thing: Thing) -> tuple[str, str]:
    """Return where to click, for xdotool."""
    place = Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN)
    return str(place.x + place.width // 2), str(place.y + place.height // 2)


def mouse(*orders: str) -> None:
    """Let xdotool move and press."""
    subprocess.run(["xdotool", *orders], check=True)


def click(thing: Thing) -> None:
    """Click something."""
    mouse("mousemove", *middle(thing), "click", "1")


def press(name: str) -> None:
    """Click the button whose name starts like this, when it is there."""
    click(wait_for(f"button {name!r}", lambda: find("button", name)))


def drag(thing: Thing, target: Thing) -> None:
    """Pick something up, carry it in two steps, and let it go."""
    mouse("mousemove", *middle(thing), "mousedown", "1", "mousemove_relative", "--", "0", "-30")
    time.sleep(0.1)
    mouse("mousemove", *middle(target))
    time.sleep(0.2)
    mouse("mouseup", "1")


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


def act() -> bool:
    """Do whatever can be done now, if anything; returns whether a tile was played."""
    found = fitting()
    if found is not None:
        drag(*found)
        time.sleep(1)
        return True
    for name in ("Tap", "Draw", "Pass", "Stop", "Continue"):
        button = find("button", name)
        if button is not None:
            click(button)
            break
    else:
        table = find("panel", "Table")
        if table is not None and any(thing.get_name().endswith("is over.") for thing in everything()):
            click(table)  # a click leads on from how it ended
    time.sleep(0.5)
    return False


def start_game() -> None:
    """Start the game that the empty table of a first start proposes."""
    press("Deal")
    wait_for("hand", lambda: find("list", "Your tiles"))


def play_some() -> None:
    """Play a few tiles."""
    laid = 0
    end = time.monotonic() + PATIENCE
    while laid < _TURNS:
        if time.monotonic() > end:
            raise NotSeenError(f"Only {laid} tiles could be played. There is: {summary()}")
        laid += act()


def play_out() -> None:
    """Play until the game is over."""
    end = time.monotonic() + 3 * PATIENCE
    while find("button", "Play again") is None:
        if time.monotonic() > end:
            raise NotSeenError(f"The game did not end. There is: {summary()}")
        act()


def choose(entry: str) -> None:
    """Choose from the menu of the game."""
    click(wait_for("menu", lambda: find("menu item", "Game")))
    click(wait_for("entry", lambda: find("menu item", entry)))


def invite_phone() -> None:
    """Give the first seat to a phone, and print the address that it is to go to."""
    choose("Hands on phones")
    click(wait_for("seats", lambda: find("combo box", "At this screen")))
    time.sleep(0.5)
    mouse("key", "Up", "key", "Return")
    wait_for("seat for a phone", lambda: find("label", "Still missing"))
    print(wait_for("address", lambda: find("label", "http://")).get_name())


def leave() -> None:
    """Leave by the menu, and wait until the window is gone."""
    choose("Quit")
    wait_for("end", lambda: not everything())


WISHES: dict[str, Callable[[], None]] = {
    "start-game": start_game,
    "play-some": play_some,
    "play-out": play_out,
    "invite-phone": invite_phone,
    "leave": leave,
}


def main(wishes: list[str]) -> int:
    """Carry out the wishes."""
    Atspi.init()
    try:
        for wish in wishes:
            WISHES[wish]()
    except NotSeenError as fault:
        print(f"{wish}: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
