"""What the editor says of a search: how many options it has found or, without any, where else to look."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import number_text
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import MIN_PLAYERS, can_play
from mtdesk.ui.kit.layouts import STRETCH, folding
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import label, show_if
from mtdesk.ui.words.rules.answers import answer
from mtdesk.ui.words.rules.document import TableRules
from mtdesk.ui.words.rules.synonyms import preset_described, preset_named
from mtdesk.ui.words.rules.writing import rules_document


class SearchResult(QWidget):
    """One line on what is in ``field``, where Enter presses the button that is offered.

    ``asked`` when the player wants to look in the rules, which know the text; ``everywhere_wanted`` to search
    all groups of options.
    """

    asked = Signal()
    everywhere_wanted = Signal()

    def __init__(self, field: SearchField) -> None:
        super().__init__()
        self._field = field
        self._words = label(SECOND)
        self.look = QPushButton(self.tr("Look in the rules…"))
        self.look.clicked.connect(self.asked)
        self.everywhere = QPushButton(self.tr("Search all groups"))
        self.everywhere.clicked.connect(self.everywhere_wanted)
        self.everywhere.clicked.connect(field.setFocus)
        field.returnPressed.connect(self._press)
        self.setLayout(folding(self._words, self.look, self.everywhere, STRETCH, spacing=10))

    def text(self) -> str:
        """Return what it says."""
        return self._words.text()

    def show_for(self, sought: str, count: int, rules: RuleSet, *, is_elsewhere: bool, is_idle: bool) -> None:
        """Say how many options match or, without any, whether those of other groups, rules or a preset do.

        ``is_idle``: those that match are without effect, so that the rules may say what holds instead.
        """
        offer = None
        if count:
            words = self.tr("%n matching option(s)", "", count)
            if is_idle and sought and _are_told_of(sought, rules):
                more, offer = self.tr("More in the rules"), self.look
                words = f"{words} · {more}"
            elif preset := preset_described(sought):
                name = self.tr("Preset in the list: {name}").format(name=preset)
                words = f"{words} · {name}"
        elif is_elsewhere:
            words, offer = self.tr("No matching options."), self.everywhere
        elif sought and _are_told_of(sought, rules):
            words, offer = self.tr("Not an option, but in the rules."), self.look
        elif preset := preset_named(sought):
            words = self.tr("Not an option, but a preset in the list: {name}").format(name=preset)
        else:
            words = self.tr("No matching options.")
        for button in (self.look, self.everywhere):
            show_if(button, button is offer)
        show_if(self, bool(sought) or not count)
        self._say(words)

    def show_place(self, place: int, count: int) -> None:
        """Say which of the options that match a text is the present one."""
        form = self.tr("{place} of {count}", "options that match a search")
        self._say(form.format(place=number_text(place), count=number_text(count)))

    def _say(self, words: str) -> None:
        self._words.setText(words)
        self._field.announce("" if self.isHidden() else words)

    def _press(self) -> None:
        for button in (self.look, self.everywhere):
            if button.isVisible():
                button.click()
                return


def _are_told_of(sought: str, rules: RuleSet) -> bool:
    """Return whether rules say something on a text."""
    options = rules.options(MIN_PLAYERS)
    if not can_play(options, MIN_PLAYERS):
        return False
    document = rules_document(TableRules(options, lambda: rules.name))
    return bool(answer(sought, document, options).anchors)
