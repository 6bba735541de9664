"""What windows and dialogs are made from: labels, plates, badges, buttons with a painted sign or a layout."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QActionGroup,
    QFocusEvent,
    QIcon,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QHeaderView,
    QLabel,
    QLayout,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QTreeView,
    QWidget,
)

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import painted
from mtdesk.table.look import seat_look
from mtdesk.table.theme import TrainLook
from mtdesk.ui.kit.announcer import give_reader_role, tell_older_reader
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import scaled, sides_on_screens
from mtdesk.ui.kit.style import BY_KEYS, CARD, HEADING, PROBLEM, SECOND, TITLE, give_role

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionComboBox

    _Widget = QWidget
else:
    _Widget = object

_Value = TypeVar("_Value")


class ClosedByEscape(_Widget):
    """A window that is not a dialog, but is closed by Escape like one; goes before its Qt class."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the window with Escape if nothing in it needs the key."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def bring_to_front(window: QWidget) -> None:
    """Show a window over all others and give it the keyboard, even a minimised one."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def label(
    role: str | None = None, text: str = "", *, wrap: bool = False, buddy: QWidget | None = None
) -> QLabel:
    """Return a label for plain text in one of the roles of the style; its mnemonic leads to ``buddy``."""
    result = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)
    result.setIndent(0)  # otherwise the padding of the style counts as a frame, which indents
    if role is not None:
        give_role(result, role)
    if buddy is not None:
        result.setBuddy(buddy)
    result.setText(text)
    return result


def title_label(text: str = "") -> QLabel:
    """Return the title of a dialog or panel."""
    return label(TITLE, text, wrap=True)


def heading_label(text: str = "", *, buddy: QWidget | None = None) -> QLabel:
    """Return the heading of a plate."""
    return label(HEADING, text, buddy=buddy)


def second_label(text: str = "") -> QLabel:
    """Return an explaining text that may take several lines."""
    return label(SECOND, text, wrap=True)


def problem_label() -> QLabel:
    """Return a label that keeps its space, two lines, while there is no problem."""
    result = label(PROBLEM, wrap=True)
    result.setProperty("kept", True)
    return result


class Note(QLabel):
    """An explaining text in one of the roles of the style. What it explains has it as its description.

    Screen readers read all loose labels of a dialog that opens; to them this is a note, which they skip.
    """

    def __init__(self, role: str | None = SECOND) -> None:
        super().__init__()
        give_reader_role(self, QAccessible.Role.Note)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setIndent(0)  # as above
        if role is not None:
            give_role(self, role)

    def setText(self, text: str) -> None:
        """Set the text; screen readers find the same words here."""
        super().setText(text)
        self.setAccessibleName(text)


def explain(part: QWidget, text: str) -> None:
    """Explain a part of a window in a tip, and to screen readers in its description."""
    from html import escape

    part.setToolTip(f"<span>{escape(text)}</span>")  # so that long lines wrap
    part.setAccessibleDescription(text)


class RowList(QListWidget):
    """A list that measures its rows by the style from the start: Qt keeps the heights it took before."""

    def __init__(self) -> None:
        super().__init__()
        self.ensurePolished()


def as_table(tree: QTreeView, widest: int) -> None:
    """Show rows without branches; the ``widest`` column takes the width that the others do not need."""
    tree.setRootIsDecorated(False)
    tree.setUniformRowHeights(True)
    tree.setAllColumnsShowFocus(True)
    tree.header().setSectionsMovable(False)
    tree.header().setStretchLastSection(False)
    tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    tree.header().setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)


class _Room(QWidget):
    """Holds what scrolls as low as possible: areas and lists in it scroll before all of it does."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setLayout(vbox(content))

    def heightForWidth(self, width: int) -> int:
        layout = self._content.layout()
        if layout is None or not layout.hasHeightForWidth():
            return self._content.minimumSizeHint().height()
        return layout.totalMinimumHeightForWidth(width)


class ScrollArea(QScrollArea):
    """An area whose content is never smaller than it needs to be.

    It scrolls up and down, and asks for the width of its content. One that scrolls ``sideways``, too, may be
    of any size.
    """

    def __init__(self, content: QWidget, *, sideways: bool = False) -> None:
        super().__init__()
        self._content = _Room(content) if sideways else content
        self._sideways = sideways
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._content)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the content, which may need another size now."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        if self._sideways:
            return least
        beside = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return least.expandedTo(QSize(self._content.minimumSizeHint().width() + beside, 0))

    def size_without_bars(self, width: int) -> QSize:
        """Return the least size, at least this wide, in which nothing needs to be scrolled to."""
        # Layouts inside learn of texts that have just changed only after this.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        least = self._content.minimumSizeHint()
        width = max(width, least.width())
        return QSize(width, max(least.height(), self._content.heightForWidth(width)))


def scrolling(content: QWidget, *, by_keys: bool = False, sideways: bool = False) -> ScrollArea:
    """Return ``content`` in an area that scrolls as far as there is too little room for it.

    ``by_keys``: the area itself takes the keyboard, because nothing in it does; it then needs a name.
    """
    area = ScrollArea(content, sideways=sideways)
    if by_keys:
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        give_role(area, BY_KEYS)
    return area


def bring_in_sight(widget: QWidget) -> None:
    """Scroll to a widget that may have just been shown or grown."""
    parent = widget.parentWidget()
    while parent is not None:
        QCoreApplication.sendEvent(parent, QEvent(QEvent.Type.LayoutRequest))  # from the inside out
        if isinstance(parent, QScrollArea) and (content := parent.widget()) is not None:
            middle = widget.mapTo(content, widget.rect().center())
            parent.ensureVisible(middle.x(), middle.y(), 0, widget.height())
        parent = parent.parentWidget()


def make_default(dialog: QDialog, button: QPushButton) -> None:
    """Press ``button`` with Enter wherever the focus is; no other button takes that over."""
    for other in dialog.findChildren(QPushButton):
        other.setAutoDefault(other is button)
    button.setDefault(True)
    button.style().unpolish(button)  # its letters are bold from now on, whatever it has been measured by
    button.style().polish(button)


def show_if(widget: QWidget, wanted: bool) -> None:
    """Show or hide a part of a window; costs nothing if nothing changes."""
    if widget.isHidden() == wanted:
        widget.setVisible(wanted)


def is_enter(event: QKeyEvent) -> bool:
    """Return whether the key press confirms, on its own and not by being held down."""
    alone = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return alone and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


def press_by_enter(page: QWidget, event: QKeyEvent, usual: QAbstractButton | None = None) -> bool:
    """Press the focused button of a page with Enter, otherwise the ``usual`` one; return whether it did.

    Qt does that in dialogs only.
    """
    focused = page.focusWidget()
    button = focused if isinstance(focused, QPushButton | QToolButton) else usual
    if button is None or not is_enter(event):
        return False
    button.click()
    return True


def escaped(text: str) -> str:
    """Return a name as buttons and labels with mnemonics show it: every ``&`` stands for itself."""
    return text.replace("&", "&&")


def add_choices(
    menu: QMenu, choices: Iterable[tuple[str, _Value]], current: _Value, choose: Callable[[_Value], object]
) -> list[QAction]:
    """Add an entry to a menu for each of these values, of which one is chosen; returns the entries."""
    group = QActionGroup(menu)
    for text, value in choices:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(value == current)
        action.triggered.connect(lambda _=False, value=value: choose(value))
        group.addAction(action)
    return group.actions()


class SeatBadge(QWidget):
    """The round badge of a seat: its colour and emblem, ``size`` pixels wide at scale 1."""

    def __init__(self, seat: int, size: int = 28) -> None:
        super().__init__()
        self.seat = seat
        """The seat shown."""
        self._look: TrainLook | None = None
        self.setFixedSize(scaled(size), scaled(size))

    def show_seat(self, seat: int) -> None:
        self.seat = seat
        self.update()

    def show_look(self, look: TrainLook) -> None:
        """Show this colour and emblem instead of those that the seat has at the table."""
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(self.width(), self.height()) / 2
        look = self._look or seat_look(self.seat)
        paint_disc(painter, look, QPointF(self.width() / 2, self.height() / 2), radius)
        painter.end()


def badge_icon(seat: int, size: int) -> QIcon:
    """Return the badge of a seat as an icon of ``size`` pixels."""
    return look_icon(seat_look(seat), size)


def look_icon(look: TrainLook, size: int) -> QIcon:
    """Return the badge with a colour and an emblem as such an icon."""
    return _look_icon(look, sides_on_screens(size))


@functools.lru_cache(maxsize=64)
def _look_icon(look: TrainLook, sides: tuple[int, ...]) -> QIcon:
    result = QIcon()
    for side in sides:
        area = QRectF(0, 0, side, side)
        paint = functools.partial(paint_disc, look=look, centre=area.center(), radius=side / 2)
        picture = painted(area, 1, paint)
        result.addPixmap(picture)
        result.addPixmap(picture, QIcon.Mode.Selected)  # or Qt greys its colour where its row is chosen
    return result


class ChoiceBox(QComboBox):
    """A combo box that leaves the wheel to the page it stands on, and ends what is too long with dots.

    Orca 43 hears nothing of a choice by arrow keys, so that is said to it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's own gives it the focus under the wheel, too

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and event.text():
            event.ignore()  # Qt would choose an entry that starts with this letter
        else:
            super().keyPressEvent(event)
        if self.currentIndex() != before:
            tell_older_reader(self, self.currentText())

    def setAccessibleName(self, name: str) -> None:
        """Name it, also with a hidden label: on Linux, Qt reports the current choice as its name."""
        super().setAccessibleName(name)
        found = self.findChild(QLabel) or label(buddy=self)
        found.setParent(self)
        found.hide()
        found.setText(name)

    def showPopup(self) -> None:
        """Open as wide as the entries, even if the box is narrower."""
        view = self.view()
        beside = 2 * view.frameWidth() + view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + beside, self.screen().availableSize().width()))
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        from PySide6.QtWidgets import (
            QStyle,  # several milliseconds of enumerations: not before a box is shown
        )

        super().initStyleOption(option)
        box, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(box, option, field, self).width()
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class NumberBox(QSpinBox):
    """A number box that leaves the wheel to its page."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The padding of a style sheet does not reach the text of a spin box.
        self.lineEdit().setTextMargins(7, 0, 0, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SignButton(QToolButton):
    """A small button with an icon, which takes the keyboard."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        give_icon(self, sign)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


_DONE_MS = 3000
"""How long a button says that it has copied."""


class CopyButton(QPushButton):
    """Says for a moment that it has copied, instead of its ``words``."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._words = words
        self._done = QTimer(self, singleShot=True, interval=_DONE_MS)
        self._done.timeout.connect(self.offer)

    def copy(self, what: str | QImage) -> None:
        clipboard = QApplication.clipboard()
        if isinstance(what, QImage):
            clipboard.setImage(what)
        else:
            clipboard.setText(what)
        self.setText(self.tr("Copied"))
        self._done.start()

    def offer(self) -> None:
        """Say again what the button does."""
        self._done.stop()
        self.setText(self._words)


def ignore_further_clicks(page: QWidget) -> None:
    """Ignore the mouse on a page or a button for a moment: a click too many was meant for what was there."""
    through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    page.setAttribute(through)
    QTimer.singleShot(QApplication.doubleClickInterval(), page, lambda: page.setAttribute(through, False))


class PlateButton(QPushButton):
    """A plate that can be pressed, as large as what lies on it. Enter presses it, too."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        give_role(self, CARD)
        self._layout = layout
        layout.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)  # the style would allow less
        self.setLayout(layout)
        if layout.hasHeightForWidth():
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self._layout.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._layout.totalMinimumSize()

    def hasHeightForWidth(self) -> bool:
        return self._layout.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._layout.totalHeightForWidth(width)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come in sight, unless it has been clicked there."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            bring_in_sight(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)
