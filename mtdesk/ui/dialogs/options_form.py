"""The form for custom rules: every option of rules.md 2, in groups, compared with a preset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mtdesk.rules.options import SPECS, OptionError, check_players
from mtdesk.rules.presets import options_for
from mtdesk.settings import OptionValue
from mtdesk.ui.dialogs.option_row import OptionRow
from mtdesk.ui.parts import Translated, make_default, problem_label, scrolling, second_label, title_label
from mtdesk.ui.sizes import grown
from mtdesk.ui.texts import error_text, preset_name

GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "deal": ("set", "hand", "open_hands"),
        "opening": ("engine", "opener_plays"),
        "first": ("first_turn", "first_turn_draw", "first_turn_double", "first_turn_out"),
        "trains": ("mexican_trains", "own_start", "own_first", "fork"),
        "markers": ("marker_off", "marker_if_forced"),
        "doubles": (
            "follow_up",
            "doubles_per_turn",
            "second_double_needs_cover",
            "open_double",
            "dead_double",
        ),
        "end": ("rounds", "out_on_double", "hand_value", "double_blank", "scoring"),
        "tap": ("tap", "tap_penalty"),
    }
)
"""The options as the form groups them."""

assert sorted(SPECS) == sorted(option for group in GROUPS.values() for option in group)


class OptionsForm(Translated, QDialog):
    """Changes the rules of ``preset`` for ``players`` people, beginning with ``changes``."""

    def __init__(
        self, preset: str, changes: Mapping[str, OptionValue], players: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.preset = preset
        self._players = players
        self._title = title_label()
        self._base_note = second_label()
        self.groups = QListWidget()
        self._pages = QStackedWidget()
        self.rows = {option: OptionRow(option) for group in GROUPS.values() for option in group}
        self.problem = problem_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.take = QPushButton()
        self.reset = QPushButton()
        self._arrange()
        self._show(changes)
        self.groups.currentRowChanged.connect(self._pages.setCurrentIndex)
        self.groups.setCurrentRow(0)
        self._connect()
        self.retranslate_ui()
        make_default(self, self.take)

    def _arrange(self) -> None:
        self.groups.addItems([""] * len(GROUPS))
        for group in GROUPS.values():
            self._pages.addWidget(scrolling(_page(self.rows[option] for option in group)))
        self.buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
        columns = QHBoxLayout()
        columns.setSpacing(14)
        self.groups.setFixedWidth(grown(318))
        self.groups.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        columns.addWidget(self.groups)
        columns.addWidget(self._pages, 1)
        bottom = QHBoxLayout()
        bottom.setSpacing(12)
        bottom.addWidget(self.reset)
        bottom.addWidget(self.problem, 1)
        bottom.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(10)
        whole.addWidget(self._title)
        whole.addWidget(self._base_note)
        whole.addLayout(columns, 1)
        whole.addLayout(bottom)
        self.resize(grown(1150), grown(660))

    def _connect(self) -> None:
        for row in self.rows.values():
            row.changed.connect(self._check)
        self.reset.clicked.connect(lambda: self._show({}))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def changes(self) -> dict[str, OptionValue]:
        """The options that differ from the preset, as plain values by name."""
        return {option: row.value() for option, row in self.rows.items() if row.is_changed()}

    def _show(self, changes: Mapping[str, OptionValue]) -> None:
        preset = options_for(self.preset, self._players).values()
        for option, row in self.rows.items():
            # The hand of a preset is its hand table, which no number stands for.
            value = None if option == "hand" else preset[option]
            row.show_preset(value)
            row.show_value(changes.get(option, value))
        self._check()

    def _check(self) -> None:
        """Mark the groups with changes, and say whether so many players can be dealt to."""
        changes = self.changes()
        self._write_groups()
        free = {option: value for option, value in changes.items() if option != "hand"}
        self.rows["hand"].show_usual_hand(options_for(self.preset, self._players, free).hand)
        self.reset.setEnabled(bool(changes))
        self.problem.setText(self._problem(changes))
        self.take.setEnabled(not self.problem.text())

    def _problem(self, changes: Mapping[str, OptionValue]) -> str:
        try:
            check_players(options_for(self.preset, self._players, changes), self._players)
        except OptionError as error:
            return error_text(error)
        return ""

    def _write_groups(self) -> None:
        names = self._group_names()
        for number, (group, options) in enumerate(GROUPS.items()):
            count = sum(self.rows[option].is_changed() for option in options)
            text = self.tr("{group} ({count} changed)") if count else "{group}"
            self.groups.item(number).setText(text.format(group=names[group], count=count))

    def _group_names(self) -> dict[str, str]:
        return {
            "deal": self.tr("Tiles and deal"),
            "opening": self.tr("Opening"),
            "first": self.tr("First turn"),
            "trains": self.tr("Trains"),
            "markers": self.tr("Markers"),
            "doubles": self.tr("Doubles"),
            "end": self.tr("End and scores"),
            "tap": self.tr("Tapping"),
        }

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Custom rules"))
        self._title.setText(self.tr("Custom rules"))
        self._base_note.setText(self.tr("Based on: {preset}").format(preset=preset_name(self.preset)))
        self.groups.setAccessibleName(self.tr("Groups of options"))
        self.take.setText(self.tr("&Use these rules"))
        self.reset.setText(self.tr("&Reset to preset"))
        for row in self.rows.values():
            row.retranslate_ui()
        self._check()


def _page(rows: Iterable[OptionRow]) -> QWidget:
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 6, 0)
    column.setSpacing(8)
    for row in rows:
        column.addWidget(row)
    column.addStretch(1)
    return content
