"""Texts that are searched for: found whatever their case and accents, and lit where they stand."""

import pytest
from PySide6.QtWidgets import QTextEdit
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.finder import Finder
from mtdesk.ui.kit.search import found_in, holds, known_part, matches, places, spelled
from mtdesk.ui.kit.search_words import extent
from mtdesk.ui.kit.word_fit import Fit, fit_of


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
    lit = [one.cursor.selectedText() for one in page.extraSelections()]
    assert lit == ["Züge", "ZUGE", "zu\u0308ge", "zug"]
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


@pytest.mark.parametrize(
    ("sought", "word", "fit"),
    [
        ("double", "double", Fit.WORD),
        ("double", "doubles", Fit.WORD),
        ("doubles", "double", Fit.WORD),
        ("doub", "double", Fit.BEGINNING),
        ("uit", "uitgelegd", Fit.BEGINNING),
        ("penalties", "penalty", Fit.STEM),
        ("pasch", "anfangspasch", Fit.INSIDE),
        ("blnak", "blank", Fit.MISTYPED),
        ("blak", "blank", Fit.MISTYPED),
        ("bla", "blank", Fit.BEGINNING),
        ("bln", "blank", None),
        ("forgetting", "forget", Fit.STEM),
        ("kippevoet", "kippenvoet", Fit.MISTYPED),
        ("engiene", "engine", Fit.MISTYPED),
        ("scorung", "scoring", Fit.MISTYPED),
        ("scorx", "scoring", None),
        ("dominosteine", "steine", None),
        ("ai", "train", None),
        ("zug", "spielzug", None),
        ("zugexx", "zuge", None),
        ("25", "250", Fit.BEGINNING),
        ("12", "13", None),
        ("zebra", "zero", None),
        ("geschud", "schudden", Fit.STEM),
        ("gedeeld", "delen", Fit.STEM),
        ("ausgeteilt", "austeilen", Fit.STEM),
        ("blokeerd", "geblokkeerd", Fit.STEM),
        ("pionnetje", "pion", Fit.STEM),
        ("shuffeling", "shuffle", Fit.MISTYPED),
        ("vorat", "vorrat", Fit.MISTYPED),
        ("voorraad", "voor", None),
    ],
)
def test_a_word_fits_another(sought: str, word: str, fit: Fit | None) -> None:
    assert fit_of(sought, word) is fit


@pytest.mark.parametrize(
    ("sought", "found"),
    [
        ("cover", ["name"]),
        ("covr", ["name"]),
        ("the cover of it", ["name"]),
        ("play anywhere", ["story"]),
        ("coverd", ["name"]),
        ("cover anywhere", ["story"]),
        ("double blank", ["blank"]),
        ("doubleblank", ["blank"]),
        ("cover plate", ["joined"]),
        ("must cover my double at once", ["name"]),
        ("cover my red hat", []),
        ("roll 2", ["dice"]),
        ("3 dice", ["rolls"]),
        ("two " + "3" * 5000, []),
    ],
)
def test_better_hits_hide_worse_ones(sought: str, found: list[str]) -> None:
    texts = [
        ("name", "Cover a double", "Play on it."),
        ("story", "Follow it", "Play anywhere: cover it or not."),
        ("blank", "Double blank", "Cover"),
        ("joined", "Coverplate", ""),
        ("dice", "Roll two of them", ""),
        ("rolls", "Three dice", ""),
    ]
    assert found_in(sought, texts) == found


@pytest.mark.parametrize(
    ("sought", "found"),
    [
        ("die", ["die", "die"]),
        ("on", ["on"]),
        ("dice must roll", ["dice", "roll"]),
        ("rolled", ["roll"]),
        ("rolls", ["rolls", "roll"]),
        ("roll", ["roll", "roll"]),
        ("olled", []),
    ],
)
def test_a_page_shows_where_words_fit_best(sought: str, found: list[str]) -> None:
    texts = ["On the die", "Diesel rolls a die", "Once the dice roll"]
    spots = zip(texts, places(sought, texts), strict=True)
    assert [text[start:end].lower() for text, spans in spots for start, end in spans] == found


@pytest.mark.parametrize(
    ("sought", "there", "as_typed"),
    [
        ("letzten Stein", True, True),
        ("letzter Stein", True, False),
        ("Stein letzten", False, False),
        ("letzten Spiel", False, False),
        ("Stein ihr", False, False),
        ("players train", True, True),
        ("cant", True, True),
    ],
)
def test_other_endings_do_in_a_phrase(sought: str, there: bool, as_typed: bool) -> None:
    text = "Wer seinen letzten Stein\nIhr spielt, player’s train can't"
    assert holds(sought, text) is there
    assert holds(sought, text, as_typed=True) is as_typed


def test_accents_count_in_the_shortest_words() -> None:
    assert places("kő", ["a középen következő", "a kő"]) == [[], [(2, 4)]]


@pytest.mark.parametrize(
    ("sought", "right"),
    [
        ("dobule", "double"),
        ("doub", "doub"),
        ("double", "double"),
        ("zebra", "zebra"),
        ("doubleblank", "double blank"),
        ("zebrablank", "zebrablank"),
        ("vorat", "vorrat"),
    ],
)
def test_a_mistyped_or_joined_word_is_spelled_as_texts_have_it(sought: str, right: str) -> None:
    assert spelled(sought, ["A double", "double and doubly", "blank", "vor", "Vorrat"]) == right


@pytest.mark.parametrize(
    ("phrase", "sought", "found"),
    [
        ("everyone passes?", "if everyone passes", (2, 0)),
        ("everyone passes?", "everyone passes twice", (2, 1)),
        ("must I play?", "must I lay a tile", (3, 0)),
        ("must I play?", "must I draw", None),
        ("all pass?", "all players pass", (2, 0)),
        ("can't play", "where can I play", None),
        ("99 players", "two players", (2, 0)),
        ("99 players", "6 players win", (2, 1)),
        ("99 players", "many players", None),
    ],
)
def test_a_phrase_is_known_by_its_words(phrase: str, sought: str, found: tuple[int, int] | None) -> None:
    assert extent(phrase, sought, "tile players many", "play lay") == found


@pytest.mark.parametrize(
    ("sought", "known"),
    [
        ("how does the marker function", "marker"),
        ("marker zebra", "marker"),
        ("zebra marker", ""),
        ("what is the time limit", ""),
        ("does the zebra have a train", ""),
        ("marker limit", ""),
        ("zebra", ""),
    ],
)
def test_unknown_words_are_left_out_unless_they_belong_to_known_ones(sought: str, known: str) -> None:
    assert known_part(sought, ["Markers on trains", "limits"], "train") == known
