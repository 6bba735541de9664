"""The editor of rules: every option of rules.md 2, in groups, searched and compared with a preset."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from html import escape
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

from mtdesk.i18n import Labels, number_text
from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    SPECS,
    EngineRule,
    OptionGroup,
    can_play,
    doubles_due,
    idle_options,
)
from mtdesk.rules.presets import preset_values
from mtdesk.settings import OptionValue
from mtdesk.ui.game_widgets.option_editors import OptionEditor, SwitchEditor, editor_for
from mtdesk.ui.game_widgets.scenes import ScenePicture
from mtdesk.ui.house_rules.option_pictures import ILLUSTRATED, option_scene
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, Part, flow, hbox, holding, vbox
from mtdesk.ui.kit.search import SearchField, found_words, has_words, selection_shade
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, NOTE, PROBLEM, ROW, SECOND, give_role
from mtdesk.ui.kit.widgets import (
    ChoiceBox,
    Note,
    bring_in_sight,
    heading_label,
    label,
    scrolling,
    second_label,
    show_if,
)
from mtdesk.ui.words.options import (
    option_description,
    option_effect,
    option_name,
    option_remark,
    option_search_text,
    option_value,
)
from mtdesk.ui.words.presets import preset_name

GROUPS: Mapping[OptionGroup, tuple[str, ...]] = {
    group: tuple(option for option, spec in SPECS.items() if spec.group is group) for group in OptionGroup
}
"""The options as the editor groups them."""

_GROUP_LETTERS = 16
_SEARCH = 130
"""Pixels at scale 1 of what is searched for."""
_UNIT = 19
"""Pixels at scale 1 that a tile is wide in a picture."""
_NARROWEST = 220
"""Pixels at scale 1 of the words beside a picture, which goes below them where there is less room."""
_BESIDE_PICTURE = 260
"""Pixels at scale 1 of an editor that has room beside a picture in any window."""
_COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


class RulesEditor(QWidget):
    """Shows and changes rules; ``changed`` when the player has changed an option."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown = RuleSet("", "")
        self._usual: dict[str, Any] = {}
        """The values of the preset."""
        self._rounds = 0
        """How many rounds are wanted, if there are as many doubles from the first engine down."""
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
        line = hbox((self.search, 1), (self.group, 1), spacing=10)
        self.setLayout(vbox(line, self.found, (self._page, 1), spacing=8))
        for option, row in self.rows.items():
            row.changed.connect(partial(self._follow, option))
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

    def _values(self) -> dict[str, Any]:
        return {option: row.value() for option, row in self.rows.items()}

    def show_rules(self, rules: RuleSet) -> None:
        others = rules.preset != self._shown.preset or rules.name != self._shown.name
        self._shown = rules
        self._usual, values = preset_values(rules.preset), rules.values()
        self._rounds = values["rounds"]
        for option, row in self.rows.items():
            row.show_set(values["set"])
            row.show_rules(rules.preset, self._usual[option], values[option])
        self._judge()
        self._filter()
        if others:
            self._page.verticalScrollBar().setValue(0)

    def _follow(self, option: str) -> None:
        """Follow a change; a game has no more rounds than there are doubles from the first engine down."""
        if option == "rounds":
            self._rounds = self.rows["rounds"].value()
        elif option in ("set", "first_engine"):
            self.rows["first_engine"].show_set(self.rows["set"].value())
            rounds = min(self._rounds, doubles_due(self._values()))
            self.rows["rounds"].show_rules(self._shown.preset, self._usual["rounds"], rounds)
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        """Show what follows from the values: who can play, what has no effect, which groups have changes."""
        values = self._values()
        idle = idle_options(values)
        for option, row in self.rows.items():
            row.show_remark(option_remark(option, values), idle.get(option, ""))
            row.show_set(values["set"])
        self.players.show_rules(self.rules())
        self._write_groups()

    # What is searched for

    def _search(self) -> None:
        """Show what is searched for from the top; after a search, the option that has the keyboard."""
        self._filter()
        self._page.verticalScrollBar().setValue(0)
        for row in self.rows.values():
            if row.isAncestorOf(self.window().focusWidget()):
                bring_in_sight(row)

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
        bring_in_sight(row)

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
            OptionGroup.TRAINS: Labels.tr("Trains"),
            OptionGroup.MARKERS: self.tr("Markers"),
            OptionGroup.DOUBLES: self.tr("Doubles"),
            OptionGroup.END: self.tr("End and scoring"),
            OptionGroup.TAP: self.tr("Tapping"),
        }


# One option


class OptionRow(QFrame):
    """The row of an option; ``is_changed`` compares it with the value of a preset.

    ``other_wanted`` carries the option that makes it ineffective when the player wants to see that.
    """

    changed = Signal()
    other_wanted = Signal(str)

    def __init__(self, option: str) -> None:
        super().__init__()
        self.option = option
        self._preset = ""
        self._usual: OptionValue = None
        self._name = label(NAME, wrap=True)
        self._about = Note()
        self._note = Note(NOTE)
        self._remark = Note(None)
        self._remark.hide()
        self._idle_by = ""
        self.other = QPushButton(self.tr("Show"), autoDefault=False)
        self.other.hide()
        self.other.clicked.connect(lambda: self.other_wanted.emit(self._idle_by))
        self._picture = ScenePicture(_UNIT) if option in ILLUSTRATED else None
        self._highest = 0
        """The highest double of the set."""
        self.editor: OptionEditor = editor_for(option)
        self._name.setBuddy(self.editor)
        # What a switch does is written beside its box.
        sentences = "" if isinstance(self.editor, SwitchEditor) else option_description(option)
        self._words = "\n".join(filter(None, (sentences, option_effect(option))))
        self._about.setVisible(bool(self._words))
        self.reset = QToolButton()
        reset = self.tr("Reset to preset")
        self.reset.setToolTip(reset)
        self.reset.setAccessibleName(f"{reset}: {option_name(option)}")
        self.highlight("")
        self._arrange()
        self.editor.changed.connect(self._edited)
        self.reset.clicked.connect(self._reset)

    def _arrange(self) -> None:
        give_role(self, ROW)
        give_icon(self.reset, "undo")
        self.reset.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing jumps when a value changes
        self.reset.setSizePolicy(policy)
        line = hbox((self.editor, 1), self.reset, STRETCH, spacing=8)
        is_wrapping = self._picture is None or isinstance(self.editor, SwitchEditor)
        is_short = is_wrapping or self.editor.sizeHint().width() <= scaled(_BESIDE_PICTURE)
        beside, below = ((4, line), ()) if is_short else ((), (line,))
        words = vbox(self._name, self._about, *beside, STRETCH, spacing=0)
        top = flow((words, 1), spacing=14)
        if self._picture is not None:
            self._name.setMinimumWidth(scaled(_NARROWEST))
            top.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        remark = hbox((self._remark, 1), self.other, spacing=14)
        self.setLayout(vbox(top, *below, self._note, remark, spacing=4, margins=(12, 8, 12, 10)))

    def value(self) -> Any:
        return self.editor.value()

    def is_changed(self) -> bool:
        return bool(self.value() != self._usual)

    def show_rules(self, preset: str, usual: OptionValue, value: OptionValue) -> None:
        """Show a value, and compare it from now on with the preset's ``usual`` one."""
        self._preset, self._usual = preset, usual
        self.editor.show_value(value)
        self._mark()

    def show_remark(self, remark: str, idle_by: str = "") -> None:
        """Show how the option relates to others; without effect, it is because of ``idle_by``."""
        self._idle_by = idle_by
        self._remark.setText(remark)
        self.other.setAccessibleName(f"{self.other.text()}: {option_name(idle_by)}" if idle_by else "")
        show_if(self._remark, bool(remark))
        show_if(self.other, bool(idle_by))
        for part in (self._name, self._about, self._picture):
            if part is not None:
                part.setEnabled(not idle_by)

    def show_set(self, highest: int) -> None:
        """Offer and show what there is with the set up to this double."""
        self._highest = highest
        self.editor.show_set(highest)
        self._mark()

    def search_text(self) -> str:
        note = self._note.text() if self.is_changed() else ""
        value = option_value(self.option, self.value())
        return " ".join((option_search_text(self.option), value, note, self._remark.text()))

    def highlight(self, sought: str) -> None:
        """Show where its texts have what is sought, unless it is dimmed."""
        for part, text in ((self._name, option_name(self.option)), (self._about, self._words)):
            is_found = part.isEnabled() and bool(found_words(sought, text))
            part.setTextFormat(Qt.TextFormat.RichText if is_found else Qt.TextFormat.PlainText)
            part.setText(_highlighted(sought, text) if is_found else text)
            if isinstance(part, Note):
                part.setAccessibleName(text)

    def _reset(self) -> None:
        self.editor.show_value(self._usual)
        self.editor.setFocus()
        self._edited()

    def _edited(self) -> None:
        self._mark()
        self.changed.emit()

    def _mark(self) -> None:
        changed = self.is_changed()
        if self._preset:
            self._note.setText(
                self.tr("Changed. In “{preset}”: {value}").format(
                    preset=preset_name(self._preset), value=option_value(self.option, self._usual)
                )
            )
        show_if(self._note, changed)
        show_if(self.reset, changed)
        if self._picture is not None:
            self._picture.show_scene(option_scene(self.option, self.value(), self._highest))
        if bool(self.property("changed")) != changed:
            self.setProperty("changed", changed)
            self.style().polish(self)


def _highlighted(sought: str, text: str) -> str:
    """Return a text as HTML in which the words that are sought have a background."""
    ground, html, at = selection_shade(0.35).name(QColor.NameFormat.HexArgb), "", 0
    for start, end in found_words(sought, text):
        html += f'{escape(text[at:start])}<span style="background-color: {ground}">{escape(text[start:end])}'
        html, at = f"{html}</span>", end
    return (html + escape(text[at:])).replace("\n", "<br>")


# How many tiles there are


class PlayersTable(QFrame):
    """A column for each number of players; one with too few tiles is highlighted."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, ROW)
        self.most_players = 0
        """How many can play by the rules shown; 0: no one can."""
        self.hands = {players: label(NAME) for players in _COUNTS}
        self.boneyards = {players: label() for players in _COUNTS}
        self._too_many = label(PROBLEM, wrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 12, 8)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 2)
        for row, head in enumerate((Labels.tr("Players"), self.tr("Tiles each"), self.tr("Boneyard"))):
            grid.addWidget(label(SECOND, head), row, 0)
        for column, players in enumerate(_COUNTS, start=1):
            grid.setColumnStretch(column, 1)
            number = label(SECOND, number_text(players))
            for row, part in enumerate((number, self.hands[players], self.boneyards[players])):
                part.setAlignment(Qt.AlignmentFlag.AlignCenter)
                grid.addWidget(part, row, column)
        grid.addWidget(self._too_many, 3, 0, 1, len(_COUNTS) + 1)

    def show_rules(self, rules: RuleSet) -> None:
        most = 0
        for players in _COUNTS:
            options, is_enough = rules.options(players), can_play(rules.options(players), players)
            left = options.tile_count - players * options.hand - (options.engine is EngineRule.ASIDE)
            most = players if is_enough else most
            self.hands[players].setText(number_text(options.hand))
            self.boneyards[players].setText(number_text(left) if is_enough else "–")
            _set_role(self.hands[players], NAME if is_enough else PROBLEM)
        self.most_players = most
        few = self.tr("The set has enough tiles for up to %n player(s).", "", most)
        self._too_many.setText("" if most == MAX_PLAYERS else self.problem() or few)
        show_if(self._too_many, most < MAX_PLAYERS)
        self.setAccessibleName(self._too_many.text() or self.tr("Tiles for each number of players"))

    def problem(self) -> str:
        """Return why no one could play by these rules; empty if someone can."""
        if self.most_players:
            return ""
        return self.tr("The set has too few tiles for these hands, even with two players.")


def _set_role(part: QLabel, role: str) -> None:
    if part.property("role") != role:
        give_role(part, role)
        part.style().polish(part)
