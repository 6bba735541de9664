"""Rows and columns of widgets: the code reads like the result."""

from __future__ import annotations

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
    """Parts beside each other; without ``spacing``, as far apart as the style has it."""
    return _filled(QHBoxLayout(), parts, spacing, margins)


def vbox(*parts: Part, spacing: int | None = None, margins: Margins = NO_MARGINS) -> QVBoxLayout:
    """Parts below each other, as in ``hbox``."""
    return _filled(QVBoxLayout(), parts, spacing, margins)


def folding(*parts: Part, spacing: int | None = None, margins: Margins = NO_MARGINS) -> QBoxLayout:
    """Parts beside each other as in ``hbox`` if there is room for that, otherwise below each other."""
    return _filled(_Folding(QBoxLayout.Direction.LeftToRight), parts, spacing, margins)


class _Folding(QBoxLayout):
    """Asks for the width of its widest part, and turns when it gets less than all of them need."""

    def minimumSize(self) -> QSize:
        widest = max((part.minimumSize().width() for part in self._parts()), default=0)
        return QSize(self._edges() + widest, super().minimumSize().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._direction_for(width) is not self.direction():
            return self._after_turning(width)
        return super().heightForWidth(width) if super().hasHeightForWidth() else self.sizeHint().height()

    def minimumHeightForWidth(self, width: int) -> int:
        if self._direction_for(width) is not self.direction():
            return self._after_turning(width)
        wraps = super().hasHeightForWidth()
        return super().minimumHeightForWidth(width) if wraps else super().minimumSize().height()

    def setGeometry(self, area: QRect) -> None:
        self.setDirection(self._direction_for(area.width()))
        super().setGeometry(area)

    def _direction_for(self, width: int) -> QBoxLayout.Direction:
        parts = self._parts()
        beside = sum(part.minimumSize().width() for part in parts) + self.spacing() * (len(parts) - 1)
        enough = width >= self._edges() + beside
        return QBoxLayout.Direction.LeftToRight if enough else QBoxLayout.Direction.TopToBottom

    def _after_turning(self, width: int) -> int:
        """Return the minimum height after a change of direction."""
        room, margins = width - self._edges(), self.contentsMargins()
        heights = [
            part.minimumHeightForWidth(room) if part.hasHeightForWidth() else part.minimumSize().height()
            for part in self._parts()
        ]
        stacked = self.direction() is QBoxLayout.Direction.LeftToRight
        inner = sum(heights) + self.spacing() * (len(heights) - 1) if stacked else max(heights, default=0)
        return margins.top() + inner + margins.bottom()

    def _parts(self) -> list[QLayoutItem]:
        return [part for place in range(self.count()) if (part := self.itemAt(place)) is not None]

    def _edges(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()


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
