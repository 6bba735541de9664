"""The editor of rules: every option of rules.md 2, in groups, searched and compared with a preset."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import pairwise

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import SPECS, OptionGroup, idle_options
from mtdesk.rules.presets import preset_values
from mtdesk.settings import OptionValue
from mtdesk.ui.house_rules.option_row import OptionRow
from mtdesk.ui.house_rules.option_walk import OptionWalk
from mtdesk.ui.house_rules.players_table import PlayersTable
from mtdesk.ui.house_rules.search_result import SearchResult
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.search import has_words, places
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import ChoiceBox, heading_label, scrolling, second_label, show_if
from mtdesk.ui.words.option_remarks import option_remark
from mtdesk.ui.words.rules.synonyms import options_having, options_named, usual_words

GROUPS: Mapping[OptionGroup, tuple[str, ...]] = {
    group: tuple(option for option, spec in SPECS.items() if spec.group is group) for group in OptionGroup
}
"""The options as the editor groups them."""

_GROUP_LETTERS = 16
_ABOVE = 2
"""Lines above the groups."""
_SEARCH = 130
"""Pixels at scale 1 of what is searched for."""
_AT_ONCE = OptionGroup.DEAL, OptionGroup.OPENING
"""Groups that exist when the editor is first seen; others need scrolling."""


class RulesEditor(QWidget):
    """Shows and changes rules; ``changed`` when the player has changed an option.

    ``tools`` stand at the end of the line for searching.
    Making all rows would take longer than people like to wait for a window. So those seen first come first,
    and the others one by one when idle, or on demand.
    """

    changed = Signal()

    def __init__(self, *tools: QWidget) -> None:
        super().__init__()
        self._shown = RuleSet("", "")
        self._is_narrow = False
        self._usual: dict[str, OptionValue] = {}
        self._order = _ordered()
        self._given: dict[str, OptionValue] = {}
        """What the preset has, and the values of options without a row so far."""
        self._rounds = 0
        """How many rounds are wanted, if the set has as many doubles."""
        self.search = SearchField()
        self.search.setAccessibleName(self.tr("Search options"))
        self.search.setMinimumWidth(scaled(_SEARCH))
        self.group = ChoiceBox()
        self.group.addItems([""] * (len(GROUPS) + 2))
        self.group.setMinimumContentsLength(_GROUP_LETTERS)
        self.group.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.group.setAccessibleName(self.tr("Option group"))
        find = QAction(self, shortcut=QKeySequence(QKeySequence.StandardKey.Find))
        find.triggered.connect(self.search.setFocus)
        self.search.show_keys(find.shortcut())
        self.addAction(find)
        self.about, self.story = second_label(), second_label()
        self.players = PlayersTable()
        self.result = SearchResult(self.search)
        self._sections = {
            group: holding(vbox(heading_label(name), spacing=8))
            for group, name in self._group_names().items()
        }
        parts = (self.about, self.story, *self._sections.values(), STRETCH)
        self._column = vbox(*parts, spacing=8, margins=(0, 0, 6, 0))
        self._column.setStretch(self._column.count() - 1, 1)  # or few rows would share what room they leave
        self._page = scrolling(holding(self._column))
        self._walk = OptionWalk(self._page, self.search)
        self._walk.stepped.connect(self.result.show_place)
        self.result.everywhere_wanted.connect(lambda: self.group.setCurrentIndex(0))
        line = hbox((self.search, 1), (self.group, 1), *tools, spacing=10)
        self.setLayout(vbox(line, self.result, (self._page, 1), spacing=8))
        for group, section in self._sections.items():
            section.setVisible(group in _AT_ONCE)
        self._made: dict[str, OptionRow] = {}
        self._making = self._make_rows()
        self._later = QTimer(self)
        while not all(option in self._made for group in _AT_ONCE for option in GROUPS[group]):
            next(self._making)
        self.search.rested.connect(self._filter_from_top)
        self.group.currentIndexChanged.connect(self._filter_from_top)
        self._later.timeout.connect(lambda: next(self._making, None))
        self._later.start()

    @property
    def rows(self) -> Mapping[str, OptionRow]:
        """The row of every option."""
        for _ in self._making:
            pass
        return self._made

    def _make_rows(self) -> Iterator[OptionRow]:
        """Add one row after another below the existing ones; each group is shown as a whole."""
        above: OptionRow | None = None
        for group, options in GROUPS.items():
            inside = self._sections[group].layout()
            assert inside is not None
            for option in options:
                row = self._made[option] = OptionRow(option)
                inside.addWidget(row)
                row.retranslate_ui()
                if self._shown.preset:
                    row.show_rules(self._shown.preset, self._usual[option], self._given[option])
                    self._remark([option])
                follow = {"set": self._follow_set, "rounds": self._note_rounds}
                row.changed.connect(follow.get(option, self._edited))
                row.other_wanted.connect(self.show_option)
                if option == "hand":
                    inside.addWidget(self.players)
                stops = [*(above.stops()[-1:] if above else []), *row.stops()]
                for before, after in pairwise(stops):
                    QWidget.setTabOrder(before, after)
                above = row
                if self._made.keys() >= set(options):
                    self._sections[group].show()
                yield row
        self._later.stop()

    def rules(self) -> RuleSet:
        """Return the current rules, under the name of those that were shown."""
        return rule_set_of(self._shown.name, self._shown.preset, self._values())

    def _values(self) -> dict[str, OptionValue]:
        return {**self._given, **{option: row.value() for option, row in self._made.items()}}

    def show_rules(self, rules: RuleSet, story: str) -> None:
        """Show these rules, with a note about them."""
        others = rules.preset != self._shown.preset or rules.name != self._shown.name
        self._shown = rules
        self.story.setText(story)
        self._usual, self._given = _plain(preset_values(rules.preset)), _plain(rules.values())
        self._rounds = _number(self._given["rounds"])
        for option, row in self._made.items():
            row.show_rules(rules.preset, self._usual[option], self._given[option])
        self._judge()
        self._filter()
        if others:
            self._page.verticalScrollBar().setValue(0)

    def _follow_set(self) -> None:
        """Let a game have no more rounds than the new set has doubles."""
        rounds = min(self._rounds, _number(self._made["set"].value()) + 1)
        self.rows["rounds"].show_rules(self._shown.preset, self._usual["rounds"], rounds)
        self._edited()

    def _note_rounds(self) -> None:
        self._rounds = _number(self._made["rounds"].value())
        self._edited()

    def fold(self, is_narrow: bool) -> None:
        """Leave out what is said about the rules where it would take the place of an option."""
        self._is_narrow = is_narrow
        self._show_head()

    def _show_head(self) -> None:
        show_if(self.about, not self._is_narrow)
        show_if(self.story, bool(self.story.text()) and not (self._is_narrow or self._is_filtering()))

    def _edited(self) -> None:
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        """Show what follows from the values: who can play, what has no effect, which groups have changes."""
        self._remark(self._made)
        self.players.show_rules(self.rules())
        self._write_groups()

    def _remark(self, options: Iterable[str]) -> None:
        """Show how these options relate to others, and whether these make them ineffective."""
        values = self._values()
        idle = idle_options(values)
        for option in options:
            self._made[option].show_remark(option_remark(option, values), idle.get(option, ""))
            self._made[option].show_set(_number(values["set"]))

    def _is_filtering(self) -> bool:
        return self.group.currentIndex() > 0 or bool(self.search.text().strip())

    def _filter_from_top(self) -> None:
        """Show what is searched for; after a search, what the player was at."""
        self._filter()
        self._page.verticalScrollBar().setValue(0)
        if not self._is_filtering():
            self._walk.go_back()

    def show_option(self, option: str) -> None:
        """Bring the keyboard to an option, even if others are being searched for."""
        row = self.rows[option]
        if row.isHidden():
            self.group.setCurrentIndex(0)
            self.search.clear()
            self._filter()
        self._walk.go_to(row)

    def _filter(self) -> None:
        """Show the rows that are searched for."""
        rows = self.rows if self._is_filtering() else self._made
        sought, group = self.search.text().strip(), self.group.currentIndex() - 1
        wanted = {option: words for option, words in self._words(rows).items() if self._is_in(option, group)}
        meant, found = _found(sought, wanted, {option: rows[option].remark() for option in wanted})
        self._put_first(found, meant)
        shown = set(found if sought else wanted)
        for option, row in rows.items():
            show_if(row, option in shown)
        for part, options in GROUPS.items():
            is_whole = self._made.keys() >= set(options)
            show_if(self._sections[part], is_whole and not shown.isdisjoint(options))
        show_if(self.players, "hand" in shown)
        self._walk.forget()
        is_elsewhere = not shown and bool(sought) and _finds(sought, self._words(rows))
        is_idle = shown <= idle_options(self._values()).keys()
        self.result.show_for(sought, len(shown), self.rules(), is_elsewhere=is_elsewhere, is_idle=is_idle)
        _mark(meant, rows, shown)
        self._show_head()

    def _words(self, rows: Mapping[str, OptionRow]) -> dict[str, str]:
        """Return what is searched of each option."""
        names = self._group_names()
        return {option: f"{names[SPECS[option].group]} {row.words()}" for option, row in rows.items()}

    def _is_in(self, option: str, group: int) -> bool:
        """Return whether an option is in a group: -1 is all of them, and the last one has those changed."""
        if group == len(GROUPS):
            return self.rows[option].is_changed()
        return group < 0 or option in list(GROUPS.values())[group]

    def _put_first(self, found: list[str], sought: str) -> None:
        """Let what is found best come first, and what has no effect last; the others stay as they are."""
        idle = idle_options(self._values())
        first = sorted(found, key=lambda option: option in idle)
        order = [*first, *(option for option in _ordered() if option not in first)]
        if order == self._order:
            return
        self._order = order
        names = self._group_names()
        groups = sorted(
            GROUPS,
            key=lambda group: (
                not (first and has_words(sought, names[group])),
                min(order.index(option) for option in GROUPS[group]),
            ),
        )
        stops: list[QWidget] = []
        for at, group in enumerate(groups):
            _move(self._column, self._sections[group], at + _ABOVE)
            made = [
                self._made[option] for option in order if option in GROUPS[group] and option in self._made
            ]
            stops += _arrange(self._sections[group], made, self.players)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _write_groups(self) -> None:
        changed = {option for option, value in self._values().items() if value != self._usual[option]}
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


def _ordered() -> list[str]:
    return [option for options in GROUPS.values() for option in options]


def _found(sought: str, words: Mapping[str, str], remarks: Mapping[str, str]) -> tuple[str, list[str]]:
    """Return what a text means, and the options that it means or, without any, whose remarks have it."""
    meant = usual_words(sought, (*words.values(), *remarks.values()))
    return meant, (options_named(meant, words) or options_having(meant, remarks)) if meant else []


def _finds(sought: str, words: Mapping[str, str]) -> bool:
    meant = usual_words(sought, words.values())
    return bool(meant and options_named(meant, words))


def _mark(sought: str, rows: Mapping[str, OptionRow], found: Container[str]) -> None:
    """Mark in the texts on options that are found what is sought."""
    texts = [text for option, row in rows.items() if option in found for text in row.texts()]
    spots = iter(places(sought, texts))
    for option, row in rows.items():
        row.mark([next(spots) if option in found else [] for _ in row.texts()])


def _arrange(section: QWidget, rows: Iterable[OptionRow], players: QWidget) -> list[QWidget]:
    """Put the rows of a section in this order, the ``players`` below the hand; return where Tab stops."""
    inside = section.layout()
    assert isinstance(inside, QVBoxLayout)
    stops = []
    for row in rows:
        _move(inside, row, inside.count() - 1)
        if row.option == "hand":
            _move(inside, players, inside.count() - 1)
        stops += row.stops()
    return stops


def _move(layout: QVBoxLayout, widget: QWidget, at: int) -> None:
    layout.removeWidget(widget)
    layout.insertWidget(at, widget)


def _number(value: OptionValue) -> int:
    return int(str(value))


def _plain(values: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return the values of options as editors take them."""
    return {name: value for name, value in values.items() if value is None or isinstance(value, int | str)}
