"""The new-game dialog: rules, players, number of rounds, first starter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.record.rule_sets import RuleSet
from mtdesk.ui.game_widgets.rules_list import RuleSetList
from mtdesk.ui.kit.dialog import ACCEPT, Dialog, press_by_help_key
from mtdesk.ui.kit.labels import ProblemLabel
from mtdesk.ui.kit.layouts import flow, hbox, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import make_default, second_label
from mtdesk.ui.setup.length import LengthEditor
from mtdesk.ui.setup.model import SetupModel
from mtdesk.ui.setup.players import PlayersEditor
from mtdesk.ui.words.rule_sets import rule_set_description
from mtdesk.ui.words.table_rules import table_rules

_RULES = 300
"""The least pixels at scale 1 of the rules beside the players."""


class NewGameDialog(Dialog):
    """Lets people change a ``model`` of a new game, and start it.

    ``own`` are the player's own rule sets. ``rules_wanted`` asks for the house rules window. ``words_wanted``
    carries TableRules that people want to read. ``is_daily_wanted``: it was closed because people want to see
    the deal of the day instead.
    """

    rules_wanted = Signal()
    words_wanted = Signal(object)

    def __init__(
        self,
        model: SetupModel,
        parent: QWidget | None = None,
        own: Sequence[RuleSet] = (),
        *,
        is_daily_new: bool = False,
    ) -> None:
        super().__init__(self.tr("New game"), parent)
        self.model = model
        self.is_daily_wanted = False
        self.presets = RuleSetList()
        self._about_rules = second_label()
        self.custom = QPushButton(self.tr("House r&ules…"))
        self.words = QPushButton(self.tr("Rea&d the rules…"))
        self.players, self.course = PlayersEditor(model), LengthEditor(model)
        self.problem = ProblemLabel()
        daily, new_daily = self.tr("Deal of the da&y…"), self.tr("Deal of the da&y (new)…")
        self.daily = QPushButton(new_daily if is_daily_new else daily)
        self.start = self.buttons.addButton(self.tr("&Start game"), ACCEPT)
        rules = plate((self.presets, 1), self._about_rules, flow(self.custom, self.words), spacing=8)
        rules.setMinimumWidth(scaled(_RULES))
        who = holding(vbox((plate(self.players), 1), plate(self.course), spacing=10))
        self.lay_out(
            self.heading,
            (flow(rules, who, spacing=10), 1),
            hbox(self.daily, (self.problem, 1), self.buttons, spacing=10),
            size=(1060, 676),
            spacing=10,
        )
        self.show_own(own)
        self.presets.chosen.connect(lambda: model.choose_rules(self.presets.rules()))
        model.changed.connect(self._check)
        self._show_rules()
        self.daily.clicked.connect(self._leave_for_daily)
        self.custom.clicked.connect(self.rules_wanted)
        self.words.clicked.connect(lambda: self.words_wanted.emit(table_rules(model.choice())))
        press_by_help_key(self.words, self)
        make_default(self, self.start)
        self.presets.list.setFocus()

    def take_rules(self, rules: RuleSet) -> None:
        """Choose rules that were edited or found elsewhere."""
        self.model.take_rules(rules)
        self._show_rules()

    def show_own(self, sets: Sequence[RuleSet]) -> None:
        """Offer these rule sets of the player's own."""
        self.presets.show_own(sets)

    def _show_rules(self) -> None:
        rules = self.model.rules
        self.presets.choose(rules if self.presets.offers(rules) else RuleSet("", rules.preset, rules.changes))

    def _leave_for_daily(self) -> None:
        self.is_daily_wanted = True
        self.reject()

    def _check(self) -> None:
        """Describe the rules, show any problem, and let the game start only if there is none."""
        about = rule_set_description(self.model.rules)
        self._about_rules.setText(about)
        self.presets.list.setAccessibleDescription(about)
        problem = self.model.problem()
        self.problem.setText(problem)
        self.start.setEnabled(not problem)
