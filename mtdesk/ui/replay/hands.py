"""All hands of a position, open, a row for each seat but the one whose hand is below the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from mtdesk.rules.view import View
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.layouts import hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling, show_if

_TILE = 24.0
"""Pixels at scale 1 that a tile is wide."""


class OpenHands(QWidget):
    """Shows the open hands of a view, except that of its own seat, and nothing for hidden ones."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[TileRow] = []
        self._parts: list[QWidget] = []
        """By seat: a name above its row."""
        self._column = vbox(spacing=10, margins=(4, 4, 8, 4))
        area = scrolling(holding(self._column), by_keys=True)
        area.setAccessibleName(self.tr("All hands"))
        self.setLayout(vbox(area))

    def show_players(self, names: Sequence[str]) -> None:
        """Make a row for each of these players."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._rows = [TileRow(scaled(_TILE)) for _ in names]
        self._parts = []
        for seat, (name, tiles) in enumerate(zip(names, self._rows, strict=True)):
            head = hbox(SeatBadge(seat, 22), (label(NAME, name), 1), spacing=8)
            self._parts.append(holding(vbox(head, tiles, spacing=3)))
            self._column.addWidget(self._parts[-1])
        self._column.addStretch()

    def show_view(self, view: View) -> None:
        """Show the hands of this position."""
        for row, hand in zip(self._rows, view.open_hands or ((),) * len(self._rows), strict=True):
            row.show_tiles(hand)
        for seat, part in enumerate(self._parts):
            show_if(part, seat != view.seat)
