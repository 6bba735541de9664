"""The score sheet outside the window: on paper, as a page, a picture or a table for spreadsheets."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from datetime import date
from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from mtdesk import clock
from mtdesk.i18n import day_text, list_text, number_text, points_text
from mtdesk.rules.view import Over
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.theme import FLAT
from mtdesk.ui.files.printing import Sheet, page_formats, paper_font, png_address
from mtdesk.ui.files.saving import Format
from mtdesk.ui.files.spreadsheet import Cell, csv_format
from mtdesk.ui.kit.drawings import Drawing
from mtdesk.ui.kit.widgets import seat_look
from mtdesk.ui.scores.chart import chart_picture, paint_chart
from mtdesk.ui.scores.notes import (
    BLOCKED_SIGN,
    legend_text,
    missed_text,
    points_or_sign,
    rounds_text,
    tie_text,
)
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.words.results import place_text, result_text

_PAPER = replace(FLAT, plate="#FFFFFF", plate_edge="#B8B8B8", text="#1A1A1A", text_second="#555555")
_UPRIGHT, _ACROSS = QSize(660, 280), QSize(920, 230)
"""Pixels of the chart; on paper there are 96 to the inch, and fewest across the American one."""
_FINE, _FINE_CHART = 2.0, 3.0
_MANY = 6
"""From this many players on, the table is wider than high."""
_FEW, _LARGE_PT, _SMALL_PT = 6, 13, 10
"""Fewer players are read from a distance, on a fridge."""
_RESULT_PT = 16
_WHOLE = 99
"""Percents of the width for the table: the last would lose the border at the right."""
_PADDING, _BETWEEN = 18, 10
"""Pixels beside a text in a column, and between points and total."""
_SMALLEST_PT, _SMALLER_PT, _LARGER_PT, _MEASURED_PT = 8, 3, 2, 75
"""The smallest letters of many cells, how much smaller than usual those of a name are at most, how much
larger than figures, and those that are measured: the widths of small ones are rounded."""
_BADGE = 16
_SHADE, _HEAD, _GOLD, _PALE = "#FFF1C4", "#EFEFEF", "#F2C14E", "#444444"
_CELLS, _ROWS = 240, 40
"""The most of the table on one page."""


def dated(title: str, day: date | None) -> str:
    """Return what a file is called, so that one of another day does not replace it."""
    return title if day is None else f"{title} {day:%Y-%m-%d}"


class ScorePaper(QObject):
    """Writes scores for paper and files in the current language, in any thread: charts take time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def formats(self, scores: Scores, title: str, day: date | None = None) -> tuple[Format, ...]:
        """Return the file types of scores."""
        sheet = self.sheet(scores, title, day)
        return (
            *page_formats(sheet),
            csv_format(self.rows(scores, title, day)),
        )

    # Rows

    def rows(self, scores: Scores, title: str, day: date | None = None) -> list[list[Cell]]:
        """Return title, day and result, then the table: a row for each round, one of totals, one of places.

        A round has its number, how it ended, who went out, who was away, the points, and the totals after it;
        where no one ever was away, that column is missing. An empty row lets spreadsheets tell where the
        table starts; all rows are equally long.
        """
        what, *state = _words(scores, day)
        total = self.tr("{name} (total)")
        said = (title, what, " ".join(filter(None, state)))
        result: list[list[Cell]] = [[line] for line in said if line]
        none = ["", ""] if scores.was_missed else [""]
        result += [
            [],
            [
                self.tr("Round"),
                self.tr("End", "how a round ended"),
                self.tr("Out", "who went out"),
                *([self.tr("Away", "who took no part")] if scores.was_missed else []),
                *scores.names,
                *(total.format(name=name) for name in scores.names),
            ],
        ]
        if any(scores.start):
            result.append(["", self.tr("Start", "points brought along"), *none, *scores.start, *scores.start])
        for number, (round_, totals) in enumerate(zip(scores.rounds, scores.running_totals, strict=True), 1):
            points = (gained if round_.took_part(seat) else "" for seat, gained in enumerate(round_.points))
            out = list_text([name for seat, name in enumerate(scores.names) if round_.is_out(seat)])
            away = list_text([name for seat, name in enumerate(scores.names) if not round_.took_part(seat)])
            people = [out, away] if scores.was_missed else [out]
            result.append([number, self._end(round_), *people, *points, *totals])
        result.append([self.tr("Total"), "", *none, *scores.totals])
        result.append([self.tr("Place"), "", *none, *scores.places])
        longest = len(result[-3])
        return [[*row, *[""] * (longest - len(row))] for row in result]

    def _end(self, round_: RoundScore) -> str:
        return self.tr("blocked") if round_.over is Over.BLOCKED else self.tr("out", "how a round ended")

    # Pages

    def sheet(self, scores: Scores, title: str, day: date | None = None) -> Sheet:
        """Return the page: result, table, chart; on one sheet of paper unless there are very many rounds.

        ``day``: when the game was played; if that is unknown, the day of printing is at the foot.
        """
        landscape = len(scores.names) >= _MANY
        tables = self._tables(scores)
        tables[0] = f"{self._head(scores, title, day)}\n{tables[0]}"
        tables[-1] += f'\n<p style="color: {_PALE}">{escape(legend_text(scores, signs=landscape))}</p>'
        drawings = {}
        if scores.rounds:
            size = _ACROSS if landscape else _UPRIGHT
            source = png_address(chart_picture(scores, _PAPER, size, _FINE_CHART))
            tables[-1] += f"\n<p>{_picture(source, size.width())}</p>"
            drawings[source] = Drawing(size, functools.partial(_paint_chart, scores), fills=True)
        foot = day_text(clock.now().date()) if day is None else ""
        name = dated(title, day)
        further = tuple(tables[1:])
        return Sheet(name, tables[0], landscape, True, further, foot, drawings)

    def _head(self, scores: Scores, title: str, day: date | None) -> str:
        """Title, day and rules, and the state of the game; the winners in large letters."""
        what, result, state = map(escape, _words(scores, day))
        what = f'<p style="color: {_PALE}">{what}</p>\n' if what else ""
        large = f"font-size: {_RESULT_PT}pt; font-weight: 700"
        result = f'<span style="{large}">{result}</span> ' if result else ""
        return f"<h1>{escape(title)}</h1>\n{what}<p>{result}{state}</p>"

    def _tables(self, scores: Scores) -> list[str]:
        """Return the table in parts small enough for a page; the totals are in the last."""
        most = min(_ROWS, _CELLS // (len(scores.names) + 1))
        heads = [self._round_head(scores, number) for number in range(len(scores.rounds))]
        columns = _Columns(scores, (self.tr("Round"), self.tr("Total"), self.tr("Place"), *heads))
        rows = [columns.round_row(head, number) for number, head in enumerate(heads)]
        parts = [rows[first : first + most] for first in range(0, len(rows), most)] or [[]]
        parts[-1] += self._last_rows(scores, columns)
        head = columns.head(self.tr("Round"))
        return [
            f'<div style="overflow-x: auto; font-size: {columns.usual}pt">'
            f'<table cellspacing="0" width="{_WHOLE}%">{head}{"".join(part)}</table></div>'
            for part in parts
        ]

    def _last_rows(self, scores: Scores, columns: _Columns) -> list[str]:
        totals = columns.last_row(self.tr("Total"), map(points_text, scores.totals), "b")
        places = columns.last_row(self.tr("Place"), map(place_text, scores.places), "span")
        return [totals, places] if scores.rounds and scores.is_ranked else [totals]

    def _round_head(self, scores: Scores, number: int) -> str:
        round_, head = scores.rounds[number], number_text(number + 1)
        if round_.over is Over.BLOCKED:
            few = len(scores.names) < _MANY
            return self.tr("{number}, blocked").format(number=head) if few else f"{head} {BLOCKED_SIGN}"
        return head


class _Columns:
    """The columns of the players, all equally wide, with points below points and totals below totals.

    ``heads`` stand in the column before them. Long names take several lines, in letters a little smaller if
    need be; a word that is too long for that is cut off.
    """

    def __init__(self, scores: Scores, heads: Iterable[str]) -> None:
        self._scores = scores
        count = len(scores.names)
        self.usual = _LARGE_PT if count < _FEW else _SMALL_PT
        whole = (_ACROSS if count >= _MANY else _UPRIGHT).width() * _WHOLE / 100
        width = (whole - max(_width(head) * self.usual for head in heads) - _PADDING) / count
        self._percent, room = 100 * width / whole, width - _PADDING
        points = (points_or_sign(round_, seat) for round_ in scores.rounds for seat in range(count))
        totals = (points_text(total) for after in (scores.totals, *scores.running_totals) for total in after)
        self._points, self._totals = max(map(_width, points), default=0.0), max(map(_width, totals))
        fitting = (room - _BETWEEN + self._totals) / (self._points + self._totals)
        self._size = max(_SMALLEST_PT, min(self.usual, int(fitting)))
        words = [max(map(_width, name.split())) for name in scores.names]
        least = self.usual - _SMALLER_PT
        most = room / max(_SMALLEST_PT, least)
        longest = max((word for word in words if word <= most), default=most)
        names = min(self.usual, int(room / longest), self._size + _LARGER_PT)
        sizes = [min(names, int(room / word)) if word * least <= room else names for word in words]
        self._names = [
            (_cut(name, room / size), size) for name, size in zip(scores.names, sizes, strict=True)
        ]
        # Too wide for one line even so, they take two.
        self._style = f"font-size: {self._size}pt" + ("; white-space: pre" if fitting >= self._size else "")

    def head(self, first: str) -> str:
        """Return the row with the names."""
        cells = "".join(
            f'<th align="center" bgcolor="{_HEAD}" width="{self._percent:.2f}%">{_badge(seat)}<br>'
            f'<span style="font-size: {size}pt">{escape(name)}</span></th>'
            for seat, (name, size) in enumerate(self._names)
        )
        return f'<tr><th bgcolor="{_HEAD}" valign="middle">{self._styled(escape(first))}</th>{cells}</tr>'

    def round_row(self, head: str, number: int) -> str:
        """Return the row of a round, from 0; the cells of those who went out are shaded."""
        round_, cells = self._scores.rounds[number], []
        for seat, total in enumerate(self._scores.running_totals[number]):
            points = _filled(points_or_sign(round_, seat), self._points)
            running = _filled(points_text(total), self._totals + _BETWEEN / (self._size - 1))
            running = f'<span style="color: {_PALE}; font-size: {self._size - 1}pt">{running}</span>'
            shade = f' bgcolor="{_SHADE}"' if round_.is_out(seat) else ""
            cells.append(f'<td align="center"{shade}>{self._styled(f"<b>{points}</b>{running}")}</td>')
        return f"<tr><th>{self._styled(escape(head))}</th>{''.join(cells)}</tr>"

    def last_row(self, head: str, texts: Iterable[str], tag: str) -> str:
        """Return a row at the foot, its texts ending where the totals do; winners are highlighted."""
        whole = self._points + (self._totals * (self._size - 1) + _BETWEEN) / self._size
        cells = "".join(
            f'<td align="center" bgcolor="{_GOLD if self._scores.is_over and place == 1 else _HEAD}">'
            f"{self._styled(f'<{tag}>{_filled(text, whole)}</{tag}>')}</td>"
            for text, place in zip(texts, self._scores.places, strict=True)
        )
        return f'<tr><th bgcolor="{_HEAD}">{self._styled(escape(head))}</th>{cells}</tr>'

    def _styled(self, text: str) -> str:
        # Not the cell itself: Qt would forget its frame.
        return f'<span style="{self._style}">{text}</span>'


def _letters() -> QFontMetricsF:
    """Return the measures of bold letters on the page."""
    font = paper_font(_MEASURED_PT)
    font.setPixelSize(_MEASURED_PT * 96 // 72)
    font.setWeight(QFont.Weight.DemiBold)
    return QFontMetricsF(font)


def _width(text: str) -> float:
    """Return how wide a text is, in pixels for each point of the letters' size."""
    return _letters().horizontalAdvance(text) / _MEASURED_PT


def _cut(name: str, room: float) -> str:
    """Return a name whose words are at most as wide as this."""
    letters, most = _letters(), room * _MEASURED_PT
    return " ".join(letters.elidedText(word, Qt.TextElideMode.ElideRight, most) for word in name.split())


def _filled(text: str, width: float) -> str:
    """Return a text as wide as this: spaces as wide as a figure come before it, and very narrow ones."""
    figure, hair = "\N{FIGURE SPACE}", "\N{HAIR SPACE}"
    figures, rest = divmod(max(0.0, width - _width(text)), _width(figure))
    return figure * int(figures) + hair * round(rest / _width(hair)) + escape(text)


def _words(scores: Scores, day: date | None) -> tuple[str, str, str]:
    """Return what was played and when, the result, and the state of the game."""
    known = ("" if day is None else day_text(day), scores.name(), scores.rules_text)
    result = result_text(scores.winning_names, scores.winning_total) if scores.is_over else ""
    state = (tie_text(scores), missed_text(scores), rounds_text(scores))
    return " · ".join(filter(None, known)), result, " ".join(filter(None, state))


@functools.cache
def _badge(seat: int) -> str:
    """Return the badge of a seat as a picture embedded in the page."""
    side = round(_BADGE * _FINE)
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, seat_look(seat), QPointF(side / 2, side / 2), side / 2)
    return _picture(png_address(picture), _BADGE)


def _paint_chart(scores: Scores, painter: QPainter, size: QSize) -> None:
    paint_chart(painter, scores, _PAPER, size)


def _picture(source: str, width: int) -> str:
    return f'<img width="{width}" src="{source}" alt="">'
