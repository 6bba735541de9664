"""What the editor says of a search: how many options it has found or, without any, where else to look."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import MIN_PLAYERS, can_play
from mtdesk.ui.kit.layouts import STRETCH, folding
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import label, show_if
from mtdesk.ui.words.rules.answers import answer
from mtdesk.ui.words.rules.document import TableRules
from mtdesk.ui.words.rules.synonyms import preset_named
from mtdesk.ui.words.rules.writing import rules_document


class SearchResult(QWidget):
    """One line; ``asked`` when the player wants to look in the rules, which know the text."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = label(SECOND)
        self.look = QPushButton(self.tr("Look in the rules…"))
        self.look.clicked.connect(self.asked)
        self.setLayout(folding(self._words, self.look, STRETCH, spacing=10))

    def text(self) -> str:
        """Return what it says."""
        return self._words.text()

    def show_count(self, count: int) -> None:
        """Say how many options match."""
        self._words.setText(self.tr("%n matching option(s)", "", count))
        show_if(self.look, False)

    def show_for(self, sought: str, rules: RuleSet) -> None:
        """Say that no option matches, and whether rules or a preset do."""
        options = rules.options(MIN_PLAYERS)
        is_told_of = bool(sought) and can_play(options, MIN_PLAYERS)
        if is_told_of:
            document = rules_document(TableRules(options, lambda: rules.name))
            is_told_of = bool(answer(sought, document, options).anchors)
        preset = preset_named(sought) if not is_told_of else ""
        words = self.tr("Not an option, but in the rules.") if is_told_of else self.tr("No matching options.")
        if preset:
            words = self.tr("Not an option, but a preset in the list: {name}").format(name=preset)
        self._words.setText(words)
        show_if(self.look, is_told_of)
