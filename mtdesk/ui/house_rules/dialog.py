"""House rules: all rule sets on the left and, on the right, the chosen one with all its options."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QMenu, QMessageBox, QPushButton, QWidget

from mtdesk.i18n import list_text
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import OptionError, check_players
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.game_widgets.rules_list import Key, RuleSetList, key_of
from mtdesk.ui.house_rules.editor import RulesEditor
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import FittingDialog, leave_enter_to_focus, press_by_help_key
from mtdesk.ui.kit.layouts import flow, framed, hbox, vbox
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.kit.sizes import is_roomy, scaled
from mtdesk.ui.kit.widgets import show_if, title_label
from mtdesk.ui.words.errors import error_text
from mtdesk.ui.words.rule_sets import rule_set_description, rule_set_title

_NARROWEST, _WIDEST = 200, 322
"""Pixels at scale 1 of the list of rules."""
_UNLIMITED = (1 << 24) - 1
"""The maximum width of a widget that has none."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class RuleButtons(QWidget):
    """Two buttons; ``RuleCommands`` carries out the actions in the menu of the second one.

    The keys of actions work in ``rules``, the list of rules.
    """

    def __init__(self, rules: QWidget) -> None:
        super().__init__()
        self.in_words = QPushButton(self.tr("&Read the rules…"))
        self.more = QPushButton(self.tr("Mor&e"))
        menu = QMenu(self.more)
        self.duplicate = menu.addAction(self.tr("Du&plicate…"))
        self.rename = menu.addAction(self.tr("Rena&me…"))
        self.remove = menu.addAction(self.tr("D&elete…"))
        menu.addSeparator()
        self.import_ = menu.addAction(self.tr("&Import…"))
        self.export = menu.addAction(self.tr("E&xport…"))
        for action, keys in ((self.rename, "F2"), (self.remove, QKeySequence.StandardKey.Delete)):
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            rules.addAction(action)
        self.more.setMenu(menu)
        self.setLayout(flow((self.in_words, 1), (self.more, 1), spacing=6))

    @property
    def commands(self) -> tuple[QAction, ...]:
        """The actions of the menu."""
        return self.duplicate, self.rename, self.remove, self.import_, self.export

    def allow(self, *, playable: bool, own: bool) -> None:
        """Enable what can be done with playable rules, and what only with the player's own."""
        for part in (self.duplicate, self.export, self.in_words):
            part.setEnabled(playable)
        for action in (self.rename, self.remove):
            action.setEnabled(own)


class HouseRulesDialog(FittingDialog):
    """Shows rules, starting with ``start``, and lets them be changed; accepted: ``chosen`` are wanted.

    ``players`` is how many are to play by them; None: undecided. Changes to an entry of the list stay with it
    while the dialog is open. ``RuleCommands`` saves them: ``saving_wanted`` carries how the dialog is to end
    when everything is saved.
    """

    saving_wanted = Signal(object)

    def __init__(
        self,
        shelf: RuleShelf,
        start: RuleSet,
        players: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("House rules"))
        self._shelf, self._players = shelf, players
        self._drafts: dict[Key, RuleSet] = {}
        self.list = RuleSetList()
        self._title = title_label()
        self.problem = ProblemLabel()
        self.buttons = RuleButtons(self.list)
        press_by_help_key(self.buttons.in_words, self)
        self.save = QPushButton()
        self.discard = QPushButton(self.tr("&Discard"))
        self.discard.setToolTip(self.tr("Undo unsaved changes"))
        self.editor = RulesEditor(self.discard, self.save)
        use, leave = self.tr("New &game with these rules…"), self.tr("&Close")
        if players is not None:
            use, leave = self.tr("&Use these rules"), self.tr("&Cancel")
        self.use, self.leave = QPushButton(use), QPushButton(leave)
        self._left = vbox((self.list, 1), self.buttons, spacing=8, margins=(12, 10, 12, 12))
        self._plate = framed(self._left)
        self._sides = hbox(self._plate, (vbox(self._title, (self.editor, 1), spacing=6), 73), spacing=14)
        self.lay_out(
            (self._sides, 1),
            hbox((self.problem, 1), self.use, self.leave, spacing=10),
            size=(1240, 860),
            spacing=10,
            margins=(16, 14, 16, 14),
        )
        leave_enter_to_focus(self)  # in the search, it must not start a game
        self.list.show_own(shelf.sets)
        self.list.chosen.connect(self._show_chosen)
        self.editor.changed.connect(self._edited)
        shelf.changed.connect(self._follow_shelf)
        self.discard.clicked.connect(self._discard)
        self.use.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self.list.choose(start)
        self.list.list.setFocus()
        self._fold(True)  # until there is known to be room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: in a small window nothing stands beside the options, and little above them."""
        super().resizeEvent(event)
        self._fold(not is_roomy(self))

    def _fold(self, is_narrow: bool) -> None:
        self.list.fold(is_narrow)
        show_if(self._title, not is_narrow)
        self.editor.fold(is_narrow)
        self._left.setContentsMargins(12, 4 if is_narrow else 10, 12, 4 if is_narrow else 12)
        self._left.setDirection(_BESIDE if is_narrow else _BELOW)
        self._sides.setDirection(_BELOW if is_narrow else _BESIDE)
        self._sides.setStretch(0, 0 if is_narrow else 27)
        self._plate.setMinimumWidth(0 if is_narrow else scaled(_NARROWEST))
        self._plate.setMaximumWidth(_UNLIMITED if is_narrow else scaled(_WIDEST))

    # What is chosen, and which part of it is unsaved

    def chosen(self) -> RuleSet:
        """Return the rules as shown; under their name only if they are saved like this."""
        shown = self.editor.rules()
        return shown if shown == self.list.rules() else RuleSet("", shown.preset, shown.changes)

    def forget_draft(self, kept: RuleSet, now: RuleSet) -> None:
        """Note that an entry's changes are safe: show them under their current name."""
        self._drafts.pop(key_of(kept), None)
        if not kept.name and kept.changes:
            self.list.drop_custom()
        self.list.choose(now)

    def move_draft(self, kept: RuleSet, now: RuleSet) -> None:
        """Note that an entry has another name, and its changes are still unsaved."""
        draft = self._drafts.pop(key_of(kept), None)
        if draft is not None:
            self._drafts[key_of(now)] = RuleSet(now.name, draft.preset, draft.changes)
        self.list.choose(now)

    def _follow_shelf(self) -> None:
        self.list.show_own(self._shelf.sets)
        self._show_chosen()

    def _show_chosen(self) -> None:
        kept = self.list.rules()
        self.editor.show_rules(self._drafts.get(key_of(kept), kept))
        self._refresh()

    def _edited(self) -> None:
        kept, shown = self.list.rules(), self.editor.rules()
        if shown == kept:
            self._drafts.pop(key_of(kept), None)
        else:
            self._drafts[key_of(kept)] = shown
        self._refresh()

    def _discard(self) -> None:
        self._drafts.pop(key_of(self.list.rules()), None)
        self._show_chosen()

    def _refresh(self) -> None:
        """Say what is shown and what is wrong with it, and enable what can be done."""
        kept, shown = self.list.rules(), self.editor.rules()
        is_changed = key_of(kept) in self._drafts
        self.list.mark_changed(self._drafts.keys())
        self._title.setText(rule_set_title(kept))
        about = rule_set_description(shown)
        self.editor.about.setText(about)
        self.list.describe(about)
        self.problem.setText(self._problem(shown))
        playable = self.editor.players.most_players() > 0
        self.save.setText(self.tr("&Save") if kept.name else self.tr("&Save as…"))
        self.save.setEnabled(playable and (is_changed or bool(kept.changes and not kept.name)))
        self.discard.setEnabled(is_changed)
        self.buttons.allow(playable=playable, own=bool(kept.name))
        self.use.setEnabled(not self.problem.text())

    def _problem(self, rules: RuleSet) -> str:
        try:
            if self._players is not None:
                check_players(rules.options(self._players), self._players)
        except OptionError as error:
            return error_text(error)
        return self.editor.players.problem()

    # The end

    def accept(self) -> None:
        """Called by Qt and by the button: the shown rules are wanted."""
        kept, shown = self.list.rules(), self.editor.rules()
        # Unnamed rules need no name for this game, and its number of rounds is its own.
        is_plain = not kept.name and (bool(kept.changes) or shown.changes.keys() <= {"rounds"})
        lost = [rules for rules in self.unsaved if rules != kept or not is_plain]
        self._end(QDialog.DialogCode.Accepted, lost)

    def reject(self) -> None:
        """Called by Qt and by the button."""
        self._end(QDialog.DialogCode.Rejected, self.unsaved)

    @property
    def unsaved(self) -> list[RuleSet]:
        """The entries with unsaved changes, as they were before; the one shown comes last."""
        shown = self.list.rules()
        changed = [entry for entry in self.list.entries if key_of(entry) in self._drafts]
        return sorted(changed, key=lambda entry: entry == shown)

    def _end(self, result: QDialog.DialogCode, lost: list[RuleSet]) -> None:
        """End, but ask first if there are unsaved changes."""
        if not lost:
            self.done(result)
            return
        is_used = result is QDialog.DialogCode.Accepted and self.list.rules() in lost
        box = UnsavedRulesQuestion(list_text(list(map(rule_set_title, lost))), self, used=is_used)

        def follow() -> None:
            if box.is_agreed:
                self.done(result)
            elif box.wants_to_save:
                self.saving_wanted.emit(result)
            box.deleteLater()

        box.finished.connect(follow)
        box.open()


class UnsavedRulesQuestion(Question):
    """Offers to save changes to the rules of these ``names``; agreeing continues without saving.

    ``used``: the game is to be played by the changed rules in any case.
    """

    def __init__(self, names: str, parent: QWidget | None = None, *, used: bool = False) -> None:
        go_on = self.tr("&Use without saving") if used else self.tr("&Discard changes")
        text = self.tr("House rules with unsaved changes: {names}.")
        super().__init__(text.format(names=names), go_on, parent, risky=True)
        self.save = self.addButton(self.tr("&Save"), QMessageBox.ButtonRole.ActionRole)
        self.setDefaultButton(self.save)

    @property
    def wants_to_save(self) -> bool:
        """Whether the changes are to be saved."""
        return self.clickedButton() is self.save
