"""The score sheet as a file: what spreadsheets, browsers and paper get of scores counted by hand."""

import csv
import io
import re
from collections.abc import Iterator
from datetime import date
from fractions import Fraction

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QLocale, QSizeF
from PySide6.QtGui import QImage, QTextTable
from PySide6.QtWidgets import QLabel

from mtdesk import clock
from mtdesk.i18n import LANGUAGES, Translator, day_text
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.ui.files.printing import paged, pdf
from mtdesk.ui.files.spreadsheet import Cell, csv_bytes
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.paper import _SHADE, ScorePaper
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from tests.ui.files.test_printing import pages

HALF = Fraction(41, 2)
SCORES = Scores(
    options_for("dutch", 3),
    ("Anna & Co", "=Bo", "Cé"),
    (
        RoundScore(((), (Tile(6, 4), Tile(1, 0)), None), (Fraction(0), Fraction(11), Fraction(0)), Over.OUT),
        RoundScore((5, 1200, 7), (HALF, Fraction(1200), HALF), Over.BLOCKED),
    ),
    (Fraction(0), Fraction(0), Fraction(30)),
)


@pytest.fixture
def spoken() -> Iterator[None]:
    """Other languages may be set by the test; afterwards it is as it was."""
    locale = QLocale()
    yield
    QLocale.setDefault(locale)


def read(content: bytes, separator: str) -> list[list[str]]:
    assert content.startswith(b"\xef\xbb\xbf"), "Excel takes a file without the mark for another encoding"
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""), delimiter=separator))


@pytest.mark.parametrize(
    ("language", "separator", "half", "thousand"),
    [
        ("en_US", ",", "20.5", "1211"),
        ("de_DE", ";", "20,5", "1211"),
        ("de_CH", ";", "20.5", "1211"),
        ("nl_NL", ";", "20,5", "1211"),
        ("hu_HU", ";", "20,5", "1211"),
    ],
)
def test_spreadsheets_of_each_language(
    spoken: None, language: str, separator: str, half: str, thousand: str
) -> None:
    QLocale.setDefault(QLocale(language))
    rows = read(ScorePaper().formats(SCORES, "x")[-1].content(), separator)
    head, start, first, second, totals, places = rows[3:]
    assert head[3:7] == ["Missed", "Anna & Co", "'=Bo", "Cé"], "a name must not become a formula"
    assert start[2:] == ["", "", "0", "0", "30", "0", "0", "30"]
    assert first == ["1", "out", "Anna & Co", "Cé", "0", "11", "", "0", "11", "30"]
    assert second[:2] == ["2", "blocked"]
    assert second[3:] == ["", half, "1200", half, half, thousand, second[-1]]
    assert second[-1].startswith("50")
    assert totals == ["Total", "", "", "", *second[-3:], "", "", ""]
    assert places == ["Place", "", "", "", "1", "3", "2", "", "", ""]


@pytest.mark.parametrize("language", ["en_US", "de_DE"])
@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("+1", "'+1"),
        ("\uff1d1", "'\uff1d1"),
        (" =1", "' =1"),
        ("x;=1", "x;'=1"),
        ("x, =1", "x,' =1"),
        ('x,"=1', "x,'\"=1"),
        ("Ada ;-) and Bo :-)", "Ada ;-) and Bo :-)"),
        ("Jean-Luc", "Jean-Luc"),
        ("a=b", "a=b"),
        ("'s Gravenhage", "'s Gravenhage"),
    ],
)
def test_no_name_is_a_formula_with_either_separator(
    spoken: None, language: str, name: str, written: str
) -> None:
    """A spreadsheet of another language splits the cells at its own separator."""
    QLocale.setDefault(QLocale(language))
    content = csv_bytes([[name, 1, -2]])
    separator = "," if language == "en_US" else ";"
    assert read(content, separator) == [[written, "1", "-2"]]
    line = content.decode("utf-8-sig").strip()
    for cell in re.split("[,;]", line)[:-2]:
        assert not re.match(r'[\s"]*[=+@\uff1d]|[\s"]*-[^)]', cell), line


def test_cells_with_separators_and_quotes_come_back() -> None:
    rows: list[list[Cell]] = [['a "b", c; d', "x\ny", 7]]
    assert read(csv_bytes(rows), ",") == [['a "b", c; d', "x\ny", "7"]]


def test_a_spreadsheet_says_what_was_played_and_when() -> None:
    scores = structs.replace(SCORES, preset="dutch")
    rows = ScorePaper().rows(scores, "Friday", date(2026, 3, 5))
    day = day_text(date(2026, 3, 5))
    said = ["Friday", f"{day} · Dutch rules", "After round 2 of 13.", ""]
    assert [row[0] for row in rows[:5]] == [*said, "Round"]
    assert not any(cell for row in rows[:4] for cell in row[1:])
    assert len({len(row) for row in rows}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_going_out_has_one_name_on_a_score_pad(translator: Translator, language: str) -> None:
    translator.install(language)
    head, _, first = ScorePaper().rows(SCORES, "x")[3:6]
    button = QCoreApplication.translate("PadPage", "&Out", "a player has played all tiles").replace("&", "")
    assert head[2] == button
    assert str(first[1]).casefold() == button.casefold()


def test_the_page_holds_everything_and_needs_no_other_file() -> None:
    sheet = ScorePaper().sheet(SCORES, "Grandma’s <birthday>")
    assert "<h1>Grandma’s &lt;birthday&gt;</h1>" in sheet.body
    assert "Anna &amp; Co" in sheet.body
    assert ">2 ×<" in sheet.body
    assert "× marks a blocked round." in sheet.body
    assert sheet.body.count(_SHADE) == 1, "one player was out once"
    assert re.findall(r'src="([a-z:/]+)', sheet.body) == ["data:image/png"] * 4, "badges and the chart"
    cells = re.findall(r"<td[^>]*>(.*?)</td>", sheet.body)
    texts = [re.sub(r"<[^>]+>|&nbsp;", "", cell).split() for cell in cells[:3]]
    assert texts == [["0", "0"], ["11", "11"], ["–", "30"]]


@pytest.mark.parametrize("players", [2, 10])
def test_a_whole_game_stands_on_one_page(players: int) -> None:
    ended = RoundScore((1,) * players, (Fraction(1200),) * players, Over.BLOCKED)
    names = tuple(f"Bartholomäus {number}" for number in range(players))
    scores = Scores(options_for("dutch", players), names, (ended,) * 19)
    assert pages(pdf(ScorePaper().sheet(scores, "Scores"))) == 1


def test_a_sheet_says_when_it_was_played() -> None:
    day = date(2026, 3, 5)
    sheet = ScorePaper().sheet(SCORES, "Scores", day)
    assert day_text(day) in sheet.body
    assert sheet.title == "Scores 2026-03-05", "the file of another day is another one"
    unknown = ScorePaper().sheet(SCORES, "Scores")
    assert unknown.foot == day_text(clock.now().date()), "when it was printed"
    assert unknown.foot not in unknown.body


def test_a_sheet_says_by_which_rules_it_was_played() -> None:
    assert "Rules:" not in ScorePaper().sheet(SCORES, "Scores").body
    dutch = ScorePaper().sheet(structs.replace(SCORES, preset="dutch"), "Scores", date(2026, 3, 5))
    assert f"{day_text(date(2026, 3, 5))} · Dutch rules<" in dutch.body
    own = ScorePaper().sheet(structs.replace(SCORES, preset="dutch", rule_set="Granny & Co"), "Scores")
    assert "Rules: Granny &amp; Co<" in own.body


def test_a_sheet_in_the_window_says_it_too() -> None:
    sheet = ScoreSheet(ScoreTable(ScoreModel(structs.replace(SCORES, preset="dutch"))))
    assert any(text.text().startswith("Dutch rules. Bold") for text in sheet.findChildren(QLabel))


def test_a_long_game_takes_several_pages_with_its_players_on_each() -> None:
    ended = RoundScore((1, ()), (Fraction(7), Fraction(0)), Over.OUT)
    scores = Scores(options_for("dutch", 2, {"rounds": 100}), ("Ada", "Bo"), (ended,) * 100)
    sheet = ScorePaper().sheet(scores, "Scores")
    assert 2 < pages(pdf(sheet)) < 9
    document = paged(sheet.body, QImage(1, 1, QImage.Format.Format_RGB32), QSizeF(700, 1000))
    (table,) = [one for one in document.rootFrame().childFrames() if isinstance(one, QTextTable)]
    assert table.format().headerRowCount() == 1, "which Qt repeats on every page"
    assert table.rows() == 103


def test_pictures_are_sharp_in_a_pdf() -> None:
    content = pdf(ScorePaper().sheet(SCORES, "Scores"))
    assert b"/Subtype /Image" in content
    assert b"DCTDecode" not in content, "JPEG blurs lines and tints the white around them"
