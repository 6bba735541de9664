"""Starting a new score pad: who plays and, folded away, what the rules say about rounds and scores."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPushButton, QWidget

from mtdesk import clock
from mtdesk.i18n import Labels
from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.record.score_pad import MOST_PLAYERS, TITLE_LENGTH, Pad, PadPlayer, begun
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options, doubles_due
from mtdesk.rules.presets import CUSTOM, PRESETS, nearest_preset, options_for
from mtdesk.settings import GameChoice
from mtdesk.ui.game_widgets.names_editor import NamesEditor
from mtdesk.ui.game_widgets.option_editors import editor_for
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    heading_label,
    is_enter,
    label,
    press_by_enter,
    problem_label,
    scrolling,
    second_label,
    title_label,
)
from mtdesk.ui.score_pad.texts import title_from
from mtdesk.ui.words.options import option_name
from mtdesk.ui.words.presets import rule_set_description, rule_set_title

_ASKED = ("set", "rounds", "engine", "first_engine", "hand_value", "double_blank", "scoring")
"""The options that matter on paper (rules.md 3, 6)."""
_PRESETS = tuple(RuleSet("", preset) for preset in PRESETS)
_NARROWEST = 300
"""Pixels at scale 1 of the players, and of the rules beside or below them."""


class SetupPage(QWidget):
    """Asks for players and rules, until ``start`` or ``cancel`` is clicked.

    Those of the ``last`` pad are the initial choice; ``people`` are all known names, ``own`` the player's own
    rule sets.
    """

    def __init__(
        self,
        last: Pad | None,
        people: Sequence[str],
        *,
        can_cancel: bool = True,
        own: Sequence[RuleSet] = (),
    ) -> None:
        super().__init__()
        self._offered = (*_PRESETS, *own)
        names = ("",) * 4 if last is None else tuple(player.name for player in last.players)
        self.names = NamesEditor(names, people, MOST_PLAYERS)
        self.title = QLineEdit()
        self.title.setMaxLength(TITLE_LENGTH)
        self.title.setPlaceholderText(self.tr("optional"))
        self.preset = ChoiceBox()
        self.preset.addItems([rule_set_title(rules) for rules in self._offered])
        self.editors = {option: editor_for(option) for option in _ASKED}
        self._description = second_label()
        self.more = QPushButton(self.tr("&More"))
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self.problem = problem_label()
        self.start, self.cancel = QPushButton(self.tr("&Start")), QPushButton(self.tr("&Back"))
        self.start.setDefault(True)
        self.cancel.setVisible(can_cancel)
        who = plate(heading_label(Labels.tr("Players")), self.names, spacing=10)
        rules = self._rules()
        for part in (who, rules):
            part.setMinimumWidth(scaled(_NARROWEST))
        columns = scrolling(holding(flow((who, 4), (rules, 7), spacing=10)))
        bottom = hbox((self.problem, 1), self.cancel, self.start)
        parts = (title_label(self.tr("New score pad")), (columns, 1), bottom)
        self.setLayout(vbox(*parts, spacing=10, margins=(20, 12, 20, 16)))
        self._is_untouched = True
        self._chosen = self._first(last)
        """Those of the offered rules that were chosen, and then perhaps changed."""
        self.names.changed.connect(self._touch)
        self.preset.activated.connect(self._choose)
        for option, editor in self.editors.items():
            is_of_doubles = option in ("set", "engine", "first_engine")
            editor.changed.connect(self._follow_doubles if is_of_doubles else self._describe)
        self._show_values(self._chosen.options(MIN_PLAYERS) if last is None else last.options)
        self._check()
        self.setFocusProxy(self.names.rows[0].name)
        self.names.rows[0].field.selectAll()

    def _rules(self) -> QWidget:
        """Return title and rules; most options are shown only if they are wanted."""
        shown, folded = _form(), _form()
        shown.addRow(label(text=self.tr("Titl&e:"), buddy=self.title), self.title)
        shown.addRow(label(text=self.tr("R&ules:"), buddy=self.preset), self.preset)
        for option, editor in self.editors.items():
            form = shown if option == "rounds" else folded
            form.addRow(label(text=f"{option_name(option)}:", buddy=editor), editor)
        more = holding(folded)
        more.hide()
        self.more.toggled.connect(more.setVisible)
        return plate(shown, self._description, hbox(self.more, STRETCH), more, STRETCH, spacing=10)

    # The answer

    def pad(self) -> Pad:
        """Return a pad to begin with.

        Its preset is ``custom`` if more than the number of rounds differs; it has the name of the player's
        own rules if they are unchanged.
        """
        names = [row.text for row in self.names.named()]
        count = min(max(MIN_PLAYERS, len(names)), MAX_PLAYERS)
        rules = self._edited()
        options = options_for(
            rules.preset, count, {**rules.changes, "rounds": self.editors["rounds"].value()}
        )
        is_usual = rules.changes.keys() <= {"rounds"}
        return begun(
            Pad(
                preset=rules.preset if is_usual else CUSTOM,
                options=options,
                players=tuple(map(PadPlayer, names)),
                begun=clock.now().date(),
                title=title_from(self.title.text()),
                rule_set=rules.name or None,
            )
        )

    def _edited(self) -> RuleSet:
        """Return the chosen rules; without their name if more than the number of rounds was changed."""
        chosen = self._chosen
        values = {option: editor.value() for option, editor in self.editors.items() if option != "rounds"}
        edited = rule_set_of(chosen.name, chosen.preset, {**chosen.changes, **values})
        return edited if edited == chosen else replace(edited, name="")

    def _first(self, last: Pad | None) -> RuleSet:
        """Return the rules of the last pad; those closest to them if they have changed."""
        if last is None:
            return RuleSet("", GameChoice().preset)
        preset = nearest_preset(last.options.values()) if last.preset == CUSTOM else last.preset
        same = (rules for rules in self._offered if rules.name == last.rule_set)
        return next(same, RuleSet("", preset))

    def _choose(self, place: int) -> None:
        if place < len(self._offered):
            self._chosen = self._offered[place]
            self._show_values(self._chosen.options(MIN_PLAYERS))

    def _show_values(self, options: Options) -> None:
        values = options.values()
        for option, editor in self.editors.items():
            editor.show_set(options.set)
            editor.show_value(values[option])
        self._describe()

    def _follow_doubles(self) -> None:
        """Offer the doubles of the set, and no more rounds than there are from the first engine down."""
        for editor in self.editors.values():
            editor.show_set(self.editors["set"].value())
        due = doubles_due({option: editor.value() for option, editor in self.editors.items()})
        self.editors["rounds"].show_value(min(self._chosen.options(MIN_PLAYERS).rounds, due))
        self._describe()

    def _describe(self) -> None:
        """Say by which rules the pad is kept; changed ones are the last entry while they are shown."""
        rules, last = self._edited(), len(self._offered)
        is_changed = rules != self._chosen
        if is_changed and self.preset.count() == last:
            self.preset.addItem("")
        if is_changed:
            self.preset.setItemText(last, rule_set_title(rules))
        self.preset.setCurrentIndex(last if is_changed else self._offered.index(rules))
        if not is_changed:
            self.preset.removeItem(last)
        self._description.setText(rule_set_description(rules))
        self.preset.setAccessibleDescription(self._description.text())

    def _touch(self) -> None:
        self._is_untouched = False
        self._check()

    def _check(self) -> None:
        """Enable the start if the names allow it; people who have done nothing yet are not told off."""
        problem = self.names.problem()
        self.problem.setText("" if self._is_untouched else problem)
        self.start.setEnabled(not problem)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start the pad with Enter; from a name left empty it first leads to the button.

        Escape leads back to the pads, if there are any.
        """
        in_names = any(row.name.hasFocus() for row in self.names.rows)
        if is_enter(event) and in_names and self.start.isEnabled():
            self.start.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.cancel.isVisibleTo(self):
            self.cancel.click()
        elif not press_by_enter(self, event, self.start):
            super().keyPressEvent(event)


def _form() -> QFormLayout:
    result = QFormLayout()
    result.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    result.setContentsMargins(0, 0, 0, 0)
    return result
