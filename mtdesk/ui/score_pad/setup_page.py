"""Starting a new score pad: who plays and, folded away, what the rules say about rounds and scores."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit, QPushButton, QWidget

from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.record.score_pad import Pad, PadPlayer
from mtdesk.record.score_pad_file import TITLE_LENGTH
from mtdesk.rules.options import MIN_PLAYERS, SPECS, Options, Range
from mtdesk.rules.presets import CUSTOM, PRESETS, nearest_preset, options_for
from mtdesk.settings import GameChoice, OptionValue
from mtdesk.ui.game_widgets.option_editors import OptionEditor, editor_for
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import NO_MARGINS, STRETCH, hbox, holding, plate, vbox
from mtdesk.ui.kit.problems import ProblemLabel
from mtdesk.ui.kit.sizes import is_roomy, scaled
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    NumberBox,
    escaped,
    heading_label,
    is_enter,
    label,
    press_by_enter,
    scrolling,
    second_label,
    show_if,
    title_label,
)
from mtdesk.ui.score_pad.names import NamesEditor
from mtdesk.ui.words.options import option_description, option_name, option_value
from mtdesk.ui.words.rule_sets import rule_set_description, rule_set_text, rule_set_title, says_itself

_ASKED = ("set", "rounds", "engine", "hand_value", "double_blank", "scoring")
"""The options that matter on paper (rules.md 3, 6)."""
_PRESETS = tuple(RuleSet("", preset) for preset in PRESETS)


_LIKE_OTHERS = -1
_BAR = 24
"""Pixels at scale 1 for a scroll bar beside the rules, and its gap."""


class BlankEditor(OptionEditor):
    """Edits ``double_blank`` by keyboard alone: below 0 is None."""

    def __init__(self) -> None:
        super().__init__("double_blank")
        spec = SPECS[self.option]
        assert isinstance(spec, Range)
        self.spin = NumberBox()
        self.spin.setRange(_LIKE_OTHERS, spec.high)
        self.spin.valueChanged.connect(self.changed)
        self._hold(self.spin)

    def value(self) -> OptionValue:
        """Return the points, None for a tile like any other."""
        return None if self.spin.value() == _LIKE_OTHERS else self.spin.value()

    def show_value(self, value: OptionValue) -> None:
        """Show points, or None."""
        self.spin.setValue(value if isinstance(value, int) else _LIKE_OTHERS)

    def write_texts(self) -> None:
        self.spin.setSpecialValueText(option_value(self.option, None))
        self.spin.setAccessibleName(option_name(self.option))
        self.spin.setAccessibleDescription(option_description(self.option))


class SetupPage(Translated, QWidget):
    """Asks for players and rules; ``started`` and ``cancelled`` report the outcome.

    ``names`` are the players first offered, ``people`` all known ones, ``own`` the player's own rule sets;
    the rules of the ``last`` pad are the initial choice.
    """

    started = Signal()
    cancelled = Signal()

    def __init__(
        self,
        names: Sequence[str],
        people: Sequence[str],
        last: Pad | None = None,
        *,
        can_cancel: bool = True,
        own: Sequence[RuleSet] = (),
    ) -> None:
        super().__init__()
        self._offered = (*_PRESETS, *own)
        self._title = title_label()
        self._heading = heading = heading_label()
        offered = tuple(names) or ("", "", "", "")
        self.names = NamesEditor([PadPlayer(name) for name in offered], people)
        self.title = QLineEdit()
        self.title.setMaxLength(TITLE_LENGTH)
        self.unfold = QPushButton()
        self.unfold.setCheckable(True)
        self.unfold.setAutoDefault(False)
        self.preset = ChoiceBox()
        self.preset.addItems([""] * len(self._offered))
        self.editors = {option: self._editor(option) for option in _ASKED}
        fields = {"preset": self.preset, **self.editors}
        self._labels = {name: label(buddy=field) for name, field in {"title": self.title, **fields}.items()}
        self._description = second_label()
        self.problem = ProblemLabel()
        self.hint = second_label()
        """The same before anyone has done anything: why the start is not yet possible."""
        self.start, self.cancel = QPushButton(), QPushButton()
        self.start.setDefault(True)
        self._form = _form([(self._labels[name], field) for name, field in fields.items()])
        self._folded = holding(self._form)
        self._folded.hide()
        rest = (hbox(self._labels["title"], (self.title, 1), spacing=10), self.unfold, self._description)
        self._pad = holding(vbox(*rest, self._folded, STRETCH, spacing=10, margins=(0, 0, 6, 0)))
        self._who = _plate(heading, self.names)
        columns = hbox((self._who, 4), (_plate(self._pad), 7), spacing=10)
        bottom = hbox((self.problem, 1), (self.hint, 1), self.cancel, self.start)
        self.setLayout(vbox(self._title, (columns, 1), bottom, spacing=10, margins=(20, 12, 20, 16)))
        self.cancel.setVisible(can_cancel)
        self._is_untouched = True
        self._base = self._first(last)
        """The place among the offered rules of those that were chosen, and then perhaps changed."""
        self.names.changed.connect(self._touch)
        self.unfold.toggled.connect(self._fold)
        self.preset.activated.connect(self._choose)
        for editor in self.editors.values():
            editor.changed.connect(self._describe)
        self.start.clicked.connect(self.started)
        self.cancel.clicked.connect(self.cancelled)
        self.retranslate_ui()
        rules = self._chosen().options(MIN_PLAYERS) if last is None else last.options
        extra = 0 if last is None else last.extra
        self._show_rules(dataclasses.replace(rules, rounds=rules.rounds - extra))
        self.setFocusProxy(self.names.rows[0].name)

    def _editor(self, option: str) -> OptionEditor:
        return BlankEditor() if option == "double_blank" else editor_for(option)

    # The answer

    def rules(self) -> tuple[str, Options, str | None]:
        """The preset, all options, and the name of the player's own rules if they are played unchanged.

        The preset is ``custom`` if more than the number of rounds differs from it.
        """
        players, rules = self._players(), self._edited()
        options = options_for(
            rules.preset, players, {**rules.changes, "rounds": self.editors["rounds"].value()}
        )
        usual = options_for(rules.preset, players)
        same = usual.values() == {**options.values(), "rounds": usual.rounds}
        return (rules.preset if same else CUSTOM), options, rules.name or None

    def _chosen(self) -> RuleSet:
        return self._offered[self._base]

    def _edited(self) -> RuleSet:
        """Return the chosen rules; without their name if more than the number of rounds was changed."""
        chosen = self._chosen()
        values = {option: editor.value() for option, editor in self.editors.items() if option != "rounds"}
        edited = rule_set_of(chosen.name, chosen.preset, {**chosen.changes, **values})
        return edited if edited == chosen else replace(edited, name="")

    def _first(self, last: Pad | None) -> int:
        """Return the place of the rules of the last pad; of those closest to them if they have changed."""
        if last is None:
            return self._offered.index(RuleSet("", GameChoice().preset))
        names = [rules.name for rules in self._offered]
        if last.rule_set in names:
            return names.index(last.rule_set)
        preset = nearest_preset(last.options.values()) if last.preset == CUSTOM else last.preset
        return self._offered.index(RuleSet("", preset))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: Enter starts the pad; from a name left empty it first leads to the button.

        Escape leads back to the pads, if there are any.
        """
        in_names = any(row.name.hasFocus() for row in self.names.rows)
        if is_enter(event) and in_names and self.start.isEnabled():
            self.start.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.cancel.isVisibleTo(self):
            self.cancel.click()
        elif not press_by_enter(self, event, self.start):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: rules for which there is little room have lines of their own below their names."""
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        """Let rules that are too long for a line be below their names, and the others beside them.

        Where there is little room, unfolded ones take that of the players, too.
        """
        show_if(self._who, is_roomy(self) or not self.unfold.isChecked())
        layout, shown = self.layout(), self._pad.parentWidget()
        assert layout is not None
        assert shown is not None  # the rules are in a scrolling area
        layout.activate()
        room = shown.width() - scaled(_BAR)
        named = max(self._labels[option].sizeHint().width() for option in self.editors)
        beside = room - named - self._form.horizontalSpacing()
        for editor in self.editors.values():
            needed = editor.needed_width()
            editor.setMinimumWidth(needed if needed <= beside else max(0, room))

    def _fold(self, unfolded: bool) -> None:
        self._folded.setVisible(unfolded)
        self._wrap()
        self._describe()

    def _choose(self, place: int) -> None:
        if place < len(self._offered):
            self._base = place
            self._show_rules(self._chosen().options(MIN_PLAYERS))

    def _describe(self) -> None:
        """Say by which rules the pad is kept."""
        rules, rounds = self._edited(), self.editors["rounds"].value()
        name = rule_set_title(rules)
        self._show_name(name, changed=rules != self._chosen())
        length, sign = option_value("rounds", rounds), "▾" if self.unfold.isChecked() else "▸"
        labelled, words = self.tr("&Rules: {rules}, {length} {sign}"), rule_set_text(rules)
        if says_itself(rules):
            self.unfold.setText(f"{escaped(words)}, {length} {sign}")
            self.unfold.setShortcut(QKeySequence.mnemonic(labelled))
        else:
            self.unfold.setText(labelled.format(rules=escaped(name), length=length, sign=sign))
        self.unfold.setAccessibleName(f"{words}, {length}")
        self._description.setText(rule_set_description(rules))
        self.preset.setAccessibleDescription(self._description.text())

    def _show_name(self, name: str, *, changed: bool) -> None:
        """Name the rules in the box, too; changed ones are its last entry for as long as they are shown."""
        last = len(self._offered)
        if changed:
            if self.preset.count() == last:
                self.preset.addItem("")
            self.preset.setItemText(last, name)
        self.preset.setCurrentIndex(last if changed else self._base)
        if not changed:
            self.preset.removeItem(last)

    def _players(self) -> int:
        return max(MIN_PLAYERS, len(self.names.players()))

    def _show_rules(self, options: Options) -> None:
        values = options.values()
        for option, editor in self.editors.items():
            editor.show_value(values[option])
        self._describe()

    def _touch(self) -> None:
        self._is_untouched = False
        self._check()

    def _check(self) -> None:
        """Enable the start if the names allow it; people who have done nothing yet are not told off."""
        problem = self.names.problem()
        self.problem.setText("" if self._is_untouched else problem)
        self.hint.setText(problem if self._is_untouched else "")
        show_if(self.hint, self._is_untouched)
        show_if(self.problem, not self._is_untouched)
        self.start.setEnabled(not problem)

    def retranslate_ui(self) -> None:
        self._title.setText(self.tr("New score pad"))
        self._heading.setText(self.tr("Players"))
        self._labels["title"].setText(self.tr("Titl&e:"))
        self.title.setPlaceholderText(self.tr("optional"))
        self._labels["preset"].setText(self.tr("R&ules:"))
        for index, rules in enumerate(self._offered):
            self.preset.setItemText(index, rule_set_title(rules))
        for option, editor in self.editors.items():
            self._labels[option].setText(self.tr("{option}:").format(option=option_name(option)))
            editor.write_texts()
        self._describe()
        self.cancel.setText(self.tr("&Back"))
        self.start.setText(self.tr("&Start"))
        self._check()


def _plate(*parts: QWidget) -> QFrame:
    *above, content = parts
    frame = plate(*above, (scrolling(content), 1), spacing=10, margins=(14, 12, 6, 14))
    frame.setMinimumWidth(scaled(270))
    return frame


def _form(rows: Sequence[tuple[QWidget, QWidget]]) -> QFormLayout:
    result = QFormLayout()
    result.setHorizontalSpacing(10)
    result.setVerticalSpacing(8)
    result.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    result.setContentsMargins(*NO_MARGINS)
    for name, field in rows:
        result.addRow(name, field)
    return result
