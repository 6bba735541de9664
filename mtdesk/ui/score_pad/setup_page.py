"""Starting a new score pad: who plays and, folded away, what the rules say about rounds and scores."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit, QPushButton, QWidget

from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import PadPlayer
from mtdesk.record.score_pad_file import TITLE_LENGTH
from mtdesk.rules.options import MIN_PLAYERS, Options
from mtdesk.rules.presets import CUSTOM, PRESETS, options_for
from mtdesk.settings import GameChoice
from mtdesk.ui.game_widgets.option_editors import OptionEditor, editor_for
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import NO_MARGINS, STRETCH, hbox, holding, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    escaped,
    heading_label,
    is_enter,
    label,
    press_by_enter,
    problem_label,
    scrolling,
    second_label,
    title_label,
)
from mtdesk.ui.score_pad.blank_editor import BlankEditor
from mtdesk.ui.score_pad.names import NamesEditor
from mtdesk.ui.words.options import option_name, option_value
from mtdesk.ui.words.presets import preset_description, preset_name
from mtdesk.ui.words.rule_sets import rule_set_description, rule_set_title

_ASKED = ("set", "rounds", "engine", "hand_value", "double_blank", "scoring")
"""The options that matter on paper (rules.md 3, 6)."""
_PRESETS = tuple(RuleSet("", preset) for preset in PRESETS)


class SetupPage(Translated, QWidget):
    """Asks for players and rules; ``started`` and ``cancelled`` report the outcome.

    ``last`` are the players of the previous pad, ``people`` all known ones, ``own`` the player's own rule
    sets; ``preset`` is the initial choice, or that of a first start if there is none of this name, with the
    differences in ``chosen``.
    """

    started = Signal()
    cancelled = Signal()

    def __init__(
        self,
        last: Sequence[str],
        people: Sequence[str],
        preset: str,
        chosen: Options | None = None,
        *,
        can_cancel: bool = True,
        own: Sequence[RuleSet] = (),
    ) -> None:
        super().__init__()
        self._offered = (*_PRESETS, *own)
        self._title = title_label()
        self._heading = heading = heading_label()
        names = tuple(last) or ("", "", "", "")
        self.names = NamesEditor([PadPlayer(name) for name in names], people)
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
        self.problem = problem_label()
        self.start, self.cancel = QPushButton(), QPushButton()
        self.start.setDefault(True)
        form = QFormLayout()
        form.setHorizontalSpacing(10)
        form.setVerticalSpacing(8)
        form.setContentsMargins(*NO_MARGINS)
        for name, field in fields.items():
            form.addRow(self._labels[name], field)
        self._folded = holding(form)
        self._folded.hide()
        rest = (hbox(self._labels["title"], (self.title, 1), spacing=10), self.unfold, self._description)
        pad = holding(vbox(*rest, self._folded, STRETCH, spacing=10, margins=(0, 0, 6, 0)))
        columns = hbox((_plate(heading, self.names), 4), (_plate(pad), 7), spacing=10)
        bottom = hbox((self.problem, 1), self.cancel, self.start)
        self.setLayout(vbox(self._title, (columns, 1), bottom, spacing=10, margins=(20, 12, 20, 16)))
        self.cancel.setVisible(can_cancel)
        self._is_untouched = True
        first = preset if preset in PRESETS else GameChoice().preset
        self.preset.setCurrentIndex(self._offered.index(RuleSet("", first)))
        self.names.changed.connect(self._touch)
        self.unfold.toggled.connect(self._fold)
        self.preset.activated.connect(self._show_preset)
        for editor in self.editors.values():
            editor.changed.connect(self._describe)
        self.start.clicked.connect(self.started)
        self.cancel.clicked.connect(self.cancelled)
        self.retranslate_ui()
        self._show_preset()
        if chosen is not None:
            self._show_rules(chosen)
        self.setFocusProxy(self.names.rows[0].name)

    def _editor(self, option: str) -> OptionEditor:
        return BlankEditor() if option == "double_blank" else editor_for(option)

    # The answer

    def rules(self) -> tuple[str, Options]:
        """The preset, or ``custom`` if more than the number of rounds differs from it, and all options."""
        rules, players = self._chosen(), self._players()
        usual = options_for(rules.preset, players)
        values = {option: editor.value() for option, editor in self.editors.items()}
        chosen = options_for(rules.preset, players, {**rules.changes, **values})
        same = usual.values() == {**chosen.values(), "rounds": usual.rounds}
        return (rules.preset if same else CUSTOM), chosen

    def _chosen(self) -> RuleSet:
        return self._offered[self.preset.currentIndex()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: Enter starts the pad; from the last of the names it first leads to the button."""
        in_names = any(row.name.hasFocus() for row in self.names.rows)
        if is_enter(event) and in_names and self.start.isEnabled():
            self.start.setFocus()
        elif not press_by_enter(self, event, self.start):
            super().keyPressEvent(event)

    def _fold(self, unfolded: bool) -> None:
        self._folded.setVisible(unfolded)
        self._describe()

    def _show_preset(self) -> None:
        self._show_rules(self._chosen().options(MIN_PLAYERS))

    def _describe(self) -> None:
        """Say by which rules the pad is kept."""
        chosen, (preset, options) = self._chosen(), self.rules()
        is_chosen = options.values() == {**chosen.options(self._players()).values(), "rounds": options.rounds}
        name = rule_set_title(chosen) if is_chosen else preset_name(preset)
        text = self.tr("&Rules: {rules}, {length} {sign}")
        length, sign = option_value("rounds", options.rounds), "▾" if self.unfold.isChecked() else "▸"
        self.unfold.setText(text.format(rules=escaped(name), length=length, sign=sign))
        self.unfold.setAccessibleName(self.tr("Rules: {rules}, {length}").format(rules=name, length=length))
        self._description.setText(rule_set_description(chosen) if is_chosen else preset_description(preset))
        self.preset.setAccessibleDescription(self._description.text())

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
