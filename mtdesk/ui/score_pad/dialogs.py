"""What the score pad asks: who plays from now on, and which tiles a player has left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mtdesk.i18n import Labels, tile_text
from mtdesk.record.score_pad import MOST_PLAYERS, MOST_POINTS, Left, Pad, PadPlayer, value_of, with_players
from mtdesk.rules.options import Options
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.table.art.pictures import tile_picture
from mtdesk.table.look import current_look, current_theme
from mtdesk.table.theme import FOCUS
from mtdesk.ui.game_widgets.names_editor import NamesEditor
from mtdesk.ui.kit.dialog import ACCEPT, Dialog
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING
from mtdesk.ui.kit.widgets import label, make_default, problem_label, scrolling, second_label


class PlayersDialog(Dialog):
    """Asks for new names of the players, for others who join, and for points at the start."""

    def __init__(self, pad: Pad, people: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Score pad players"), parent)
        self._pad = pad
        note = self.tr(
            "If someone leaves, keep the name, and leave the cells empty from then on. "
            "Removing a player removes their entries, too."
        )
        names = [player.name for player in pad.players]
        starts = [player.start for player in pad.players]
        self.names = NamesEditor(names, people, MOST_PLAYERS, starts, MOST_POINTS)
        self.names.changed.connect(self._check)
        self.problem = problem_label()
        self.take = self.buttons.addButton(self.tr("A&pply"), ACCEPT)
        bottom = hbox((self.problem, 1), self.buttons)
        self.lay_out(
            *(self.heading, second_label(note), (scrolling(self.names), 1), bottom),
            size=(620, 620),
            spacing=10,
        )
        self._check()
        make_default(self, self.take)

    def answer(self) -> Pad:
        rows = self.names.named()
        return with_players(self._pad, [(PadPlayer(row.text, row.start.value()), row.place) for row in rows])

    def _check(self) -> None:
        self.problem.setText(self.names.problem())
        self.take.setEnabled(not self.problem.text())


_UNIT, _GAP = 24, 8
"""Pixels at scale 1 of half a tile, and around a whole one."""
_FADED = 0.25
"""How visible a tile is that is known to be elsewhere."""
_TILE, _IS_ELSEWHERE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class _Rings(QStyledItemDelegate):
    """Paints the picture of a tile, in a gold ring if it is picked, and in another where the keyboard is."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if not isinstance(picture, QPixmap):
            return
        theme = current_theme()
        area = QRectF(QPointF(), picture.deviceIndependentSize())
        area.moveCenter(QRectF(option.rect).center())
        rings = []
        if option.state & QStyle.StateFlag.State_HasFocus:
            rings += [(FOCUS[0], 4.0, 3), (FOCUS[1], 1.8, 3)]
        if option.state & QStyle.StateFlag.State_Selected:  # over the focus, which then stays seen around it
            rings.append((theme.gold, 4.0, 1))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FADED if index.data(_IS_ELSEWHERE) else 1.0)
        painter.drawPixmap(area.topLeft(), picture)
        painter.setOpacity(1.0)
        for tint, width, beyond in rings:
            painter.setPen(QPen(QColor(tint), width))
            painter.drawRoundedRect(area.adjusted(-beyond, -beyond, beyond, beyond), 5, 5)
        painter.restore()


class TilesDialog(Dialog):
    """Asks which tiles ``name`` has left; ``left`` is what is written so far.

    The set is a triangle: a row for each higher half, a column for each lower one. A click or the space bar
    picks a tile, or puts it back. Tiles ``elsewhere`` are probably not in this hand, but can be picked.
    """

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
        self.grid = QTableWidget(options.set + 1, options.set + 1)
        self.grid.setAccessibleName(self.tr("Tiles of the set"))
        self.grid.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.grid.setShowGrid(False)
        self.grid.setTabKeyNavigation(False)
        self.grid.setItemDelegate(_Rings(self.grid))
        for header, size in (
            (self.grid.horizontalHeader(), 2 * scaled(_UNIT) + scaled(_GAP)),
            (self.grid.verticalHeader(), scaled(_UNIT) + scaled(_GAP)),
        ):
            header.setMinimumSectionSize(size)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.hide()
        self._fill(frozenset(elsewhere), left if isinstance(left, tuple) else ())
        self.grid.itemSelectionChanged.connect(self._pick)
        self.clear = QPushButton(self.tr("&None"))
        self.clear.clicked.connect(self._clear)
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

    def _fill(self, elsewhere: Collection[Tile], picked: Collection[Tile]) -> None:
        for tile in full_set(self._options.set):
            text = tile_text(tile)
            if tile in elsewhere:
                text = self.tr("{tile}, already used").format(tile=text)
            item = QTableWidgetItem()
            picture = tile_picture(tile, scaled(_UNIT), current_look(), ratio=self.devicePixelRatioF())
            item.setData(Qt.ItemDataRole.DecorationRole, picture)
            item.setData(_IS_ELSEWHERE, tile in elsewhere)
            item.setFlags(Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled)
            item.setData(_TILE, tuple(tile))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            item.setToolTip(text)
            self.grid.setItem(tile.hi, tile.lo, item)
            item.setSelected(tile in picked)
        for row in range(self.grid.rowCount()):
            for column in range(row + 1, self.grid.columnCount()):
                empty = QTableWidgetItem()
                empty.setFlags(Qt.ItemFlag.NoItemFlags)
                self.grid.setItem(row, column, empty)

    def answer(self) -> Left | None:
        """Return the tiles picked, none if all were played; what was written before if none was touched."""
        return self._left

    def _pick(self) -> None:
        picked = (Tile(*item.data(_TILE)) for item in self.grid.selectedItems())
        self._left = tuple(sorted(picked, reverse=True))
        self._show_sum()

    def _clear(self) -> None:
        self.grid.clearSelection()
        self._pick()

    def _show_sum(self) -> None:
        left = self._left
        text = "" if left is None else self.tr("None left", "tiles left")
        if left:
            text = Labels.tr("%n point(s)", "", value_of(self._options, left))
        if left and isinstance(left, tuple):
            tiles = Labels.tr("%n tile(s)", "", len(left))
            text = f"{tiles}: {text}"
        self.sum.setText(text)
        self.grid.setAccessibleDescription(text)
