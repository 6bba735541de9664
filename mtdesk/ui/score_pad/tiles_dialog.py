"""The tiles someone has left, chosen one by one on a picture of the whole set."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mtdesk.i18n import tile_text
from mtdesk.record.score_pad import Left, value_of
from mtdesk.rules.options import Options
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.painting import colour
from mtdesk.table.art.pictures import tile_picture
from mtdesk.table.look import current_look
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.layouts import NO_MARGINS, STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import TITLE
from mtdesk.ui.kit.widgets import label, make_default, second_label

_Index = QModelIndex | QPersistentModelIndex
_FADED = 0.25
"""How visible a tile is that cannot be in this hand."""
_SHARES = 48, 52
"""Of the width, beside the words and for them."""
_GAP, _REACH = 4, 4
"""Pixels between a tile and the edge of its place, and those that the ring around it may go beyond that."""


class TilesModel(QAbstractTableModel):
    """The set as a triangle: a row for each higher half, a column for each lower one."""

    changed = Signal()

    def __init__(self, highest: int, free: Collection[Tile], chosen: Collection[Tile]) -> None:
        super().__init__()
        self._highest = highest
        self.free = frozenset(free)
        self.chosen = set(chosen)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if parent.isValid() else self._highest + 1

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return self.rowCount(parent)

    @staticmethod
    def tile(index: _Index) -> Tile | None:
        """Return the tile at a place, None in the empty half."""
        return Tile(index.row(), index.column()) if index.column() <= index.row() else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Called by Qt: tiles that others have can be looked at, but not chosen."""
        tile = self.tile(index)
        if tile is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Called by Qt: what screen readers say; the delegate paints the pictures."""
        tile = self.tile(index)
        if tile is None or role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if tile in self.chosen:
            return self.tr("{tile}, selected").format(tile=tile_text(tile))
        if tile not in self.free:
            return self.tr("{tile}, already used").format(tile=tile_text(tile))
        return tile_text(tile)

    def toggle(self, index: _Index) -> None:
        """Toggle the choice of the tile at a place, if it is free."""
        tile = self.tile(index)
        if tile is not None and tile in self.free:
            self.chosen ^= {tile}
            self.dataChanged.emit(index, index)
            self.changed.emit()

    def clear(self) -> None:
        """Choose none."""
        self.chosen.clear()
        last = self.index(self._highest, self._highest)
        self.dataChanged.emit(self.index(0, 0), last)
        self.changed.emit()


class _TilePainter(QStyledItemDelegate):
    """Paints tiles: chosen ones in a gold frame, those of others faded."""

    def __init__(self, model: TilesModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        tile = self._model.tile(index)
        if tile is None:
            return
        area: QRect = option.rect.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        unit = min(area.width() / 2, area.height())
        ratio = painter.device().devicePixelRatioF()
        look = current_look()
        picture = tile_picture(tile, unit, look, ratio=ratio)
        size = picture.deviceIndependentSize()
        corner = QRectF(area).center() - QRectF(0, 0, size.width(), size.height()).center()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if tile in self._model.free else _FADED)
        painter.drawPixmap(corner, picture)
        ring = QRectF(corner, size).adjusted(-1, -1, 1, 1)
        view = self.parent()
        if isinstance(view, QTableView) and view.hasFocus() and view.currentIndex() == index:
            painter.setOpacity(1.0)
            for tint, width in zip(look.theme.focus, (4.0, 1.8), strict=True):
                painter.setPen(QPen(colour(tint), width))
                painter.drawRoundedRect(ring.adjusted(-3, -3, 3, 3), 7, 7)
        if tile in self._model.chosen:  # over the focus, which then stays seen around it
            painter.setPen(QPen(colour(look.theme.gold), 4))
            painter.drawRoundedRect(ring, 5, 5)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(40, 20)


class TilesGrid(QTableView):
    """The set; a tap, a click or the space bar chooses a tile, ``accepted`` reports Enter."""

    accepted = Signal()

    def __init__(self, model: TilesModel) -> None:
        super().__init__()
        self._tiles = model
        self.setModel(model)
        self.setItemDelegate(_TilePainter(model, self))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.hide()
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(scaled(520), scaled(260))
        self.clicked.connect(model.toggle)
        first = min(model.chosen or model.free, default=Tile(0, 0))
        self.setCurrentIndex(model.index(first.hi, first.lo))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: the whole set is always seen."""
        super().resizeEvent(event)
        count = self._tiles.rowCount()
        room = self.viewport().size()
        height = min(room.height() // count, (room.width() // count + 2 * _GAP) // 2)
        self.verticalHeader().setDefaultSectionSize(height)
        self.horizontalHeader().setDefaultSectionSize(2 * height - 2 * _GAP)  # a tile is twice as wide

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Called by Qt, which would paint the places of both tiles, but not all of the ring around them."""
        super().currentChanged(current, previous)
        for index in (current, previous):
            self.viewport().update(self.visualRect(index).adjusted(-_REACH, -_REACH, _REACH, _REACH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            self._tiles.toggle(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        else:
            super().keyPressEvent(event)


def _beside(grid: QWidget, words: QWidget) -> QGridLayout:
    """Return the grid with words in the corner at the top right, where there are no tiles."""
    result = QGridLayout()
    result.addWidget(grid, 0, 0, 1, 2)
    result.addWidget(words, 0, 1, Qt.AlignmentFlag.AlignTop)
    for column, share in enumerate(_SHARES):
        result.setColumnStretch(column, share)
        result.setColumnMinimumWidth(column, share)  # otherwise columns that the grid spans take none
    return result


class TilesDialog(Dialog):
    """Asks which tiles ``name`` has left; ``answer`` gives them when the dialog was accepted.

    ``free`` are those that can be left, ``left`` is what is written so far: it stays until tiles are chosen.
    """

    def __init__(
        self,
        name: str,
        options: Options,
        free: Collection[Tile],
        left: Left | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Tiles left: {name}").format(name=name), parent)
        self._options, self._left = options, left
        self._note = second_label(
            self.tr("Click every tile that is left. The other players’ tiles and the engine are dimmed.")
        )
        self._sum = label(TITLE, wrap=True)
        self.model = TilesModel(options.set, free, left if isinstance(left, tuple) else ())
        self.model.setParent(self)
        self.model.changed.connect(self._choose)
        self.grid = TilesGrid(self.model)
        self.grid.accepted.connect(self.accept)
        self.grid.setAccessibleName(self.tr("Tiles of the set"))
        self.clear = QPushButton(self.tr("&None"))
        self.clear.clicked.connect(self.model.clear)
        self.take = self.buttons.addButton(self.tr("&Apply"), ACCEPT)
        said = (self.heading, self._note, self._sum)
        self.lay_out(
            (_beside(self.grid, holding(vbox(*said, STRETCH, spacing=2, margins=NO_MARGINS))), 1),
            hbox(self.clear, STRETCH, self.buttons),
            size=(1000, 600),
            spacing=8,
            margins=(20, 10, 20, 14),
        )
        self._show_sum()
        make_default(self, self.take)
        self.grid.setFocus()

    def answer(self) -> Left | None:
        """Return the tiles chosen, none if all were played; what was written before if none was touched."""
        return self._left

    def _choose(self) -> None:
        self._left = tuple(sorted(self.model.chosen, reverse=True))
        self._show_sum()

    def _show_sum(self) -> None:
        left = self._left
        value = value_of(self._options, left)
        points = self.tr("%Ln point(s)", "what the tiles count", value)
        if left is None:
            text = ""
        elif isinstance(left, int):
            text = points
        elif left:
            count = self.tr("%Ln tile(s)", "", len(left))
            text = self.tr("{tiles}: {points}").format(tiles=count, points=points)
        else:
            text = self.tr("None: out", "tiles left")
        self._sum.setText(text)
        self.grid.setAccessibleDescription(text)
