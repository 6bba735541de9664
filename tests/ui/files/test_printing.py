"""Sheets on paper, as PDF and as HTML, and the files people ask for: what comes out, or why nothing does."""

import asyncio
import contextlib
import functools
import os
import re
import threading
import zlib
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QSizeF
from PySide6.QtGui import (
    QPageSize,
    QPdfWriter,
    QTextFormat,
    QTextLayout,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QProgressDialog, QWidget

from mtdesk.table.theme import DARK, FAMILY, FELT
from mtdesk.ui.files import printing as printing_module
from mtdesk.ui.files.printing import (
    Sheet,
    html_page,
    page_formats,
    paged,
    paint,
    pdf,
    print_sheet,
)
from mtdesk.ui.files.saving import Format, export_as, file_name, save_as
from mtdesk.ui.kit.style import apply_theme
from tests.app.program import eventually, modal
from tests.ui.files.test_library import answer, name
from tests.ui.room import open_box
from tests.windows import show

LINE = "<p>Whoever cannot lay draws a tile.</p>"


def pages(content: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", content))


def test_html_says_its_language_and_needs_no_other_file(dressed_app: object) -> None:
    page = html_page(Sheet("Rules & more", "<h1>Süß</h1>")).decode("utf-8")
    HTMLParser(convert_charrefs=True).feed(page)
    assert re.search(r'<html lang="en(-US)?">', page)
    assert '<meta charset="utf-8">' in page
    assert "<title>Rules &amp; more</title>" in page
    assert "<h1>Süß</h1>" in page
    assert not re.search(r"(src|href)=|url\(|@import", page)


def test_letters_are_black_on_paper_in_a_dark_theme_too(dressed_app: QApplication) -> None:
    """Colours of text are set in the streams of a PDF, which Qt writes packed."""
    apply_theme(dressed_app, DARK)
    page = pdf(Sheet("", LINE))
    apply_theme(dressed_app, FELT)
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", page, re.DOTALL)
    colours = set()
    for stream in streams:
        with contextlib.suppress(zlib.error):
            colours |= set(re.findall(rb"([\d.]+ [\d.]+ [\d.]+) scn", zlib.decompress(stream)))
    assert colours == {b"0 0 0"}


def test_a_sheet_lies_across_if_it_is_to() -> None:
    sizes = []
    for landscape in (False, True):
        box = re.search(rb"/MediaBox \[0 0 (\d+)[\d.]* (\d+)", pdf(Sheet("", LINE, landscape=landscape)))
        assert box is not None
        sizes.append((int(box[1]), int(box[2])))
    assert sizes == [(612, 792), (792, 612)]  # Letter, as in the United States


def test_a_printer_prints_on_the_paper_it_has(tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    assert paint(Sheet("", LINE * 60), printer)
    printed = (tmp_path / "printed.pdf").read_bytes()
    assert re.search(rb"/MediaBox \[0 0 4(19|20)", printed)
    assert pages(printed) > 1


@pytest.fixture
def window() -> QWidget:
    shown = QWidget()
    show(shown)
    return shown


async def boxed(work: "asyncio.Task[object]", button: str = "OK") -> str:
    """What a box says that comes up; it is closed by one of its buttons."""
    box = await eventually(open_box)
    said = box.text()
    next(one for one in box.buttons() if one.text().replace("&", "") == button).click()
    await work
    return said


@pytest.mark.parametrize("agreed", [True, False])
async def test_without_a_printer_a_pdf_is_offered(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    monkeypatch.setattr("PySide6.QtPrintSupport.QPrinterInfo.availablePrinterNames", list)
    file = tmp_path / "rules.pdf"
    printing = asyncio.ensure_future(print_sheet(Sheet("Rules", LINE), window))
    box = await eventually(open_box)
    assert "No printer" in box.text()
    next(button for button in box.buttons() if ("PDF" in button.text()) is agreed).click()
    if agreed:
        await answer(name(file))
        assert await boxed(printing) == f"Saved as “rules.pdf” in “{tmp_path}”."
    assert await printing is agreed
    assert file.exists() == agreed


@pytest.mark.parametrize("agreed", [True, False])
async def test_with_a_printer_it_is_asked_and_printed(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    """The printer is a file here, as there are no others on every machine that tests."""
    monkeypatch.setattr("PySide6.QtPrintSupport.QPrinterInfo.availablePrinterNames", lambda: ["Office"])
    file = tmp_path / "printed.pdf"
    printing = asyncio.ensure_future(print_sheet(Sheet("Rules", LINE * 100), window))
    dialog = await modal(QPrintDialog)
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName(str(file))
    dialog.done(QDialog.DialogCode.Accepted if agreed else QDialog.DialogCode.Rejected)
    assert await printing is agreed
    assert file.exists() == agreed
    assert not agreed or pages(file.read_bytes()) > 1


async def printed(
    window: QWidget, patch: pytest.MonkeyPatch, prepare: Callable[[QPrinter], None], sheet: Sheet
) -> tuple[bool, list[str]]:
    """Print on a printer that is there until the dialog is confirmed; whether it did, and what was said."""
    patch.setattr("PySide6.QtPrintSupport.QPrinterInfo.availablePrinterNames", lambda: ["Office"])
    printing = asyncio.ensure_future(print_sheet(sheet, window))
    dialog = await modal(QPrintDialog)
    prepare(dialog.printer())
    dialog.done(QDialog.DialogCode.Accepted)
    said = []
    await eventually(lambda: printing.done() or open_box())
    if (box := open_box()) is not None:
        said.append(box.text())
        box.accept()
    return await printing, said


def to_file(file: Path) -> Callable[[QPrinter], None]:
    """Choose what the dialog calls printing to a file."""

    def prepare(printer: QPrinter) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))

    return prepare


async def test_printing_to_a_file_that_cannot_be_written_is_told(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mtdesk.files.os.fsync", no_space)
    file = tmp_path / "sheet.pdf"
    file.write_bytes(b"old")
    done, said = await printed(window, monkeypatch, to_file(file), Sheet("Rules", LINE))
    assert not done
    assert said == [f"“{file}” cannot be saved: the disk is full."]
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("sheet.pdf", b"old")]


async def test_a_printer_that_has_gone_meanwhile_is_told(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It refuses the first page, or takes no more after it."""

    class Gone(QPrinter):
        def newPage(self) -> bool:
            return False

    long = Sheet("Rules", LINE * 100)
    pretend = functools.partial(printing_module.paint, device=to_nowhere(Gone()))
    assert pretend(long) is False
    monkeypatch.setattr(printing_module, "paint", lambda sheet, device, report: pretend(sheet))
    done, said = await printed(window, monkeypatch, lambda printer: None, long)
    assert not done
    assert said == ["The printer rejected the page."]


def to_nowhere(printer: QPrinter) -> QPrinter:
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(os.devnull)
    return printer


@pytest.mark.parametrize(
    ("typed_name", "written", "begins"),
    [
        ("rules", "rules.pdf", b"%PDF"),
        ("rules.pdf", "rules.pdf", b"%PDF"),
        ("rules.html", "rules.html", b"<!DOCTYPE html>"),
        ("rules.HTML", "rules.HTML", b"<!DOCTYPE html>"),
        ("rules 2.1", "rules 2.1.pdf", b"%PDF"),
    ],
)
async def test_the_suffix_decides_what_is_written(
    window: QWidget, tmp_path: Path, typed_name: str, written: str, begins: bytes
) -> None:
    saving = asyncio.ensure_future(save_as(window, "Rules", page_formats(Sheet("Rules", LINE))))
    await answer(name(tmp_path / typed_name))
    assert await saving == tmp_path / written
    assert (tmp_path / written).read_bytes().startswith(begins)


async def test_the_format_chosen_gives_the_suffix(window: QWidget, tmp_path: Path) -> None:
    saving = asyncio.ensure_future(save_as(window, "Rules", page_formats(Sheet("Rules", LINE))))

    def choose(dialog: QFileDialog) -> None:
        dialog.selectNameFilter(dialog.nameFilters()[1])
        dialog.filterSelected.emit(dialog.nameFilters()[1])
        name(tmp_path / "rules")(dialog)

    await answer(choose)
    assert await saving == tmp_path / "rules.html"


async def test_a_file_that_is_given_up_is_not_written(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mtdesk.ui.kit.progress.DELAY", 0)
    given_up = threading.Event()
    slow = Format("Text", ".txt", lambda: b"late" if given_up.wait() else b"")
    saving = asyncio.ensure_future(save_as(window, "Rules", [slow]))
    await answer(name(tmp_path / "rules.txt"))
    dialog = await modal(QProgressDialog)
    assert dialog.labelText() == "Saving “rules.txt”…"
    dialog.canceled.emit()
    given_up.set()
    assert await saving is None
    assert not list(tmp_path.iterdir())


def test_no_page_ends_with_a_heading(tmp_path: Path) -> None:
    """At some of these lengths the heading would be the last line of the first page."""
    writer = QPdfWriter(str(tmp_path / "sheet.pdf"))
    writer.setResolution(96)
    broken = 0
    for lines in range(25, 75):
        body = LINE * lines + "<h2>Doubles</h2>" + LINE * 3
        document = paged(body, writer, QSizeF(writer.width(), writer.height()))
        heading = document.findBlockByNumber(lines)
        assert heading.text() == "Doubles"
        height = document.pageSize().height()
        layouts = [one.layout() for one in (heading, heading.next())]
        tops = [layout.position().y() + layout.lineAt(0).y() for layout in layouts]
        assert int(tops[0] // height) == int(tops[1] // height), lines
        broken += heading.blockFormat().pageBreakPolicy() != QTextFormat.PageBreakFlag.PageBreak_Auto
    assert broken


def test_each_letter_on_paper_can_be_searched_for(plain: QApplication) -> None:
    """Lato has ligatures, which a PDF does not map back to letters."""
    words = "Setting up fifty tiles"
    document = paged(f"<p>{words}</p>", QPdfWriter(QBuffer()), QSizeF(1000, 1000))
    block = document.begin()
    while block.text() != words:
        block = block.next()
    font = block.begin().fragment().charFormat().font().resolve(document.defaultFont())
    assert font.family() == FAMILY
    layout = QTextLayout(words, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert sum(len(run.glyphIndexes()) for run in layout.glyphRuns()) == len(words)


@pytest.mark.parametrize("button", ["OK", "Show folder"])
async def test_an_export_says_where_it_is(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str
) -> None:
    shown: list[str] = []
    opening = "mtdesk.ui.files.saving.QDesktopServices.openUrl"
    monkeypatch.setattr(opening, lambda url: shown.append(url.toLocalFile()))
    saving = asyncio.ensure_future(export_as(window, "Rules", page_formats(Sheet("Rules", LINE))))
    await answer(name(tmp_path / "rules.pdf"))
    assert await boxed(saving, button) == f"Saved as “rules.pdf” in “{tmp_path}”."
    assert await saving is True
    assert shown == ([] if button == "OK" else [str(tmp_path)])


@pytest.mark.parametrize(
    ("title", "wanted"),
    [("Dutch", "Dutch"), ("Klassiek: zonder/met", "Klassiek zonder met"), ("a\nb…", "a b…"), ("...", "")],
)
def test_names_of_files_that_every_system_takes(title: str, wanted: str) -> None:
    assert file_name(title) == wanted
