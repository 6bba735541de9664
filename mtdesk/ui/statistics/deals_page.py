"""All deals compared with chance: a verdict, the figures, and how often each number came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from mtdesk.i18n import decimal_text, number_text
from mtdesk.stats.fairness import FEWEST_ROUNDS, Fairness, Finding, Numbers, Tally, Topic
from mtdesk.ui.kit.bar_charts import PairedColumns
from mtdesk.ui.kit.layouts import plate, vbox
from mtdesk.ui.kit.style import NAME, PLATE, SECOND, give_role
from mtdesk.ui.kit.widgets import explain, heading_label, label, second_label
from mtdesk.ui.words.statistics import exact_percent_text, verdict_text

PAGE_MARGINS: Final = (14, 10, 14, 10)
_FRAME_MARGINS = (14, 8, 14, 8)


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
        for row, texts in enumerate((heads, *map(self._row_texts, self._fairness.findings))):
            for column, (head, text) in enumerate(zip(heads, texts, strict=True)):
                cell = label(SECOND if row == 0 or column in (2, 4) else None, text, wrap=True)
                if 1 <= column <= 4:
                    cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if row:
                    cell.setAccessibleName(f"{texts[0]}, {head}: {text}" if head else text)
                grid.addWidget(cell, row, column)
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

    def _row_texts(self, finding: Finding) -> tuple[str, ...]:
        topic = finding.topic
        return (
            self._topics()[topic],
            _mean(topic, finding.people.observed, finding.people),
            _mean(topic, finding.people.expected, finding.people),
            _mean(topic, finding.computers.observed, finding.computers),
            _mean(topic, finding.computers.expected, finding.computers),
            verdict_text(finding.probability) if self._fairness.is_enough else "–",
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


def _spoken(shares: Sequence[float]) -> str:
    return ", ".join(f"{number_text(pip)}: {exact_percent_text(share)}" for pip, share in enumerate(shares))


def _mean(topic: Topic, total: float, tally: Tally) -> str:
    """The mean of what was counted, as the topic is written; a dash if nothing was."""
    if not tally.count:
        return "–"
    mean = total / tally.count
    return decimal_text(mean, 2) if topic is Topic.PIPS else exact_percent_text(mean)
