"""All deals beside what chance would give: a verdict, the figures, and how often each number came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from mtdesk.i18n import decimal_text, number_text
from mtdesk.stats.fairness import FEWEST_ROUNDS, Fairness, Finding, Numbers, Tally, Topic
from mtdesk.ui.kit.bar_charts import PairedColumns
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.style import NAME, SECOND
from mtdesk.ui.kit.widgets import heading_label, label, plate, second_label
from mtdesk.ui.words.statistics import exact_percent_text, verdict_text


class DealsPage(Translated, QWidget):
    """Shows what was dealt and drawn, to people and to computers, beside what chance would give."""

    def __init__(self, fairness: Fairness) -> None:
        super().__init__()
        self._fairness = fairness
        self._verdict, self._counted, self._how = label(NAME, wrap=True), second_label(), second_label()
        self._cells: list[list[QLabel]] = []
        self._numbers_title, self._numbers_note = heading_label(), second_label()
        self.chart = PairedColumns()
        self._arrange()
        self.retranslate_ui()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(8)
        column.addWidget(self._verdict)
        column.addWidget(self._counted)
        if self._fairness.findings:
            column.addWidget(self._table())
        if self._fairness.numbers is not None:
            column.addWidget(self._framed_chart(), 1)
        column.addWidget(self._how)
        column.addStretch()

    def _table(self) -> QWidget:
        frame = plate()
        grid = QGridLayout(frame)
        grid.setContentsMargins(14, 8, 14, 8)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        for row in range(len(self._fairness.findings) + 1):
            cells = [
                label(SECOND if row == 0 or column in (2, 4) else None, wrap=True) for column in range(6)
            ]
            for column, cell in enumerate(cells):
                if 1 <= column <= 4:
                    cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(cell, row, column)
            self._cells.append(cells)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(5, 4)
        return frame

    def _framed_chart(self) -> QWidget:
        frame = plate()
        column = QVBoxLayout(frame)
        column.setContentsMargins(14, 8, 14, 8)
        for part in (self._numbers_title, self.chart, self._numbers_note):
            column.addWidget(part, part is self.chart)
        return frame

    def retranslate_ui(self) -> None:
        fairness = self._fairness
        self._verdict.setText(self._say_verdict())
        self._counted.setText(
            self.tr(
                "Every round counts that was dealt at this table, also of games that were left, "
                "so that nobody can choose the lucky ones."
            )
        )
        if self._cells:
            self._write_head()
            for cells, finding in zip(self._cells[1:], fairness.findings, strict=True):
                self._write_row(cells, finding)
        if fairness.numbers is not None:
            self._show_numbers(fairness.numbers)
        self._how.setText(
            self.tr(
                "What chance would give follows from the rules: tiles are drawn and not put back. "
                "A figure is called unusual if chance alone would be as far off in less than one of twenty "
                "cases; with so many figures, one now and then is."
            )
        )

    def _say_verdict(self) -> str:
        fairness = self._fairness
        rounds = self.tr("%n round(s) dealt.", "", fairness.rounds)
        if not fairness.is_enough:
            least = FEWEST_ROUNDS
            more = self.tr("That is too little to tell; from %n round(s) on there is a verdict.", "", least)
            return f"{rounds} {more}"
        verdict = self.tr("Taken all together: {verdict}.").format(verdict=verdict_text(fairness.probability))
        return f"{rounds} {verdict}"

    def _write_head(self) -> None:
        texts = (
            "",
            self.tr("People"),
            self.tr("by chance"),
            self.tr("Computers"),
            self.tr("by chance"),
            self.tr("Verdict"),
        )
        for cell, text in zip(self._cells[0], texts, strict=True):
            cell.setText(text)

    def _write_row(self, cells: list[QLabel], finding: Finding) -> None:
        verdict = verdict_text(finding.probability) if self._fairness.is_enough else "–"
        texts = [self._topics()[finding.topic], verdict]
        for tally in (finding.computers, finding.people):
            texts[1:1] = [
                _mean(finding.topic, tally.observed, tally),
                _mean(finding.topic, tally.expected, tally),
            ]
        for cell, text, head in zip(cells, texts, self._cells[0], strict=True):
            cell.setText(text)
            cell.setAccessibleName(f"{texts[0]}, {head.text()}: {text}" if head.text() else text)

    def _topics(self) -> Mapping[Topic, str]:
        return {
            Topic.DOUBLES: self.tr("Doubles among the tiles dealt"),
            Topic.PIPS: self.tr("Pips on a tile dealt"),
            Topic.NUMBERS: self.tr("How often each number was dealt"),
            Topic.DRAWS: self.tr("Drawn tiles that fit at once"),
            Topic.HUNTS: self.tr("Rounds in which nobody held the engine"),
        }

    def _show_numbers(self, numbers: Numbers) -> None:
        self.chart.show_pairs(list(zip(numbers.people, numbers.computers, numbers.chance, strict=True)))
        self._numbers_title.setText(self.tr("How often each number was dealt"))
        self._numbers_note.setText(
            self.tr("Left column: to people. Right one: to computers. The lines mark what chance would give.")
        )
        self.chart.setAccessibleName(self._numbers_title.text())
        self.chart.setAccessibleDescription(
            ". ".join(
                f"{party}: {_spoken(shares)}"
                for party, shares in (
                    (self.tr("People"), numbers.people),
                    (self.tr("Computers"), numbers.computers),
                )
            )
        )


def _spoken(shares: Sequence[float]) -> str:
    return ", ".join(f"{number_text(pip)}: {exact_percent_text(share)}" for pip, share in enumerate(shares))


def _mean(topic: Topic, total: float, tally: Tally) -> str:
    """A sum for one of what was counted, as the topic is written; a dash if nothing was."""
    if not tally.count:
        return "–"
    mean = total / tally.count
    return decimal_text(mean, 2) if topic is Topic.PIPS else exact_percent_text(mean)
