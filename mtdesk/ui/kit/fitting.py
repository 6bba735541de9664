"""Dialogs are no larger than the window or the screen: anything that does not fit is scrolled to.

Where a dialog scrolls as a whole, the lists inside it do not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLayout,
    QListWidget,
    QScrollArea,
    QStackedLayout,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from mtdesk.ui.kit.layouts import hbox, vbox

_FRAME = QSize(8, 40)
"""Pixels that the desktop puts round a window."""
_SCROLLED = "mtdesk_scrolled"
"""The name of what holds the whole content of a scrolling dialog."""


def fit(dialog: QDialog) -> None:
    """Let a dialog be no larger than the program's window if it fits there, otherwise than the screen.

    Its content scrolls if even the screen is too small. Call this again when the text size has changed.
    """
    window = _program_window(dialog)
    usual, most = dialog.size(), _screen(dialog)
    if window is not None:
        usual, most = usual.boundedTo(window.size()), most.expandedTo(window.size())
    layout = dialog.layout()
    needed = usual.expandedTo(dialog.minimumSizeHint()) if layout is None else _needed(layout, usual.width())
    too_large = needed != needed.boundedTo(most)
    if too_large and isinstance(layout, QVBoxLayout) and dialog.findChild(QWidget, _SCROLLED) is None:
        _let_scroll(dialog, layout)  # those that Qt makes have other layouts, and take care of themselves
    dialog.resize(usual.expandedTo(needed).boundedTo(most))
    if dialog.isVisible():
        _bring_in(dialog)


def _bring_in(dialog: QDialog) -> None:
    """Move a dialog that has grown past an edge of its screen back onto it."""
    room, outer = dialog.screen().availableGeometry(), dialog.size() + _FRAME
    right, bottom = room.x() + room.width() - outer.width(), room.y() + room.height() - outer.height()
    there = QPoint(
        max(room.x(), min(dialog.x(), right)),
        max(room.y(), min(dialog.y(), bottom)),
    )
    if there != dialog.pos():
        dialog.move(there)


def _screen(dialog: QDialog) -> QSize:
    """Return the room for a dialog on its screen."""
    return dialog.screen().availableSize() - _FRAME


class Room(QWidget):
    """Holds ``content``, which fills it; it is never given less than the minimum that its layout needs.

    On its own, a scrolling area would give a page with wrapped texts its preferred height, and keep a bar for
    lines that only the bar makes necessary.
    """

    def __init__(self, content: QWidget, area: QScrollArea) -> None:
        super().__init__(area)  # without a parent, the Tab order would be different
        self._content, self._area = content, area
        content.setParent(self)

    def minimumSizeHint(self) -> QSize:
        layout, whole = self._content.layout(), self._area.maximumViewportSize()
        if layout is None:
            return self._content.minimumSizeHint()
        without_bar = least_size(layout, whole.width())
        return without_bar if without_bar.height() <= whole.height() else least_size(layout, self.width())

    def event(self, event: QEvent) -> bool:
        """Follow the needs of the content."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._content.resize(self.size())
        super().resizeEvent(event)


def roomy(content: QWidget, parent: QWidget) -> QScrollArea:
    """``content`` in an area that scrolls in both directions if there is too little room for it."""
    area = QScrollArea(parent)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(Room(content, area))
    content.show()
    return area


def _program_window(dialog: QDialog) -> QWidget | None:
    """Return the window that a dialog is about, or None."""
    window: QWidget = dialog
    while (parent := window.parentWidget()) is not None:
        window = parent.window()
    return None if window is dialog else window


def least_size(layout: QLayout, width: int) -> QSize:
    """Return the minimum size of what a layout holds, at this width or at least what it needs."""
    least = layout.minimumSize()
    if isinstance(layout, QStackedLayout):  # its own minimum at a width is the height its page prefers
        page = layout.currentWidget()
        inner = None if page is None else page.layout()
        return least if inner is None else least.expandedTo(least_size(inner, width))
    low = layout.minimumHeightForWidth(max(width, least.width())) if layout.hasHeightForWidth() else 0
    return QSize(least.width(), max(least.height(), low))


def _needed(layout: QLayout, width: int) -> QSize:
    """Return the size in which nothing is cut off, at least ``width`` wide."""
    # Layouts inside learn of texts that have just changed only after this.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    width = max(width, layout.minimumSize().width())
    return QSize(width, least_size(layout, width).height())


def _let_scroll(dialog: QDialog, layout: QVBoxLayout) -> None:
    """Put everything except the buttons at the end in a scrolling area."""
    last, margins = layout.itemAt(layout.count() - 1), layout.contentsMargins()
    row = hbox(margins=(margins.left(), 8, margins.right(), margins.bottom()))
    buttons = None if last is None else last.widget()
    if isinstance(buttons, QDialogButtonBox):
        row.addWidget(buttons, 1)
    elif isinstance(last, QHBoxLayout):
        layout.takeAt(layout.count() - 1)
        last.setParent(None)
        row.addLayout(last, 1)
    inside = QWidget(dialog)  # not without a parent: the Tab order would be different
    inside.setObjectName(_SCROLLED)
    inside.setLayout(layout)
    whole = vbox((roomy(inside, dialog), 1), *([row] if row.count() else []), spacing=0)
    dialog.setLayout(whole)
    for part in inside.findChildren(Unfolding):
        part.unfold()
    whole.activate()  # a dialog that is open has had to be as large as all of it until now


_CAUSES = QEvent.Type.LayoutRequest, QEvent.Type.FontChange, QEvent.Type.Show, QEvent.Type.Resize


def focus_in_sight(widget: QWidget) -> None:
    """Give the focus to a widget that may have just been added and shown, and scroll to it."""
    widget.setFocus()
    bring_in_sight(widget)


def bring_in_sight(widget: QWidget) -> None:
    """Scroll to a widget that may have just been shown or grown."""
    parent = widget.parentWidget()
    while parent is not None:
        QCoreApplication.sendEvent(parent, QEvent(QEvent.Type.LayoutRequest))  # from the inside out
        if isinstance(parent, QScrollArea) and (content := parent.widget()) is not None:
            middle = widget.mapTo(content, widget.rect().center())
            parent.ensureVisible(middle.x(), middle.y(), 0, widget.height())
        parent = parent.parentWidget()


class Unfolding(QObject):
    """Makes ``area`` as high as all its rows once its dialog scrolls; until then as the ``least`` first ones.

    ``heights`` returns those of its rows in pixels. Call ``follow`` when they have changed.
    """

    def __init__(self, area: QAbstractScrollArea, least: int, heights: Callable[[], Sequence[int]]) -> None:
        super().__init__(area)
        self._area, self._least, self._heights = area, least, heights
        self._is_unfolded = False
        area.installEventFilter(self)
        self.follow()

    def unfold(self) -> None:
        """Be as high as necessary from now on."""
        self._is_unfolded = True
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt; larger text makes the rows higher, and so does less room where they wrap."""
        if event.type() in _CAUSES:
            self.follow()
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        """Take the height that goes with the current rows."""
        heights = self._heights()
        shown = heights if self._is_unfolded else heights[: self._least]
        margins = self._area.contentsMargins()
        self._area.setMinimumHeight(sum(shown) + margins.top() + margins.bottom())


def unfolding_list(rows: QListWidget, least: int) -> Unfolding:
    """Let a list unfold, and follow what is added to it and removed."""
    result = Unfolding(rows, least, lambda: [rows.sizeHintForRow(row) for row in range(rows.count())])
    for changed in (rows.model().rowsInserted, rows.model().rowsRemoved):
        changed.connect(result.follow)
    return result


def unfolding_tree(tree: QTreeWidget, least: int) -> Unfolding:
    """Let a table of rows of one height unfold, with its headings and its horizontal bar."""

    def heights() -> list[int]:
        bar, row = tree.horizontalScrollBar(), max(0, tree.sizeHintForRow(0))
        head = tree.header().sizeHint().height() + (bar.sizeHint().height() if bar.maximum() else 0)
        return [head, *[row] * tree.topLevelItemCount()]

    return Unfolding(tree, least, heights)
