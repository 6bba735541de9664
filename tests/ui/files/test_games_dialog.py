"""The window with the list of games: what can be read in it, and what is typed in it."""

from datetime import date, datetime, time
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import LANGUAGES
from mtdesk.record.daily_deal import PRESET, ROUNDS, daily_deal
from mtdesk.settings import TextSize
from mtdesk.table.theme import FELT
from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.files.games_model import Column
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from tests.ui.files.test_games import LIBRARY, column, listed, won
from tests.ui.room import languages

DAY = date(2026, 3, 5)
pytestmark = pytest.mark.window


@pytest.mark.parametrize("width", [620, 980])
def test_the_players_can_be_read_however_narrow_the_list_is(qapp: QApplication, width: int) -> None:
    dialog = GamesDialog(LIBRARY, ("Ada",))
    dialog.show_games([listed("a.mtrain", 1, won(0, 3, names=("Ada", "Grace", "Barbara")))])
    dialog.resize(width, 580)
    dialog.show()
    qapp.processEvents()
    header = dialog.list.header()
    for column_ in (Column.PLAYERS, Column.RESULT, Column.RULES):
        assert header.sectionSize(column_) > dialog.fontMetrics().horizontalAdvance("Ada, Grace")
    assert header.length() <= dialog.list.viewport().width(), "nothing is out of sight"
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("size", ["normal", "largest"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_of_a_game_can_be_read(
    plain: QApplication, compiled: Path, language: str, size: TextSize
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for(size, QSize(1024, 700)))
        running = structs.replace(won(0, 3, names=("Anna", "Daniel")), places=(), round=13, rounds=13)
        dialog = GamesDialog(LIBRARY, ("Anna",), running)
        dialog.resize(1024, 700)
        dialog.show()
        plain.processEvents()
        view = dialog.list
        for column_ in (Column.PLAYERS, Column.RESULT):
            cell = dialog.games.index(0, column_)
            assert view.sizeHintForIndex(cell).width() <= view.visualRect(cell).width(), cell.data()
        dialog.close()
        dialog.deleteLater()


def test_rules_take_no_room_that_names_need(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("largest", QSize(1024, 700)))
    dialog = GamesDialog(LIBRARY, ("Ada",))
    dialog.show_games([listed("a.mtrain", 1, won(0, 3, names=("Ada", "Grace", "Barbara", "Katharina")))])
    dialog.resize(1024, 700)
    dialog.show()
    plain.processEvents()
    view, header = dialog.list, dialog.list.header()
    assert header.sectionSize(Column.RULES) < header.sectionSize(Column.PLAYERS)
    assert view.sizeHintForColumn(Column.RULES) <= header.sectionSize(Column.RULES)
    names = dialog.games.index(0, Column.PLAYERS)
    place = view.visualRect(names).adjusted(12, 0, -12, 0)
    wrapped = view.fontMetrics().boundingRect(place, Qt.TextFlag.TextWordWrap, str(names.data()))
    assert place.contains(wrapped), "all names can be read"
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("window", [QSize(1280, 720), QSize(1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_of_the_day_and_who_won_can_be_read(
    plain: QApplication, compiled: Path, language: str, window: QSize
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("automatic", window))
        dialog = GamesDialog(LIBRARY, ("Benedikt",))
        names = ("Benedikt", "Katharina", "Magdalena")
        daily = structs.replace(won(0, 3, 4, names=names), preset=PRESET, rounds=ROUNDS)
        daily = structs.replace(daily, seed=daily_deal(DAY).seed, begun=datetime.combine(DAY, time(20)))
        dialog.show_games([listed("a.mtrain", 28, daily), listed("b.mtrain", 27, won(0, 3, names=names[:2]))])
        dialog.show()
        plain.processEvents()
        view = dialog.list
        for column_ in Column:
            cell = dialog.games.index(0, column_)
            assert view.sizeHintForIndex(cell).width() <= view.visualRect(cell).width(), cell.data()
        assert dialog.width() <= window.width()
        dialog.close()
        dialog.deleteLater()


def test_the_list_is_sorted_by_date_while_the_column_it_is_sorted_by_is_hidden(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("normal", QSize(1024, 700)))
    dialog = GamesDialog(LIBRARY, ("Ada",))
    dialog.sort_by(Column.PLACE, rising=True)
    chosen: list[Column] = []
    dialog.sorted.connect(lambda column, _: chosen.append(column))
    dialog.show_games([listed("first", 1, won(0, 3)), listed("second", 2, won(3, 0))])
    dialog.show()
    for width, shown, files in ((980, Column.PLACE, "first second"), (620, Column.DATE, "second first")) * 2:
        dialog.resize(width, 580)
        plain.processEvents()
        assert dialog.list.isColumnHidden(Column.PLACE) == (shown is Column.DATE)
        assert dialog.list.header().sortIndicatorSection() == shown
        assert [row.game.file.name for row in dialog.games.rows] == files.split()
    assert chosen == [], "the choice of the player is kept"
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_players_and_the_date_can_be_read_with_the_largest_text(
    plain: QApplication, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", QSize(1024, 700)))
        dialog = GamesDialog(LIBRARY, ("Ada",))
        names = ("Katharina", "Benedikt", "Amelia", "Oliver", "Moritz", "Magdalena")
        dialog.show_games([listed("a.mtrain", 28, won(0, *range(1, 6), names=names))])
        dialog.resize(1024, 700)
        dialog.show()
        plain.processEvents()
        view = dialog.list
        for column_ in (Column.DATE, Column.PLAYERS):
            cell = dialog.games.index(0, column_)
            place = view.visualRect(cell).adjusted(6, 0, -6, 0)
            wrapped = view.fontMetrics().boundingRect(place, Qt.TextFlag.TextWordWrap, str(cell.data()))
            assert place.contains(wrapped), cell.data()
        dialog.close()
        dialog.deleteLater()


def test_what_is_typed_in_the_list_is_searched_for(qapp: QApplication) -> None:
    dialog = GamesDialog(LIBRARY, ("Ada",))
    two = won(0, 3), won(0, 3, names=("Ada", "Zoë"))
    dialog.show_games([listed(f"{day}.mtrain", day, game) for day, game in enumerate(two, start=1)])
    dialog.show()
    dialog.list.setFocus()
    QTest.keyClicks(dialog.list, "zo")
    assert dialog.field.text() == "zo"
    assert column(dialog.games, Column.PLAYERS) == ["Ada and Zoë"]
    QTest.keyClicks(dialog.list, "e")
    assert column(dialog.games, Column.PLAYERS) == ["Ada and Zoë"], "accents are not needed"
    dialog.close()
    dialog.deleteLater()


def test_the_game_that_was_found_stays_chosen_when_the_search_is_cleared(qapp: QApplication) -> None:
    dialog = GamesDialog(LIBRARY, ("Ada",))
    others = [listed(f"{number}.mtrain", 2, won(0, 3)) for number in range(100)]
    dialog.show_games([listed("old.mtrain", 1, won(0, 3, names=("Ada", "Zoë"))), *others])
    dialog.show()
    dialog.field.setText("zoe")
    dialog.field.clear()
    qapp.processEvents()
    chosen = dialog.list.currentIndex()
    assert dialog.games.rows[chosen.row()].game.file.name == "old.mtrain"
    assert dialog.list.viewport().rect().contains(dialog.list.visualRect(chosen).center())
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates_are_whole(plain: QApplication, compiled: Path, language: str) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        dialog = GamesDialog(LIBRARY, ("Ada",))
        dialog.show_games([listed("a.mtrain", 28, won(0, 3, names=("Ada", "Grace")))])
        dialog.show()
        plain.processEvents()
        view, cell = dialog.list, dialog.games.index(0, Column.DATE)
        assert view.sizeHintForIndex(cell).width() <= view.visualRect(cell).width(), cell.data()
        dialog.close()
        dialog.deleteLater()


@pytest.mark.parametrize("order", Qt.SortOrder)
def test_the_arrow_of_the_order_covers_no_heading(plain: QApplication, order: Qt.SortOrder) -> None:
    apply_theme(plain, FELT)
    dialog = GamesDialog(LIBRARY, ("Ada",))
    dialog.resize(1100, 600)
    dialog.show()
    header = dialog.list.header()

    def lower_half() -> QImage:
        """The heading of the points without what is above its letters."""
        left, width = header.sectionViewportPosition(Column.POINTS), header.sectionSize(Column.POINTS)
        return header.viewport().grab(QRect(left, 10, width, 18)).toImage()

    before = lower_half()
    header.setSortIndicator(Column.POINTS, order)
    assert lower_half() == before
    dialog.close()
    dialog.deleteLater()


def test_a_game_that_cannot_be_read_is_neither_chosen_first_nor_played(qapp: QApplication) -> None:
    dialog = GamesDialog(LIBRARY, ("Ada",))
    dialog.show_games([listed("bad.mtrain", 2, None), listed("a.mtrain", 1, won(0, 3))])
    assert dialog.list.currentIndex().row() == 1
    assert dialog.replay.isEnabled()
    assert dialog.go_on.isEnabled()
    dialog.list.setCurrentIndex(dialog.games.index(0, 0))
    assert not dialog.replay.isEnabled()
    assert not dialog.go_on.isEnabled()
    assert dialog.remove.isEnabled()
    dialog.deleteLater()
