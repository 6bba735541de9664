"""The rules to choose from: a card for each preset and for each of the player's own rule sets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.presets import PRESETS
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME
from mtdesk.ui.kit.widgets import PlateButton, label, scrolling, second_label
from mtdesk.ui.setup.model import SetupModel
from mtdesk.ui.words.presets import rule_set_description, rule_set_title

_UNIT = 13
"""Pixels at scale 1 that a tile is wide in a picture."""
_WORDS = 190
"""The least pixels at scale 1 of what is said of rules."""


class RulesCard(PlateButton):
    """Shows rules; it is checked if they are chosen."""

    def __init__(self, rules: RuleSet) -> None:
        from mtdesk.ui.game_widgets.scenes import PRESET_SCENES, ScenePicture

        title, about = rule_set_title(rules), rule_set_description(rules)
        words = holding(vbox(label(NAME, title, wrap=True), second_label(about), STRETCH, spacing=0))
        words.setMinimumWidth(scaled(_WORDS))
        picture = vbox(ScenePicture(_UNIT, PRESET_SCENES[rules.preset]), STRETCH)
        super().__init__(hbox(picture, (words, 1), spacing=12, margins=(10, 8, 10, 8)))
        self.rules = rules
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)


class RulesCards(QWidget):
    """The rules from which people choose those of a ``model``, with buttons to read and to change them."""

    def __init__(self, model: SetupModel) -> None:
        super().__init__()
        self._model = model
        self.cards: list[RulesCard] = []
        self._lines = flow(spacing=8)
        self.words, self.change = QPushButton(self.tr("R&ead the rules…")), QPushButton(self.tr("Cha&nge…"))
        self.change.setToolTip(self.tr("House rules, with every option"))
        self.back = QPushButton(self.tr("&Back to the table"))
        area = scrolling(holding(vbox(self._lines, STRETCH, margins=(0, 0, 6, 0))))
        foot = hbox(STRETCH, flow(self.words, self.change, self.back, spacing=8), STRETCH)
        self.setLayout(vbox((area, 1), foot, spacing=10))

    def show_rules(self, own: Sequence[RuleSet]) -> None:
        """Show presets, own rule sets and, if they are chosen, changes without a name."""
        chosen = self._model.rules
        rules = [*(RuleSet("", preset) for preset in PRESETS), *own]
        if chosen.key not in [one.key for one in rules]:
            rules.append(chosen)
        for old in self.cards:
            self._lines.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = [RulesCard(one) for one in rules]
        for card in self.cards:
            self._lines.addWidget(card)
            card.setChecked(card.rules.key == chosen.key)
            card.clicked.connect(lambda _=False, card=card: self._model.choose_rules(card.rules))
            card.show()  # at once, so that there is something to scroll to

    def go_to_chosen(self) -> None:
        next(card for card in self.cards if card.isChecked()).setFocus()
