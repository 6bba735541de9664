"""All deals compared with chance: a verdict, the figures, and how often each number came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from mtdesk.i18n import decimal_text, number_text
from mtdesk.stats.fairness import FEWEST_ROUNDS, Fairness, Finding, Numbers, Tally, Topic
from mtdesk.ui.kit.bar_charts import PairedColumns
from mtdesk.ui.kit.layouts import plate, vbox
from mtdesk.ui.kit.style import NAME, PLATE, SECOND, give_role
from mtdesk.ui.kit.widgets import explain, heading_label, label, second_label
from mtdesk.ui.words.statistics import exact_percent_text, verdict_text

PAGE_MARGINS: Final = (14, 10, 14, 10)
_FRAME_MARGINS = (14, 8, 14, 8)
_FIGURES = 4
"""Of a topic: what was found and expected, for people and for computers."""


class DealsPage(QWidget):
    """Shows what was dealt and drawn, to people and to computers, compared with chance."""

    def __init__(self, fairness: Fairness) -> None:
        super().__init__()
        self._fairness = fairness
        self.chart = PairedColumns()
        counted = second_label(self.tr("Every round dealt counts, including in abandoned games."))
        whole = vbox(label(NAME, self._say_verdict(), wrap=True), counted, spacing=8, margins=PAGE_MARGINS)
        if fairness.findings:
            whole.addWidget(self._table())
        if fairness.numbers is not None:
            whole.addWidget(self._framed_chart(fairness.numbers), 1)
        whole.addStretch()
        self.setLayout(whole)

    def _table(self) -> QWidget:
        frame = QFrame()
        give_role(frame, PLATE)
        grid = QGridLayout(frame)
        grid.setContentsMargins(*_FRAME_MARGINS)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        heads = (
            "",
            self.tr("Humans"),
            self.tr("Expected"),
            self.tr("Computers"),
            self.tr("Expected"),
            self.tr("Verdict"),
        )
        for column, head in enumerate(heads):
            grid.addWidget(_cell(head, column, second=True), 0, column)
        for row, finding in enumerate(self._fairness.findings, start=1):
            self._fill_row(grid, row, heads, finding)
        explain(
            frame,
            self.tr(
                "Expected figures follow from the rules. A figure is unusual if chance alone would put it "
                "that far off in fewer than one case in twenty; with so many figures, expect one now and "
                "then."
            ),
        )
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(5, 4)
        return frame

    def _fill_row(self, grid: QGridLayout, row: int, heads: Sequence[str], finding: Finding) -> None:
        """Write what was found on a topic; one figure for the whole table takes the place of four."""
        topic = self._topics()[finding.topic]
        verdict = verdict_text(finding.probability) if self._fairness.is_enough else "–"
        figures = self._figures(finding)
        texts = (topic, *figures, verdict)
        places = range(6) if len(figures) == _FIGURES else (0, 1, 5)
        for column, text in zip(places, texts, strict=True):
            is_common = len(figures) == 1 and column == 1
            cell = _cell(text, column, second=column in (2, 4))
            if column:
                head = topic if is_common else f"{topic}, {heads[column]}"
                cell.setAccessibleName(f"{head}: {text}")
            grid.addWidget(cell, row, column, 1, _FIGURES if is_common else 1)

    def _figures(self, finding: Finding) -> tuple[str, ...]:
        """Return what was found and expected for people and computers, or one text on what concerns all."""
        topic, people, computers = finding.topic, finding.people, finding.computers
        if topic is Topic.NUMBERS:
            return (self.tr("see below"),)
        observed, expected = _mean(topic, people.observed, people), _mean(topic, people.expected, people)
        if topic is Topic.HUNTS:
            return (self.tr("{figure} (expected: {expected})").format(figure=observed, expected=expected),)
        return (
            *(observed, expected),
            *(_mean(topic, sum_, computers) for sum_ in (computers.observed, computers.expected)),
        )

    def _framed_chart(self, numbers: Numbers) -> QWidget:
        title = self.tr("How often each number was dealt")
        self.chart.show_pairs(list(zip(numbers.people, numbers.computers, numbers.chance, strict=True)))
        self.chart.setAccessibleName(title)
        self.chart.setAccessibleDescription(
            ". ".join(
                f"{party}: {_spoken(shares)}"
                for party, shares in (
                    (self.tr("Humans"), numbers.people),
                    (self.tr("Computers"), numbers.computers),
                )
            )
        )
        note = second_label(self.tr("Left: humans. Right: computers. Lines: expected."))
        return plate(heading_label(title), (self.chart, 1), note, margins=_FRAME_MARGINS)

    def _say_verdict(self) -> str:
        fairness = self._fairness
        rounds = self.tr("%n round(s) dealt.", "", fairness.rounds)
        if not fairness.is_enough:
            least = FEWEST_ROUNDS
            more = self.tr("That is too few: a verdict needs at least %n round(s).", "", least)
            return f"{rounds} {more}"
        verdict = self.tr("Overall: {verdict}.").format(verdict=verdict_text(fairness.probability))
        return f"{rounds} {verdict}"

    def _topics(self) -> Mapping[Topic, str]:
        return {
            Topic.DOUBLES: self.tr("Doubles among tiles dealt"),
            Topic.PIPS: self.tr("Pips per tile dealt"),
            Topic.NUMBERS: self.tr("How often each number was dealt"),
            Topic.DRAWS: self.tr("Drawn tiles that could be played at once"),
            Topic.HUNTS: self.tr("Rounds in which no one held the engine"),
        }


def _cell(text: str, column: int, *, second: bool) -> QLabel:
    cell = label(SECOND if second else None, text, wrap=True)
    if 1 <= column <= _FIGURES:
        cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return cell


def _spoken(shares: Sequence[float]) -> str:
    return ", ".join(f"{number_text(pip)}: {exact_percent_text(share)}" for pip, share in enumerate(shares))


def _mean(topic: Topic, total: float, tally: Tally) -> str:
    """Return the mean of what was counted, as the topic is written; a dash if nothing was."""
    if not tally.count:
        return "–"
    mean = total / tally.count
    return decimal_text(mean, 2) if topic is Topic.PIPS else exact_percent_text(mean)
