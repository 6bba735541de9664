"""The controls with which the log is filtered and searched."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_clear_button
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import ChoiceBox, badge_icon
from mtdesk.ui.window.log_entry import Kind, LogFilter

_KINDS = (None, Kind.TILES, Kind.DRAWS, Kind.PASSES, Kind.OTHER)
_BADGE = 16


class LogFilterBar(Translated, QWidget):
    """Two compact rows; ``changed`` reports another filter."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.players = ChoiceBox()
        self.kinds = ChoiceBox()
        self.field = QLineEdit()
        give_clear_button(self.field)
        self.newest = QCheckBox()
        self.players.addItem("")
        self.kinds.addItems([""] * len(_KINDS))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 4)
        grid.setSpacing(6)
        grid.addWidget(self.players, 0, 0)
        grid.addWidget(self.kinds, 0, 1)
        grid.addWidget(self.field, 1, 0)
        grid.addWidget(self.newest, 1, 1)
        for column, box in enumerate((self.players, self.kinds)):
            box.setMinimumContentsLength(6)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.currentIndexChanged.connect(self.changed)
            grid.setColumnStretch(column, 1)
        self.field.textChanged.connect(self.changed)
        self.newest.toggled.connect(self.changed)
        self.retranslate_ui()

    def show_players(self, names: Sequence[str]) -> None:
        """Offer these players by seat."""
        while self.players.count() > 1:
            self.players.removeItem(1)
        for seat, name in enumerate(names):
            self.players.addItem(badge_icon(seat, scaled(_BADGE)), name)

    def filter(self) -> LogFilter:
        """Return the current filter."""
        seat = self.players.currentIndex() - 1
        return LogFilter(
            seat=None if seat < 0 else seat,
            kind=_KINDS[max(0, self.kinds.currentIndex())],
            newest_round=self.newest.isChecked(),
            text=self.field.text().strip(),
        )

    def clear(self) -> None:
        """Remove all filters."""
        self.players.setCurrentIndex(0)
        self.kinds.setCurrentIndex(0)
        self.field.clear()
        self.newest.setChecked(False)

    def retranslate_ui(self) -> None:
        """Write all texts in the current language."""
        self.players.setItemText(0, self.tr("Everyone"))
        self.players.setAccessibleName(self.tr("Filter by player"))
        names = (
            self.tr("Everything"),
            self.tr("Tiles played"),
            self.tr("Tiles drawn"),
            self.tr("Passes and markers"),
            self.tr("Other", "entries of the log"),
        )
        for at, name in enumerate(names):
            self.kinds.setItemText(at, name)
        self.kinds.setAccessibleName(self.tr("Filter by type"))
        self.field.setPlaceholderText(self.tr("Find"))
        self.field.setAccessibleName(self.tr("Find in the log"))
        self.newest.setText(self.tr("This round"))
