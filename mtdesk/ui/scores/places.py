"""Everyone's place: badge, name and total, the leaders first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QSizePolicy, QWidget

from mtdesk.i18n import points_text
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, SECOND, TITLE, TOTAL
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling, second_label, show_if
from mtdesk.ui.scores.notes import gone_text, highlights, rank_text, tie_text
from mtdesk.ui.scores.scores import Scores

_NAME_WIDTH = 135
"""Pixels at scale 1 for a name: in the smallest window, the score sheet is beside it."""

_COLUMNS, _NAME_COLUMN, _TOTAL_COLUMN, _BETWEEN = 5, 2, 3, 24
"""Columns of a line with the gap after it, those of name and total, and the gap's pixels at scale 1."""

_WIDEST_TOTAL = "888"
"""What totals have room for from the start."""

_LONGEST = 900
"""Pixels at scale 1 of two lines beside each other, and half of it of one, that can be read across."""

_ROOMY, _LINE, _AROUND = 420, 66, 120
"""Pixels at scale 1 of the width in which letters may be larger, and of the height of a line and the rest."""

_MANY = 6
"""The number of players above which lines are closer, and those with the whole width in two halves."""


class _Name(ElidedLabel):
    """A name, as much of it as there is room for; it asks for ``_NAME_WIDTH`` at most."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__(role)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._name = name
        self.ensurePolished()  # as wide as it will be shown, at once
        self.write(name)

    def sizeHint(self) -> QSize:
        wanted = self.fontMetrics().horizontalAdvance(self._name) + 1
        return QSize(min(wanted, scaled(_NAME_WIDTH)), self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class PlacesView(Translated, QWidget):
    """A plate with a line for each seat, by the totals so far."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores: Scores | None = None
        self._is_wide = self._is_large = False
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(_NAME_COLUMN, 1)
        self._note = second_label()
        """Why some come last."""
        self._highlights = second_label()
        parts = (self._grid, self._note, self._highlights, STRETCH)
        self._content = holding(vbox(*parts, spacing=10, margins=(8, 6, 8, 6)))
        self._scroll = scrolling(self._content, by_keys=True)
        self._scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._panel = plate(self._scroll, margins=(8, 8, 8, 8))
        self.setLayout(vbox(self._panel))
        # What this needs must not be what its page needs: it gives way instead.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.retranslate_ui()

    def share(self, columns: QBoxLayout, room: int, part: float, beside: int, *, alone: bool = False) -> None:
        """Take the width that names and totals need, and at least a ``part`` of ``room``, in two columns.

        Give way if less than ``beside`` would be left for the other column, unless that is hidden: ``alone``,
        many lines stand in two halves beside each other. Otherwise, letters are larger where there is much
        room. All but ``part`` in pixels.
        """
        count = 0 if self._scores is None else len(self._scores.names)
        is_wide, is_roomy = alone and count > _MANY, part * room >= scaled(_ROOMY)
        is_large = not alone and is_roomy and self.height() >= scaled(_AROUND + count * _LINE)
        if (is_wide, is_large) != (self._is_wide, self._is_large):
            self._is_wide, self._is_large = is_wide, is_large
            self.retranslate_ui()
        longest = scaled(_LONGEST) if is_wide else scaled(_LONGEST) // 2
        self._content.setMaximumWidth(max(longest, self._content.minimumSizeHint().width()))
        width = max(self.minimumSizeHint().width() + 1, round(part * room))  # the layout rounds down
        show_if(self, alone or room - width >= beside)
        own = columns.indexOf(self)
        for column, stretch in ((own, width), (1 - own, max(1, room - width))):
            if columns.stretch(column) != stretch:  # otherwise each layout would ask for the next
                columns.setStretch(column, stretch)

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
        self._grid.setVerticalSpacing(16 if self._is_large else 10 if len(ranking) <= _MANY else 6)
        half = -(-len(ranking) // 2) if self._is_wide else len(ranking)
        # What is beside this stays where it is while leaders change and totals grow.
        widest = _text(_WIDEST_TOTAL, TOTAL).fontMetrics()
        names = min(scaled(_NAME_WIDTH), max(map(widest.horizontalAdvance, scores.names)) + 1)
        for left in range(0, 2 * _COLUMNS if self._is_wide else _COLUMNS, _COLUMNS):
            self._grid.setColumnMinimumWidth(left + _NAME_COLUMN, names)
            self._grid.setColumnMinimumWidth(left + _TOTAL_COLUMN, widest.horizontalAdvance(_WIDEST_TOTAL))
        self._grid.setColumnStretch(_COLUMNS + _NAME_COLUMN, int(self._is_wide))
        self._grid.setColumnMinimumWidth(_COLUMNS - 1, scaled(_BETWEEN) if self._is_wide else 0)
        is_short = max(map(widest.horizontalAdvance, scores.winning_names)) < scaled(_NAME_WIDTH)
        for line, seat in enumerate(ranking):
            row, left = line % half, line // half * _COLUMNS
            first = scores.is_ranked and scores.places[seat] == 1
            leading, usual = (TITLE, TOTAL) if self._is_large else (TOTAL, NAME)
            place = _text(rank_text(scores, seat), leading if first else SECOND)
            badge = SeatBadge(seat, (56 if first else 42) if self._is_large else (40 if first else 30))
            name = _Name(scores.names[seat], leading if first and is_short else usual)
            total = _text(points_text(scores.totals[seat]), leading if first else usual)
            self._grid.addWidget(place, row, left)
            self._grid.addWidget(badge, row, left + 1, Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(name, row, left + 2)
            self._grid.addWidget(total, row, left + 3, Qt.AlignmentFlag.AlignRight)
            for part in (place, badge, name, total):
                part.show()  # what is not shown yet would take no room below
        self._note.setText(gone_text(scores))
        show_if(self._note, bool(scores.gone))
        told = list(filter(None, (tie_text(scores), *highlights(scores))))
        self._highlights.setText("\n\n".join(told))
        show_if(self._highlights, bool(told))
        lines = [
            f"{rank_text(scores, seat)} {scores.names[seat]}, {points_text(scores.totals[seat])}".strip()
            for seat in ranking
        ]
        if scores.gone:
            lines.append(gone_text(scores))
        lines += told
        self._scroll.setAccessibleDescription("; ".join(lines))
        for widget in (self._scroll, self._panel):  # at once, and even while they are hidden
            widget.updateGeometry()

    def retranslate_ui(self) -> None:
        self._scroll.setAccessibleName(self.tr("Places"))
        if self._scores is not None:
            self._write(self._scores)


def _text(text: str, role: str) -> QLabel:
    result = label(role)
    result.ensurePolished()  # as wide as it will be shown, at once
    result.setText(text)
    return result
