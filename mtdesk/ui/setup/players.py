"""The players of a new game: two to ten rows that can be added, removed and reordered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.game_choice import usual_level
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS
from mtdesk.settings import PlayerChoice
from mtdesk.ui.kit.fitting import focus_in_sight
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.widgets import heading_label, scrolling, second_label, show_if
from mtdesk.ui.setup.player_row import PlayerRow
from mtdesk.ui.words.levels import level_description, level_name
from mtdesk.ui.words.name_giver import NameGiver

_FIRST_COMPUTERS = 3
_SPACING = 6


class PlayersEditor(QWidget):
    """Who plays, by seat clockwise; ``levels`` are those of computers; new ones get the usual one."""

    changed = Signal()

    def __init__(self, levels: Sequence[str], names: NameGiver) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self._usual = usual_level(levels)
        self._names = names
        self._count: int | None = None
        self._height = 0
        """In pixels, once there is a layout."""
        self.about = second_label()
        """How the levels play that are chosen, as far as there is room below the players."""
        self.about.hide()
        self.rows: list[PlayerRow] = []
        self.add_person = QPushButton(self.tr("Add &human"))
        self.add_computer = QPushButton(self.tr("Add c&omputer"))
        self.add_person.clicked.connect(lambda: self._add("human"))
        self.add_computer.clicked.connect(lambda: self._add("computer"))
        self._box = vbox(spacing=_SPACING)
        area = scrolling(holding(vbox(self._box, STRETCH, margins=(0, 0, 4, 0))))
        self._head = hbox(heading_label(self.tr("Players")), STRETCH, self.add_person, self.add_computer)
        self._parts = vbox(self._head, (area, 1), self.about, spacing=_SPACING)
        self.setLayout(self._parts)
        self.changed.connect(self._describe)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt."""
        super().resizeEvent(event)
        self._height = event.size().height()
        self._describe()
        self._parts.activate()  # at once, or players would be out of sight for a moment

    def _describe(self) -> None:
        """Say how the chosen levels play, if that leaves all players in sight."""
        chosen = {player.level for player in self.players() if player.kind == "computer"}
        told = [level for level in self._levels if level in chosen and level_description(level)]
        lines = [f"{level_name(level)}: {level_description(level)}" for level in told]
        rows = sum(row.sizeHint().height() + _SPACING for row in self.rows) - _SPACING
        room = self._height - self._head.sizeHint().height() - rows - 2 * _SPACING
        self.about.setText("\n".join(lines))
        while lines and self.about.heightForWidth(self.width()) > room:
            lines.pop()
            self.about.setText("\n".join(lines))
        show_if(self.about, bool(lines))

    def players(self) -> tuple[PlayerChoice, ...]:
        """Return the players by seat, their names as typed."""
        return tuple(row.player() for row in self.rows)

    def show_players(self, players: Sequence[PlayerChoice]) -> None:
        """Show these players; without any, one person and three computers."""
        while self.rows:
            self._take(0)
        for player in players:
            given = player.kind == "computer" and NameGiver.is_given(player.name)
            row = self._append(player, given=given)
            self._speak(row)
            if given and not NameGiver.is_usual(player.name):
                self._rename(row)  # it was given in another language
        if not players:
            self._add("human")
            for _ in range(_FIRST_COMPUTERS):
                self._add("computer")
        self._settle()

    def keep_count(self, count: int | None) -> None:
        """Keep exactly this many players; None: as many as people like."""
        self._count = count
        while count is not None and len(self.rows) > count:
            self._take(len(self.rows) - 1)
        while count is not None and len(self.rows) < count:
            self._append(self._fresh("computer"), given=True)
        self._settle()

    def _taken(self, but: PlayerRow | None = None) -> list[str]:
        return [row.player().name for row in self.rows if row is not but]

    def _fresh(self, kind: str, but: PlayerRow | None = None) -> PlayerChoice:
        if kind == "human":
            return PlayerChoice("human", self._names.person(self._taken(but)))
        return PlayerChoice("computer", self._names.computer(self._taken(but)), self._usual)

    def _add(self, kind: str) -> None:
        row = self._append(self._fresh(kind), given=True)
        row.show()  # at once, so that there is something to scroll to
        self._settle()
        focus_in_sight(row.name)

    def _append(self, player: PlayerChoice, *, given: bool) -> PlayerRow:
        row = PlayerRow(len(self.rows), player, self._levels, self._names.people, given=given)
        row.changed.connect(self.changed)
        row.kind_changed.connect(lambda: self._rename(row))
        row.name.textEdited.connect(lambda name: self._offer_name(row, name))
        row.move_wanted.connect(lambda step: self._move(row, step))
        row.removal_wanted.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._box.addWidget(row)
        return row

    def _rename(self, row: PlayerRow) -> None:
        """Give a seat that became a person's or a computer's a fitting name, unless someone typed one."""
        if row.name_is_given or not row.name.text().strip():
            row.show_name(self._fresh(row.player().kind, row).name)

    def _offer_name(self, row: PlayerRow, typed: str) -> None:
        """Offer a computer another name while the field is empty."""
        if not typed.strip() and row.player().kind == "computer":
            row.name.setPlaceholderText(self._fresh("computer", row).name)

    def _speak(self, row: PlayerRow) -> None:
        """Give a person with a numbered name that of the current language, unless someone has it."""
        name = self._names.in_language(row.name.text())
        if row.player().kind == "human" and name not in self._taken(row):
            row.name.setText(name)

    def _move(self, row: PlayerRow, step: int) -> None:
        start = self.rows.index(row)
        self.rows.insert(start + step, self.rows.pop(start))
        self._box.removeWidget(row)
        self._box.insertWidget(start + step, row)
        self._settle()
        button = row.up if step < 0 else row.down
        focus_in_sight(button if button.isEnabled() else row.name)

    def _remove(self, row: PlayerRow) -> None:
        seat = self.rows.index(row)
        self._take(seat)
        self._settle()
        focus_in_sight(self.rows[min(seat, len(self.rows) - 1)].name)

    def _take(self, seat: int) -> None:
        row = self.rows.pop(seat)
        self._box.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _settle(self) -> None:
        last = len(self.rows) - 1
        for seat, row in enumerate(self.rows):
            row.show_seat(seat)
            show_if(row.remove, self._count is None)
            row.allow(up=seat > 0, down=seat < last, remove=last >= MIN_PLAYERS and self._count is None)
        self._order_tabs()
        room = len(self.rows) < MAX_PLAYERS and self._count is None
        for button in (self.add_person, self.add_computer):
            button.setEnabled(room)
            button.setVisible(self._count is None)
        self.changed.emit()

    def _order_tabs(self) -> None:
        stops: list[QWidget] = [self.add_person, self.add_computer]
        for row in self.rows:
            stops += [row.name, row.kind, row.up, row.down, row.remove]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)
