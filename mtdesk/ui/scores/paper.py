"""The score sheet outside the window: on paper, as a page or a table for spreadsheets."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from datetime import date
from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from mtdesk import clock
from mtdesk.i18n import Labels, day_text, list_text, points_text
from mtdesk.rules.view import Over
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.look import seat_look
from mtdesk.table.theme import FLAT
from mtdesk.ui.files.printing import Sheet, page_formats, png_address
from mtdesk.ui.files.saving import Format
from mtdesk.ui.files.spreadsheet import Cell as Figure
from mtdesk.ui.files.spreadsheet import csv_format
from mtdesk.ui.scores.chart import chart_picture, course_of
from mtdesk.ui.scores.model import Cell, ScoreModel
from mtdesk.ui.scores.notes import legend_text, missed_text, rounds_text, tie_text
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.results import place_text, result_text

_PAPER = replace(FLAT, plate="#FFFFFF", plate_edge="#B8B8B8", text="#1A1A1A", text_second="#555555")
_UPRIGHT, _ACROSS = QSize(660, 280), QSize(920, 230)
"""Pixels of the chart; on paper there are 96 to the inch, and fewest across the American one."""
_FINE, _FINE_CHART = 2.0, 3.0
_MANY = 6
"""From this many players on, the table is wider than high, and its letters are smaller."""
_LARGE_PT, _SMALL_PT, _NAMES_PT, _LESS_PT, _RESULT_PT = 13, 10, 8, 1, 16
"""Few players are read from a distance, on a fridge; the names of many, and totals, are smaller."""
_WHOLE, _HEADS = 99, 9
"""Percents of the width for the table and its first column; the last would lose the border at the right."""
_LETTER, _BESIDE = 0.72, 16
"""About how many pixels wide a letter is, for each point of its size; pixels beside those of a cell."""
_BADGE = 16
_SHADE, _HEAD, _GOLD, _PALE = "#FFF1C4", "#EFEFEF", "#F2C14E", "#444444"
_ROWS = 40
"""The most rounds that are made to fit on one page."""


def dated(title: str, day: date | None) -> str:
    """Return what a file is called, so that one of another day does not replace it."""
    return title if day is None else f"{title} {day:%Y-%m-%d}"


class ScorePaper(QObject):
    """Writes scores for paper and files, in any thread: charts take time."""

    def formats(self, scores: Scores, title: str, day: date | None = None) -> tuple[Format, ...]:
        return (*page_formats(self.sheet(scores, title, day)), csv_format(self.rows(scores, title, day)))

    def rows(self, scores: Scores, title: str, day: date | None = None) -> list[list[Figure]]:
        """Return title, day and result, then the table: a row for each round, one of totals, one of places.

        A round has its number, how it ended, who went out, who was away, the points, and the totals after it;
        where no one ever was away, that column is missing. An empty row lets spreadsheets tell where the
        table starts; all rows are equally long.
        """
        what, *state = _words(scores, day)
        total = self.tr("{name} (total)")
        said = (title, what, " ".join(filter(None, state)))
        result: list[list[Figure]] = [[line] for line in said if line]
        none = ["", ""] if scores.was_missed else [""]
        result += [
            [],
            [
                Labels.tr("Round"),
                self.tr("End", "how a round ended"),
                self.tr("Out", "who went out"),
                *([self.tr("Missed", "who took no part")] if scores.was_missed else []),
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
            is_blocked = round_.over is Over.BLOCKED
            end = self.tr("blocked") if is_blocked else self.tr("out", "how a round ended")
            result.append([number, end, *people, *points, *totals])
        result.append([Labels.tr("Total"), "", *none, *scores.totals])
        result.append([Labels.tr("Place"), "", *none, *scores.places])
        longest = len(result[-3])
        return [[*row, *[""] * (longest - len(row))] for row in result]

    def sheet(self, scores: Scores, title: str, day: date | None = None) -> Sheet:
        """Return the page: result, table, chart; on one sheet of paper unless there are very many rounds.

        ``day``: when the game was played; if that is unknown, the day of printing is at the foot.
        """
        landscape = len(scores.names) >= _MANY
        legend = f'<p style="color: {_PALE}">{escape(legend_text(scores))}</p>'
        body = "\n".join((_head(scores, title, day), self._table(scores), legend))
        if scores.rounds:
            size = _ACROSS if landscape else _UPRIGHT
            chart = chart_picture(course_of(scores), _PAPER, size, _FINE_CHART)
            body += f"\n<p>{_picture(chart, size.width())}</p>"
        foot = day_text(clock.now().date()) if day is None else ""
        one_page = len(scores.rounds) <= _ROWS
        return Sheet(dated(title, day), body, landscape, one_page, foot)

    def _table(self, scores: Scores) -> str:
        """Return the table, whose head is repeated on every page."""
        count, model = len(scores.names), ScoreModel(scores)
        size = _LARGE_PT if count < _MANY else _SMALL_PT
        totals = (points_text(total) for after in scores.running_totals for total in after)
        longest = max(map(len, totals), default=0)
        rows = [_round_row(model, row, size, longest) for row in range(len(scores.rounds))]
        rows.append(_last_row(scores, Labels.tr("Total"), map(points_text, scores.totals), size))
        if scores.rounds and scores.is_ranked:
            rows.append(_last_row(scores, Labels.tr("Place"), map(place_text, scores.places), size))
        whole = (_ACROSS if count >= _MANY else _UPRIGHT).width()
        share = (_WHOLE - _HEADS) / count
        names = size if count < _MANY else _NAMES_PT
        letters = int((whole * share / 100 - _BESIDE) / (_LETTER * names))
        heads = "".join(
            f'<th align="center" bgcolor="{_HEAD}" width="{share}%">{_badge(seat)}<br>'
            f"{_sized(_cut(name, letters), names)}</th>"
            for seat, name in enumerate(scores.names)
        )
        rounds = _sized(Labels.tr("Round"), size)
        first = f'<th bgcolor="{_HEAD}" valign="middle">{rounds}</th>'
        return (
            f'<div style="overflow-x: auto"><table cellspacing="0" width="{_WHOLE}%">'
            f"<thead><tr>{first}{heads}</tr></thead>{''.join(rows)}</table></div>"
        )


def _round_row(model: ScoreModel, row: int, size: int, longest: int) -> str:
    """Return the row of a round: for each player the points and, in so many letters, the total."""
    cells = []
    for seat in range(model.columnCount()):
        index = model.index(row, seat)
        shade = f' bgcolor="{_SHADE}"' if index.data(Cell.OUT) else ""
        total = _sized(index.data(Cell.TOTAL).rjust(longest, "\N{FIGURE SPACE}"), size - _LESS_PT, _PALE)
        points = f"<b>{_sized(index.data(), size)}</b>"
        cells.append(f'<td align="right"{shade}>{points} &nbsp; {total}</td>')
    return f"<tr><th>{_sized(model.round_text(row, short=True), size)}</th>{''.join(cells)}</tr>"


def _last_row(scores: Scores, head: str, texts: Iterable[str], size: int) -> str:
    """Return a row at the foot; winners are highlighted."""
    cells = "".join(
        f'<td align="right" bgcolor="{_GOLD if scores.is_over and place == 1 else _HEAD}">'
        f"<b>{_sized(text, size)}</b></td>"
        for text, place in zip(texts, scores.places, strict=True)
    )
    return f'<tr><th bgcolor="{_HEAD}">{_sized(head, size)}</th>{cells}</tr>'


def _sized(text: str, size: int, ink: str = "#000000") -> str:
    # Not the cell itself has this style: Qt would forget its frame.
    return f'<span style="color: {ink}; font-size: {size}pt">{escape(text)}</span>'


def _cut(name: str, letters: int) -> str:
    """Return a name that can be broken into lines of so many letters: longer words end in dots."""
    return " ".join(word if len(word) <= letters else f"{word[: letters - 1]}…" for word in name.split())


def _head(scores: Scores, title: str, day: date | None) -> str:
    """Return title, day and rules, and the state of the game; the winners in large letters."""
    what, result, state = map(escape, _words(scores, day))
    what = f'<p style="color: {_PALE}">{what}</p>\n' if what else ""
    large = f"font-size: {_RESULT_PT}pt; font-weight: 700"
    result = f'<span style="{large}">{result}</span> ' if result else ""
    return f"<h1>{escape(title)}</h1>\n{what}<p>{result}{state}</p>"


def _words(scores: Scores, day: date | None) -> tuple[str, str, str]:
    """Return what was played and when, the result, and the state of the game."""
    known = ("" if day is None else day_text(day), scores.name, scores.rules_text)
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
    return _picture(picture, _BADGE)


def _picture(picture: QImage, width: int) -> str:
    return f'<img width="{width}" src="{png_address(picture)}" alt="">'
