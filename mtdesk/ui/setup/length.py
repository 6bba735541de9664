"""How long a new game lasts and who starts it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from mtdesk.i18n import number_text
from mtdesk.rules.options import SPECS, Range
from mtdesk.ui.kit.layouts import NO_MARGINS, STRETCH, hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import ChoiceBox, NumberBox, badge_icon, label

_FIXED = (1, 3)


class LengthEditor(QWidget):
    """The number of rounds (one, three, all, or any) and the first starter (by lot, or a seat)."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.one = QRadioButton(self.tr("O&ne", "rounds"))
        self.three = QRadioButton(self.tr("&Three", "rounds"))
        self.all = QRadioButton()
        self.all.setChecked(True)
        self.other = QRadioButton(self.tr("Num&ber:", "rounds"))
        self._choices = QButtonGroup(self)
        for button in (self.one, self.three, self.all, self.other):
            self._choices.addButton(button)
        spec = SPECS["rounds"]
        assert isinstance(spec, Range)
        self.number = NumberBox()
        self.number.setRange(spec.low, spec.high)
        self.number.setValue(5)
        self.number.setEnabled(False)
        self.number.setFixedWidth(scaled(88))
        self.number.setAccessibleName(self.tr("Number of rounds"))
        self.starter = ChoiceBox()
        self.starter.addItem(self.tr("At random"))
        self.starter.setMinimumContentsLength(16)
        rounds = hbox(*self._choices.buttons(), self.number, STRETCH, spacing=10)
        grid = QGridLayout(self)
        grid.setContentsMargins(*NO_MARGINS)
        grid.setHorizontalSpacing(14)
        grid.addWidget(label(text=self.tr("Rounds:")), 0, 0)
        grid.addLayout(rounds, 0, 1)
        grid.addWidget(label(text=self.tr("Who sta&rts:"), buddy=self.starter), 1, 0)
        grid.addWidget(self.starter, 1, 1)
        grid.setColumnStretch(1, 1)
        self._let_tab_find_choice()
        self._choices.buttonToggled.connect(self._toggled)
        self.other.clicked.connect(self._go_to_number)
        self.number.valueChanged.connect(self.changed)
        self.starter.activated.connect(self.changed)
        self.show_rounds_of_rules(0)

    def rounds(self) -> int | None:
        """Return the number of rounds; None: as many as the rules have."""
        if self.all.isChecked():
            return None
        if self.other.isChecked():
            return self.number.value()
        return _FIXED[0] if self.one.isChecked() else _FIXED[1]

    def show_rounds(self, rounds: int | None) -> None:
        """Choose a number of rounds."""
        by_count = {None: self.all, _FIXED[0]: self.one, _FIXED[1]: self.three}
        by_count.get(rounds, self.other).setChecked(True)
        if rounds is not None:
            self.number.setValue(rounds)

    def show_rounds_of_rules(self, rounds: int) -> None:
        """Say how many rounds "all" means."""
        self.all.setText(self.tr("&All ({count})", "rounds").format(count=number_text(rounds)))
        for button in self._choices.buttons():
            button.setAccessibleName(f"{self.tr('Rounds:')} {button.text().replace('&', '')}")

    def first_starter(self) -> int | None:
        """Return the seat that starts; None: drawn by lot."""
        index = self.starter.currentIndex()
        return index - 1 if index > 0 else None

    def show_starter(self, seat: int | None) -> None:
        """Choose who starts."""
        self.starter.setCurrentIndex(0 if seat is None else seat + 1)

    def show_players(self, names: Sequence[str]) -> None:
        """Offer these players as starters; a seat that was chosen stays chosen while it exists."""
        chosen = self.starter.currentIndex()
        while self.starter.count() > len(names) + 1:
            self.starter.removeItem(self.starter.count() - 1)
        for seat, name in enumerate(names):
            if seat + 1 == self.starter.count():
                self.starter.addItem(badge_icon(seat, 20), "")
            self.starter.setItemText(seat + 1, name)
        self.starter.setCurrentIndex(chosen if chosen <= len(names) else 0)

    def _toggled(self) -> None:
        self._let_tab_find_choice()
        self.number.setEnabled(self.other.isChecked())
        self.changed.emit()

    def _go_to_number(self) -> None:
        """Let a number be typed at once; with arrow keys, Qt keeps the focus at the choices."""
        self.number.setFocus()
        self.number.selectAll()

    def _let_tab_find_choice(self) -> None:
        """Let Tab lead to the chosen button; Qt itself would take the first."""
        for button in self._choices.buttons():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
