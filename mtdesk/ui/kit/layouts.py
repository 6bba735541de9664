"""Rows and columns of widgets: what stands in them is written as it is seen."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from mtdesk.ui.kit.style import PLATE, give_role

STRETCH: Final = None
"""Room that takes what the other parts leave."""
Part = QWidget | QLayout | int | tuple[Any, ...] | None
"""A widget or layout, alone or with its stretch factor and alignment; a gap in pixels; or STRETCH."""
Margins = tuple[int, int, int, int]
"""Pixels at the left, at the top, at the right and at the bottom."""

NO_MARGINS: Final = (0, 0, 0, 0)
PLATE_MARGINS: Final = (16, 12, 16, 14)

_Box = TypeVar("_Box", bound=QBoxLayout)


def hbox(*parts: Part, spacing: int | None = None, margins: Margins = NO_MARGINS) -> QHBoxLayout:
    """Parts beside one another; without ``spacing``, as far apart as the style has it."""
    return _filled(QHBoxLayout(), parts, spacing, margins)


def vbox(*parts: Part, spacing: int | None = None, margins: Margins = NO_MARGINS) -> QVBoxLayout:
    """Parts below one another, as in ``hbox``."""
    return _filled(QVBoxLayout(), parts, spacing, margins)


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
    """A dark plate with a fine edge that holds parts below one another."""
    return framed(vbox(*parts, spacing=spacing, margins=margins))


def framed(layout: QLayout) -> QFrame:
    """A dark plate with a fine edge, to hold what belongs together."""
    result = QFrame()
    give_role(result, PLATE)
    result.setLayout(layout)
    return result
