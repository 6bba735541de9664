"""The score sheet outside the window: on paper, as a page, a picture or a table for spreadsheets."""

from __future__ import annotations

import base64
from dataclasses import replace
from html import escape

from PySide6.QtCore import QObject, QSize

from mtdesk.i18n import list_text, number_text, points_text
from mtdesk.rules.options import Scoring
from mtdesk.rules.view import Over
from mtdesk.table.theme import FLAT
from mtdesk.ui.files.printing import Sheet, page_formats, png, png_bytes
from mtdesk.ui.files.saving import Format
from mtdesk.ui.files.spreadsheet import Cell, csv_format
from mtdesk.ui.scores.chart import chart_picture
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.words import place_text, result_text

_PAPER = replace(FLAT, plate="#FFFFFF", plate_edge="#B8B8B8", text="#1A1A1A", text_second="#555555")
_UPRIGHT, _ACROSS = QSize(660, 280), QSize(980, 300)
"""Pixels of the chart; on paper there are 96 to the inch."""
_FINE = 2.0
_MANY = 6
"""From so many players on the table is wider than high."""
_SHADE = "#FFE8A3"
_CELLS, _ROWS = 240, 40
"""How much of the table stands on one page at most."""


class ScorePaper(QObject):
    """Writes scores for paper and files in the current language, in any thread: charts take time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def formats(self, scores: Scores, title: str) -> tuple[Format, ...]:
        """The files in which scores can be kept."""
        sheet = self.sheet(scores, title)
        return (
            csv_format(self.rows(scores)),
            *page_formats(sheet),
            Format(self.tr("Picture (PNG)"), ".png", lambda report: png(sheet, report)),
        )

    # Rows

    def rows(self, scores: Scores) -> list[list[Cell]]:
        """A row for each round: its number, how it ended, who was out, the points, the totals."""
        total = self.tr("{name} (total)")
        result: list[list[Cell]] = [
            [
                self.tr("Round"),
                self.tr("End", "how a round ended"),
                self.tr("Out", "who had laid all tiles"),
                *scores.names,
                *(total.format(name=name) for name in scores.names),
            ]
        ]
        if any(scores.start):
            result.append(["", self.tr("Start", "points brought along"), "", *scores.start, *scores.start])
        for number, (round_, totals) in enumerate(zip(scores.rounds, scores.running_totals, strict=True), 1):
            points = (gained if round_.took_part(seat) else "" for seat, gained in enumerate(round_.points))
            out = list_text([name for seat, name in enumerate(scores.names) if round_.is_out(seat)])
            result.append([number, self._end(round_), out, *points, *totals])
        return result

    def _end(self, round_: RoundScore) -> str:
        return self.tr("blocked") if round_.over is Over.BLOCKED else self.tr("out", "how a round ended")

    # Pages

    def sheet(self, scores: Scores, title: str) -> Sheet:
        """The page: result, table, chart; on one sheet of paper unless there are very many rounds."""
        landscape = len(scores.names) >= _MANY
        tables = self._tables(scores)
        tables[0] = f"<h1>{escape(title)}</h1>\n<p>{escape(self._state(scores))}</p>\n{tables[0]}"
        tables[-1] += f"\n<p>{escape(self._legend(scores))}</p>"
        if scores.rounds:
            tables[-1] += f"\n{_chart(scores, _ACROSS if landscape else _UPRIGHT)}"
        return Sheet(title, tables[0], landscape=landscape, one_page=True, further=tuple(tables[1:]))

    def _state(self, scores: Scores) -> str:
        played, of = len(scores.rounds), scores.options.rounds
        if scores.rounds and played >= of:
            return result_text(scores.winning_names, scores.winning_total)
        return self.tr("After round {round} of {total}.").format(
            round=number_text(played), total=number_text(of)
        )

    def _legend(self, scores: Scores) -> str:
        wins = (
            self.tr("The lowest total wins.")
            if scores.options.scoring is Scoring.PENALTY
            else self.tr("The highest total wins.")
        )
        return (
            self.tr("Points per round, with the running total in small type; shaded: went out.") + " " + wins
        )

    def _tables(self, scores: Scores) -> list[str]:
        """The table, in parts that are small enough for a page; the totals stand in the last."""
        most = min(_ROWS, _CELLS // (len(scores.names) + 1))
        rows = [self._round_row(scores, number) for number in range(len(scores.rounds))]
        parts = [rows[first : first + most] for first in range(0, len(rows), most)] or [[]]
        parts[-1] += self._last_rows(scores)
        # Columns of the parts are as wide as each other.
        width = f"{100 // (len(scores.names) + 1)}%" if len(parts) > 1 else ""
        head = "".join(
            f'<th style="text-align: right" width="{width}">{escape(name)}</th>' for name in scores.names
        )
        first = f"<tr><th>{escape(self.tr('Round'))}</th>{head}</tr>"
        return [
            f'<div style="overflow-x: auto"><table cellspacing="0" width="100%">{first}{"".join(part)}'
            "</table></div>"
            for part in parts
        ]

    def _last_rows(self, scores: Scores) -> list[str]:
        totals = [f"<b>{escape(points_text(total))}</b>" for total in scores.totals]
        places = [escape(place_text(place)) for place in scores.places]
        rows = [_row(escape(self.tr("Total")), totals)]
        return [*rows, _row(escape(self.tr("Place")), places)] if scores.rounds else rows

    def _round_row(self, scores: Scores, number: int) -> str:
        round_, totals = scores.rounds[number], scores.running_totals[number]
        head = number_text(number + 1)
        if round_.over is Over.BLOCKED:
            head = self.tr("{number}, blocked").format(number=head)
        cells = []
        for seat, total in enumerate(totals):
            points = escape(points_text(round_.points[seat])) if round_.took_part(seat) else "–"
            text = f"<b>{points}</b> &nbsp;<small>{escape(points_text(total))}</small>"
            shade = f' style="background-color: {_SHADE}; color: black"' if round_.is_out(seat) else ""
            cells.append(f'<td align="right"{shade}>{text}</td>')
        return f"<tr><th>{escape(head)}</th>{''.join(cells)}</tr>"


def _row(head: str, cells: list[str]) -> str:
    body = "".join(f'<td align="right">{cell}</td>' for cell in cells)
    return f"<tr><th>{head}</th>{body}</tr>"


def _chart(scores: Scores, size: QSize) -> str:
    """The chart as a picture that stands in the page itself."""
    picture = png_bytes(chart_picture(scores, _PAPER, size, _FINE))
    content = base64.b64encode(picture).decode("ascii")
    return f'<p><img width="{size.width()}" src="data:image/png;base64,{content}" alt=""></p>'
