"""Everyone's place: badge, name and total, the leaders first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mtdesk.i18n import points_text
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, SECOND, TOTAL
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling, second_label, show_if, tip
from mtdesk.ui.scores.notes import gone_text
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words import place_text

_NAME_WIDTH = 135
"""Pixels at scale 1 for a name: in the smallest window, the score sheet is beside it."""


class PlacesView(Translated, QWidget):
    """A plate with a line for each seat, by the totals so far."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores: Scores | None = None
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(2, 1)
        self._note = second_label()
        """Why some come last."""
        self._content = holding(vbox(self._grid, self._note, STRETCH, spacing=10, margins=(0, 0, 8, 0)))
        self._scroll = scrolling(self._content, by_keys=True)
        self.setLayout(vbox(plate(self._scroll, margins=(16, 14, 8, 14))))
        self.retranslate_ui()

    def show_scores(self, scores: Scores) -> None:
        """Show the places by the totals."""
        self._scores = scores
        self._write(scores)

    def _write(self, scores: Scores) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            assert widget is not None  # the grid contains nothing else
            widget.hide()
            widget.deleteLater()
        ranking = sorted(range(len(scores.names)), key=lambda seat: (scores.places[seat], seat))
        for row, seat in enumerate(ranking):
            first = scores.places[seat] == 1
            place = _text(place_text(scores.places[seat]), TOTAL if first else SECOND)
            badge = SeatBadge(seat, 40 if first else 30)
            name = _name(scores.names[seat], first=first)
            total = _text(points_text(scores.totals[seat]), TOTAL if first else NAME)
            self._grid.addWidget(place, row, 0)
            self._grid.addWidget(badge, row, 1, Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(name, row, 2)
            self._grid.addWidget(total, row, 3, Qt.AlignmentFlag.AlignRight)
            for part in (place, badge, name, total):
                part.show()  # what is not shown yet would take no room below
        self._note.setText(gone_text(scores))
        show_if(self._note, bool(scores.gone))
        lines = [
            f"{place_text(scores.places[seat])} {scores.names[seat]}, {points_text(scores.totals[seat])}"
            for seat in ranking
        ]
        if scores.gone:
            lines.append(gone_text(scores))
        self._scroll.setAccessibleDescription("; ".join(lines))
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self._scroll.setMinimumWidth(self._content.minimumSizeHint().width() + bar)

    def retranslate_ui(self) -> None:
        self._scroll.setAccessibleName(self.tr("Places"))
        if self._scores is not None:
            self._write(self._scores)


def _text(text: str, role: str) -> QLabel:
    result = label(role)
    result.ensurePolished()  # as wide as it will be shown, at once
    result.setText(text)
    return result


def _name(name: str, *, first: bool) -> QLabel:
    result = _text(name, TOTAL if first else NAME)
    result.setText(result.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, scaled(_NAME_WIDTH)))
    result.setToolTip(tip(name))
    result.setAccessibleName(name)
    return result
