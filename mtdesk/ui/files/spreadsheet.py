"""Tables as CSV that the spreadsheets of the language open as tables."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale

from mtdesk.ui.files.saving import Format

_FORMULA = re.compile(r"""(^|[,;\t\r\n])([\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20](?!\)))""")
"""Where a spreadsheet would take a text for a formula, and execute it.

That is at its start, and after what a spreadsheet of another language takes for the end of a cell. The wide
signs are those of East Asia. No formula starts with a sign and a bracket, as in ";-)".
"""

Cell = str | int | float | Fraction


def csv_format(rows: Iterable[Sequence[Cell]]) -> Format:
    """Return the rows as a file format to choose, in the current language."""
    content = csv_bytes(rows)
    name = QCoreApplication.translate("Spreadsheet", "Spreadsheet (CSV)")
    return Format(name, ".csv", lambda: content)


def csv_bytes(rows: Iterable[Sequence[Cell]]) -> bytes:
    """Return the rows as CSV in UTF-8, with the byte order mark without which Excel garbles letters.

    Excel opens a file only with the separator its language has, whatever stands in it: a semicolon wherever
    numbers have a decimal comma, so everywhere German, Dutch and Hungarian are written, a comma in English.
    LibreOffice and others find either by themselves.
    """
    separator = "," if QLocale().language() == QLocale.Language.English else ";"
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerows([_written(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _written(cell: Cell) -> str:
    """Return a cell as text: numbers without thousands separators, which spreadsheets take for texts."""
    if isinstance(cell, str):
        return _FORMULA.sub(r"\1'\2", cell)
    whole = Fraction(cell)
    if whole.denominator == 1:
        return str(whole.numerator)
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(whole), "f", 4).rstrip("0")
