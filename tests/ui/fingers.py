"""What a person does with mouse and keys, and what they can read."""

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from mtdesk.table.art.colours import contrast

_COMBO_FRAME = 36


def click(widget: QWidget) -> None:
    """Click a button or the indicator of a check box."""
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    place = widget.rect().center()
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        place.setX(12)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)


def press_tab(widget: QWidget) -> None:
    """Press the Tab key, and again for each link of a page."""
    QTest.keyClick(widget, Qt.Key.Key_Tab)
    while isinstance(widget, QTextBrowser) and widget.hasFocus() and widget.textCursor().hasSelection():
        QTest.keyClick(widget, Qt.Key.Key_Tab)


def click_row(view: QListWidget, row: int) -> None:
    """Click an entry of a list."""
    item = view.item(row)
    view.scrollToItem(item)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualItemRect(item).center())


def click_text(view: QListWidget, text: str) -> None:
    """Click the entry of a list that begins with a text."""
    click_row(view, next(row for row in range(view.count()) if view.item(row).text().startswith(text)))


def pick(box: QComboBox, index: int) -> None:
    """Choose an entry of a combo box with the keys that do so everywhere."""
    assert box.isVisible()
    assert box.isEnabled()
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(index):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentIndex() == index


def write(field: QLineEdit, text: str) -> None:
    """Replace what stands in a field."""
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    for letter in text:  # QTest knows the keys of ASCII only
        press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, press)


def write_number(box: QSpinBox, number: int) -> None:
    """Replace the number in a spin box."""
    assert box.isVisible()
    assert box.isEnabled()
    write(box.lineEdit(), str(number))
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert box.value() == number


def readable(window: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Every text that can be read now, with the widget that shows it."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window):
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget, widget.text()
        elif isinstance(widget, QComboBox):
            yield from ((widget, widget.itemText(index)) for index in range(widget.count()))
        elif isinstance(widget, QListWidget):
            yield from ((widget, widget.item(row).text()) for row in range(widget.count()))
        elif isinstance(widget, QTabWidget):
            yield from ((widget, widget.tabText(index)) for index in range(widget.count()))


def texts(window: QWidget) -> list[str]:
    """Every text that can be read now."""
    return [text for _, text in readable(window) if text]


def clipped(window: QWidget) -> list[str]:
    """The texts on labels, buttons and combo boxes that do not fit where they stand."""
    QApplication.processEvents()
    found = [
        box.currentText()
        for box in window.findChildren(QComboBox)
        if box.isVisibleTo(window)
        and box.width() < box.fontMetrics().horizontalAdvance(box.currentText()) + _COMBO_FRAME
    ]
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or not isinstance(widget, QLabel | QAbstractButton):
            continue
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        needed = widget.heightForWidth(widget.width()) if wraps else widget.minimumSizeHint().height()
        too_low = widget.height() < needed
        too_narrow = not wraps and widget.width() < widget.minimumSizeHint().width()
        if widget.text() and (too_low or too_narrow):
            found.append(widget.text())
    return found


def marked_pixels(before: QImage, after: QImage) -> int:
    """How many pixels of two pictures of a widget differ by a contrast of at least 3:1."""
    assert before.size() == after.size()
    changes = Counter(zip(_pixels(before), _pixels(after), strict=True))
    return sum(
        count
        for (one, other), count in changes.items()
        if one != other and contrast(*(f"#{each & 0xFFFFFF:06X}" for each in (one, other))) >= 3
    )


def _pixels(image: QImage) -> list[int]:
    kept = image.convertToFormat(QImage.Format.Format_RGB32)  # its bits are gone when it is
    return memoryview(kept.constBits()).cast("I").tolist()


def mnemonics(window: QWidget) -> list[str]:
    """The letters that work with Alt in a window now."""
    letters = []
    for widget, text in readable(window):
        if isinstance(widget, QAbstractButton | QLabel | QTabWidget):
            bare = text.replace("&&", "")
            letters += [bare[at + 1].lower() for at, sign in enumerate(bare[:-1]) if sign == "&"]
    return letters
