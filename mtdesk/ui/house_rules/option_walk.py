"""How the keyboard goes from option to option, and which one stays in sight."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QWidget

from mtdesk.ui.house_rules.option_row import OptionRow
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.kit.sizes import scaled

_AROUND = 40
"""Pixels at scale 1 above and below an option that is brought in sight."""


class OptionWalk(QObject):
    """Goes through the options on a page: on with Enter in the search field and F3, back with Shift+F3."""

    def __init__(self, page: QScrollArea, search: SearchField) -> None:
        super().__init__(page)
        self._page = page
        self._last: OptionRow | None = None
        search.returnPressed.connect(lambda: self._go_on(1))
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

    def _go_on(self, by: int) -> None:
        content = self._page.widget()
        rows = [] if content is None else list(_shown(content.layout()))
        if rows:
            here = [at for at, row in enumerate(rows) if row.isAncestorOf(self._page.window().focusWidget())]
            before = -1 if by > 0 else 0
            self.go_to(rows[(next(iter(here), before) + by) % len(rows)])

    def _bring_in_sight(self, row: OptionRow) -> None:
        """Scroll to an option once what has changed is laid out."""
        QTimer.singleShot(0, row, lambda: self._page.ensureWidgetVisible(row, 0, scaled(_AROUND)))

    def _note_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        while now is not None and not isinstance(now, OptionRow):
            now = now.parentWidget()
        if now is not None and self._page.isAncestorOf(now):
            self._last = now


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
