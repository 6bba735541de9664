"""Importing a rule set from a file."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet, free_name, read_rule_set
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.kit.ask import Question, agrees, if_there, show_message
from mtdesk.ui.words.errors import cannot_keep_rules_text, cannot_open_rules_text


class TakenQuestion(Question):
    """Asks what to do with rules whose name is taken; agreeing keeps both."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        text = self.tr("You already have other rules called “{name}”.")
        super().__init__(text.format(name=name), self.tr("Keep both"), parent)
        self._replace = self.addButton(self.tr("Replace"), QMessageBox.ButtonRole.DestructiveRole)

    @property
    def wants_to_replace(self) -> bool:
        """Whether the new rules are to replace the old ones."""
        return self.clickedButton() is self._replace


async def import_rules(parent: QWidget, shelf: RuleShelf, file: Path) -> RuleSet | None:
    """Save the rule set in a file among the player's own; returns the saved one.

    If its name is taken by other rules, a question is asked over ``parent``; failures are reported there.
    """
    try:
        rules = await asyncio.to_thread(read_rule_set, file)
    except RecordError as error:
        await show_message(parent, cannot_open_rules_text(file, error))
        return None
    known = shelf.named(rules.name)
    if known is not None and known.values() == rules.values():
        return known
    if known is not None:
        question = TakenQuestion(rules.name, if_there(parent))
        if await agrees(question):
            rules = replace(rules, name=free_name(rules.name, (one.name for one in shelf.sets)))
        elif not question.wants_to_replace:
            return None
    try:
        await shelf.save(rules)
    except RecordError as error:
        await show_message(parent, cannot_keep_rules_text(rules.name, error))
        return None
    return rules


def already_there_text(name: str) -> str:
    """Return the sentence that imported rules are the player's own already."""
    text = QCoreApplication.translate("RuleFiles", "“{rules}” was already among your house rules.")
    return text.format(rules=name)


def rule_files() -> str:
    """Return what files of rule sets are called in file dialogs."""
    return QCoreApplication.translate("RuleFiles", "House rules")
