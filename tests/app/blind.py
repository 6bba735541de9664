"""A person at the screen reader: knows what has been announced and what the accessible objects say, no more.

Nothing of the program's own is asked, but the window as the platform knows it.
"""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.program import eventually
from tests.app.typist import Key, press

Role, Text = QAccessible.Role, QAccessible.Text
_post = QAccessible.updateAccessibility
_NEXT = "Next"
"""The button of a lesson."""
_PAGES = ("Continue", "Play again", "Play a real game", "I am ", _NEXT)


class Ears:
    """Hears every announcement: ``heard`` with whether it was urgent, ``focused`` what got the keyboard."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[tuple[str, bool]] = []
        self.focused: list[str] = []
        QAccessible.setActive(True)
        patch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            self.heard.append((event.message(), urgent))
        elif event.type() is QAccessible.Event.Focus:
            self.focused.append(name(event.accessibleInterface()))
        _post(event)

    @property
    def urgent(self) -> list[str]:
        """What was said at once."""
        return [text for text, urgent in self.heard if urgent]

    def all(self) -> str:
        """Everything that was said."""
        return " ".join(text for text, _ in self.heard)


def name(thing: QAccessibleInterface) -> str:
    """The name of an accessible object."""
    return thing.text(Text.Name)


def heard_as(thing: QAccessibleInterface) -> str:
    """What an accessible object is called: by its label, if it has one, else by its own name."""
    labels = [name(other) for other, kind in thing.relations() if kind == QAccessible.RelationFlag.Label]
    return (labels or [name(thing)])[0].replace("&", "")


def parts(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything below an accessible object, in reading order; what cannot be seen is left out."""
    for index in range(thing.childCount()):
        child = thing.child(index)
        if not child.state().invisible:
            yield child
            yield from parts(child)


def focused_in(thing: QAccessibleInterface) -> QAccessibleInterface | None:
    """What has the keyboard within an accessible object."""
    return thing.focusChild()


def words(thing: QAccessibleInterface) -> str:
    """All that the objects below an accessible object say of themselves."""
    return " ".join(part.text(kind) for part in parts(thing) for kind in (Text.Name, Text.Description))


class BlindPerson:
    """Plays by what can be heard, with keys. ``moves`` are the names of what was laid, drawn, and so on.

    ``on_page`` is called before a page is turned; ``pages`` are what their buttons said.
    """

    def __init__(self, window: QWidget, ears: Ears, on_page: Callable[[], None] = lambda: None) -> None:
        self._window, self._ears, self._on_page = window, ears, on_page
        self.pages: list[str] = []
        self.moves: list[str] = []
        self.ends: list[str] = []

    def root(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._window)

    def focus(self) -> QAccessibleInterface | None:
        """The object that has the keyboard, however deep it is."""
        found: QAccessibleInterface | None = None
        inner = focused_in(self.root())
        while inner is not None and (found is None or inner.object() is not found.object()):
            found, inner = inner, focused_in(inner)
        return found

    def list_called(self, text: str) -> QAccessibleInterface:
        return next(part for part in parts(self.root()) if name(part).startswith(text))

    def buttons(self) -> list[str]:
        return [name(part) for part in parts(self.root()) if part.role() is Role.Button]

    async def play_to_the_end(self) -> str:
        """Play until another game can be had; what is said of the result."""
        answered = 0
        while True:
            await eventually(partial(self._is_called, answered))
            answered = len(self._ears.urgent)
            page = self._page()
            if page is None:
                await self._answer()
            elif name(page).startswith(("Play again", "Play a real game")):
                return page.text(Text.Description)
            else:
                self.pages.append(f"{name(page)}. {page.text(Text.Description)}")
                self._on_page()
                said = len(self._ears.heard)
                press(Key.Key_Space)
                await eventually(partial(self._is_turned, name(page), said))

    def _is_called(self, answered: int) -> bool:
        return len(self._ears.urgent) > answered or self._page() is not None

    def _is_turned(self, before: str, said: int) -> bool:
        now = self._page()
        return now is None or name(now) != before or (before == _NEXT and len(self._ears.heard) > said)

    def _page(self) -> QAccessibleInterface | None:
        """The button of a page that waits for being turned."""
        found = self.focus()
        if found is None or not name(found).startswith(_PAGES):
            return None
        return None if found.state().disabled else found

    async def _answer(self) -> None:
        """Do one of the things that are asked, by what the objects say."""
        said = len(self._ears.heard)
        tiles = self.list_called("Your tiles")
        fitting = [
            name(tile)
            for tile in map(tiles.child, range(tiles.childCount()))
            if "fits: " in name(tile) and not tile.state().disabled
        ]
        buttons = " ".join(self.buttons())
        if "Tap (T)" in buttons:
            self._press(Key.Key_T, "tap")
        elif "Draw (D)" in buttons:
            self._press(Key.Key_D, "draw")
        elif "Pass (D)" in buttons:
            self._press(Key.Key_D, "pass")
        elif fitting:
            self._lay(fitting[len(self.moves) % len(fitting)])
        elif "End chain (S)" in buttons:
            self._press(Key.Key_S, "stop")
        else:
            return
        await eventually(lambda: len(self._ears.heard) > said or self._page())

    def _press(self, key: Qt.Key, what: str) -> None:
        self.moves.append(what)
        press(key)

    def _lay(self, tile: str) -> None:
        self.moves.append(tile)
        self._walk_to(tile)
        press(Key.Key_Return)
        end = self.focus()
        assert end is not None
        assert not end.state().disabled, name(end)
        self.ends.append(name(end))
        press(Key.Key_Return)
        menu = QApplication.activePopupWidget()
        if menu is not None:
            press(Key.Key_Down)
            press(Key.Key_Return)
            self._window.activateWindow()  # offscreen, nobody else does when a menu closes

    def tab_to(self, text: str) -> QAccessibleInterface:
        """Press Tab until something so called has the keyboard; everything on the way has a name."""
        met = []
        for _ in range(60):
            found = self.focus()
            met.append(None if found is None else heard_as(found))
            if found is not None and heard_as(found).startswith(text):
                return found
            assert found is None or heard_as(found), found.role()
            press(Key.Key_Tab)
        raise AssertionError(f"no way to {text}, only to {met}")

    def _walk_to(self, tile: str) -> None:
        for key in [Key.Key_Right] * 40 + [Key.Key_Tab] * 6 + [Key.Key_Right] * 40:
            found = self.focus()
            if found is not None and name(found) == tile:
                return
            press(key)
        raise AssertionError(f"no way to {tile}")
