"""What is done with rule sets in the house rules window: saving, copying, naming, deleting, files."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QMessageBox, QWidget
from shiboken6 import isValid

from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import SUFFIX, RuleSet, free_name, rule_set_bytes
from mtdesk.record.schema import NAME_LENGTH
from mtdesk.rules.presets import PRESETS
from mtdesk.ui.files.opening import choose_files
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.files.saving import Format, export_as
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from mtdesk.ui.house_rules.rule_import import already_there_text, import_rules, rule_files
from mtdesk.ui.kit.ask import Question, agrees, ask, show_message
from mtdesk.ui.kit.dialog import Dialog
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import label, make_default
from mtdesk.ui.words.errors import cannot_delete_rules_text, cannot_keep_rules_text
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.rule_sets import rule_set_title


class RuleNameDialog(Dialog):
    """Asks for a name that no other rules have, starting with ``name``; ``taken`` are those of others."""

    def __init__(self, name: str, taken: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Name of the rules"), parent)
        self._taken = frozenset(one.casefold() for one in taken)
        self.field = QLineEdit(name)
        self.field.setMaxLength(NAME_LENGTH)
        self.field.selectAll()
        self.field.setAccessibleName(self.tr("Name of the rules"))
        self.field.textChanged.connect(self._check)
        question = label(text=self.tr("&What should these rules be called?"), buddy=self.field)
        self.problem = ProblemLabel()
        self.accept_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Ok)
        self.lay_out(question, self.field, self.problem, self.buttons, size=(460, None), spacing=8)
        self._check()
        make_default(self, self.accept_button)
        self.field.setFocus()

    def name(self) -> str:
        """Return the name as it was typed, without blanks around it."""
        return self.field.text().strip()

    def _check(self) -> None:
        self.problem.setText(self._problem())
        self.accept_button.setEnabled(bool(self.name()) and not self.problem.text())

    def _problem(self) -> str:
        if self.name().casefold() in self._taken:
            return self.tr("There are already rules called “{name}”.").format(name=self.name())
        if not self.name().isprintable():
            return self.tr("This name contains characters that cannot be displayed.")
        return ""


class RuleCommands(QObject):
    """Carries out the buttons of the dialog; failures of the disk are reported over it."""

    def __init__(self, dialog: HouseRulesDialog, shelf: RuleShelf, tasks: Tasks) -> None:
        super().__init__(dialog)
        self._dialog, self._shelf, self._tasks = dialog, shelf, tasks
        dialog.save.clicked.connect(self._starter(self.save))
        dialog.saving_wanted.connect(lambda result: self._tasks.start(self.save_all(result)))
        works = (self.duplicate, self.rename, self.remove, self.import_files, self.export)
        for action, work in zip(dialog.buttons.commands, works, strict=True):
            action.triggered.connect(self._starter(work))
        QShortcut(QKeySequence.StandardKey.Save, dialog).activated.connect(dialog.save.click)

    def _starter(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Callable[[], object]:
        return lambda: self._tasks.start(work())

    async def save(self) -> bool:
        """Save what is shown: under its name, or one that is asked for; returns whether it is saved."""
        kept, shown = self._dialog.list.rules(), self._dialog.editor.rules()
        name = kept.name or await self._ask_name(self._free_name(kept))
        if name and await self._keep(replace(shown, name=name), kept.name) and isValid(self._dialog):
            self._dialog.forget_draft(kept, replace(shown, name=name))
            return True
        return False

    async def save_all(self, result: QDialog.DialogCode) -> None:
        """Save all changes, then end the dialog; it stays if something cannot be saved."""
        for rules in self._dialog.unsaved:
            self._dialog.list.choose(rules)
            if not self._dialog.save.isEnabled() or not await self.save():
                return
        self._dialog.done(result)

    async def duplicate(self) -> None:
        """Save a copy of what is shown under another name."""
        kept, shown = self._dialog.list.rules(), self._dialog.editor.rules()
        name = await self._ask_name(self._free_name(kept))
        if name and await self._keep(replace(shown, name=name)) and isValid(self._dialog):
            self._dialog.list.choose(replace(shown, name=name))

    async def rename(self) -> None:
        """Rename a rule set; unsaved changes stay unsaved."""
        kept = self._dialog.list.rules()
        name = await self._ask_name(kept.name, kept.name)
        if not name or name == kept.name:
            return
        if await self._keep(replace(kept, name=name), kept.name) and isValid(self._dialog):
            self._dialog.move_draft(kept, replace(kept, name=name))

    async def remove(self) -> None:
        """Delete a rule set, after confirmation."""
        name = self._dialog.list.rules().name
        text = self.tr("Delete the rules “{rules}” permanently? Games already started keep them.")
        if not await agrees(Question(text.format(rules=name), self.tr("Delete"), self._dialog, risky=True)):
            return
        try:
            await self._shelf.remove(name)
        except RecordError as error:
            await show_message(self._dialog, cannot_delete_rules_text(name, error))

    async def import_files(self) -> None:
        """Ask for files, and add the rule sets in them."""
        for file in await choose_files(self._dialog, rule_files(), SUFFIX):
            before = self._shelf.sets
            rules = await import_rules(self._dialog, self._shelf, file)
            if rules is None or not isValid(self._dialog):
                continue
            self._dialog.list.choose(rules)
            if rules in before:
                information = QMessageBox.Icon.Information
                await show_message(self._dialog, already_there_text(rules.name), information)

    async def export(self) -> None:
        """Ask for a file, and write what is shown to it."""
        kept, shown = self._dialog.list.rules(), self._dialog.editor.rules()
        title = rule_set_title(kept)
        rules = replace(shown, name=title)
        await export_as(self._dialog, title, (Format(rule_files(), SUFFIX, lambda _: rule_set_bytes(rules)),))

    async def _ask_name(self, suggested: str, own: str = "") -> str:
        """Return a name that no other rules have; empty if none is given."""
        taken = (name for name in self._taken() if name.casefold() != own.casefold())
        dialog = RuleNameDialog(suggested, taken, self._dialog)
        return dialog.name() if await ask(dialog) else ""

    def _taken(self) -> Iterable[str]:
        return (*map(preset_name, PRESETS), *(rules.name for rules in self._shelf.sets))

    def _free_name(self, rules: RuleSet) -> str:
        return free_name(rules.name or preset_name(rules.preset), self._taken())

    async def _keep(self, rules: RuleSet, instead_of: str = "") -> bool:
        """Save rules; returns whether they are safe."""
        try:
            await self._shelf.save(rules, instead_of)
        except RecordError as error:
            await show_message(self._dialog, cannot_keep_rules_text(rules.name, error))
            return False
        return True
