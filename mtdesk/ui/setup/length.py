"""How long a new game lasts and who starts it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from mtdesk.i18n import number_text
from mtdesk.rules.options import SPECS, EngineRule, Range, target_pip
from mtdesk.ui.kit.layouts import NO_MARGINS, flow, hbox
from mtdesk.ui.kit.widgets import ChoiceBox, NumberBox, badge_icon, label
from mtdesk.ui.setup.model import SetupModel
from mtdesk.ui.words.options import engines_text

_FIXED = (1, 3)
_LETTERS = 9
"""The least letters of a choice that are in sight."""


class LengthEditor(QWidget):
    """The number of rounds (one, three, all, or any), the engines, and who starts (by lot, or a seat)."""

    def __init__(self, model: SetupModel) -> None:
        super().__init__()
        self._model = model
        self.one = QRadioButton(self.tr("O&ne", "rounds"))
        self.three = QRadioButton(self.tr("&Three", "rounds"))
        self.all = QRadioButton()
        self.other = QRadioButton(self.tr("Num&ber:", "rounds"))
        self._choices = QButtonGroup(self)
        for button in (self.one, self.three, self.all, self.other):
            self._choices.addButton(button)
        spec = SPECS["rounds"]
        assert isinstance(spec, Range)
        self.number = NumberBox()
        self.number.setRange(spec.low, spec.high)
        self.number.setValue(model.rounds or 5)
        self.number.setAccessibleName(self.tr("Number of rounds"))
        self.starter = ChoiceBox()
        self.starter.addItem(self.tr("At random"))
        self.starter.setMinimumContentsLength(_LETTERS)
        self.engines = ChoiceBox()
        self.engines.setMinimumContentsLength(_LETTERS)
        self._engines_label = label(text=self.tr("&Engines:"), buddy=self.engines)
        grid = QGridLayout(self)
        grid.setContentsMargins(*NO_MARGINS)
        grid.setHorizontalSpacing(14)
        grid.addWidget(label(text=self.tr("Rounds:")), 0, 0)
        grid.addLayout(flow(*self._choices.buttons(), self.number, spacing=10), 0, 1)
        grid.addWidget(label(text=self.tr("Who sta&rts:"), buddy=self.starter), 1, 0)
        engines = hbox(self._engines_label, (self.engines, 1), spacing=10)
        grid.addLayout(hbox((self.starter, 1), (engines, 1), spacing=14), 1, 1)
        grid.setColumnStretch(1, 1)
        self._show()
        model.changed.connect(self._show)
        self._choices.buttonClicked.connect(self._choose)
        self.other.clicked.connect(self._go_to_number)
        self.number.valueChanged.connect(self._choose)
        self.engines.activated.connect(lambda: model.choose_first_engine(self.engines.currentData()))
        self.starter.activated.connect(lambda at: model.choose_starter(model.seats[at - 1] if at else None))

    def _choose(self) -> None:
        if self.other.isChecked():
            self._model.choose_rounds(self.number.value())
        else:
            by_button = {self.one: _FIXED[0], self.three: _FIXED[1], self.all: None}
            self._model.choose_rounds(by_button[self._choices.checkedButton()])  # type: ignore[index]

    def _show(self) -> None:
        rounds = self._model.rounds
        by_count = {None: self.all, _FIXED[0]: self.one, _FIXED[1]: self.three}
        if not (self.other.isChecked() and rounds == self.number.value()):
            by_count.get(rounds, self.other).setChecked(True)
        if self.other.isChecked() and rounds is not None:
            self.number.setValue(rounds)
        self.number.setEnabled(self.other.isChecked())
        count = number_text(self._model.rounds_of_rules)
        self.all.setText(self.tr("&All ({count})", "rounds").format(count=count))
        for button in self._choices.buttons():
            button.setAccessibleName(f"{self.tr('Rounds:')} {button.text().replace('&', '')}")
            # Tab leads to the chosen button; Qt itself would take the first.
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        self._show_engines()
        self._show_starters()

    def _show_engines(self) -> None:
        """Offer each double of the set as the first engine, the highest one first."""
        rules, chosen = self._model.options(None), self._model.first_engine
        usual = target_pip(rules, 1)
        self.engines.clear()
        for pip in range(rules.set, -1, -1):
            first = None if pip == usual else pip
            self.engines.addItem(engines_text(self._model.options(first)), first)
        self.engines.setCurrentIndex(rules.set - (usual if chosen is None else chosen))
        for part in (self._engines_label, self.engines):
            part.setVisible(rules.engine is not EngineRule.OWN_HIGHEST)

    def _show_starters(self) -> None:
        seats = self._model.seats
        while self.starter.count() > len(seats) + 1:
            self.starter.removeItem(self.starter.count() - 1)
        for at, seat in enumerate(seats):
            if at + 1 == self.starter.count():
                self.starter.addItem(badge_icon(at, 20), "")
            self.starter.setItemText(at + 1, seat.player().name)
        chosen = self._model.starter
        self.starter.setCurrentIndex(0 if chosen is None else seats.index(chosen) + 1)

    def _go_to_number(self) -> None:
        """Take the keyboard for a number to be typed; with arrow keys, Qt keeps it at the choices."""
        self._choose()
        self.number.setFocus()
        self.number.selectAll()
