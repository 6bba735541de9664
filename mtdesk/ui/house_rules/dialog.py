"""House rules: all rule sets on the left and, on the right, the chosen one with all its options."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidgetItem,
    QMenu,
    QMessageBox,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from shiboken6 import isValid

from mtdesk.i18n import Context, Labels, list_text, number_text
from mtdesk.record.errors import RecordError
from mtdesk.record.model import NAME_LENGTH
from mtdesk.record.rule_sets import SUFFIX, Key, RuleSet, free_name, read_rule_set, rule_set_bytes
from mtdesk.rules.options import OptionError, check_players
from mtdesk.rules.presets import CUSTOM, PRESETS
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.files.saving import Format, choose_files, export_as
from mtdesk.ui.house_rules.editor import RulesEditor
from mtdesk.ui.kit.ask import Question, agrees, ask, if_there, show_message
from mtdesk.ui.kit.dialog import ACTION, CANCEL, CLOSE, Dialog, leave_enter_to_focus, press_by_help_key
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PROBLEM
from mtdesk.ui.kit.widgets import RowList, heading_label, label, make_default, problem_label, show_if
from mtdesk.ui.words.errors import (
    cannot_delete_text,
    cannot_open_text,
    cannot_save_text,
    details_of,
    error_text,
)
from mtdesk.ui.words.presets import preset_name, rule_set_description, rule_set_title

_PRESETS = tuple(RuleSet("", preset) for preset in PRESETS)


class _Wrapping(QStyledItemDelegate):
    """Makes rows as high as their wrapped texts: Qt forgets the padding that the style gives them."""

    def __init__(self, rows: RowList) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        room, line = self._rows.viewport().width(), QStyleOptionViewItem(option)
        self.initStyleOption(line, index)
        line.rect = QRect(0, 0, room, room)
        line.rect = self._rows.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, line, self._rows)
        size = super().sizeHint(line, index)
        return QSize(min(size.width(), room), size.height())


class RuleSetList(QWidget):
    """Presets, own rule sets and, if there are any, changes without a name; ``chosen`` when one is chosen."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._own: tuple[RuleSet, ...] = ()
        self._custom: RuleSet | None = None
        self._changed: frozenset[Key] = frozenset()
        self.list = RowList()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # their beginnings are alike
        self.list.setWordWrap(True)
        self.list.setResizeMode(RowList.ResizeMode.Adjust)
        self.list.setItemDelegate(_Wrapping(self.list))
        self.heading = heading_label(self.tr("Ru&les"), buddy=self.list)
        self.setLayout(vbox(self.heading, (self.list, 1), spacing=8))
        self._fill(_PRESETS[0])
        self.list.currentRowChanged.connect(lambda _: self.chosen.emit())

    def rules(self) -> RuleSet:
        rules = self._rows()[self.list.currentRow()]
        assert rules is not None, "a heading cannot be chosen"
        return rules

    @property
    def entries(self) -> list[RuleSet]:
        return [rules for rules in self._rows() if rules is not None]

    def _rows(self) -> list[RuleSet | None]:
        """Return what the rows of the list stand for; None for a heading."""
        custom = () if self._custom is None else (self._custom,)
        return [*_PRESETS, *((None, *self._own) if self._own else ()), *custom]

    def choose(self, rules: RuleSet) -> None:
        """Choose the entry of these rules; without a name, their changes become an entry."""
        if rules.key[0] == CUSTOM:
            self._custom = rules
        self._fill(rules)
        self.chosen.emit()

    def show_own(self, sets: Sequence[RuleSet]) -> None:
        """Offer these rule sets; the choice stays, or falls back to the preset it was made from."""
        chosen = self.rules()
        self._own = tuple(sets)
        self._fill(chosen)
        if self.rules() != chosen:
            self.chosen.emit()

    def drop_custom(self) -> None:
        chosen = self.rules()
        self._custom = None
        self._fill(chosen)

    def mark_changed(self, keys: Collection[Key]) -> None:
        """Show which entries have unsaved changes."""
        if self._changed != frozenset(keys):
            self._changed = frozenset(keys)
            self._write()

    def _fill(self, chosen: RuleSet) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for rules in self._rows():
                item = QListWidgetItem()
                if rules is None:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list.addItem(item)
            self.list.setCurrentRow(self._row_of(chosen))
        self._write()

    def _row_of(self, rules: RuleSet) -> int:
        keys = [None if entry is None else entry.key for entry in self._rows()]
        wanted = rules.key
        return keys.index(wanted if wanted in keys else ("preset", rules.preset))

    def _write(self) -> None:
        bold = self.list.font()
        bold.setWeight(QFont.Weight.Bold)
        for row, rules in enumerate(self._rows()):
            item = self.list.item(row)
            if rules is None:
                item.setText(Labels.tr("House rules"))
                item.setFont(bold)
                item.setForeground(self.palette().brush(QPalette.ColorRole.Accent))
                continue
            title = rule_set_title(rules)
            changed = rules.key in self._changed
            item.setText(self.tr("{rules} (changed)").format(rules=title) if changed else title)
            item.setToolTip(tip(rule_set_description(rules)))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, rule_set_description(rules))


RuleFiles = Context("RuleFiles")

_NARROWEST = 190
"""Pixels at scale 1 of the list of rules, at the least."""
Work = Callable[[], Coroutine[Any, Any, Any]]


class HouseRulesDialog(Dialog):
    """Shows rules, starting with ``start``, and lets them be changed; accepted: ``chosen`` are wanted.

    ``players`` is how many are to play by them; None: undecided. Changes to an entry of the list stay with it
    until the dialog is closed or they are saved. ``run`` runs work in the background, as `Tasks.start` does.
    """

    def __init__(
        self,
        shelf: RuleShelf,
        start: RuleSet,
        run: Callable[[Coroutine[Any, Any, Any]], object],
        players: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Labels.tr("House rules"), parent, leave=CLOSE if players is None else CANCEL)
        self._shelf, self._players, self._run = shelf, players, run
        self._drafts: dict[Key, RuleSet] = {}
        """Unsaved changes, by the entries of the list."""
        self.list = RuleSetList()
        self.problem = label(PROBLEM, wrap=True)
        self.in_words = QPushButton(self.tr("&Read the rules…"))
        press_by_help_key(self.in_words, self)
        self._make_menu()
        self.save = QPushButton()
        self.save.clicked.connect(lambda: self._run(self.save_shown()))
        QShortcut(QKeySequence.StandardKey.Save, self).activated.connect(self.save.click)
        self.discard = QPushButton(self.tr("&Discard"))
        self.discard.setToolTip(self.tr("Undo unsaved changes"))
        self.discard.clicked.connect(self._discard)
        self.editor = RulesEditor()
        use, leave = self.tr("New &game with these rules…"), self.tr("&Close")
        if players is not None:
            use, leave = self.tr("&Use these rules"), self.tr("&Cancel")
        self.leave.setText(leave)
        self.use = self.buttons.addButton(use, ACTION)
        self.use.clicked.connect(self.accept)
        below_list = flow((self.in_words, 1), (self.more, 1), spacing=6)
        left = plate((self.list, 1), below_list, spacing=8, margins=(12, 10, 12, 12))
        left.setMinimumWidth(scaled(_NARROWEST))
        sides = hbox((left, 27), (self.editor, 73), spacing=14)
        buttons = flow((hbox(self.discard, self.save, STRETCH, spacing=10), 1), self.buttons, spacing=10)
        self.lay_out((sides, 1), self.problem, buttons, size=(1240, 860), spacing=10)
        leave_enter_to_focus(self)  # in the search, it must not start a game
        self.list.show_own(shelf.sets)
        self.list.chosen.connect(self._show_chosen)
        self.editor.changed.connect(self._edited)
        shelf.changed.connect(self._follow_shelf)
        self.list.choose(start)
        self.list.list.setFocus()

    def _make_menu(self) -> None:
        self.more = QPushButton(self.tr("Mor&e"))
        menu = QMenu(self.more)
        self.duplicate = self._command(menu, self.tr("Du&plicate…"), self._duplicate)
        self.rename = self._command(menu, self.tr("Rena&me…"), self._rename)
        self.remove = self._command(menu, self.tr("D&elete…"), self._remove)
        menu.addSeparator()
        self.import_ = self._command(menu, self.tr("&Import…"), self._import)
        self.export = self._command(menu, self.tr("E&xport…"), self._export)
        for action, keys in ((self.rename, "F2"), (self.remove, QKeySequence.StandardKey.Delete)):
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.list.addAction(action)
        self.more.setMenu(menu)

    def _command(self, menu: QMenu, text: str, work: Work) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda: self._run(work()))
        return action

    # What is chosen, and which part of it is unsaved

    def chosen(self) -> RuleSet:
        """Return the rules as shown; under their name only if they are saved like this."""
        shown = self.editor.rules()
        return shown if shown == self.list.rules() else RuleSet("", shown.preset, shown.changes)

    def _follow_shelf(self) -> None:
        self.list.show_own(self._shelf.sets)
        self._show_chosen()

    def _show_chosen(self) -> None:
        kept = self.list.rules()
        self.editor.show_rules(self._drafts.get(kept.key, kept))
        self._refresh()

    def _edited(self) -> None:
        kept, shown = self.list.rules(), self.editor.rules()
        if shown == kept:
            self._drafts.pop(kept.key, None)
        else:
            self._drafts[kept.key] = shown
        self._refresh()

    def _discard(self) -> None:
        self._drafts.pop(self.list.rules().key, None)
        self._show_chosen()

    def _refresh(self) -> None:
        """Say what is shown and what is wrong with it, and enable what can be done."""
        kept, shown = self.list.rules(), self.editor.rules()
        is_changed = kept.key in self._drafts
        self.list.mark_changed(self._drafts.keys())
        about = rule_set_description(shown)
        self.editor.about.setText(about)
        self.list.list.setAccessibleDescription(about)
        self.problem.setText(self._problem(shown))
        show_if(self.problem, bool(self.problem.text()))
        playable = self.editor.players.most_players > 0
        self.save.setText(Labels.tr("&Save") if kept.name else self.tr("&Save as…"))
        self.save.setEnabled(playable and (is_changed or bool(kept.changes and not kept.name)))
        self.discard.setEnabled(is_changed)
        for part in (self.duplicate, self.export, self.in_words):
            part.setEnabled(playable)
        for action in (self.rename, self.remove):
            action.setEnabled(bool(kept.name))
        self.use.setEnabled(not self.problem.text())

    def _problem(self, rules: RuleSet) -> str:
        try:
            if self._players is not None:
                check_players(rules.options(self._players), self._players)
        except OptionError as error:
            return error_text(error)
        return self.editor.players.problem()

    # Saving, copying, naming, deleting, files; failures of the disk are reported over the dialog

    async def save_shown(self) -> bool:
        """Save what is shown: under its name, or one that is asked for; returns whether it is saved."""
        kept, shown = self.list.rules(), self.editor.rules()
        name = kept.name or await self._ask_name(self._free_name(kept))
        if not (name and await self._keep(replace(shown, name=name), kept.name) and isValid(self)):
            return False
        self._drafts.pop(kept.key, None)
        if not kept.name and kept.changes:
            self.list.drop_custom()
        self.list.choose(replace(shown, name=name))
        return True

    async def _save_all(self, result: QDialog.DialogCode) -> None:
        """Save all changes, then end the dialog; it stays if something cannot be saved."""
        for rules in self._unsaved:
            self.list.choose(rules)
            if not self.save.isEnabled() or not await self.save_shown():
                return
        self.done(result)

    async def _duplicate(self) -> None:
        kept, shown = self.list.rules(), self.editor.rules()
        name = await self._ask_name(self._free_name(kept))
        if name and await self._keep(replace(shown, name=name)) and isValid(self):
            self.list.choose(replace(shown, name=name))

    async def _rename(self) -> None:
        """Rename a rule set; unsaved changes stay unsaved."""
        kept = self.list.rules()
        name = await self._ask_name(kept.name, kept.name)
        if not name or name == kept.name:
            return
        now = replace(kept, name=name)
        if await self._keep(now, kept.name) and isValid(self):
            if (draft := self._drafts.pop(kept.key, None)) is not None:
                self._drafts[now.key] = replace(draft, name=name)
            self.list.choose(now)

    async def _remove(self) -> None:
        name = self.list.rules().name
        text = self.tr("Delete the rules “{rules}” permanently? Games already started keep them.")
        if not await agrees(Question(text.format(rules=name), Labels.tr("Delete"), self, risky=True)):
            return
        try:
            await self._shelf.remove(name)
        except RecordError as error:
            await show_message(self, cannot_delete_text(name, error))

    async def _import(self) -> None:
        for file in await choose_files(self, rule_files(), SUFFIX):
            before = self._shelf.sets
            rules = await import_rules(self, self._shelf, file)
            if rules is None or not isValid(self):
                continue
            self.list.choose(rules)
            if rules in before:
                await show_message(self, already_there_text(rules.name), QMessageBox.Icon.Information)

    async def _export(self) -> None:
        title, rules = rule_set_title(self.list.rules()), self.editor.rules()
        data = rule_set_bytes(replace(rules, name=title))
        await export_as(self, title, (Format(rule_files(), SUFFIX, lambda: data),))

    async def _ask_name(self, suggested: str, own: str = "") -> str:
        """Return a name that no other rules have; empty if none is given."""
        taken = (name for name in self._taken() if name.casefold() != own.casefold())
        dialog = RuleNameDialog(suggested, taken, self)
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
            await show_message(self, cannot_save_text(rules.name, error))
            return False
        return True

    # The end

    def accept(self) -> None:
        kept, shown = self.list.rules(), self.editor.rules()
        # Unnamed rules need no name for this game, and its number of rounds is its own.
        is_plain = not kept.name and (bool(kept.changes) or shown.changes.keys() <= {"rounds"})
        lost = [rules for rules in self._unsaved if rules != kept or not is_plain]
        self._end(QDialog.DialogCode.Accepted, lost)

    def reject(self) -> None:
        self._end(QDialog.DialogCode.Rejected, self._unsaved)

    @property
    def _unsaved(self) -> list[RuleSet]:
        """The entries with unsaved changes, as they were before; the one shown comes last."""
        shown = self.list.rules()
        changed = [entry for entry in self.list.entries if entry.key in self._drafts]
        return sorted(changed, key=lambda entry: entry == shown)

    def _end(self, result: QDialog.DialogCode, lost: list[RuleSet]) -> None:
        """End, but ask first if there are unsaved changes."""
        if lost:
            self._run(self._ask_about(lost, result))
        else:
            self.done(result)

    async def _ask_about(self, lost: list[RuleSet], result: QDialog.DialogCode) -> None:
        """Offer to save the changes; agreeing continues without."""
        text = self.tr("House rules with unsaved changes: {names}.")
        text = text.format(names=list_text(list(map(rule_set_title, lost))))
        go_on = self.tr("&Discard changes")
        if result is QDialog.DialogCode.Accepted and self.list.rules() in lost:
            go_on = self.tr("&Use without saving")
        question = Question(text, go_on, self, other=Labels.tr("&Save"), risky=True)
        if await agrees(question):
            self.done(result)
        elif question.wants_other:
            await self._save_all(result)


class RuleNameDialog(Dialog):
    """Asks for a name that no other rules have, starting with ``name``; ``taken`` are those of others."""

    def __init__(self, name: str, taken: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Name of the rules"), parent)
        self._taken = frozenset(one.casefold() for one in taken)
        self.field = QLineEdit(name)
        self.field.selectAll()
        self.field.setAccessibleName(self.tr("Name of the rules"))
        self.field.textChanged.connect(self._check)
        question = label(text=self.tr("&What should these rules be called?"), buddy=self.field)
        self.problem = problem_label()
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
        if len(self.name()) > NAME_LENGTH:
            words = self.tr("This name is too long. It may have at most {most} characters.")
            return words.format(most=number_text(NAME_LENGTH))
        if not self.name().isprintable():
            return self.tr("This name contains characters that cannot be displayed.")
        return ""


# Rule sets in files


async def import_rules(parent: QWidget, shelf: RuleShelf, file: Path) -> RuleSet | None:
    """Save the rule set in a file among the player's own; returns the saved one.

    If its name is taken by other rules, a question is asked over ``parent``; failures are reported there.
    """
    try:
        rules = await from_disk(file, read_rule_set)
    except RecordError as error:
        await show_message(parent, cannot_open_text(file, error), details=details_of(error))
        return None
    known = shelf.named(rules.name)
    if known is not None and known.values() == rules.values():
        return known
    if known is not None:
        text = RuleFiles.tr("You already have other rules called “{name}”.").format(name=rules.name)
        keep, instead = RuleFiles.tr("Keep both"), RuleFiles.tr("Replace")
        question = Question(text, keep, if_there(parent), other=instead)
        if await agrees(question):
            rules = replace(rules, name=free_name(rules.name, (one.name for one in shelf.sets)))
        elif not question.wants_other:
            return None
    try:
        await shelf.save(rules)
    except RecordError as error:
        await show_message(parent, cannot_save_text(rules.name, error))
        return None
    return rules


def already_there_text(name: str) -> str:
    """Return the sentence that imported rules are the player's own already."""
    return RuleFiles.tr("“{rules}” was already among your house rules.").format(rules=name)


def rule_files() -> str:
    """Return what files of rule sets are called in file dialogs."""
    return RuleFiles.tr("House rules")
