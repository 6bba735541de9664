"""All hands of a position, open, a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from mtdesk.rules.view import View
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling

_TILE = 22.0
"""Pixels at scale 1 that a tile is wide."""


class OpenHands(Translated, QWidget):
    """Shows the open hands of a view, and nothing for hidden ones."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._rows: list[TileRow] = []
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
        for seat, (name, tiles) in enumerate(zip(names, self._rows, strict=True)):
            head = hbox(SeatBadge(seat, 22), (label(NAME, name), 1), spacing=8)
            self._column.addWidget(holding(vbox(head, tiles, spacing=3)))
        self._column.addStretch()

    def show_view(self, view: View) -> None:
        """Show the hands of this position."""
        for row, hand in zip(self._rows, view.open_hands or ((),) * len(self._rows), strict=True):
            row.show_tiles(hand)

    def fit_ui(self) -> None:
        for row in self._rows:
            row.set_unit(scaled(_TILE))

    def retranslate_ui(self) -> None:
        self._area.setAccessibleName(self.tr("All hands"))
