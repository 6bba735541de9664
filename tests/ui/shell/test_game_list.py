"""One way in to all games: the list, and what it does with a game."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.record.record_file import read_record, write_record
from mtdesk.settings import SettingsStore
from mtdesk.ui.files import games_dialog
from mtdesk.ui.files.game_file import ON_TABLE
from mtdesk.ui.files.games_dialog import Column, GamesDialog
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.kit.ask import Question
from tests.app.program import eventually
from tests.records import resumed
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click
from tests.ui.room import finished, open_game, opened, played
from tests.ui.shell.test_file_controller import Files

OVER, HALF = "2026-01-01 10.00.00.000001.mtrain", "2026-01-02 10.00.00.000001.mtrain"


@pytest.fixture
async def files() -> AsyncIterator[Files]:
    """A room with these games in its library."""
    library_folder().mkdir(parents=True)
    write_record(library_folder() / OVER, finished(open_game("over")))
    write_record(library_folder() / HALF, played(open_game("half", rounds=2), 2))
    async with opened() as room:
        made = Files(room)
        yield made
        await made.scores.flush()
        made.replays.close()


def shown() -> GamesDialog | None:
    """The list, if it is open."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, GamesDialog) and dialog.isVisible() else None


async def asked(files: Files, *, rows: int = 2) -> GamesDialog:
    """The list, when everything in it has been read."""
    dialog = await eventually(shown)
    await eventually(lambda: len(dialog.games.rows) == rows)
    return dialog


async def opened_list(files: Files, *, rows: int = 2) -> GamesDialog:
    """The list, opened from the menu as soon as the last one has closed."""

    def ask() -> GamesDialog | None:
        files.room.window.commands.games.trigger()
        return shown()

    await eventually(ask)
    return await asked(files, rows=rows)


def double_click(dialog: GamesDialog, row: int) -> None:
    view = dialog.list
    place = view.visualRect(dialog.games.index(row, 1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


async def test_a_double_click_continues_an_unfinished_game(files: Files) -> None:
    dialog = await opened_list(files)
    assert [row.game.file.name for row in dialog.games.rows] == [HALF, OVER]
    assert dialog.go_on.isDefault()
    assert dialog.go_on.text() == "&Continue"
    double_click(dialog, 0)
    await files.room.asked()
    assert files.room.game.setup.seed == "half"
    assert files.room.desk.file == library_folder() / HALF


async def test_a_double_click_replays_a_finished_game(files: Files) -> None:
    dialog = await opened_list(files)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.go_on.text() == "Res&ult"
    assert dialog.replay.isDefault()
    double_click(dialog, 1)
    await files.replayed()
    assert files.room.session.game is None, "the table stays as it is"


async def test_a_game_is_analysed_as_soon_as_a_round_of_it_is_over(files: Files) -> None:
    dialog = await opened_list(files)
    assert not dialog.analyse.isEnabled()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    click(dialog.analyse)
    await files.replayed()
    window = files.replays.replay
    assert window is not None
    await eventually(lambda: window.tabs.currentIndex() == 1)
    await eventually(lambda: window.analysis.is_running or window.analysis._is_done)
    assert files.room.session.game is None, "the table stays as it is"


async def test_typing_searches_and_enter_takes_the_first_one(files: Files) -> None:
    dialog = await opened_list(files)
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    dialog.field.setText("round 1 of 2")
    assert [row.game.file.name for row in dialog.games.rows] == [HALF]
    dialog.field.setText("nobody")
    assert dialog.nothing.isVisible()
    assert not dialog.go_on.isEnabled()
    assert not dialog.replay.isEnabled()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible(), "there is nothing to open"
    dialog.field.setText("bo")
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    await files.room.asked()
    assert files.room.game.setup.seed == "half"


async def test_the_list_is_sorted_as_it_was_left(files: Files) -> None:
    dialog = await opened_list(files)
    header = dialog.list.header()
    for _ in range(2):  # the second click turns the order round
        place = QPoint(header.sectionViewportPosition(Column.RESULT) + 20, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [row.game.file.name for row in dialog.games.rows] == [OVER, HALF]
    dialog.reject()
    await eventually(lambda: shown() is None)
    files.room.store.keep(SettingsStore().current)  # as after a new start
    dialog = await opened_list(files)
    header = dialog.list.header()
    assert header.sortIndicatorSection() == Column.RESULT
    assert header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
    assert [row.game.file.name for row in dialog.games.rows] == [OVER, HALF]
    assert dialog.list.currentIndex().row() == 0
    dialog.reject()


async def test_any_file_can_be_chosen_and_the_list_comes_back_after_one_that_cannot_be_opened(
    files: Files, tmp_path: Path
) -> None:
    file = tmp_path / "other.mtrain"
    file.write_text("no game")
    dialog = await opened_list(files)
    dialog.field.setText("2026")
    click(dialog.file)
    await answer(name(file))
    assert "damaged" in await files.room.close_box()
    dialog = await asked(files)
    assert dialog.field.text() == "2026"
    click(dialog.file)
    await answer(lambda chooser: chooser.reject())
    write_record(file, played(open_game("other"), 1))
    click((await asked(files)).file)
    await answer(name(file))
    await files.room.asked()
    assert files.room.game.setup.seed == "other"


async def test_the_game_on_the_table_is_first_and_cannot_be_deleted(files: Files, tmp_path: Path) -> None:
    await files.room.play(resumed(played(open_game("table"), 1)))
    game = files.room.game
    dialog = await opened_list(files, rows=3)
    assert dialog.games.rows[0].game.file == ON_TABLE
    assert not dialog.remove.isEnabled()
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert question() is None
    double_click(dialog, 0)
    await eventually(lambda: shown() is None)
    assert files.room.session.game is game
    click((await opened_list(files, rows=3)).export)
    await answer(name(tmp_path / "table.mtrain"))
    assert "Saved as “table.mtrain”" in await files.room.close_box("OK")
    assert read_record(tmp_path / "table.mtrain") == game.record
    click((await opened_list(files, rows=3)).replay)
    await files.replayed()


async def test_a_game_is_exported_from_the_list(files: Files, tmp_path: Path) -> None:
    dialog = await opened_list(files)
    click(dialog.export)
    await answer(lambda chooser: chooser.reject())
    dialog = await asked(files)  # nothing was exported, so it is there again
    click(dialog.export)
    await answer(name(tmp_path / "half.mtrain"))
    assert "Saved as “half.mtrain”" in await files.room.close_box("OK")
    assert read_record(tmp_path / "half.mtrain") == read_record(library_folder() / HALF)
    await eventually(lambda: shown() is None)


# Deleting


@pytest.fixture
def trash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of what is in the trash."""
    folder = tmp_path / "trash"
    folder.mkdir()

    def move(file: Path) -> bool:
        file.rename(folder / file.name)
        return True

    monkeypatch.setattr(games_dialog, "_move_to_trash", move)
    return folder


def question() -> Question | None:
    box = QApplication.activeModalWidget()
    return box if isinstance(box, Question) and box.isVisible() else None


async def agree(*, to: str = "") -> str:
    """Agree to the question that comes; returns its words."""
    await eventually(lambda: (box := question()) is not None and to in box.text())
    box = question()
    assert box is not None
    words = f"{box.text()} {box.informativeText()}"
    click(box.yes)
    await eventually(lambda: question() is not box)
    return words


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the trash cannot be moved")
async def test_the_trash_is_that_of_the_system(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    share = library_folder().parent / "share"  # on the same disk
    share.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(share))
    dialog = await opened_list(files)
    click(dialog.remove)
    await agree()
    await eventually(lambda: question() is not None or len(dialog.games.rows) == 1)
    assert [file.name for file in (share / "Trash/files").iterdir()] == [HALF]
    dialog.reject()


async def test_games_are_deleted_after_a_question(files: Files, trash: Path) -> None:
    store = files.room.store
    store.keep(store.current.with_recent(library_folder() / OVER))
    removed: list[object] = []
    files.room.library.removed.connect(removed.append)
    dialog = await opened_list(files)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    box = await eventually(question)
    box.reject()
    await eventually(lambda: question() is None)
    assert (library_folder() / OVER).exists(), "not without consent"
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert "Ada and Bo" in await agree()
    await eventually(lambda: len(dialog.games.rows) == 1)
    assert [row.game.file.name for row in dialog.games.rows] == [HALF]
    assert dialog.list.currentIndex().row() == 0
    assert removed == [(library_folder() / OVER,)]
    click(dialog.remove)
    await agree()
    await eventually(lambda: not dialog.games.rows)
    assert {file.name for file in trash.iterdir()} == {HALF, OVER}
    assert list(library_folder().iterdir()) == []
    assert dialog.nothing.isVisible()
    assert not dialog.remove.isEnabled()
    assert dialog.file.isDefault()
    dialog.reject()


async def test_files_that_people_put_elsewhere_are_only_taken_off_the_list(
    files: Files, tmp_path: Path, trash: Path
) -> None:
    other = tmp_path / "Christmas.mtrain"
    write_record(other, played(open_game("other"), 1))
    store = files.room.store
    store.keep(store.current.with_recent(other))
    dialog = await opened_list(files, rows=3)
    dialog.field.setText("christmas")
    click(dialog.remove)
    assert "“Christmas.mtrain”" in await agree(to="Remove")
    await eventually(lambda: not dialog.games.rows)
    assert other.exists()
    assert not list(trash.iterdir())
    dialog.reject()


@pytest.mark.parametrize("is_refused", [False, True])
async def test_without_a_trash_a_game_is_deleted_after_another_question_if_it_can_be(
    files: Files, monkeypatch: pytest.MonkeyPatch, is_refused: bool
) -> None:
    def refuse(_: Path, **__: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(games_dialog, "_move_to_trash", lambda _: False)
    dialog = await opened_list(files)
    click(dialog.remove)
    await agree()
    with monkeypatch.context() as patch:
        if is_refused:
            patch.setattr(Path, "unlink", refuse)
        assert "Ada and Bo" in await agree(to="permanently")
        if is_refused:
            assert "cannot be deleted" in await files.room.close_box()
    await eventually(lambda: len(dialog.games.rows) == 1 + is_refused)
    assert (library_folder() / HALF).exists() is is_refused
    dialog.reject()


@pytest.mark.parametrize("further", [0, 1])
async def test_the_library_that_this_one_was_copied_from_keeps_its_games(
    files: Files, tmp_path: Path, trash: Path, further: int
) -> None:
    first = tmp_path / "first" / "games" / HALF
    first.parent.mkdir(parents=True)
    write_record(first, played(open_game("half", rounds=2), 2 + further))
    content, store = first.read_bytes(), files.room.store
    store.keep(store.current.with_recent(first))
    dialog = await opened_list(files)
    await eventually(lambda: first in dialog.games.rows[0].files)
    click(dialog.remove)
    assert f"Files saved elsewhere stay: “{HALF}”." in await agree(to="Delete")
    await eventually(lambda: len(dialog.games.rows) == 1)
    assert [file.name for file in trash.iterdir()] == [HALF]
    assert not (library_folder() / HALF).exists()
    assert first.read_bytes() == content
    dialog.reject()
