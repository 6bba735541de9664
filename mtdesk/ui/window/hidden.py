"""The counter of hidden tiles: how many of each number the player at the table cannot see."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mtdesk.i18n import number_text
from mtdesk.rules.view import View
from mtdesk.table.art.colours import colour, mixed
from mtdesk.table.art.painting import rounded
from mtdesk.table.art.tiles import paint_numeral
from mtdesk.table.look import current_theme
from mtdesk.table.theme import sized_font
from mtdesk.ui.kit.layouts import STRETCH, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import scrolling, second_label

_WIDTH = 104
_LOWEST, _HIGHEST = 20, 36


class CounterRow(QWidget):
    """One number as half a tile, and how many of its ``total`` tiles are hidden."""

    def __init__(self, pip: int, total: int) -> None:
        super().__init__()
        self._pip, self._total = pip, total
        self.count = total
        """How many are hidden."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.show_count(total)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(_LOWEST))

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDTH), scaled(_HIGHEST))

    def show_count(self, count: int) -> None:
        self.count = count
        sentence = self.tr("Number {pip}: %n hidden tile(s).", "", count)
        words = sentence.format(pip=number_text(self._pip))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.count else 0.45)
        air = scaled(10)
        side = min(self.height() - 4, scaled(28))
        top = (self.height() - side) / 2
        self._paint_half(painter, QRectF(air, top, side, side))
        left = air + side + air
        room = QRectF(left, top, self.width() - left - air, side)
        self._paint_bar(painter, QRectF(left, room.bottom() - 5, room.width(), 4))
        painter.setPen(colour(current_theme().text))
        painter.setFont(sized_font(scaled(15), QFont.Weight.Bold))
        place = room.adjusted(0, -2, 0, -6)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, number_text(self.count))
        painter.end()

    def _paint_half(self, painter: QPainter, square: QRectF) -> None:
        theme = current_theme()
        painter.setPen(colour(mixed(theme.tile_body, "#6B5430", 0.45)))
        painter.setBrush(colour(theme.tile_face[0]))
        painter.drawRoundedRect(square, 4, 4)
        painter.save()
        painter.translate(square.center())
        painter.scale(square.width(), square.width())
        paint_numeral(painter, self._pip, theme)
        painter.restore()

    def _paint_bar(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillPath(rounded(rect, 2), colour(current_theme().plate_edge, 0.6))
        rect.setWidth(rect.width() * self.count / self._total)
        painter.fillPath(rounded(rect, 2), colour(current_theme().gold))


class HiddenPanel(QWidget):
    """A column with a row for each number of the set."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[CounterRow] = []
        give_role(self, PAGE)
        self._heading = second_label(self.tr("Hidden tiles"))
        self.setAccessibleName(self.tr("Hidden tiles by number"))
        self._heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column = vbox(spacing=0)
        rows = scrolling(holding(vbox(self._column, STRETCH)))
        self.setLayout(vbox(self._heading, (rows, 1), margins=(0, 6, 0, 6)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDTH), super().sizeHint().height())

    def show_view(self, view: View) -> None:
        counts = view.hidden_by_pip
        if len(counts) != len(self.rows):
            self._seat_rows(len(counts))
        for row, count in zip(self.rows, counts, strict=True):
            row.show_count(count)

    def _seat_rows(self, count: int) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.deleteLater()
        self.rows = [CounterRow(pip, count) for pip in range(count)]
        for at, row in enumerate(self.rows):
            self._column.insertWidget(at, row)
