"""Everyone's place: badge, name and total, the leaders first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, SECOND, TOTAL
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling, second_label, show_if
from mtdesk.ui.scores.model import Cell, ScoreModel
from mtdesk.ui.scores.notes import gone_text, highlights

_NAME, _WIDEST = 110, 360
"""Pixels at scale 1: the least of a name, and the most of all."""


class PlacesView(QWidget):
    """A plate with a line for each seat, by the totals so far."""

    def __init__(self, model: ScoreModel) -> None:
        super().__init__()
        self._model = model
        self._lines, self._note = QWidget(), second_label()
        self._column = vbox(self._lines, self._note, STRETCH, spacing=10, margins=(8, 6, 8, 6))
        self._content = holding(self._column)
        self._scroll = scrolling(self._content, by_keys=True)
        self._scroll.setAccessibleName(self.tr("Places"))
        self.setLayout(vbox(plate(self._scroll, margins=(8, 8, 8, 8))))
        self.setMaximumWidth(scaled(_WIDEST))
        model.modelReset.connect(self._show)

    def _show(self) -> None:
        scores = self._model.scores
        assert scores is not None
        lines, grid, spoken = QWidget(), QGridLayout(), []
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(2, 1)
        lines.setLayout(grid)
        for row, seat in enumerate(self._model.seats_by_place):
            leads = scores.is_ranked and scores.places[seat] == 1
            place, total = (self._model.seat_data(seat, role) for role in (Cell.PLACE, Cell.TOTAL))
            name = ElidedLabel(TOTAL if leads else NAME)
            name.setMinimumWidth(scaled(_NAME))
            name.write(scores.names[seat])
            grid.addWidget(label(TOTAL if leads else SECOND, place), row, 0)
            grid.addWidget(SeatBadge(seat, 40 if leads else 30), row, 1, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(name, row, 2)
            grid.addWidget(label(TOTAL if leads else NAME, total), row, 3, Qt.AlignmentFlag.AlignRight)
            spoken.append(f"{place} {scores.names[seat]}, {total}".strip())
        self._column.replaceWidget(self._lines, lines)
        self._lines.hide()
        self._lines.deleteLater()
        self._lines = lines
        notes = [*filter(None, [gone_text(scores)]), *highlights(scores)]
        self._note.setText("\n\n".join(notes))
        show_if(self._note, bool(notes))
        self._scroll.setAccessibleDescription("; ".join((*spoken, *notes)))
        self._scroll.setMinimumHeight(self._content.sizeHint().height())  # the page scrolls, not this
