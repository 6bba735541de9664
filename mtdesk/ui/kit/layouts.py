"""Rows and columns of widgets: the code reads like the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

from mtdesk.ui.kit.style import PLATE, give_role

STRETCH: Final = None
"""Space that takes what the other parts leave."""
Part = QWidget | QLayout | int | tuple[Any, ...] | None
"""A widget or layout, alone or with its stretch factor and alignment; a gap in pixels; or STRETCH."""
Margins = tuple[int, int, int, int]
"""Pixels at the left, at the top, at the right and at the bottom."""

NO_MARGINS: Final = (0, 0, 0, 0)
PLATE_MARGINS: Final = (16, 12, 16, 14)

_Box = TypeVar("_Box", bound=QBoxLayout)


def hbox(*parts: Part, spacing: int | None = None, margins: Margins = NO_MARGINS) -> QHBoxLayout:
    """Return parts beside each other; without ``spacing``, as far apart as the style has it."""
    return _filled(QHBoxLayout(), parts, spacing, margins)


def vbox(*parts: Part, spacing: int | None = None, margins: Margins = NO_MARGINS) -> QVBoxLayout:
    """Return parts below each other, as in ``hbox``."""
    return _filled(QVBoxLayout(), parts, spacing, margins)


def flow(*parts: Part, spacing: int | None = None) -> QBoxLayout:
    """Return parts beside each other as in ``hbox`` as far as there is room, the others in lines below."""
    return _filled(FlowLayout(QBoxLayout.Direction.LeftToRight), parts, spacing, NO_MARGINS)


class FlowLayout(QBoxLayout):
    """A row that breaks into lines where it gets less width than the minimum of its parts.

    Parts that share a line fill it; parts that have lines of their own share the height as in a column.
    """

    def minimumSize(self) -> QSize:
        width = max((part.minimumSize().width() for part in self._parts()), default=0)
        return QSize(width, super().minimumSize().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self._is_arranged_for(width):
            return self.minimumHeightForWidth(width)
        return super().heightForWidth(width) if super().hasHeightForWidth() else self.sizeHint().height()

    def minimumHeightForWidth(self, width: int) -> int:
        if self._is_arranged_for(width):
            wraps = super().hasHeightForWidth()
            return super().minimumHeightForWidth(width) if wraps else super().minimumSize().height()
        heights = [max(map(_least_height, line, self._widths(line, width))) for line in self._lines(width)]
        return sum(heights) + self.spacing() * max(0, len(heights) - 1)

    def setGeometry(self, area: QRect) -> None:
        lines = self._lines(area.width())
        direction = self._direction(lines)
        if direction is not None:
            self.setDirection(direction)
            super().setGeometry(area)
            return
        QLayout.setGeometry(self, area)
        top = area.top()
        for line in lines:
            widths = self._widths(line, area.width())
            left, height = area.left(), max(map(_least_height, line, widths))
            for part, width in zip(line, widths, strict=True):
                part.setGeometry(QRect(left, top, width, height))
                left += width + self.spacing()
            top += height + self.spacing()

    def _parts(self) -> list[QLayoutItem]:
        items = (self.itemAt(place) for place in range(self.count()))
        return [item for item in items if item is not None and not item.isEmpty()]

    def _is_arranged_for(self, width: int) -> bool:
        """Return whether this is the row or the column now that it would be in this width."""
        return self.direction() is self._direction(self._lines(width))

    def _direction(self, lines: list[list[QLayoutItem]]) -> QBoxLayout.Direction | None:
        """Return how these lines are a row or a column, or None if they are neither."""
        if len(lines) <= 1:
            return QBoxLayout.Direction.LeftToRight
        return None if any(len(line) > 1 for line in lines) else QBoxLayout.Direction.TopToBottom

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = 0
        for part in self._parts():
            width = part.minimumSize().width()
            if lines and width + self.spacing() <= left:
                lines[-1].append(part)
                left -= width + self.spacing()
            else:
                lines.append([part])
                left = room - width
        return lines

    def _widths(self, line: Sequence[QLayoutItem], room: int) -> list[int]:
        """Share the width of a line: to each part its minimum, and an equal part of the rest."""
        least = [part.minimumSize().width() for part in line]
        more = max(0, room - sum(least) - self.spacing() * (len(line) - 1)) // len(line)
        return [width + more for width in least]


def _least_height(part: QLayoutItem, width: int) -> int:
    return part.minimumHeightForWidth(width) if part.hasHeightForWidth() else part.minimumSize().height()


def _filled(box: _Box, parts: tuple[Part, ...], spacing: int | None, margins: Margins) -> _Box:
    box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        what, *how = part if isinstance(part, tuple) else (part,)
        if what is STRETCH:
            box.addStretch()
        elif isinstance(what, int):
            box.addSpacing(what)
        elif isinstance(what, QLayout):
            box.addLayout(what, *how)
        else:
            box.addWidget(what, *how)
    return box


def holding(layout: QLayout) -> QWidget:
    """Return a widget that holds a layout, to be shown, hidden or scrolled as one."""
    result = QWidget()
    result.setLayout(layout)
    return result


def plate(*parts: Part, spacing: int | None = None, margins: Margins = PLATE_MARGINS) -> QFrame:
    """Return a dark plate with a fine edge that holds parts below each other."""
    return framed(vbox(*parts, spacing=spacing, margins=margins))


def framed(layout: QLayout) -> QFrame:
    """Return a dark plate with a fine edge, for things that belong together."""
    result = QFrame()
    give_role(result, PLATE)
    result.setLayout(layout)
    return result
