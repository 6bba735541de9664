"""Pages for paper: printed, written as PDF, or saved as a self-contained HTML page."""

from __future__ import annotations

import base64
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QLocale,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from mtdesk.i18n import language_tag, number_text
from mtdesk.ui.files.documents import (
    TEXT_PT,
    draw,
    give_thread_timers,
    laid_out,
    paged,
    paper_font,
    turn_about,
)
from mtdesk.ui.files.saving import Format, export_as, write_over
from mtdesk.ui.kit.ask import Question, agrees, ask, show_message
from mtdesk.ui.kit.drawings import Drawing
from mtdesk.ui.kit.progress import Cancelled, Report, with_progress

_MARGIN_MM = 16.0
_FOOT_MM = 8.0
"""The height of the page number at the foot of each page, within the margins."""
_SMALLEST, _SAVING = 0.4, 0.88
"""The smallest scale of a sheet that must fit on one page, and of one that could save a page."""
_STEP = 0.97
_DPI = 300
_STEPS_OF_A_PAGE = 3
"""Steps of making a picture, by the time they take: pages are read and painted, and finally packed."""
_BAND = 1000
"""How much of a picture is made white at a time: lines of pixels."""
_MARGINS, _FINE, _LARGEST_PICTURE = QMarginsF(24, 24, 24, 24), 2.0, 30_000
"""Of a picture: pixels round the sheet, device pixels for each, and the most device pixels Qt can paint."""

_ON_SCREEN = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.55 Lato, "Segoe UI", system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; }
h2 { margin: 2rem 0 .4rem; line-height: 1.25; }
li { margin: .3rem 0; }
table { border-collapse: collapse; margin: .6rem 0; }
td, th { border: 1px solid #8888; padding: .25rem .7rem; font-variant-numeric: tabular-nums; }
[bgcolor] { color: black; }
img { max-width: 100%; }
@media print {
  body { margin: 0; max-width: none; font-size: 10.5pt; }
  h2 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
  tr, li { break-inside: avoid; }
}
"""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is to be printed: ``body`` is HTML for QTextDocument, its texts escaped.

    Pictures in it are ``data:`` addresses, so that a file needs no other. ``one_page``: it is made smaller
    until it fits on one. ``foot`` is at the foot of every page. ``further`` are bodies that follow, each on
    its own pages: Qt lays out a text in one piece, and no other Python thread runs meanwhile, so a body must
    not be long (`documents`).
    """

    title: str
    body: str
    landscape: bool = False
    one_page: bool = False
    further: tuple[str, ...] = ()
    foot: str = ""
    drawings: Mapping[str, Drawing] = field(default_factory=dict)
    """What can be painted finer than the picture with this source."""

    @property
    def pages(self) -> tuple[str, ...]:
        """All bodies."""
        return self.body, *self.further


def html_page(sheet: Sheet) -> bytes:
    """Return a whole page of HTML in UTF-8 that states its language."""
    body = "\n".join(sheet.pages)
    return (
        f'<!DOCTYPE html>\n<html lang="{language_tag()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(sheet.title)}</title>\n<style>{_ON_SCREEN}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    ).encode()


def _unheard(_done: int, _total: int) -> None:
    """Ignore how much is done."""


def pdf(sheet: Sheet, report: Report = _unheard, pages: QPageLayout | None = None) -> bytes:
    """Return the sheet as a PDF, made in any thread; ``pages``: on other paper than is usual here."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setTitle(sheet.title)
    writer.setCreator("mtdesk")
    if pages is None:
        writer.setPageSize(QPageSize(_usual_paper()))
        _set_up(writer, sheet)
    else:
        writer.setPageLayout(pages)
    paint(sheet, writer, report)
    buffer.close()
    return bytes(content.data())


def png(sheet: Sheet, report: Report = _unheard) -> bytes:
    """Return the sheet as one picture on white, as fine as on a good screen, made in any thread."""
    give_thread_timers()
    screen = QImage(1, 1, QImage.Format.Format_RGB32)
    steps = _STEPS_OF_A_PAGE * len(sheet.pages)
    documents: deque[QTextDocument] = deque()
    for number, body in enumerate(sheet.pages):
        report(number, steps)
        documents.append(laid_out(body, screen, sheet.drawings))
    width = max(document.idealWidth() for document in documents)
    for document in documents:
        with turn_about():
            document.setTextWidth(width)
    sizes = [document.size() for document in documents]
    size = QSizeF(max(one.width() for one in sizes), sum(one.height() for one in sizes)).grownBy(_MARGINS)
    fine = min(_FINE, _LARGEST_PICTURE / size.height())
    picture = QImage((size * fine).toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    try:
        for top in range(0, picture.height(), _BAND):
            with turn_about():
                painter.fillRect(0, top, picture.width(), _BAND, Qt.GlobalColor.white)
        painter.scale(fine, fine)
        painter.translate(_MARGINS.left(), _MARGINS.top())
        for number, one in enumerate(sizes, len(sheet.pages)):
            report(number, steps)
            draw(painter, documents.popleft(), QRectF(QPointF(0, 0), one))
            painter.translate(0, one.height())
    finally:
        painter.end()
    return png_bytes(picture)


def png_bytes(picture: QImage) -> bytes:
    """Return a picture as the content of a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(content.data())


def png_address(picture: QImage) -> str:
    """Return the address of a picture that is embedded in a page."""
    return f"data:image/png;base64,{base64.b64encode(png_bytes(picture)).decode('ascii')}"


def page_formats(sheet: Sheet) -> tuple[Format, Format]:
    """Return the file types of a sheet, for `mtdesk.ui.files.saving.save_as`."""
    language_page = html_page(sheet)  # now, in the current language
    return (
        Format(
            QCoreApplication.translate("Printing", "PDF document"), ".pdf", lambda report: pdf(sheet, report)
        ),
        Format(QCoreApplication.translate("Printing", "Web page"), ".html", lambda _: language_page),
    )


async def print_sheet(sheet: Sheet, window: QWidget) -> bool:
    """Ask for a printer over ``window`` and print; returns whether the sheet went to one, or to a file.

    Without a printer a PDF is offered instead; if one refuses, that is said in a sentence.
    """
    # Not before someone prints: it would take a twentieth of every start.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

    if not QPrinterInfo.availablePrinterNames():
        text = QCoreApplication.translate("Printing", "No printer is set up on this computer.")
        instead = QCoreApplication.translate("Printing", "&Save as PDF…")
        wanted = await agrees(Question(text, instead, window))
        return wanted and await export_as(window, sheet.title, page_formats(sheet)[:1])
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(sheet.title)
    printer.setCreator("mtdesk")
    _set_up(printer, sheet)
    dialog = QPrintDialog(printer, window)
    if not await ask(dialog):
        return False
    file, pages = printer.outputFileName(), printer.pageLayout()
    if file and printer.outputFormat() is QPrinter.OutputFormat.PdfFormat:
        # Qt would say nothing if the disk were full.
        return await write_over(window, Path(file), lambda report: pdf(sheet, report, pages))
    failed = QPrinter.PrinterState.Aborted, QPrinter.PrinterState.Error

    def work(report: Report) -> bool:
        try:
            return paint(sheet, printer, report)
        except Cancelled:
            printer.abort()
            raise

    label = QCoreApplication.translate("Printing", "Printing…")
    try:
        is_printed = await with_progress(
            window, label, lambda progress: progress.in_thread(lambda: work(progress.report))
        )
    except Cancelled:
        return False
    if not is_printed or printer.printerState() in failed:
        await show_message(window, QCoreApplication.translate("Printing", "The printer rejected the page."))
        return False
    return True


def _set_up(device: QPagedPaintDevice, sheet: Sheet) -> None:
    way = QPageLayout.Orientation.Landscape if sheet.landscape else QPageLayout.Orientation.Portrait
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    paper = device.pageLayout().pageSize()
    device.setPageLayout(QPageLayout(paper, way, margins, QPageLayout.Unit.Millimeter))


def _usual_paper() -> QPageSize.PageSizeId:
    """Return the usual paper in the player's region; a printer knows its own."""
    imperial = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize.PageSizeId.Letter if imperial else QPageSize.PageSizeId.A4


def paint(sheet: Sheet, device: QPagedPaintDevice, report: Report = _unheard) -> bool:
    """Paint the sheet on as many pages as it takes, in any thread; False if the device refuses them."""
    give_thread_timers()
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    try:
        area = QRectF(0, 0, device.width(), device.height())
        foot = _FOOT_MM / 25.4 * device.logicalDpiY()
        parts: deque[tuple[QTextDocument, float]] = deque()
        for part in _laid_out(sheet, device, area.adjusted(0, 0, 0, -foot).size()):
            parts.append(part)
            report(len(parts), 2 * len(sheet.pages))
        count = sum(document.pageCount() for document, _ in parts)
        for number, (document, scale, page) in enumerate(_page_by_page(parts), 1):
            report(count + number - 1, 2 * count)
            if number > 1 and not device.newPage():
                return False
            _paint_page(painter, document, page, scale)
            which = f"{number_text(number)} / {number_text(count)}" if count > 1 else ""
            _write_foot(painter, area, sheet.foot, which)
    finally:
        painter.end()
    return True


def _laid_out(sheet: Sheet, device: QPaintDevice, room: QSizeF) -> Iterator[tuple[QTextDocument, float]]:
    """Yield each body of the sheet on pages of this size, and how much smaller it must be painted."""
    scale = 1.0
    for body in sheet.pages:
        document, scale = _fitted(sheet, body, device, room, scale)
        yield document, scale


def _page_by_page(parts: deque[tuple[QTextDocument, float]]) -> Iterator[tuple[QTextDocument, float, int]]:
    """Yield each page, and keep no document any longer: freeing all of them at once takes too long."""
    while parts:
        document, scale = parts.popleft()
        for page in range(document.pageCount()):
            yield document, scale, page


def _fitted(
    sheet: Sheet, body: str, device: QPaintDevice, room: QSizeF, scale: float
) -> tuple[QTextDocument, float]:
    """Return a body on pages, as large as possible but no larger than ``scale``, and its scale."""
    document = paged(body, device, room / scale, sheet.drawings)
    count = document.pageCount()
    if count <= 1:
        return document, scale
    wanted, smallest = (1, _SMALLEST) if sheet.one_page else (count - 1, _SAVING)
    scales = [scale * _STEP]
    while scales[-1] > smallest:
        scales.append(scales[-1] * _STEP)
    tried: dict[float, QTextDocument] = {}

    def fits(smaller: float) -> bool:
        tried[smaller] = paged(body, device, room / smaller, sheet.drawings)
        return tried[smaller].pageCount() <= wanted

    found = bisect_left(scales, True, key=fits)
    if found == len(scales):
        return (tried[scales[-1]], scales[-1]) if sheet.one_page else (document, scale)
    return tried[scales[found]], scales[found]


def _paint_page(painter: QPainter, document: QTextDocument, page: int, scale: float) -> None:
    size = document.pageSize()
    painter.save()
    painter.scale(scale, scale)
    painter.translate(0, -page * size.height())
    draw(painter, document, QRectF(QPointF(0, page * size.height()), size))
    painter.restore()


def _write_foot(painter: QPainter, area: QRectF, left: str, right: str) -> None:
    painter.setFont(paper_font(TEXT_PT - 1))
    painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, left)
    painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, right)
