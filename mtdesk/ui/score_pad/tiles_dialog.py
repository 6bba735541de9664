"""The tiles a player has left, picked one by one on a picture of the whole set."""

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
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
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
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING
from mtdesk.ui.kit.widgets import label, make_default, second_label

_Index = QModelIndex | QPersistentModelIndex
_FADED = 0.25
"""How visible a tile is that is known to be elsewhere."""
_GAP = 4
"""Pixels between a tile and the edge of its place, and those that the ring around it may go beyond that."""


class TilesModel(QAbstractTableModel):
    """The set as a triangle: a row for each higher half, a column for each lower one.

    Tiles ``elsewhere`` are probably not in this hand, but can be picked.
    """

    changed = Signal()

    def __init__(self, highest: int, elsewhere: Collection[Tile], picked: Collection[Tile]) -> None:
        super().__init__()
        self._highest = highest
        self.elsewhere = frozenset(elsewhere)
        self.picked = set(picked)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if parent.isValid() else self._highest + 1

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return self.rowCount(parent)

    @staticmethod
    def tile(index: _Index) -> Tile | None:
        """Return the tile at a place, None in the empty half."""
        return Tile(index.row(), index.column()) if index.column() <= index.row() else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if self.tile(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what screen readers say; the delegate paints the pictures."""
        tile = self.tile(index)
        if tile is None or role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if tile in self.picked:
            return self.tr("{tile}, selected").format(tile=tile_text(tile))
        if tile in self.elsewhere:
            return self.tr("{tile}, already used").format(tile=tile_text(tile))
        return tile_text(tile)

    def toggle(self, index: _Index) -> None:
        """Pick the tile at a place, or put it back."""
        tile = self.tile(index)
        if tile is not None:
            self.picked ^= {tile}
            self.dataChanged.emit(index, index)
            self.changed.emit()

    def clear(self) -> None:
        """Pick none."""
        self.picked.clear()
        self.dataChanged.emit(self.index(0, 0), self.index(self._highest, self._highest))
        self.changed.emit()


class _TilePainter(QStyledItemDelegate):
    """Paints tiles: picked ones in a gold frame, those elsewhere faded."""

    def __init__(self, model: TilesModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        tile = self._model.tile(index)
        if tile is None:
            return
        area: QRect = option.rect.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        look = current_look()
        unit = min(area.width() / 2, area.height())
        picture = tile_picture(tile, unit, look, ratio=painter.device().devicePixelRatioF())
        size = picture.deviceIndependentSize()
        corner = QRectF(area).center() - QRectF(0, 0, size.width(), size.height()).center()
        is_picked = tile in self._model.picked
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FADED if tile in self._model.elsewhere and not is_picked else 1.0)
        painter.drawPixmap(corner, picture)
        painter.setOpacity(1.0)
        ring = QRectF(corner, size).adjusted(-1, -1, 1, 1)
        view = self.parent()
        if isinstance(view, QTableView) and view.hasFocus() and view.currentIndex() == index:
            for tint, width in zip(look.theme.focus, (4.0, 1.8), strict=True):
                painter.setPen(QPen(colour(tint), width))
                painter.drawRoundedRect(ring.adjusted(-3, -3, 3, 3), 7, 7)
        if is_picked:  # over the focus, which then stays seen around it
            painter.setPen(QPen(colour(look.theme.gold), 4))
            painter.drawRoundedRect(ring, 5, 5)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(40, 20)


class TilesGrid(QTableView):
    """The set; a tap, a click or the space bar picks a tile, ``accepted`` reports Enter."""

    accepted = Signal()

    def __init__(self, model: TilesModel) -> None:
        super().__init__()
        self._tiles = model
        self.setModel(model)
        self.setItemDelegate(_TilePainter(model, self))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(1)
            header.hide()
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMinimumSize(scaled(520), scaled(260))
        self.clicked.connect(model.toggle)
        first = min(model.picked, default=Tile(0, 0))
        self.setCurrentIndex(model.index(first.hi, first.lo))

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Paint all of the rings, of which Qt would paint the part in the tiles' places."""
        super().currentChanged(current, previous)
        for index in (current, previous):
            self.viewport().update(self.visualRect(index).adjusted(-_GAP, -_GAP, _GAP, _GAP))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            self._tiles.toggle(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        else:
            super().keyPressEvent(event)


class TilesDialog(Dialog):
    """Asks which tiles ``name`` has left; ``left`` is what is written so far."""

    def __init__(
        self,
        name: str,
        options: Options,
        elsewhere: Collection[Tile],
        left: Left | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Tiles left: {name}").format(name=name), parent)
        self._options, self._left = options, left
        note = second_label(self.tr("The other players’ tiles and the engine are dimmed."))
        self.sum = label(HEADING)
        self.model = TilesModel(options.set, elsewhere, left if isinstance(left, tuple) else ())
        self.model.setParent(self)
        self.model.changed.connect(self._pick)
        self.grid = TilesGrid(self.model)
        self.grid.accepted.connect(self.accept)
        self.grid.setAccessibleName(self.tr("Tiles of the set"))
        self.clear = QPushButton(self.tr("&None"))
        self.clear.clicked.connect(self.model.clear)
        self.take = self.buttons.addButton(self.tr("&Apply"), ACCEPT)
        self.lay_out(
            *(self.heading, note, (self.grid, 1)),
            hbox(self.clear, (self.sum, 1), self.buttons, spacing=12),
            size=(1000, 620),
            spacing=8,
        )
        self._show_sum()
        make_default(self, self.take)
        self.grid.setFocus()

    def answer(self) -> Left | None:
        """Return the tiles picked, none if all were played; what was written before if none was touched."""
        return self._left

    def _pick(self) -> None:
        self._left = tuple(sorted(self.model.picked, reverse=True))
        self._show_sum()

    def _show_sum(self) -> None:
        left = self._left
        text = "" if left is None else self.tr("None: out", "tiles left")
        if left:
            text = self.tr("%Ln point(s)", "what the tiles count", value_of(self._options, left))
        if left and isinstance(left, tuple):
            count = self.tr("%Ln tile(s)", "", len(left))
            text = self.tr("{tiles}: {points}").format(tiles=count, points=text)
        self.sum.setText(text)
        self.grid.setAccessibleDescription(text)
