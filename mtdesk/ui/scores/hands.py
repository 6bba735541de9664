"""The hands at the end of a round, by place: everyone's remaining tiles, the points and the totals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mtdesk.i18n import Labels, number_text, points_text
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING, NAME, NOTE, SECOND, TOTAL
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.words.results import place_text

_NAME, _TILES = 120, 140
"""The least pixels at scale 1 of a name, and of the tiles beside it."""
_TILE, _SMALL_TILE, _MANY = 30, 20, 5
"""Pixels at scale 1 that a tile is wide, where more hands are shown than usual, and how many that are."""
_PLACE, _BADGE, _WHO, _HAND, _FIGURES = range(5)
"""The columns; figures start in the last."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HandsView(QWidget):
    """One row for each seat, the leader first; after a game of one round, its points are the totals."""

    def __init__(self, model: ScoreModel) -> None:
        super().__init__()
        self._model = model
        self._rows = QWidget()
        self._column = vbox(self._rows, STRETCH, margins=(0, 0, 6, 0))
        self._content = holding(self._column)
        self._scroll = scrolling(self._content, by_keys=True)
        self._scroll.setAccessibleName(self.tr("Remaining tiles and points"))
        self.setLayout(vbox(self._scroll))
        model.modelReset.connect(self._show)

    def _show(self) -> None:
        """Show the hands of the last finished round, if there is one."""
        scores = self._model.scores
        if scores is None or not scores.rounds:
            return
        last, seats = scores.rounds[-1], self._model.seats_by_place
        heads = {Labels.tr("Points"): [points_text(points) for points in last.points]}
        # Usually hands score the points that they are worth; not if the winner collects them.
        if any(scores.value(last, seat) != last.points[seat] for seat in seats):
            values = [number_text(scores.value(last, seat)) for seat in range(len(seats))]
            heads = {Labels.tr("Value"): values, **heads}
        if scores.has_course:
            heads[Labels.tr("Total")] = [points_text(total) for total in scores.totals]
        rows, grid, spoken = QWidget(), QGridLayout(), []
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(_WHO, 2)
        grid.setColumnStretch(_HAND, 5)
        rows.setLayout(grid)
        for column, head in enumerate(heads, _FIGURES):
            grid.addWidget(label(HEADING, head), 0, column, _RIGHT)
        for row, seat in enumerate(seats, 1):
            place, name = place_text(scores.places[seat]), ElidedLabel(NAME)
            name.setMinimumWidth(scaled(_NAME))
            name.write(scores.names[seat])
            grid.addWidget(label(TOTAL if scores.places[seat] == 1 else SECOND, place), row, _PLACE)
            grid.addWidget(SeatBadge(seat), row, _BADGE)
            grid.addWidget(name, row, _WHO)
            if last.is_out(seat):
                tiles: QWidget = label(NOTE, self.tr("Has played all tiles"), wrap=True)
                left = self.tr("Has played all tiles")
            else:
                tiles = hand = TileRow(scaled(_SMALL_TILE if len(seats) > _MANY else _TILE))
                hand.show_tiles(last.tiles(seat))
                left = hand.accessibleName()
            tiles.setMinimumWidth(scaled(_TILES))
            grid.addWidget(tiles, row, _HAND)
            roles = (SECOND, NAME, TOTAL)[-len(heads) :]
            for column, (role, texts) in enumerate(zip(roles, heads.values(), strict=True), _FIGURES):
                grid.addWidget(label(role, texts[seat]), row, column, _RIGHT)
            figures = " ".join(f"{head}: {texts[seat]}." for head, texts in heads.items())
            spoken.append(f"{place} {scores.names[seat]}: {left}. {figures}")
        self._column.replaceWidget(self._rows, rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows
        self._scroll.setAccessibleDescription(" ".join(spoken))
        self._scroll.setMinimumHeight(self._content.sizeHint().height())  # the page scrolls, not this
