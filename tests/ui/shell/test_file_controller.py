"""Files of every kind, wherever they are named, come to the desk that knows what to do with them."""

import asyncio
import json
import os
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog

from mtdesk import paths
from mtdesk.control.game import Game
from mtdesk.record.model import Record
from mtdesk.record.record_file import read_record, write_record
from mtdesk.record.replay import OpenedGame
from mtdesk.record.rule_sets import RuleSet, rule_set_to_json, write_rule_set
from mtdesk.record.score_pad import write_pad
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.ui.replay.controller import ReplayController
from mtdesk.ui.score_pad.controller import ScorePadController
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.store import kept_pads, pads_folder
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.shell.data_controller import DataController
from mtdesk.ui.shell.file_controller import FileController, FileKind, kind_of
from tests.app.new_game import setup_page, shown_setup
from tests.app.program import eventually, modal, saved
from tests.records import recover, write_journal
from tests.ui.files.test_library import answer, name
from tests.ui.room import Room, finished, kept, open_box, open_game, opened, played
from tests.ui.score_pad.pads import pad

GRANNY = RuleSet("Granny", "dutch", {"fork": True})


class Files:
    """A room with the desks for all kinds of files."""

    def __init__(self, room: Room) -> None:
        async def settled() -> None:
            pass

        self.room = room
        self.scores = ScorePadController(room.context)
        store = Store(paths.user_data_dir() / FILE_NAME)
        self.data = DataController(room.context, store, lambda: None, settled)
        self.replays = ReplayController(room.context, room.host, lambda _: None)
        self.desk = FileController(
            room.context, room.setup, room.house_rules, self.scores, self.data, self.replays
        )

    async def replayed(self) -> None:
        """Wait for the replay and close it: its table must not be laid out when the loop has ended."""
        await eventually(lambda: self.replays.replay is not None and self.replays.replay.isVisible())
        self.replays.close()

    @property
    def pad(self) -> PadPage | None:
        """The score pad that is shown."""
        window = self.scores._pad
        shown = window is not None and window.isVisible() and window.page
        return shown if isinstance(shown, PadPage) else None


@pytest.fixture
async def files() -> AsyncIterator[Files]:
    async with opened() as room:
        made = Files(room)
        yield made
        await made.scores.flush()
        made.replays.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.mtrules")
    assert kind_of(tmp_path / "x.mtrules") is FileKind.RULES


@pytest.mark.parametrize(
    ("named", "content", "kind"),
    [
        ("x.mtrain", '{"format": "mtdesk-record"', FileKind.GAME),
        ("x.json", '{"format":"mtdesk-rules"', FileKind.RULES),
        ("x.mtrain", '\ufeff { "format" : "mtdesk-score-pad"', FileKind.SCORES),
        ("x.MTRULES", "damaged", FileKind.RULES),
        ("x.mtscore", '{"format": "mtdesk-tournament"', FileKind.SCORES),
        ("x", "", FileKind.GAME),
        ("x.mtdata", "", FileKind.DATA),
    ],
)
def test_what_it_says_counts_more_than_its_name(
    tmp_path: Path, named: str, content: str, kind: FileKind
) -> None:
    (tmp_path / named).write_text(content, encoding="utf-8")
    assert kind_of(tmp_path / named) is kind


def test_files_of_all_data_and_files_that_are_none(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as archive:
        archive.writestr("x", "x")
    assert kind_of(tmp_path / "x.zip") is FileKind.DATA
    assert kind_of(tmp_path) is FileKind.GAME
    assert kind_of(tmp_path / "not there.mtrules") is FileKind.RULES
    assert kind_of(Path("a\0.mtscore")) is FileKind.SCORES


async def test_rules_named_at_the_start_are_there_for_the_first_game(files: Files, tmp_path: Path) -> None:
    write_rule_set(tmp_path / "x.MTRULES", GRANNY)
    start = files.desk.start_program(tmp_path / "x.MTRULES")
    assert "Granny" in await files.room.close_box("Close")
    await shown_setup()
    await start
    assert files.room.house_rules.shelf.sets == (GRANNY,)


async def test_a_game_named_at_the_start_is_played(files: Files, tmp_path: Path) -> None:
    game = played(open_game(), 2)
    write_record(tmp_path / "x.mtrain", game)
    await files.desk.start_program(tmp_path / "x.mtrain")
    await files.room.asked()
    assert files.room.game.record == game


@pytest.mark.parametrize("is_last", [False, True])
async def test_the_result_of_a_game_named_at_the_start_is_shown_over_the_last_game(
    tmp_path: Path, is_last: bool
) -> None:
    write_record(tmp_path / "x.mtrain", finished(open_game("over")))
    record = played(open_game(seed="last"), 2)
    if is_last:
        paths.journal().parent.mkdir(parents=True)
        write_journal(paths.journal(), record)
    async with opened() as room:
        files = Files(room)
        start = files.desk.start_program(tmp_path / "x.mtrain")
        dialog = await modal(QDialog)
        (page,) = dialog.findChildren(GameEndPanel)
        assert room.desk.has_game is is_last
        page.close_it.click()
        await start
        assert (setup_page() is None) is is_last
        assert room.desk.has_game is is_last
        if is_last:
            await room.asked()
            assert room.game.record == record
            assert kept() == []


# Files that come while the program starts


@pytest.fixture
def last() -> Record:
    """A game that was being played when the program ended."""
    record = played(open_game(seed="last"), 2)
    paths.journal().parent.mkdir(parents=True)
    write_journal(paths.journal(), record)
    return record


def saved_game(folder: Path, seed: str) -> Path:
    file = folder / f"{seed}.mtrain"
    write_record(file, played(open_game(seed=seed), 1))
    return file


def no_rush(files: Files) -> None:
    """Let reading the person's own rules, with which the start begins or ends, take a while."""
    load = files.room.house_rules.load

    async def slowly() -> None:
        await asyncio.sleep(0.2)
        await load()

    files.room.house_rules.load = slowly  # type: ignore[method-assign]


@pytest.mark.parametrize("how", ["request", "double-click", "recent"])
async def test_a_file_that_comes_while_the_program_starts_loses_no_game(
    last: Record, tmp_path: Path, how: str
) -> None:
    file = saved_game(tmp_path, "file")
    async with opened() as room:
        files = Files(room)
        no_rush(files)
        if how == "request":
            files.desk._requests.add(file)
        files.desk.start_program(None)
        match how:
            case "double-click":
                room.tasks.start(files.desk.open(file))
            case "recent":
                room.tasks.start(room.desk.open_file(file))
        await eventually(lambda: room.session.game and room.game.setup.seed == "file")
        await room.asked()
        assert [read_record(path) for path in kept()] == [last]
        assert saved() == read_record(file)
        files.desk.stop_listening()


async def test_two_files_opened_together_are_opened_in_their_order(last: Record, tmp_path: Path) -> None:
    first, second = saved_game(tmp_path, "first"), saved_game(tmp_path, "second")
    async with opened() as room:
        files = Files(room)
        files.desk.start_program(first)
        files.desk._requests.add(second)
        await eventually(lambda: room.session.game and room.game.setup.seed == "second")
        await room.asked()
        assert [read_record(path).setup.seed for path in kept()] == ["last"], "the first one is in its file"
        assert saved() == read_record(second)
        files.desk.stop_listening()


async def test_a_file_that_is_asked_for_many_times_is_opened_once(tmp_path: Path) -> None:
    write_record(tmp_path / "x.mtrain", finished(open_game("over")))
    async with opened() as room:
        files = Files(room)
        await room.play(Game(open_game()))
        files.desk._requests.listen(files.desk._answer)
        for _ in range(200):
            files.desk._requests.add(tmp_path / "x.mtrain")
        dialog = await modal(QDialog)
        assert len(room.window.findChildren(GameEndPanel)) == 1
        dialog.reject()
        await eventually(lambda: not files.desk._opening)
        assert QApplication.activeModalWidget() is None


async def test_a_file_that_comes_before_the_first_game_is_opened_instead_of_a_new_one(tmp_path: Path) -> None:
    async with opened() as room:
        files = Files(room)
        files.desk.start_program(None)
        room.tasks.start(files.desk.open(saved_game(tmp_path, "file")))
        await room.asked()
        assert room.game.setup.seed == "file"
        assert setup_page() is None
        files.desk.stop_listening()


async def test_if_the_last_game_cannot_be_read_for_an_unknown_reason_it_is_put_aside(
    last: Record, tmp_path: Path
) -> None:
    async def fail() -> OpenedGame | None:
        raise ZeroDivisionError

    async with opened() as room:
        files = Files(room)
        room.library.last_game = fail  # type: ignore[method-assign]
        files.desk.start_program(None)
        room.tasks.start(files.desk.open(saved_game(tmp_path, "file")))
        await room.asked()
        assert room.game.setup.seed == "file"
        aside = recover(paths.journal().with_name("current-damaged-1.journal"))
        assert aside is not None
        assert aside.record == last
        assert [type(error) for error in room.reported] == [ZeroDivisionError]
        files.desk.stop_listening()


async def test_a_score_pad_from_elsewhere_is_kept_once(files: Files, tmp_path: Path) -> None:
    write_pad(tmp_path / "x.mtscore", pad((0, 10, 20)))
    await files.desk.start_program(tmp_path / "x.mtscore")  # and no game is asked for
    for _ in range(2):
        assert files.pad is not None
        assert files.pad.table.cell == (1, 0)
        await files.scores.flush()
        assert [kept.pad for kept in kept_pads()] == [pad((0, 10, 20))]
        assert next(pads_folder().iterdir()).name != "x.mtscore", "two may have the same name"
        await files.desk.open(tmp_path / "x.mtscore")


async def test_damaged_files_get_the_sentence_of_their_kind(files: Files, tmp_path: Path) -> None:
    rules = {**rule_set_to_json(GRANNY), "version": 99}
    (tmp_path / "x.json").write_text(json.dumps(rules))
    for suffix, content, said in (
        (".mtscore", "{", "“x.mtscore” cannot be opened"),
        (".mtdata", "", "“x.mtdata” cannot be opened: it is damaged, or not a file of this kind."),
        (".json", json.dumps(rules), "newer version"),
        (".mtrain", "{}", "“x.mtrain” cannot be opened"),
    ):
        (tmp_path / f"x{suffix}").write_text(content)
        opening = files.room.tasks.start(files.desk.open(tmp_path / f"x{suffix}"))
        assert said in await files.room.close_box()
        await opening
    assert files.scores._pad is None, "no window opens for nothing"


async def test_rules_can_be_chosen_as_a_file_and_played_at_once(files: Files, tmp_path: Path) -> None:
    write_rule_set(tmp_path / "x.mtrules", GRANNY)
    wanted: list[RuleSet] = []
    files.room.house_rules.play_wanted.connect(wanted.append)
    choosing = files.room.tasks.start(files.desk.choose_file())
    await answer(name(tmp_path / "x.mtrules"))
    assert "Granny" in await files.room.close_box("New game with these rules…")
    await choosing
    assert wanted == [GRANNY]


async def test_files_are_dropped_on_the_window(files: Files, tmp_path: Path) -> None:
    game = played(open_game(), 2)
    write_record(tmp_path / "x.mtrain", game)
    write_pad(tmp_path / "x.mtscore", pad())
    await drop(files.room, [QUrl("https://example.org/x.mtrain")], taken=False)
    await drop(files.room, [QUrl.fromLocalFile(str(file)) for file in tmp_path.iterdir()], taken=True)
    await eventually(lambda: files.pad is not None and files.room.session.game is not None)
    await files.room.asked()
    assert files.room.game.record == game


async def test_many_files_that_are_no_games_are_refused_with_one_message(
    files: Files, tmp_path: Path
) -> None:
    photographs = [tmp_path / f"{number}.jpg" for number in range(3)]
    for file in photographs:
        file.write_bytes(b"\xff\xd8\xff")
    await drop(files.room, [QUrl.fromLocalFile(str(file)) for file in photographs], taken=True)
    assert "“0.jpg” cannot be opened" in await files.room.close_box()
    write_record(tmp_path / "x.mtrain", played(open_game(), 2))
    await drop(files.room, [QUrl.fromLocalFile(str(tmp_path / "x.mtrain"))], taken=True)
    await files.room.asked()
    assert open_box() is None


async def drop(room: Room, urls: list[QUrl], *, taken: bool) -> None:
    """Drag files over the middle of the window and let them go there, as the desktop does."""
    target = room.window.childAt(room.window.rect().center())
    while target is not None and not target.acceptDrops():
        target = target.parentWidget()
    assert target is room.window
    data = QMimeData()
    data.setUrls(urls)
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    point = room.window.rect().center()
    enter = QDragEnterEvent(point, copy, data, left, none)
    enter.ignore()
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted() is taken
    QApplication.sendEvent(target, QDropEvent(QPointF(point), copy, data, left, none))
