"""The score sheet outside the window: on paper, as a page, a picture or a table for spreadsheets."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from datetime import date
from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from mtdesk import clock
from mtdesk.i18n import day_text, list_text, number_text, points_text
from mtdesk.rules.view import Over
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.theme import FLAT, SEAT_LOOKS
from mtdesk.ui.files.documents import paper_font
from mtdesk.ui.files.printing import Sheet, page_formats, png, png_address
from mtdesk.ui.files.saving import Format
from mtdesk.ui.files.spreadsheet import Cell, csv_format
from mtdesk.ui.kit.drawings import Drawing
from mtdesk.ui.scores.chart import chart_picture, paint_chart
from mtdesk.ui.scores.notes import (
    UNSETTLED,
    all_unsettled,
    legend_text,
    missed_text,
    points_or_sign,
    rounds_text,
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
_PADDING, _SMALLEST_PT, _SMALLER_PT = 24, 8, 3
"""Pixels beside a text in a column; the smallest letters of names in points, and how much smaller at most."""
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
            Format(self.tr("Picture (PNG)"), ".png", lambda report: png(sheet, report)),
            csv_format(self.rows(scores)),
        )

    # Rows

    def rows(self, scores: Scores) -> list[list[Cell]]:
        """Return a row for each round: its number, how it ended, who went out, the points, the totals."""
        total = self.tr("{name} (total)")
        result: list[list[Cell]] = [
            [
                self.tr("Round"),
                self.tr("End", "how a round ended"),
                self.tr("Out", "who went out"),
                *scores.names,
                *(total.format(name=name) for name in scores.names),
            ]
        ]
        if any(scores.start):
            result.append(["", self.tr("Start", "points brought along"), "", *scores.start, *scores.start])
        for number, (round_, totals) in enumerate(zip(scores.rounds, scores.running_totals, strict=True), 1):
            points = (
                gained if round_.counts and round_.took_part(seat) else ""
                for seat, gained in enumerate(round_.points)
            )
            out = list_text([name for seat, name in enumerate(scores.names) if round_.is_out(seat)])
            result.append([number, self._end(round_), out, *points, *totals])
        return result

    def _end(self, round_: RoundScore) -> str:
        if not round_.counts:
            return UNSETTLED
        return self.tr("blocked") if round_.over is Over.BLOCKED else self.tr("out", "how a round ended")

    # Pages

    def sheet(self, scores: Scores, title: str, day: date | None = None) -> Sheet:
        """Return the page: result, table, chart; on one sheet of paper unless there are very many rounds.

        ``day``: when the game was played; if that is unknown, the day of printing is at the foot.
        """
        landscape = len(scores.names) >= _MANY
        tables = self._tables(scores)
        tables[0] = f"{self._head(scores, title, day)}\n{tables[0]}"
        tables[-1] += f'\n<p style="color: {_PALE}">{escape(legend_text(scores))}</p>'
        drawings = {}
        if scores.rounds:
            size = _ACROSS if landscape else _UPRIGHT
            source = png_address(chart_picture(scores, _PAPER, size, _FINE_CHART))
            tables[-1] += f"\n<p>{_picture(source, size.width())}</p>"
            drawings[source] = Drawing(size, lambda painter: paint_chart(painter, scores, _PAPER, size))
        foot = day_text(clock.now().date()) if day is None else ""
        name = dated(title, day)
        further = tuple(tables[1:])
        return Sheet(name, tables[0], landscape, True, further, foot, drawings)

    def _head(self, scores: Scores, title: str, day: date | None) -> str:
        """Title, day and rules, and the state of the game; the winners in large letters."""
        state = escape(rounds_text(scores))
        known = [] if day is None else [day_text(day)]
        known += filter(None, [scores.name()])
        if scores.rules_text:
            known.append(scores.rules_text)
        what = f'<p style="color: {_PALE}">{escape(" · ".join(known))}</p>\n' if known else ""
        if scores.is_over:
            result = escape(result_text(scores.winning_names, scores.winning_total))
            state = " ".join(filter(None, (_large(result), escape(missed_text(scores)), state)))
        elif scores.unsettled:
            state = f"{_large(escape(all_unsettled(scores)))} {state}"
        return f"<h1>{escape(title)}</h1>\n{what}<p>{state}</p>"

    def _tables(self, scores: Scores) -> list[str]:
        """Return the table in parts small enough for a page; the totals are in the last."""
        most = min(_ROWS, _CELLS // (len(scores.names) + 1))
        rows = [self._round_row(scores, number) for number in range(len(scores.rounds))]
        parts = [rows[first : first + most] for first in range(0, len(rows), most)] or [[]]
        parts[-1] += self._last_rows(scores)
        usual = _LARGE_PT if len(scores.names) < _FEW else _SMALL_PT
        whole = (_ACROSS if len(scores.names) >= _MANY else _UPRIGHT).width() * _WHOLE / 100
        heads = [self._round_head(scores, number) for number in range(len(scores.rounds))]
        words = (self.tr("Round"), self.tr("Total"), self.tr("Place"), *heads)
        first = max(map(_letters(usual).horizontalAdvance, words)) + _PADDING
        names, widths, size = _in_columns(scores.names, whole - first, usual)
        cells = "".join(
            f'<th align="right" bgcolor="{_HEAD}" width="{100 * width / whole:.1f}%">{_badge(seat)}<br>'
            f'<span style="font-size: {size}pt">{escape(name)}</span></th>'
            for seat, (name, width) in enumerate(zip(names, widths, strict=True))
        )
        head = f'<tr><th bgcolor="{_HEAD}">{escape(self.tr("Round"))}</th>{cells}</tr>'
        return [
            f'<div style="overflow-x: auto; font-size: {usual}pt">'
            f'<table cellspacing="0" width="{_WHOLE}%">{head}{"".join(part)}</table></div>'
            for part in parts
        ]

    def _last_rows(self, scores: Scores) -> list[str]:
        won = [scores.is_over and place == 1 for place in scores.places]
        totals = [f"<b>{escape(points_text(total))}</b>" for total in scores.totals]
        rows = [_row(self.tr("Total"), totals, won)]
        return [*rows, _row(self.tr("Place"), map(place_text, scores.places), won)] if scores.rounds else rows

    def _round_head(self, scores: Scores, number: int) -> str:
        round_, head = scores.rounds[number], number_text(number + 1)
        if round_.over is Over.BLOCKED:
            return self.tr("{number}, blocked").format(number=head)
        return head if round_.counts else f"{head}{UNSETTLED}"

    def _round_row(self, scores: Scores, number: int) -> str:
        round_, totals = scores.rounds[number], scores.running_totals[number]
        head = escape(self._round_head(scores, number))
        head = f"<nobr>{head}</nobr>" if " " in head else head
        points_pt = _LARGE_PT if len(scores.names) < _FEW else _SMALL_PT
        small = f"color: {_PALE}; font-size: {points_pt - 1}pt"
        cells = []
        for seat, total in enumerate(totals):
            points = escape(points_or_sign(round_, seat))
            running = f'<span style="{small}">{escape(points_text(total))}</span>'
            shade = f' bgcolor="{_SHADE}"' if round_.is_out(seat) else ""
            cells.append(f'<td align="right"{shade}><b>{points}</b> &nbsp;{running}</td>')
        return f"<tr><th>{head}</th>{''.join(cells)}</tr>"


def _letters(size: float) -> QFontMetricsF:
    """Return the measures of bold letters of this size, in points, on the page."""
    font = paper_font(size)
    font.setPixelSize(round(size * 96 / 72))
    font.setWeight(QFont.Weight.DemiBold)
    return QFontMetricsF(font)


def _in_columns(names: Sequence[str], room: float, usual: int) -> tuple[list[str], list[float], int]:
    """Return the names as they head columns in this room, how wide those are, and the size of the letters.

    Where names do not fit in one line, the longest take several; then letters are a little smaller, and at
    last a long word is cut off.
    """
    size = usual
    while True:
        letters = _letters(size)
        widths = _widths([letters.horizontalAdvance(name) + _PADDING for name in names], room)
        longest = (max(map(letters.horizontalAdvance, name.split()), default=0) for name in names)
        fits = all(word + _PADDING <= width + 1 for word, width in zip(longest, widths, strict=True))
        if fits or size <= max(_SMALLEST_PT, usual - _SMALLER_PT):
            break
        size -= 1
    cut = [
        " ".join(_cut(word, letters, width - _PADDING + 1) for word in name.split())
        for name, width in zip(names, widths, strict=True)
    ]
    return cut, widths, size


def _cut(word: str, letters: QFontMetricsF, room: float) -> str:
    return letters.elidedText(word, Qt.TextElideMode.ElideRight, room)


def _widths(needed: Sequence[float], room: float) -> list[float]:
    """Return widths that fill the room: what is over is shared; otherwise the widest are narrower."""
    spare = (room - sum(needed)) / len(needed)
    if spare >= 0:
        return [need + spare for need in needed]
    rest, most = room, room
    for others, need in zip(range(len(needed), 0, -1), sorted(needed), strict=True):
        most = rest / others
        if need > most:
            break
        rest -= need
    return [min(need, most) for need in needed]


def _large(text: str) -> str:
    """Return the text of a page in the letters of the result."""
    return f'<span style="font-size: {_RESULT_PT}pt; font-weight: 700">{text}</span>'


def _row(head: str, cells: Iterable[str], won: Iterable[bool]) -> str:
    """Return a row at the foot of the table; the cells of those who have ``won`` are highlighted."""
    body = "".join(
        f'<td align="right" bgcolor="{_GOLD if first else _HEAD}">{cell}</td>'
        for cell, first in zip(cells, won, strict=True)
    )
    return f'<tr><th bgcolor="{_HEAD}">{escape(head)}</th>{body}</tr>'


@functools.cache
def _badge(seat: int) -> str:
    """Return the badge of a seat as a picture embedded in the page."""
    side = round(_BADGE * _FINE)
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, SEAT_LOOKS[seat], QPointF(side / 2, side / 2), side / 2)
    return _picture(png_address(picture), _BADGE)


def _picture(source: str, width: int) -> str:
    return f'<img width="{width}" src="{source}" alt="">'
