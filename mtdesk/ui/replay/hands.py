"""All hands of a position, open, a row for each seat but the one whose hand is below the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mtdesk.rules.view import View
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling, show_if

_TILE, _LARGEST_TILE, _STEP = 22.0, 40.0, 2.0
"""Pixels at scale 1 that a tile is wide: at least, at most where there is room, and from size to size."""

_BELOW_HEAD = 3
"""Pixels between a name and its tiles."""


class OpenHands(Translated, QWidget):
    """Shows the open hands of a view, except that of its own seat, and nothing for hidden ones."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._rows: list[TileRow] = []
        self._parts: list[QWidget] = []
        """By seat: a name above its row."""
        self._head_height = 0
        self._column = vbox(spacing=10, margins=(4, 4, 8, 4))
        self._area = scrolling(holding(self._column), by_keys=True)
        self.setLayout(vbox(self._area))
        self.retranslate_ui()

    def show_players(self, names: Sequence[str]) -> None:
        """Make a row for each of these players."""
        self._names = tuple(names)
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._rows = [TileRow(scaled(_TILE)) for _ in names]
        self._parts = []
        for seat, (name, tiles) in enumerate(zip(names, self._rows, strict=True)):
            head = hbox(SeatBadge(seat, 22), (label(NAME, name), 1), spacing=8)
            self._parts.append(holding(vbox(head, tiles, spacing=_BELOW_HEAD)))
            self._column.addWidget(self._parts[-1])
            self._head_height = max(self._head_height, head.sizeHint().height())
        self._column.addStretch()

    def show_view(self, view: View) -> None:
        """Show the hands of this position."""
        for row, hand in zip(self._rows, view.open_hands or ((),) * len(self._rows), strict=True):
            row.show_tiles(hand)
        for seat, part in enumerate(self._parts):
            show_if(part, seat != view.seat)
        self._fill()

    def _fill(self) -> None:
        """Show tiles as large as they all fit without scrolling."""
        room = self._area.viewport().size()
        unit = _LARGEST_TILE
        self._set_unit(unit)
        while unit > _TILE and self._needed_height(room.width()) > room.height():
            unit -= _STEP
            self._set_unit(unit)

    def _set_unit(self, unit: float) -> None:
        for row in self._rows:
            row.set_unit(scaled(unit))

    def _needed_height(self, width: int) -> int:
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        around = self._head_height + _BELOW_HEAD + self._column.spacing()
        shown = (row for row, part in zip(self._rows, self._parts, strict=True) if not part.isHidden())
        rows = sum(around + row.heightForWidth(inner) for row in shown)
        return rows + margins.top() + margins.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: there is room for larger tiles, or not any longer."""
        super().resizeEvent(event)
        self._fill()

    def fit_ui(self) -> None:
        self._fill()

    def retranslate_ui(self) -> None:
        self._area.setAccessibleName(self.tr("All hands"))
