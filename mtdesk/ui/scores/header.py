"""The head of the score sheet: for every player badge, name, total and place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from mtdesk.i18n import points_text
from mtdesk.table.art.emblems import LEAST_CONTRAST, paint_disc
from mtdesk.table.art.painting import readable
from mtdesk.table.look import current_theme
from mtdesk.table.theme import SMALLEST_TEXT, sized_font
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import field_ground
from mtdesk.ui.kit.widgets import seat_look
from mtdesk.ui.scores.notes import rank_text
from mtdesk.ui.scores.scores import Scores

NARROWEST, HEIGHT = 78, 62
"""Pixels at scale 1: the least of a column, and of the head."""
_BADGE, _SMALL_BADGE = 11, 8
"""Pixels at scale 1 from the middle of a badge to its edge, beside a name and beside a total."""
_BESIDE, _BETWEEN, _APART = 16, 4, 20
"""Pixels at scale 1 beside a badge with its name, between badge and total, and between two totals."""
_LETTERS, _EDGES = 15, 4
"""Pixels at scale 1 of the letters of a total, and the least beside it."""


class PlayerHeader(QHeaderView):
    """Columns as wide as the window allows, each headed by its player; the leader's total is gold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores: Scores | None = None
        self._spare = 0
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSectionsClickable(False)

    def show_scores(self, scores: Scores) -> None:
        """Show the totals and places of these scores."""
        self._scores = scores
        self.viewport().update()

    def take(self, spare: int) -> None:
        """Be higher by these pixels, which would show part of a row."""
        self._spare = spare

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), scaled(HEIGHT) + self._spare)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 -- Qt's
        if self._scores is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(
            QRect(rect.left() + 4, rect.bottom() - 3, rect.width() - 8, 3),
            QColor(readable(seat_look(logicalIndex).colour, field_ground(current_theme()), LEAST_CONTRAST)),
        )
        self._paint_name(painter, rect, logicalIndex)
        if self._scores.rounds:
            self._paint_total(painter, rect, logicalIndex)
        painter.restore()

    def name_room(self, width: int) -> int:
        """Return the pixels that names have in columns of this width."""
        return width - (scaled(_BETWEEN) if self._is_narrow(width) else 2 * scaled(_BADGE) + scaled(_BESIDE))

    def shown_names(self, room: int) -> list[str]:
        """Return as much of each name as fits; of names that differ only at their ends, these too."""
        assert self._scores is not None
        letters = QFontMetrics(_name_font())
        right, middle = (
            [letters.elidedText(name, mode, room) for name in self._scores.names]
            for mode in (Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideMiddle)
        )
        return right if len(set(right)) >= len(set(middle)) else middle

    def _is_narrow(self, width: int) -> bool:
        """Return whether a name is cut off beside its badge: names then have all of their line."""
        assert self._scores is not None
        letters = QFontMetrics(_name_font())
        longest = max(map(letters.horizontalAdvance, self._scores.names))
        return bool(self._scores.rounds) and longest > width - 2 * scaled(_BADGE) - scaled(_BESIDE)

    def _paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None:
        assert self._scores is not None
        painter.setFont(_name_font())
        badge, beside, line = scaled(_BADGE), scaled(6), scaled(24)
        room = self.name_room(rect.width())
        name = self.shown_names(room)[seat]
        if self._is_narrow(rect.width()):
            painter.setPen(QColor(current_theme().text))
            box = QRectF(rect.left(), rect.top() + scaled(6), rect.width(), line)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
            return
        width = 2 * badge + beside + painter.fontMetrics().horizontalAdvance(name)
        left = rect.left() + (rect.width() - width) / 2
        y = rect.top() + 0.75 * line
        paint_disc(painter, seat_look(seat), QPointF(left + badge, y), badge)
        painter.setPen(QColor(current_theme().text))
        box = QRectF(left + 2 * badge + beside, y - line / 2, room + 4, line)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def total_text(self, seat: int, width: int) -> str:
        """Return place and total of a seat; without a word where that is too long for any column."""
        assert self._scores is not None
        seats = range(len(self._scores.names))
        widest = max(_total_letters(self._scores, one).horizontalAdvance(self._whole(one)) for one in seats)
        if not self._is_narrow(width) and widest <= width - scaled(_APART):
            return self._whole(seat)
        return " · ".join(
            filter(None, (rank_text(self._scores, seat), points_text(self._scores.totals[seat])))
        )

    def _whole(self, seat: int) -> str:
        assert self._scores is not None
        total = self.tr("Total {points}").format(points=points_text(self._scores.totals[seat]))
        return "   ".join(filter(None, (rank_text(self._scores, seat), total)))

    def _look(self, width: int) -> tuple[int, int]:
        """Return the size of the letters at scale 1 and the room for a badge beside them, for all alike.

        Without room for badges beside the smallest letters, there are none.
        """
        assert self._scores is not None
        totals = {seat: self.total_text(seat, width) for seat in range(len(self._scores.names))}
        badge = 2 * scaled(_SMALL_BADGE) + scaled(_BETWEEN) if self._is_narrow(width) else 0
        for beside in (badge, 0):
            for size in range(_LETTERS, SMALLEST_TEXT - 1, -1):
                widths = (
                    QFontMetrics(_total_font(self._scores, seat, size)).horizontalAdvance(text)
                    for seat, text in totals.items()
                )
                if max(widths) + beside <= width - scaled(_EDGES):
                    return size, beside
        return SMALLEST_TEXT, 0

    def _paint_total(self, painter: QPainter, rect: QRect, seat: int) -> None:
        assert self._scores is not None
        size, beside = self._look(rect.width())
        painter.setFont(_total_font(self._scores, seat, size))
        text = self.total_text(seat, rect.width())
        box = rect.adjusted(0, scaled(30), 0, -5)
        if beside:
            left = box.left() + (box.width() - painter.fontMetrics().horizontalAdvance(text) - beside) / 2
            badge = scaled(_SMALL_BADGE)
            paint_disc(painter, seat_look(seat), QPointF(left + badge, box.center().y()), badge)
            box.setLeft(box.left() + beside)
        first = _is_first(self._scores, seat)
        painter.setPen(QColor(current_theme().gold if first else current_theme().text_second))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _name_font() -> QFont:
    return sized_font(scaled(15), QFont.Weight.Bold)


def _is_first(scores: Scores, seat: int) -> bool:
    return scores.is_ranked and scores.places[seat] == 1


def _total_font(scores: Scores, seat: int, size: int = _LETTERS) -> QFont:
    weight = QFont.Weight.Black if _is_first(scores, seat) else QFont.Weight.Medium
    return sized_font(scaled(size), weight)


def _total_letters(scores: Scores, seat: int) -> QFontMetrics:
    return QFontMetrics(_total_font(scores, seat))
