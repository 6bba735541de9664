"""How a game ended: shown from the list, while the game on the table stays where it is."""

from collections.abc import AsyncIterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mtdesk.ui.files.games_model import ON_TABLE
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.setup.deal_results import DealResultsDialog
from tests.app.program import eventually
from tests.records import resumed
from tests.ui.fingers import click
from tests.ui.room import finished, open_game, played
from tests.ui.shell.game_list import HALF, OVER, asked, reopened, shown, two_games
from tests.ui.shell.test_file_controller import Files

pytestmark = pytest.mark.window


@pytest.fixture
async def files() -> AsyncIterator[Files]:
    async with two_games() as made:
        yield made


def result() -> GameEndPanel | None:
    """The last page of a game, in a window of its own."""
    dialog = QApplication.activeModalWidget()
    return dialog.findChild(GameEndPanel) if dialog is not None and dialog.isVisible() else None


async def result_of(files: Files, row: int, *, rows: int = 2) -> GameEndPanel:
    """The result of a game in the list."""
    dialog = await reopened(files, rows=rows)
    dialog.list.setCurrentIndex(dialog.games.index(row, 0))
    click(dialog.go_on)
    await eventually(result)
    page = result()
    assert page is not None
    return page


async def test_the_result_of_a_finished_game_leaves_the_table_as_it_is(files: Files) -> None:
    await files.room.play(resumed(played(open_game("table"), 1)))
    game, title = files.room.game, files.room.window.headline.text()
    page = await result_of(files, 2, rows=3)
    assert page.window().windowTitle() == "Result: Ada and Bo"
    assert page.sheet.scores is not None
    assert page.sheet.scores.is_over
    buttons = (page.play_again, page.choose_new, page.look_at_table)
    assert not any(button.isVisible() for button in buttons), "nothing goes on from there"
    assert page.close_it.isDefault()
    match = files.room.session.match
    assert match is not None
    assert match._prompter.is_paused, "nothing happens behind it"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    await eventually(lambda: result() is None)
    await eventually(lambda: not match._prompter.is_paused)
    assert files.room.game is game
    assert files.room.window.headline.text() == title
    assert files.room.window.overlay.page is None
    assert not files.room.window.left_game.isVisible()
    dialog = await reopened(files, rows=3)
    assert [row.game.file.name for row in dialog.games.rows] == [ON_TABLE.name, HALF, OVER]
    assert all(row.game.when for row in dialog.games.rows[1:])
    dialog.reject()
    await files.room.make()


async def test_the_list_is_there_again_as_it_was(files: Files) -> None:
    dialog = await reopened(files)
    dialog.field.setText("ada")
    dialog.list.setCurrentIndex(dialog.games.index(1, 0))
    click(dialog.go_on)
    await eventually(result)
    page = result()
    assert page is not None
    assert page._name.text() == "House rules"
    click(page.close_it)
    dialog = await asked(files)
    assert dialog.field.text() == "ada"
    await eventually(lambda: dialog.list.currentIndex().row() == 1)
    dialog.reject()
    await eventually(lambda: shown() is None)


async def test_no_button_turns_gold_behind_what_is_compared(files: Files) -> None:
    page = await result_of(files, 1)
    page.compare.setFocus()
    click(page.compare)
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), DealResultsDialog))
    buttons = [button for button in page.findChildren(QPushButton) if button.isDefault()]
    assert buttons == [page.close_it]
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, DealResultsDialog)
    dialog.reject()
    await eventually(result)
    click(page.close_it)
    await eventually(lambda: result() is None)


async def test_a_paused_game_is_still_paused_after_the_result_of_another(files: Files) -> None:
    await files.room.play(resumed(played(open_game("table"), 1)))
    files.room.session.pause(True)
    files.room.window.commands.pause.setChecked(True)
    page = await result_of(files, 2, rows=3)
    click(page.close_it)
    await eventually(lambda: result() is None)
    match = files.room.session.match
    assert match is not None
    assert match._prompter.is_paused


@pytest.mark.parametrize("analyse", [False, True])
async def test_from_its_result_a_game_is_replayed(files: Files, analyse: bool) -> None:
    page = await result_of(files, 1)
    click(page.open_analysis if analyse else page.open_replay)
    await eventually(lambda: files.replays.replay is not None and files.replays.replay.isVisible())
    window = files.replays.replay
    assert window is not None
    await eventually(lambda: (window.tabs.currentWidget() is window.analysis) is analyse)
    await files.replayed()
    assert files.room.session.game is None


async def test_results_are_compared_over_the_result(files: Files) -> None:
    page = await result_of(files, 1)
    click(page.compare)
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), DealResultsDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, DealResultsDialog)
    assert dialog.parentWidget() is page.window()
    dialog.reject()
    await eventually(result)
    click(page.close_it)
    await eventually(lambda: result() is None)


async def test_the_result_of_the_game_on_the_table_comes_back(files: Files) -> None:
    room = files.room
    room.session.start_game(resumed(finished(open_game("table"))), room.store.current)
    await eventually(lambda: isinstance(room.window.overlay.page, GameEndPanel))
    room.window.overlay.uncover()
    dialog = await reopened(files, rows=3)
    assert dialog.go_on.text() == "Res&ult"
    click(dialog.go_on)
    await eventually(lambda: isinstance(room.window.overlay.page, GameEndPanel))
