"""The dialog of the deal of the day has room for its content: the largest text in a small window."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.control.game import Game
from mtdesk.i18n import LANGUAGES, month_day_text
from mtdesk.record.daily_deal import DAYS, daily_deal
from mtdesk.record.daily_history import last_scores
from mtdesk.record.deal_results_file import KeptResult
from mtdesk.record.model import Player, Setup
from mtdesk.table.theme import FELT
from mtdesk.ui.kit import fitting
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.words.levels import level_name
from tests.app.program import eventually
from tests.daily import BEGUN, DAY, mark, own
from tests.ui.fingers import click
from tests.ui.room import languages
from tests.ui.room import opened as open_room
from tests.ui.setup.contests import before, choose, rows
from tests.ui.test_largest_text import SMALL, on_linux

__all__ = ["on_linux"]

pytestmark = pytest.mark.window


def shown(window: QWidget, kept: list[KeptResult]) -> DailyDialog:
    """The dialog with these results, as large as it wants to be."""
    dialog = DailyDialog("Deal of the day", DAY, window)
    play, again = (QCoreApplication.translate("DailyController", text) for text in ("&Play", "&Play again"))
    dialog.show_deal(daily_deal(DAY), None, day=DAY, about="-", after="-", play=play, again=again)
    dialog.show_scores(last_scores(kept, DAY), [], 0)
    dialog.show_kept([one for one in kept if one.result.deal == dialog.deal])
    fitting.fit(dialog)
    dialog.show()
    QCoreApplication.processEvents()
    return dialog


def opened(plain: QApplication, qtbot: QtBot) -> DailyDialog:
    """A dialog in which only today is listed."""
    apply_theme(plain, FELT, 1.0)
    window = QWidget()
    qtbot.addWidget(window)
    dialog = shown(window, [mark(DAY, 0)])
    dialog.setParent(None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_focus_is_where_enter_presses(plain: QApplication, qtbot: QtBot) -> None:
    dialog = opened(plain, qtbot)
    assert dialog.play.isDefault()
    assert dialog.focusWidget() is dialog.play


def test_all_buttons_that_are_no_results_are_in_one_row_with_help_at_the_far_left(
    plain: QApplication, qtbot: QtBot
) -> None:
    dialog = opened(plain, qtbot)
    QApplication.processEvents()
    row = (dialog.help, dialog.earlier, dialog.play, dialog.leave)
    places = [button.mapTo(dialog, button.rect().center()) for button in row]
    assert len({place.y() for place in places}) == 1
    assert [place.x() for place in places] == sorted(place.x() for place in places)
    assert dialog.help.x() == dialog.name.x()
    paste = dialog.paste.geometry().center()
    assert abs(paste.y() - dialog.name.geometry().center().y()) <= 1


def test_earlier_days_can_be_put_away_again(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "_bring_in", lambda _: None)  # the screen is small offscreen
    monkeypatch.setattr(fitting, "_screen", lambda _: QSize(2000, 1200))
    dialog = opened(plain, qtbot)
    middle, size = dialog.geometry().center(), dialog.size()
    click(dialog.earlier)
    assert len(rows(dialog)) == DAYS
    assert dialog.width() > size.width()
    assert abs(dialog.geometry().center().x() - middle.x()) <= 1
    assert dialog.earlier.text() == "&Fewer days"
    choose(dialog, 3)
    assert dialog.days.day == before(3)
    click(dialog.earlier)
    assert not dialog.days.isVisible()
    assert dialog.days.day == DAY
    assert dialog.size() == size
    assert dialog.earlier.text() == "&Earlier days"


def test_an_error_is_gone_with_the_next_wish_and_takes_no_room(plain: QApplication, qtbot: QtBot) -> None:
    dialog = opened(plain, qtbot)
    height, least = dialog.height(), dialog.minimumSizeHint().height()
    dialog.take("nothing")
    QCoreApplication.processEvents()
    assert dialog.problem.text()
    assert dialog.minimumSizeHint().height() == least
    dialog._answer("Short.")
    QCoreApplication.processEvents()
    assert (dialog.height(), dialog.minimumSizeHint().height()) == (height, least)
    dialog.take("nothing")
    click(dialog.earlier)
    assert not dialog.problem.text()


@pytest.mark.usefixtures("on_linux")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_days_fits_beside_three_results(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, compiled: Path, language: str
) -> None:
    monkeypatch.setattr(fitting, "_screen", lambda _: QSize(2000, 1200))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(SMALL)
    kept = [own(DAY, 162, helped=True), own(DAY, 10, name="Annegret"), own(DAY, 30), mark(DAY, 162)]
    kept += [own(before(1), 162, helped=True), mark(before(1), 0)]
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        name = level_name("expert")
        for results in (kept[:1] + kept[3:], kept):
            dialog = shown(window, results)
            # Desktops put icons on buttons and frames round windows.
            assert dialog.minimumSizeHint().width() <= SMALL.width() * 0.9
            assert dialog.width() <= SMALL.width()
            head = dialog.table.header()
            assert all(head.sectionSize(at) >= head.sectionSizeHint(at) for at in range(head.count()))
            if results is kept:
                assert dialog.table.verticalScrollBar().maximum() == 0
                assert scrolling(dialog) == [dialog.table], "sideways, so that headings can be read"
                continue
            expert = next(at for at in range(head.count()) if dialog.table.headerItem().text(at) == name)
            end = head.sectionViewportPosition(expert) + head.sectionSize(expert)
            assert end <= dialog.table.viewport().width()
            assert scrolling(dialog) == [], "there is room for all"
            dialog.deleteLater()


def scrolling(dialog: DailyDialog) -> list[QAbstractScrollArea]:
    """What scrolls in the dialog, and the dialog itself if it does."""
    return [
        area
        for area in dialog.findChildren(QAbstractScrollArea)
        if area.isVisible() and max(area.verticalScrollBar().maximum(), area.horizontalScrollBar().maximum())
    ]


def test_where_the_dialog_scrolls_its_lists_do_not(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = QSize(1024, 480)
    monkeypatch.setattr(fitting, "_screen", lambda _: size)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(size)
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    dialog = shown(window, [own(DAY, 162, helped=True), mark(DAY, 162), own(before(1), 162)])
    dialog.say("The expert is playing. " * 9)
    fitting.fit(dialog)
    click(dialog.earlier)
    QCoreApplication.processEvents()
    assert len(rows(dialog)) == DAYS
    assert [type(area) for area in scrolling(dialog)] == [QScrollArea]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bar_keeps_the_day_and_the_round(
    plain: QApplication, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        async with open_room() as room:
            apply_theme(plain, FELT, scale_for("largest", SMALL))
            translator.install(language)
            room.window.resize(SMALL)
            room.stage.status.headline.connect(room.window.show_headline)
            deal, begun = daily_deal(DAY), datetime.combine(DAY, BEGUN)
            players = tuple(Player(name, "human") for name in "ABC")
            room.session.start_game(
                Game(Setup(deal.preset, deal.options, players, 0, deal.seed, begun=begun)), room.store.current
            )
            headline = room.window.headline
            await eventually(headline.text)
            day, *rest = headline.text().partition(" · ")
            assert day.strip() == month_day_text(DAY, short=True)
            assert {"1", "3"} <= set("".join(rest))
            assert headline.sizeHint().width() <= headline.width()
