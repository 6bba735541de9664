"""The statistics window: whose games, which of them, what they add up to, and whether all of it was fair."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTabWidget, QWidget

from mtdesk import clock
from mtdesk.i18n import Labels
from mtdesk.stats.fairness import Fairness
from mtdesk.stats.figures import Result, figures
from mtdesk.ui.kit.dialog import ACTION, CLOSE, WIDE_MARGINS, Dialog
from mtdesk.ui.kit.icons import icon
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import ChoiceBox, label, make_default, scrolling, second_label
from mtdesk.ui.statistics.fairness import FairnessPage
from mtdesk.ui.statistics.figures import FiguresTable
from mtdesk.ui.statistics.overview import Overview
from mtdesk.ui.words.statistics import rules_name

_PICTURE, _FILTER = 64, 120
"""Pixels at scale 1."""
_TABLE_MARGINS = (11, 11, 11, 11)


class StatisticsDialog(Dialog):
    """Shows what one person's games add up to and, on a page of its own, how all deals compare with chance.

    ``levels`` are the computers' levels in the order in which they are shown. ``fairness_wanted``: that page
    has come into sight.
    """

    fairness_wanted = Signal()

    def __init__(self, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(Labels.tr("Statistics"), parent, leave=CLOSE)
        self._results: tuple[Result, ...] = ()
        self._left_out = ""
        """The sentence about games that do not count, if there are any."""
        self._fill_filters()
        self._fill_tabs(levels)
        self._note = second_label()
        self.export = self.buttons.addButton(self.tr("Export as CSV…"), ACTION)
        self.reset = self.buttons.addButton(self.tr("Reset…"), ACTION)
        parts = (self._filters, (self.tabs, 1), self._note, self.buttons)
        self.lay_out(*parts, size=(1000, 690), spacing=8, margins=WIDE_MARGINS)
        make_default(self, self.leave)
        self.show_results(())

    def _fill_filters(self) -> None:
        """Put the choices above the pages: whose games, and which of them."""
        self.person, self.rules, self.period = ChoiceBox(), ChoiceBox(), ChoiceBox()
        named = []
        for name, box in (
            (self.tr("Player:"), self.person),
            (self.tr("Rules:"), self.rules),
            (self.tr("Period:"), self.period),
        ):
            box.setAccessibleName(name.rstrip(":"))
            named.append(hbox(label(SECOND, name, buddy=box), (box, 1), spacing=8))
        for box in (self.rules, self.period):
            box.setMinimumWidth(scaled(_FILTER))
        person, rules, period = named
        self._filters = holding(flow((person, 2), (hbox((rules, 6), (period, 5), spacing=16), 5), spacing=16))
        for name, days in (
            (self.tr("All time", "period"), None),
            (self.tr("Past year", "period"), 365),
            (self.tr("Past three months", "period"), 90),
            (self.tr("Past month", "period"), 30),
        ):
            self.period.addItem(name, days)
        self.rules.activated.connect(self._show)
        self.period.activated.connect(self._show)

    def _fill_tabs(self, levels: Sequence[str]) -> None:
        self.overview = Overview(levels)
        charts = scrolling(self.overview, by_keys=True)
        charts.setAccessibleName(self.tr("Charts"))
        self.table = FiguresTable(levels)
        self.table.setAccessibleName(self.tr("Figures"))
        self._nothing = second_label()
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        picture = label()
        picture.setPixmap(icon("statistics", _PICTURE).pixmap(_PICTURE, _PICTURE))
        picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._charts = QStackedWidget()
        self._charts.addWidget(charts)
        self._charts.addWidget(holding(vbox(STRETCH, picture, self._nothing, STRETCH, spacing=scaled(16))))
        self._compared = vbox()
        """Holds the page of fairness once it is known."""
        self._fairness = scrolling(holding(self._compared), by_keys=True)
        self._fairness.setAccessibleName(self.tr("Is it fair?"))
        self.tabs = QTabWidget()
        self.tabs.addTab(self._charts, self.tr("Charts"))
        self.tabs.addTab(holding(vbox(self.table, margins=_TABLE_MARGINS)), self.tr("Figures"))
        self.tabs.addTab(self._fairness, self.tr("Is it fair?"))
        self.tabs.currentChanged.connect(self._turn)

    def show_people(self, people: Sequence[str]) -> None:
        """Offer these people, the first one chosen."""
        self.person.clear()
        self.person.addItems(list(people))

    def show_results(self, results: Sequence[Result], left_out: int = 0) -> None:
        """Show these games of the chosen player, and how many others do not count."""
        self._results = tuple(results)
        note = self.tr(
            "A finished game counts for every person who played all of it themselves, and each deal "
            "counts once. Score pads are not counted."
        )
        more = self.tr(
            "%n game(s) not counted because a computer or another player made some of the moves.",
            "",
            left_out,
        )
        self._left_out = more if left_out else ""
        self._note.setText(" ".join(filter(None, (note, self._left_out))))
        self._fill_rules()
        self._show()

    def show_fairness(self, fairness: Fairness) -> None:
        """Show how all deals compare with chance."""
        if not self._compared.count():
            self._compared.addWidget(FairnessPage(fairness))

    def _turn(self) -> None:
        self._fit_page()
        if self._is_fairness and not self._compared.count():
            self.fairness_wanted.emit()

    @property
    def _is_fairness(self) -> bool:
        return self.tabs.currentWidget() is self._fairness

    def _fit_page(self) -> None:
        """Show beside the page what concerns it: all deals are compared, those of every player."""
        for part in (self._filters, self._note, self.export, self.reset):
            part.setVisible(bool(self._results) and not self._is_fairness)

    def shown(self) -> tuple[Result, ...]:
        """Return the games counted now."""
        rules, days = self.rules.currentData(), self.period.currentData()
        now = clock.now().replace(tzinfo=None)  # the statistics keep local times
        since = now.min if days is None else now - timedelta(days=days)
        return tuple(
            result for result in self._results if rules in (None, result.rules) and result.played >= since
        )

    def _show(self) -> None:
        found = figures(self.shown())
        played = bool(found.total.games)
        self._charts.setCurrentIndex(0 if played else 1)
        self.tabs.setTabVisible(1, played)
        self.export.setEnabled(played)
        self.reset.setEnabled(bool(self._results))
        self._fit_page()
        nothing = self.tr(
            "There is nothing to show yet. Score pads and games between computers are not counted."
        )
        self._nothing.setText(
            self.tr("No games match. Choose other rules or a longer period.")
            if self._results
            else "\n".join(filter(None, (nothing, self._left_out)))
        )
        self.leave.setAccessibleDescription("" if played else self._nothing.text())
        if played:
            self.overview.show_figures(found)
            self.table.show_figures(found)

    def _fill_rules(self) -> None:
        """Offer the rules of these games, the latest first; the choice stays if it can."""
        chosen = self.rules.currentData()
        played = list(dict.fromkeys(result.rules for result in reversed(self._results)))
        self.rules.clear()
        self.rules.addItem(self.tr("All rules"), None)
        for rules in played:
            self.rules.addItem(rules_name(rules), rules)
        self.rules.setCurrentIndex(1 + played.index(chosen) if chosen in played else 0)
