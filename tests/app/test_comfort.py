"""The whole program: pause, full screen, themes, what is remembered, earlier games, the counter."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from mtdesk import paths
from mtdesk.app import Application
from mtdesk.record.record_file import read_record
from mtdesk.rules.moves import Play
from mtdesk.settings import FILE_NAME, SettingsStore
from mtdesk.table.look import current_theme
from mtdesk.table.theme import DARK, FELT
from mtdesk.ui.kit.sizes import text_scale
from mtdesk.ui.play.pause import PausePage
from tests.app.fingers import click
from tests.app.person import Person
from tests.app.program import STILL, eventually, game_of, game_setup, people, settle, started
from tests.ui.fingers import readable
from tests.ui.made import game_list
from tests.ui.room import kept, open_box, open_game


@pytest.fixture(autouse=True)
def _settled() -> None:
    settle()


def pause_page(desk: Application) -> PausePage | None:
    page = desk.window.stack.currentWidget()
    return page if isinstance(page, PausePage) else None


async def make(desk: Application) -> None:
    """Make the first legal move, and wait until it is taken."""
    await Person(desk).asked()
    invitation = desk.window.table.invitation
    desk.window.table.proposed.emit(invitation.moves[0])
    await eventually(lambda: desk.window.table.invitation is not invitation)


async def box() -> QMessageBox:
    """The message that is open, once one is."""
    return await eventually(open_box)


def press(message: QMessageBox, text: str) -> None:
    """Press the button with this text."""
    next(button for button in message.buttons() if button.text().replace("&", "") == text).click()


# Pause


async def test_a_pause_hides_everything_and_any_way_ends_it(qapp: QApplication) -> None:
    async with started(qapp, open_game()) as desk:
        await Person(desk).asked()
        window, pause = desk.window, desk.window.commands.pause
        window.commands.log.setChecked(True)
        window.commands.hidden.setChecked(True)
        for end in ("escape", "key", "click", "button"):
            pause.trigger()
            page = pause_page(desk)
            assert page is not None
            assert page.go_on.accessibleDescription().startswith("Paused. ")
            for private in (window.view, window.log, window.hidden, window.actions_bar):
                assert not private.isVisible()
            assert {words for _, words in readable(window) if words} <= {
                label.text() for label in page.findChildren(QLabel)
            } | {page.go_on.text(), window.headline.text()}
            if end == "escape":
                QTest.keyClick(page.go_on, Qt.Key.Key_Escape)
            elif end == "key":
                pause.trigger()
            elif end == "click":
                click(page, QPointF(10, 10))
            else:
                click(page.go_on)
            assert pause_page(desk) is None
            assert not pause.isChecked()
            assert window.view.isVisible()
            assert window.log.isVisible()
        await make(desk)


# The window


async def test_the_window_comes_back_as_it_was_left(qapp: QApplication) -> None:
    async with started(qapp, open_game()) as desk:
        window = desk.window
        window.resize(1180, 720)
        await eventually(lambda: text_scale() == 1.0)
        window.commands.log.trigger()
        assert SettingsStore().current.log_shown, "however the program ends"
        window.commands.hidden.trigger()
        await eventually(lambda: window._sides.sizes()[1] > 0)
        window._sides.moveSplitter(1180 - 400, 1)
        await Person(desk).asked()
        width = window.log.width()
        assert 380 <= width <= 410
    settings = SettingsStore().current
    assert (settings.log_shown, settings.hidden_counter, settings.log_width) == (True, True, width)
    async with started(qapp) as desk:
        await Person(desk).asked()
        window = desk.window
        assert (window.width(), window.height()) == (1180, 720)
        assert window.log.isVisible()
        assert window.hidden.isVisible()
        assert abs(window.log.width() - width) <= 2
        assert not window.isFullScreen()


async def test_full_screen_comes_back_and_escape_leaves_it(qapp: QApplication) -> None:
    async with started(qapp, open_game(hand=12)) as desk:
        await Person(desk).asked()
        desk.window.commands.full_screen.trigger()
        assert desk.window.isFullScreen()
        assert desk.window.menuBar().isVisible()
    assert SettingsStore().current.full_screen
    async with started(qapp) as desk:
        await Person(desk).asked()
        while not (plays := desk.window.table.invitation.plays):
            await make(desk)
            await Person(desk).asked()
        assert desk.window.commands.full_screen.isChecked()
        gesture = desk.window.view.gesture
        gesture.select(next(iter(plays)))
        QTest.keyClick(desk.window.view, Qt.Key.Key_Escape)
        assert gesture.selected is None
        assert desk.window.isFullScreen(), "a tile is put back first"
        QTest.keyClick(desk.window.view, Qt.Key.Key_Escape)
        assert not desk.window.isFullScreen()
        assert not desk.window.commands.full_screen.isChecked()


# Recent games


async def go_on_with(desk: Application, file: Path) -> None:
    """Continue the game in a file from the list."""
    dialog = await game_list(desk.window)
    await eventually(lambda: any(file in row.files for row in dialog.games.rows))
    at = next(at for at, row in enumerate(dialog.games.rows) if file in row.files)
    dialog.list.setCurrentIndex(dialog.games.index(at, 0))
    dialog.go_on.click()


async def test_a_game_of_the_library_stays_one_file_when_it_is_played_on(qapp: QApplication) -> None:
    async with started(qapp, open_game(hand=6)) as desk:
        await make(desk)
        await Person(desk).asked()
        former = game_of(desk)
        desk.window.commands.restart.trigger()
        await eventually(lambda: game_of(desk) is not former and kept())
        (file,) = kept()
        before = read_record(file)
        await go_on_with(desk, file)
        await eventually(lambda: game_of(desk).record == before)
        await make(desk)
        await Person(desk).asked()
        record = game_of(desk).record
        desk.window.commands.restart.trigger()
        await eventually(lambda: game_of(desk).record is not record)
        assert kept() == [file]
        assert read_record(file) == record


# The counter


async def test_the_counter_follows_the_game_and_knows_no_more_than_the_viewer(qapp: QApplication) -> None:
    setup = game_setup(people("Ada", "Bo"), hand=6)
    async with started(qapp, setup) as desk:
        window = desk.window
        window.commands.hidden.trigger()
        overlay = window.overlay
        await eventually(lambda: overlay.page is not None)

        def shown() -> tuple[int, ...]:
            return tuple(row.count for row in window.hidden.rows)

        assert shown() == game_of(desk).view(None).hidden_by_pip, "behind the curtain"
        page = overlay.page
        assert page is not None
        await eventually(page.open.isEnabled)  # type: ignore[attr-defined]
        click(page.open)  # type: ignore[attr-defined]
        await Person(desk).asked()
        seat = game_of(desk).board.turn
        assert shown() == game_of(desk).view(seat).hidden_by_pip
        assert shown() != game_of(desk).view(None).hidden_by_pip
        words = window.hidden.rows[12].accessibleName()
        assert words.startswith("Number 12: ")
        play = next((move for move in window.table.invitation.moves if isinstance(move, Play)), None)
        before = shown()
        await make(desk)
        if play is not None:
            assert before == shown() or overlay.page is not None
        await eventually(lambda: shown() in {game_of(desk).view(None).hidden_by_pip, before})


async def test_a_damaged_settings_file_is_told_once_and_the_game_goes_on(qapp: QApplication) -> None:
    (paths.user_config_dir() / FILE_NAME).write_text('{"volume": "loud"}')
    async with started(qapp, open_game()) as desk:
        message = await box()
        assert "damaged" in message.text()
        message.close()
        await Person(desk).asked()
        assert game_of(desk).record.rounds


# Themes


async def test_the_whole_program_follows_the_desktop_at_once(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle(replace(STILL, theme="system"))
    async with started(qapp) as _:
        assert current_theme() is FELT
        monkeypatch.setattr("mtdesk.app.theme_named", lambda *_: DARK)
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        await eventually(lambda: current_theme() is DARK)
        assert qapp.palette().window().color().name().upper() == DARK.wood[1]
