"""Dates searched for in the list of games, as people type them."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from mtdesk import clock
from mtdesk.ui.files.game_file import GameFile
from mtdesk.ui.files.games_model import ON_TABLE, GamesModel
from tests.ui.files.test_games import EVENING, LIBRARY, won
from tests.ui.room import languages

DAYS = ("2026-10-02", "2026-02-10", "2026-10-12", "2026-10-20", "2025-10-02", "2026-05-22")


@pytest.fixture
def model() -> GamesModel:
    result = GamesModel(LIBRARY, ("Ada",))
    for day in DAYS:
        when = datetime.fromisoformat(f"{day}T20:15")
        names = ("Ada", "Oktavia" if day == DAYS[-1] else "Bo")
        result.show_games([GameFile(LIBRARY / f"{day}.x.mtrain", when, won(0, 3, names=names))])
    return result


@pytest.fixture(params=["de_DE", "en_GB", "en_US", "hu_HU", "nl_NL"])
def locale(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def days(model: GamesModel, text: str) -> list[str]:
    model.search(text)
    return [row.game.file.name[:10] for row in model.rows]


@pytest.mark.parametrize(
    "text", ["2.10.2026", "2. 10. 2026", "02.10.26", "2-10-2026", "2026-10-02", "2026/10/2"]
)
def test_a_date_in_figures_finds_its_day(locale: str, model: GamesModel, text: str) -> None:
    assert days(model, text) == ["2026-10-02"]


def test_slashes_leave_open_which_number_is_the_month(locale: str, model: GamesModel) -> None:
    assert days(model, "10/2/2026") == ["2026-10-02", "2026-02-10"]
    assert days(model, "2/10/2026") == ["2026-10-02", "2026-02-10"]
    assert days(model, "10/20/2026") == ["2026-10-20"]


_WORDS = {
    "de": ("2. Oktober", "2. Okt. 2026", "oktober"),
    "en": ("2nd October", "October 2, 2026", "october"),
    "hu": ("október 2.", "2026. okt. 2-án", "október"),
    "nl": ("2 oktober", "2 okt 2026", "oktober"),
}


def test_a_month_may_be_a_word_of_the_language(locale: str, model: GamesModel) -> None:
    short, whole, month = _WORDS[locale[:2]]
    assert days(model, short) == ["2026-10-02", "2025-10-02"]
    assert days(model, whole) == ["2026-10-02"]
    assert days(model, f"bo {whole}") == ["2026-10-02"]
    assert days(model, month) == ["2026-10-20", "2026-10-12", "2026-10-02", "2025-10-02"]
    assert days(model, f"{month} 2025") == ["2025-10-02"]
    assert days(model, f"zoe {whole}") == []


def test_a_date_that_is_typed_in_part_is_not_lost(locale: str, model: GamesModel) -> None:
    for text in ("2.10.2", "2.10.20", "2.10.202"):
        assert "2026-10-02" in days(model, text)
    assert "2026-05-22" in days(model, "okt"), "a player is called so"
    assert len(days(model, ", ,")) == len(DAYS)


def test_a_date_without_a_year_is_written_in_the_order_of_the_language(
    locale: str, model: GamesModel
) -> None:
    day, month = (10, 2) if locale == "hu_HU" else (2, 10)
    assert days(model, f"{day}.{month}.") == ["2026-10-02", "2025-10-02"]
    assert days(model, "2026-10") == ["2026-10-20", "2026-10-12", "2026-10-02"]
    assert days(model, "10/2025") == ["2025-10-02"]


def test_today_and_yesterday_are_days(model: GamesModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: datetime(2026, 10, 3, 9, tzinfo=UTC))
    assert days(model, "Yesterday") == ["2026-10-02"]
    assert days(model, "today") == []
    monkeypatch.setattr(clock, "now", lambda: datetime(2026, 10, 2, 9, tzinfo=UTC))
    assert days(model, "today bo") == ["2026-10-02"]


def test_the_game_on_the_table_has_a_day_too(model: GamesModel) -> None:
    begun = datetime(2026, 10, 2, 21, 0)  # noqa: DTZ001 -- by the clock on the wall
    model.show_games([GameFile(ON_TABLE, contents=structs.replace(won(0, 3), begun=begun, seed="x"))])
    model.search("2.10.2026")
    assert model.rows[0].game.file == ON_TABLE


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "Unfinished"),
        ("de", "unbeendet"),
        ("de", "nicht beendet"),
        ("nl", "onafgemaakt"),
        ("nl", "niet af"),
        ("hu", "befejezetlen"),
        ("hu", "félbehagyott"),
    ],
)
def test_unfinished_games_are_found_by_a_word(
    plain: QApplication, compiled: Path, model: GamesModel, language: str, word: str
) -> None:
    half = structs.replace(won(9, 7), places=(), rounds=3)
    model.show_games([GameFile(LIBRARY / "half.mtrain", EVENING, half)])
    with languages(plain, compiled) as translator:
        translator.install(language)
        model.search(word)
        assert [row.game.file.name for row in model.rows] == ["half.mtrain"]
