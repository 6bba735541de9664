"""The editor of rules: every option of rules.md 2, in groups, searched and compared with a preset."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import SPECS, OptionGroup, idle_options
from mtdesk.rules.presets import preset_values
from mtdesk.settings import OptionValue
from mtdesk.ui.house_rules.option_row import OptionRow
from mtdesk.ui.house_rules.players_table import PlayersTable
from mtdesk.ui.kit.layouts import Part, hbox, holding, vbox
from mtdesk.ui.kit.search import SearchField, has_words
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import ChoiceBox, heading_label, scrolling, second_label, show_if
from mtdesk.ui.words.option_remarks import option_remark

GROUPS: Mapping[OptionGroup, tuple[str, ...]] = {
    group: tuple(option for option, spec in SPECS.items() if spec.group is group) for group in OptionGroup
}
"""The options as the editor groups them."""

_GROUP_LETTERS = 16
_SEARCH = 130
"""Pixels at scale 1 of what is searched for."""
_AROUND = 40
"""Pixels at scale 1 above and below an option that is brought in sight."""


class RulesEditor(QWidget):
    """Shows and changes rules; ``changed`` when the player has changed an option.

    ``tools`` stand at the end of the line for searching.
    """

    changed = Signal()

    def __init__(self, *tools: QWidget) -> None:
        super().__init__()
        self._shown = RuleSet("", "")
        self._usual: dict[str, OptionValue] = {}
        """The values of the preset."""
        self._rounds = 0
        """How many rounds are wanted, if the set has as many doubles."""
        self.search = SearchField()
        self.search.setAccessibleName(self.tr("Search options"))
        self.search.setMinimumWidth(scaled(_SEARCH))
        self.search.open_by_keys(self)
        self.group = ChoiceBox()
        self.group.addItems([""] * (len(GROUPS) + 2))
        self.group.setMinimumContentsLength(_GROUP_LETTERS)
        self.group.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.group.setAccessibleName(self.tr("Option group"))
        self.about, self.found = second_label(), second_label()
        self.found.hide()
        self.players = PlayersTable()
        self.rows = {option: OptionRow(option) for options in GROUPS.values() for option in options}
        self._sections = {group: self._section(group, name) for group, name in self._group_names().items()}
        column = vbox(self.about, *self._sections.values(), spacing=8, margins=(0, 0, 6, 0))
        column.addStretch(1)  # so that few rows do not share what room they leave
        self._page = scrolling(holding(column))
        line = hbox((self.search, 1), (self.group, 1), *tools, spacing=10)
        self.setLayout(vbox(line, self.found, (self._page, 1), spacing=8))
        for option, row in self.rows.items():
            follow = {"set": self._follow_set, "rounds": self._note_rounds}
            row.changed.connect(follow.get(option, self._edited))
            row.other_wanted.connect(self.show_option)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._go_to_first)
        self.group.currentIndexChanged.connect(self._search)

    def _section(self, group: OptionGroup, name: str) -> QWidget:
        parts: list[Part] = [heading_label(name)]
        for option in GROUPS[group]:
            parts.append(self.rows[option])
            if option == "hand":
                parts.append(self.players)
        return holding(vbox(*parts, spacing=8))

    def rules(self) -> RuleSet:
        """Return the current rules, under the name of those that were shown."""
        return rule_set_of(self._shown.name, self._shown.preset, self._values())

    def _values(self) -> dict[str, OptionValue]:
        return {option: row.value() for option, row in self.rows.items()}

    def show_rules(self, rules: RuleSet) -> None:
        """Show these rules."""
        others = rules.preset != self._shown.preset or rules.name != self._shown.name
        self._shown = rules
        self._usual, values = _plain(preset_values(rules.preset)), _plain(rules.values())
        self._rounds = _number(values["rounds"])
        for option, row in self.rows.items():
            row.show_rules(rules.preset, self._usual[option], values[option])
        self._judge()
        self._filter()
        if others:
            self._page.verticalScrollBar().setValue(0)

    def _follow_set(self) -> None:
        """Allow a game no more rounds than the new set has doubles."""
        rounds = min(self._rounds, _number(self.rows["set"].value()) + 1)
        self.rows["rounds"].show_rules(self._shown.preset, self._usual["rounds"], rounds)
        self._edited()

    def _note_rounds(self) -> None:
        self._rounds = _number(self.rows["rounds"].value())
        self._edited()

    def fold(self, is_narrow: bool) -> None:
        """Leave out what is said about the rules where it would take the place of an option."""
        show_if(self.about, not is_narrow)

    def _edited(self) -> None:
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        """Show what follows from the values: who can play, what has no effect, which groups have changes."""
        values = self._values()
        idle = idle_options(values)
        for option, row in self.rows.items():
            row.show_remark(option_remark(option, values), idle.get(option, ""))
            row.show_set(_number(values["set"]))
        self.players.show_rules(self.rules())
        self._write_groups()

    # What is searched for

    def _search(self) -> None:
        """Show what is searched for from the top; after a search, the option that has the keyboard."""
        self._filter()
        self._page.verticalScrollBar().setValue(0)
        focused = [row for row in self.rows.values() if row.isAncestorOf(self.window().focusWidget())]
        for row in focused:
            self._bring_in_sight(row)

    def _filter(self) -> None:
        sought, names = self.search.text().strip(), self._group_names()
        shown = {
            option
            for option, row in self.rows.items()
            if self._is_in_group(option)
            and (not sought or has_words(sought, f"{names[SPECS[option].group]} {row.search_text()}"))
        }
        for option, row in self.rows.items():
            show_if(row, option in shown)
            row.highlight(sought)
        for group, options in GROUPS.items():
            show_if(self._sections[group], not shown.isdisjoint(options))
        show_if(self.players, "hand" in shown)
        found = self.tr("%n matching option(s)", "", len(shown)) if shown else self.tr("No matching options.")
        self.found.setText(found)
        show_if(self.found, bool(sought) or not shown)
        self.search.announce("" if self.found.isHidden() else found)

    def _is_in_group(self, option: str) -> bool:
        """Return whether the chosen group has an option: the first has all, the last those changed."""
        group = self.group.currentIndex() - 1
        if group == len(GROUPS):
            return self.rows[option].is_changed()
        return group < 0 or option in list(GROUPS.values())[group]

    def _go_to_first(self) -> None:
        for row in self.rows.values():
            if not row.isHidden():
                self._go_to(row)
                return

    def show_option(self, option: str) -> None:
        """Bring the keyboard to an option, even if others are being searched for."""
        if self.rows[option].isHidden():
            self.group.setCurrentIndex(0)
            self.search.clear()
        self._go_to(self.rows[option])

    def _go_to(self, row: OptionRow) -> None:
        row.editor.setFocus()
        self._bring_in_sight(row)

    def _bring_in_sight(self, row: OptionRow) -> None:
        """Scroll to an option once what has changed is laid out."""
        QTimer.singleShot(0, row, lambda: self._page.ensureWidgetVisible(row, 0, scaled(_AROUND)))

    def _write_groups(self) -> None:
        changed = {option for option, row in self.rows.items() if row.is_changed()}
        counts = [len(changed & set(options)) for options in GROUPS.values()]
        names = [self.tr("All groups"), *self._group_names().values()]
        for number, (name, count) in enumerate(zip(names, (sum(counts), *counts), strict=True)):
            text = self.tr("{group} ({count} changed)") if count else "{group}"
            self.group.setItemText(number, text.format(group=name, count=count))
        self.group.setItemText(len(names), self.tr("Only changed options"))

    def _group_names(self) -> dict[OptionGroup, str]:
        return {
            OptionGroup.DEAL: self.tr("Tiles and deal"),
            OptionGroup.OPENING: self.tr("Opening"),
            OptionGroup.FIRST_TURN: self.tr("First turn"),
            OptionGroup.TRAINS: self.tr("Trains"),
            OptionGroup.MARKERS: self.tr("Markers"),
            OptionGroup.DOUBLES: self.tr("Doubles"),
            OptionGroup.END: self.tr("End and scoring"),
            OptionGroup.TAP: self.tr("Tapping"),
        }


def _number(value: OptionValue) -> int:
    return int(str(value))


def _plain(values: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return the values of options as editors take them."""
    return {name: value for name, value in values.items() if value is None or isinstance(value, int | str)}
