"""How the keyboard goes from option to option, and which one stays in sight."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QWidget

from mtdesk.ui.house_rules.option_row import OptionRow
from mtdesk.ui.kit.scroll_keys import scroll_by_key
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.kit.sizes import scaled

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_AROUND = 40
"""Pixels at scale 1 above and below an option that is brought in sight."""


class OptionWalk(QObject):
    """Goes through the options on a page: on with Enter in the search field and F3, back with Shift too.

    F3 brings the keyboard along. Enter leaves it in the field, from where Tab follows; ``stepped`` carries
    which option is the present one, counted from 1, and how many there are. Arrow and page keys scroll.
    """

    stepped = Signal(int, int)

    def __init__(self, page: QScrollArea, search: SearchField) -> None:
        super().__init__(page)
        self._page, self._search = page, search
        self._last: OptionRow | None = None
        self._present: OptionRow | None = None
        search.installEventFilter(self)
        for keys, by in (("F3", 1), ("Shift+F3", -1)):
            action = QAction(self, shortcut=QKeySequence(keys))
            action.triggered.connect(lambda _=False, by=by: self._go_on(by))
            page.addAction(action)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._note_focus)

    def go_to(self, row: OptionRow) -> None:
        """Bring the keyboard to an option."""
        row.editor.setFocus()
        self._bring_in_sight(row)

    def go_back(self) -> None:
        """Bring the option in sight that the player was at last."""
        if self._last is not None:
            self._bring_in_sight(self._last)

    def forget(self) -> None:
        """Let no option be the present one: others are shown."""
        self._point_to(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt with what comes to the field; without options, Enter is left to it."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in _ENTER:
            return self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        if event.key() == Qt.Key.Key_Tab and self._present is not None:
            self.go_to(self._present)
            return True
        return scroll_by_key(self._page, event) or super().eventFilter(watched, event)

    def _step(self, by: int) -> bool:
        """Point to the next or previous option; return whether there is one."""
        self._search.rest()
        rows = self._rows()
        if rows:
            at = self._next(rows, self._present, by)
            self._point_to(rows[at])
            self._last = rows[at]
            self._bring_in_sight(rows[at])
            self.stepped.emit(at + 1, len(rows))
        return bool(rows)

    def _go_on(self, by: int) -> None:
        self._search.rest()
        rows = self._rows()
        if rows:
            focused = self._page.window().focusWidget()
            here = next((row for row in rows if row.isAncestorOf(focused)), self._present)
            at = self._next(rows, here, by)
            self.go_to(rows[at])
            self.stepped.emit(at + 1, len(rows))

    def _rows(self) -> list[OptionRow]:
        content = self._page.widget()
        return [] if content is None else list(_shown(content.layout()))

    @staticmethod
    def _next(rows: list[OptionRow], here: OptionRow | None, by: int) -> int:
        before = -1 if by > 0 else 0
        return ((rows.index(here) if here in rows else before) + by) % len(rows)

    def _point_to(self, row: OptionRow | None) -> None:
        for one, is_present in ((self._present, False), (row, True)):
            if one is not None:
                one.show_present(is_present)
        self._present = row

    def _bring_in_sight(self, row: OptionRow) -> None:
        """Scroll to an option once what has changed is laid out."""
        QTimer.singleShot(0, row, lambda: self._page.ensureWidgetVisible(row, 0, scaled(_AROUND)))

    def _note_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        while now is not None and not isinstance(now, OptionRow):
            now = now.parentWidget()
        if now is not None and self._page.isAncestorOf(now):
            self._last = now
            self.forget()


def _shown(layout: QLayout | None) -> Iterator[OptionRow]:
    """Yield the options that are shown, from top to bottom."""
    for at in range(layout.count() if layout is not None else 0):
        assert layout is not None
        item = layout.itemAt(at)
        part = None if item is None else item.widget()
        if isinstance(part, OptionRow):
            if not part.isHidden():
                yield part
        elif part is not None:
            yield from _shown(part.layout())
