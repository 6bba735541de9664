"""Pages for paper: printed, written as PDF, or saved as a self-contained HTML page."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from html import escape
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QEventLoop,
    QLocale,
    QMarginsF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QWidget

from mtdesk.i18n import language_tag, number_text
from mtdesk.table.theme import FAMILY
from mtdesk.ui.files.saving import Format, export_as, write_over
from mtdesk.ui.kit.ask import Question, agrees, ask, show_message
from mtdesk.ui.kit.progress import Cancelled, Report, with_progress

_MARGIN_MM = 16.0
_FOOT_MM = 8.0
"""The height of the page number at the foot of each page, within the margins."""
_SMALLEST, _STEP = 0.4, 0.94
"""The smallest scale of a sheet that must fit on one page, and the steps on the way there."""
_DPI = 300

TEXT_PT = 10.0
_AIR_MM = 1.0
"""Room above and below the lines of a page: a PDF reader may show a row of pixels of the next page."""

_ON_PAPER = """
h1 { font-size: 20pt; font-weight: 700; margin: 0 0 6px 0; }
h2 { font-size: 13pt; font-weight: 700; margin: 20px 0 4px 0; }
p { margin: 0 0 7px 0; }
ul { margin: 0 0 7px 0; }
li { margin: 0 0 4px 0; }
a { color: #000000; text-decoration: none; }
th { font-weight: 600; text-align: left; }
td, th { padding: 3px 7px; border: 1px solid #888888; }
table { border-collapse: collapse; margin: 9px 0 9px 0; }
"""
"""What QTextDocument understands of style sheets: only lengths in px, of which paper has 96 to the inch."""

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
    until it fits on one. ``foot`` is at the foot of every page.
    """

    title: str
    body: str
    landscape: bool = False
    one_page: bool = False
    foot: str = ""


def html_page(sheet: Sheet) -> bytes:
    """Return a whole page of HTML in UTF-8 that states its language."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language_tag()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(sheet.title)}</title>\n<style>{_ON_SCREEN}</style>\n</head>\n"
        f"<body>\n{sheet.body}\n</body>\n</html>\n"
    ).encode()


def pdf(sheet: Sheet, pages: QPageLayout | None = None) -> bytes:
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
    paint(sheet, writer)
    buffer.close()
    return bytes(content.data())


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
        Format(QCoreApplication.translate("Printing", "PDF document"), ".pdf", lambda: pdf(sheet)),
        Format(QCoreApplication.translate("Printing", "Web page"), ".html", lambda: language_page),
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
        return await write_over(window, Path(file), lambda: pdf(sheet, pages))
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


def paint(sheet: Sheet, device: QPagedPaintDevice, report: Report | None = None) -> bool:
    """Paint the sheet on as many pages as it takes, in any thread; False if the device refuses them."""
    QEventLoop()  # Qt lays out texts with timers, and a Python thread has none before its first loop
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    try:
        area = QRectF(0, 0, device.width(), device.height())
        foot = _FOOT_MM / 25.4 * device.logicalDpiY()
        document, scale = _fitted(sheet, device, area.adjusted(0, 0, 0, -foot).size())
        count = document.pageCount()
        for page in range(count):
            if report is not None:
                report(page, count)
            if page and not device.newPage():
                return False
            _paint_page(painter, document, page, scale)
            which = f"{number_text(page + 1)} / {number_text(count)}" if count > 1 else ""
            _write_foot(painter, area, sheet.foot, which)
    finally:
        painter.end()
    return True


def _fitted(sheet: Sheet, device: QPaintDevice, room: QSizeF) -> tuple[QTextDocument, float]:
    """Return the text on pages of this size, and how much smaller it must be painted to fit on one."""
    document, scale = paged(sheet.body, device, room), 1.0
    while sheet.one_page and document.pageCount() > 1 and scale > _SMALLEST:
        scale *= _STEP
        document = paged(sheet.body, device, room / scale)
    return document, scale


def _paint_page(painter: QPainter, document: QTextDocument, page: int, scale: float) -> None:
    """Paint a page in black, whatever colour texts have in the window."""
    top, size = page * document.pageSize().height(), document.pageSize()
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.clip = QRectF(0, top, size.width(), size.height())
    painter.save()
    painter.scale(scale, scale)
    painter.translate(0, -top)
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _write_foot(painter: QPainter, area: QRectF, left: str, right: str) -> None:
    painter.setFont(paper_font(TEXT_PT - 1))
    painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, left)
    painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, right)


def paged(body: str, device: QPaintDevice, room: QSizeF) -> QTextDocument:
    """Return a text on pages of this size, no heading at the foot of one."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    document.setDefaultFont(paper_font(TEXT_PT))
    document.setDocumentMargin(0)
    document.setDefaultStyleSheet(_ON_PAPER)
    document.setHtml(body)
    frame = document.rootFrame().frameFormat()
    frame.setTopMargin(_AIR_MM / 25.4 * device.logicalDpiY())
    frame.setBottomMargin(frame.topMargin())
    document.rootFrame().setFrameFormat(frame)
    # Whole pixels: Qt rounds where lines are, and one at the edge of two pages would be on both.
    document.setPageSize(QSizeF(int(room.width()), int(room.height())))
    _keep_headings(document)
    return document


def paper_font(size: float) -> QFont:
    """Return the font for paper, ``size`` in points, without ligatures: no PDF can be searched for those."""
    font = QFont(FAMILY)
    font.setPointSizeF(size)
    font.setFeature(QFont.Tag("liga"), 0)
    return font


def _keep_headings(document: QTextDocument) -> None:
    """Start a page with every heading that would be parted from the text below it."""
    room = document.pageSize()
    while (heading := _parted_heading(document, room.height())) is not None:
        on_the_next_page = QTextBlockFormat()
        on_the_next_page.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(heading).mergeBlockFormat(on_the_next_page)
        document.setPageSize(QSizeF())  # Qt lays out again only from the change on, and loses tables that way
        document.setPageSize(room)


def _parted_heading(document: QTextDocument, height: float) -> QTextBlock | None:
    """Return the first heading on another page than what follows it, or the heading right above that."""
    document.pageCount()  # until then Qt has laid out only a part
    above, block = QTextBlock(), document.begin()
    while block.isValid():
        following = block.next()
        is_heading = bool(block.blockFormat().headingLevel())
        if is_heading and following.isValid() and _page_of(block, height) != _page_of(following, height):
            return above if above.isValid() and above.blockFormat().headingLevel() else block
        above, block = block, following
    return None


def _page_of(block: QTextBlock, height: float) -> int:
    """Return the page of the first line of a block, which may be on the page after its top."""
    layout = block.layout()
    return int((layout.position().y() + (layout.lineAt(0).y() if layout.lineCount() else 0)) // height)
