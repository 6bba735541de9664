"""Texts that are searched for: found whatever their case and accents, and lit where they stand."""

import pytest
from PySide6.QtWidgets import QTextEdit
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.finder import Finder
from mtdesk.ui.kit.search import found_in, matches


@pytest.mark.parametrize(
    ("sought", "text", "found"),
    [
        ("fordulo", "A Forduló: forduló", ["Forduló", "forduló"]),
        ("FORDULÓ", "fordulo", ["fordulo"]),
        ("zuge", "Züge", ["Züge"]),
        ("zu\u0308ge", "Züge", ["Züge"]),
        ("zuge", "Zu\u0308ge", ["Zu\u0308ge"]),
        ("strasse", "Eine Straße", ["Straße"]),
        ("straß", "Strasse", ["Strass"]),
        ("ss", "Straße", ["ß"]),
        ("aa", "aaaaa", ["aa", "aa"]),
        ("2 3", "2\u00a03", ["2\u00a03"]),
        ("(a.", "a.b (A.b", ["(A."]),
        ("", "text", []),
        ("\u0308", "Züge", []),
        ("x", "", []),
    ],
)
def test_case_and_accents_make_no_difference(sought: str, text: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in matches(sought, text)] == found


@pytest.mark.window
def test_what_is_found_is_lit_in_its_place(qtbot: QtBot) -> None:
    page = QTextEdit()
    qtbot.addWidget(page)
    page.setHtml("<p>😀 Züge</p><table><tr><td>ZUGE</td></tr></table><p>2&nbsp;zu&#x308;ge, zug</p>")
    finder = Finder(page, lambda: None)
    finder.look_for("züge")
    assert [one.cursor.selectedText() for one in page.extraSelections()] == ["Züge", "ZUGE", "zu\u0308ge"]
    assert finder.count == 3


@pytest.mark.window
def test_words_that_stand_apart_are_found_where_all_of_them_are(qtbot: QtBot) -> None:
    page = QTextEdit()
    qtbot.addWidget(page)
    page.setHtml("<p>A double on your train: no marker.</p><p>A train.</p>")
    finder = Finder(page, lambda: None)
    finder.look_for("marker train double")
    assert [one.cursor.selectedText() for one in page.extraSelections()] == ["double", "train", "marker"]
    finder.look_for("marker engine")
    assert not finder.count


@pytest.mark.parametrize(
    ("sought", "found"),
    [
        ("penalty", [1]),
        ("tile PENALTY", [1]),
        ("penalties", [1]),
        ("privater zug", [2]),
        ("zug privater", [2]),
        ("private tile", [2]),
        ("tile", [1]),
        ("zug", []),
        ("Blank", [3]),
        ("Doppelneun", [3]),
        ("Doppelnull", []),
        ("huzni", [4]),
        ("lasting", [1]),
        ("lastingly", []),
        ("huzogatni", []),
        ("sta", []),
        ("penalty privat", []),
    ],
)
def test_words_are_found_by_their_stems(sought: str, found: list[int]) -> None:
    texts = {1: "Penalty for the last tiles", 2: "privat persönlich", 3: "Doppelblank Doppelneun", 4: "húz"}
    assert found_in(sought, texts.items(), "zug tile") == found


def test_other_endings_count_only_where_nothing_else_is_found() -> None:
    assert found_in("winning", [(1, "winnings"), (2, "winner")]) == [1]
    assert found_in("winnaar", [(1, "winnares"), (2, "verlies")]) == [1]
