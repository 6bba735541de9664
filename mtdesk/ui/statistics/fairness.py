"""The answer to "it cheats": all deals compared with chance, in figures and as how often each number came."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from mtdesk.i18n import Labels, decimal_text, number_text
from mtdesk.stats.fairness import FEWEST_ROUNDS, Fairness, Finding, Numbers, Topic
from mtdesk.stats.summary import Tally
from mtdesk.ui.kit.layouts import flow, plate, vbox
from mtdesk.ui.kit.style import NAME, PLATE, SECOND, give_role
from mtdesk.ui.kit.widgets import explain, heading_label, label, second_label, show_if
from mtdesk.ui.statistics.charts import PairedColumns
from mtdesk.ui.words.statistics import exact_percent_text, verdict_text

_PAGE_MARGINS, _FRAME_MARGINS = (14, 10, 14, 10), (14, 8, 14, 8)
_PARTY = 2
"""Figures of a topic for people, or for computers: what was found and expected."""


class FairnessPage(QWidget):
    """Shows what was dealt and drawn, to people and to computers, compared with chance."""

    def __init__(self, fairness: Fairness) -> None:
        super().__init__()
        self._fairness = fairness
        parties: dict[str, Callable[[Finding], Tally]] = {
            Labels.tr("Humans"): lambda finding: finding.people,
            Labels.tr("Computers"): lambda finding: finding.computers,
        }
        dealt = [one for one in fairness.findings if one.topic is not Topic.HUNTS]
        met = {name: of for name, of in parties.items() if any(of(one).count for one in dealt)}
        self._parties = met or parties
        """Who was dealt anything, with their tallies; both if no one was."""
        self._topics = {
            Topic.DOUBLES: self.tr("Doubles dealt"),
            Topic.PIPS: self.tr("Pips per tile"),
            Topic.NUMBERS: self.tr("How often each number was dealt"),
            Topic.DRAWS: self.tr("Drawn tiles that fitted"),
            Topic.HUNTS: self.tr("Rounds in which no one held the engine"),
        }
        self.chart = PairedColumns()
        whole = vbox(label(NAME, self._verdict(), wrap=True), spacing=8, margins=_PAGE_MARGINS)
        if fairness.numbers is not None:  # as soon as anything was dealt
            whole.addWidget(self._table([one for one in fairness.findings if one.topic is not Topic.NUMBERS]))
            whole.addWidget(self._framed_chart(fairness.numbers), 1)
        whole.addStretch()
        self.setLayout(whole)

    def _verdict(self) -> str:
        rounds = self.tr("%n round(s) dealt, including abandoned games.", "", self._fairness.rounds)
        if self._fairness.is_enough:
            more = self.tr("Overall: {verdict}.").format(verdict=verdict_text(self._fairness.probability))
        else:
            more = self.tr("A verdict needs at least %n round(s).", "", FEWEST_ROUNDS)
        return f"{rounds} {more}"

    def _table(self, findings: Sequence[Finding]) -> QWidget:
        frame = QFrame()
        give_role(frame, PLATE)
        grid = QGridLayout(frame)
        grid.setContentsMargins(*_FRAME_MARGINS)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        count = _PARTY * len(self._parties)
        heads = ["", *(head for party in self._parties for head in (party, Labels.tr("Expected")))]
        if self._fairness.is_enough:
            heads.append(self.tr("Verdict"))
        for column, head in enumerate(heads):
            grid.addWidget(_cell(head, is_figure=0 < column <= count, second=True), 0, column)
        for row, finding in enumerate(findings, start=1):
            self._fill_row(grid, row, heads, finding)
        explain(
            frame,
            self.tr(
                "Chance alone makes a figure unusual in fewer than one case in twenty, so expect one now "
                "and then."
            ),
        )
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1 + count, 3)
        return frame

    def _fill_row(self, grid: QGridLayout, row: int, heads: Sequence[str], finding: Finding) -> None:
        """Write what was found on a topic; one figure for the whole table takes the place of all."""
        topic, last = self._topics[finding.topic], 1 + _PARTY * len(self._parties)
        figures = self._figures(finding)
        texts = {0: topic, **dict(enumerate(figures, start=1))}
        if self._fairness.is_enough:
            texts[last] = verdict_text(finding.probability)
        for column, text in texts.items():
            is_common = len(figures) == 1 and column == 1
            is_figure = 0 < column < last
            cell = _cell(text, is_figure=is_figure, second=is_figure and column % _PARTY == 0)
            if column:
                head = topic if is_common else f"{topic}, {heads[column]}"
                cell.setAccessibleName(f"{head}: {text}")
            grid.addWidget(cell, row, column, 1, last - 1 if is_common else 1)

    def _figures(self, finding: Finding) -> tuple[str, ...]:
        """Return what was found and expected for each party, or one text on what concerns all."""
        if finding.topic is Topic.HUNTS:
            observed, expected = _found(finding.topic, finding.people)
            return (self.tr("{figure} ({expected} expected)").format(figure=observed, expected=expected),)
        return tuple(text for of in self._parties.values() for text in _found(finding.topic, of(finding)))

    def _framed_chart(self, numbers: Numbers) -> QWidget:
        title = self._topics[Topic.NUMBERS]
        self.chart.show_figures(zip(numbers.people, numbers.computers, numbers.chance, strict=True))
        self.chart.setAccessibleName(title)
        dealt: Mapping[str, Sequence[float]] = {
            Labels.tr("Humans"): numbers.people,
            Labels.tr("Computers"): numbers.computers,
        }
        met = {party: shares for party, shares in dealt.items() if any(shares)}
        self.chart.setAccessibleDescription(
            ". ".join(f"{party}: {_spoken(shares)}" for party, shares in met.items())
        )
        note = second_label(
            self.tr("Humans on the left, computers on the right, expected values as lines")
            if len(met) == len(dealt)
            else self.tr("Expected values as lines")
        )
        (probability,) = (one.probability for one in self._fairness.findings if one.topic is Topic.NUMBERS)
        verdict, heading = label(text=verdict_text(probability)), self.tr("Verdict")
        verdict.setAccessibleName(f"{title}, {heading}: {verdict.text()}")
        head = flow((heading_label(title), 1), verdict, spacing=8)
        result = plate(head, (self.chart, 1), note, margins=_FRAME_MARGINS)
        show_if(verdict, self._fairness.is_enough)
        return result


def _cell(text: str, *, is_figure: bool, second: bool) -> QLabel:
    cell = label(SECOND if second else None, text, wrap=True)
    if is_figure:
        cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return cell


def _spoken(shares: Sequence[float]) -> str:
    return ", ".join(f"{number_text(pip)}: {exact_percent_text(share)}" for pip, share in enumerate(shares))


def _found(topic: Topic, tally: Tally) -> tuple[str, str]:
    """Return the mean that was found, and the one expected."""
    return _mean(topic, tally.observed, tally), _mean(topic, tally.expected, tally)


def _mean(topic: Topic, total: float, tally: Tally) -> str:
    """Return the mean of what was counted, as the topic is written; a dash if nothing was."""
    if not tally.count:
        return "–"
    mean = total / tally.count
    return decimal_text(mean, 2) if topic is Topic.PIPS else exact_percent_text(mean)
