"""The score pad with the largest text in a small window."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.record.score_pad import Pad, PadPlayer, begun, with_entry, with_finished
from mtdesk.rules.presets import options_for
from mtdesk.settings import TextSize
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import TITLE, apply_theme
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.score_pad import window as window_module
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.tiles_dialog import TilesDialog
from mtdesk.ui.score_pad.window import ScorePadWindow
from tests.ui.fingers import clipped
from tests.ui.room import languages
from tests.ui.score_pad.test_files import opened

pytestmark = pytest.mark.window

SMALL, PAGE = QSize(1024, 700), QSize(1020, 655)
NAMES = ("Anna", "Moritz", "Margarethe", "Grace", "Amelia", "Bartholomew")


def shown(qtbot: QtBot, page: PlayPage) -> None:
    qtbot.addWidget(page)
    page.resize(PAGE)
    page.show()
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_of_six_players_are_seen_together(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        pad = Pad("dutch", options_for("dutch", 6), tuple(map(PadPlayer, NAMES)), date(2026, 3, 5))
        pad = begun(pad)
        for player in range(len(NAMES)):
            pad = with_entry(pad, 0, player, 10 * player or ())
        page = PlayPage(History(with_finished(pad, 0), Path("x.mtscore")))
        shown(qtbot, page)
        assert page.form.entries.area.verticalScrollBar().maximum() == 0
        page.form.show_round(0)
        page.form.rows[1].out.click()  # in two lines it is said what is missing now
        for _ in range(3):
            QApplication.processEvents()
        assert page.form.problem.height() > page.form.finish.height()
        assert page.form.entries.area.verticalScrollBar().maximum() == 0
        assert page.steps.undo.width() < page.players.width() / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_of_many_rounds_is_no_wider_than_the_window(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        rules = options_for("dutch", 2, {"rounds": 14, "set": 15})
        pad = begun(Pad("dutch", rules, tuple(map(PadPlayer, NAMES[:2])), date(2026, 3, 5)))
        for index in range(13):
            pad = with_entry(with_entry(pad, index, 0, ()), index, 1, 10)
            pad = with_finished(pad, index)
        page = PlayPage(History(pad, Path("x.mtscore")))
        shown(qtbot, page)
        assert "14" in page.end.text()
        assert page.width() == PAGE.width()
        assert not list(clipped(page))


@pytest.mark.parametrize(("size", "is_large"), [("largest", False), ("normal", True)])
def test_the_name_of_a_pad_is_small_where_rows_need_the_room(
    plain: QApplication, qtbot: QtBot, size: TextSize, is_large: bool
) -> None:
    apply_theme(plain, FELT, scale_for(size, SMALL))
    for players in (2, 6):
        people = tuple(map(PadPlayer, NAMES[:players]))
        pad = Pad("dutch", options_for("dutch", players), people, date(2026, 3, 5))
        page = PlayPage(History(begun(pad), Path("x.mtscore")))
        shown(qtbot, page)
        assert page._head._title.text() == page._head._title.accessibleName()
        assert (page._head._title.property("role") == TITLE) == is_large


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_leaves_the_choice_of_tiles_in_one_piece(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        dialog = TilesDialog("Bartholomew Featherstone", options_for("dutch", 4), (), ())
        qtbot.addWidget(dialog)
        dialog.resize(1000, 660)
        dialog.show()
        for _ in range(3):
            QApplication.processEvents()
        assert dialog.grid.geometry().bottom() < dialog.clear.geometry().top()


async def test_the_start_of_a_new_pad_is_in_sight_with_ten_names_and_the_rules(
    plain: QApplication, qapp: QApplication
) -> None:
    apply_theme(plain, FELT, scale_for("largest", QSize(1024, 700)))
    async with opened() as window:
        window.resize(1024, 700)
        names = tuple(PadPlayer(f"Player {number}") for number in range(10))
        window._last = Pad("dutch", options_for("dutch", 10), names, date(2026, 3, 5))
        window.new_pad()
        setup = window.page
        assert isinstance(setup, SetupPage)
        setup.unfold.click()
        for _ in range(5):
            QApplication.processEvents()
        assert setup.height() == window.height(), "lists scroll, but not the page as well"
        assert setup.start.visibleRegion().boundingRect() == setup.start.rect()


@pytest.mark.parametrize("chosen", [None, QSize(700, 500)])
def test_the_window_grows_with_the_text_unless_its_size_was_chosen(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, chosen: QSize | None
) -> None:
    monkeypatch.setattr(window_module, "_SIZE", (300, 200))
    apply_theme(plain, FELT, 1.0)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(table.screen().availableSize())
    window = ScorePadWindow(Tasks(print), tuple, table)
    window.show()
    if chosen is not None:
        window.resize(chosen)
    sizes = []
    for scale in (2.0, 1.0):
        apply_theme(plain, FELT, scale)
        QApplication.processEvents()
        sizes.append(window.size())
    assert sizes == [chosen or QSize(600, 400), chosen or QSize(300, 200)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 5, 6, 10])
def test_standings_are_always_in_sight(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str, players: int
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        people = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Flo", "Gus", "Hal", "Iris", "Jan")
        names = tuple(map(PadPlayer, people[:players]))
        pad = begun(Pad("dutch", options_for("dutch", players), names, date(2026, 3, 5)))
        for player in range(players):
            pad = with_entry(pad, 0, player, 10 * player or ())
        page = PlayPage(History(with_finished(pad, 0), Path("x.mtscore")))
        shown(qtbot, page)
        assert page.places.isVisible() != page.standing.isVisible()
        if page.standing.isVisible():
            assert "Bo" in page.standing.text()
            left = page.standing.geometry().left()
            assert left >= page.tabs.x() + page.tabs.tabBar().geometry().right()
        rows = page.form.rows[:6]
        assert all(row.visibleRegion().boundingRect() == row.rect() for row in rows)
        assert not list(clipped(page))


def test_a_name_makes_room_for_a_button_that_grows(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    rules, players = options_for("dutch", 2, {"rounds": 2}), tuple(map(PadPlayer, NAMES[:2]))
    pad = Pad("dutch", rules, players, date(2026, 3, 5), title="Mexican " * 9)
    pad = with_entry(with_entry(begun(pad), 0, 0, ()), 0, 1, 10)
    page = PlayPage(History(pad, Path("x.mtscore")))
    shown(qtbot, page)
    page.form.finish.click()
    assert "2" in page.end.text()
    QApplication.processEvents()
    title = page._head._title
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()


def test_totals_with_a_sign_are_in_sight(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, scale_for("largest", QSize(1280, 720)))
    pad = begun(Pad("dutch", options_for("dutch", 10), (PadPlayer("Maximiliane"),) * 10, date(2026, 3, 5)))
    for index in range(2):
        for player in range(10):
            pad = with_entry(pad, index, player, () if player == index else 100 + player)
        pad = with_finished(pad, index)
    page = PlayPage(History(pad, Path("x.mtscore")))
    shown(qtbot, page)
    page.resize(1280, 672)
    QApplication.processEvents()
    page.history.write(with_entry(page.history.pad, 1, 5, None))
    for _ in range(3):
        QApplication.processEvents()
    assert page.places.isVisible()
    assert page.places._content.minimumSizeHint().width() <= page.places._scroll.viewport().width()
