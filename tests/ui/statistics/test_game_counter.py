"""Games on their way into the statistics: once each, whatever ends the program; every trouble told once."""

import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from mtdesk import paths
from mtdesk.archive.names import BACKUPS
from mtdesk.control.guided import guided_setup
from mtdesk.record.model import Record
from mtdesk.record.record_file import write_record
from mtdesk.record.rule_sets import RuleSet
from mtdesk.stats import store as store_module
from mtdesk.stats.figures import GameRules
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.statistics import game_counter as counting
from mtdesk.ui.statistics.controller import StatisticsController
from mtdesk.ui.statistics.dialog import StatisticsDialog
from tests.app.program import STILL, becomes, eventually, modal
from tests.records import resumed
from tests.stats.made import begun, by_own, game, results
from tests.stats.test_store import spoil_text
from tests.ui.room import Room, finished, kept, open_game, opened


@asynccontextmanager
async def at_the_counter() -> AsyncIterator[tuple[Room, StatisticsController]]:
    """A room in which games are counted."""
    async with opened() as room:
        yield room, StatisticsController(room.context, room.house_rules.shelf)


def database() -> Path:
    return paths.user_data_dir() / FILE_NAME


def keep(record: Record, name: str) -> Path:
    """Put a game into the library."""
    library_folder().mkdir(parents=True, exist_ok=True)
    file = library_folder() / f"{name}.mtrain"
    write_record(file, record)
    return file


def counted() -> int:
    return len(Store(database()).results("Ada"))


async def test_a_finished_game_on_the_table_is_in_the_statistics(qapp: QApplication) -> None:
    async with at_the_counter() as (room, desk):
        record = finished(open_game(rounds=2))
        await room.play(resumed(begun(record, 1, len(record.rounds[1].moves) - 1)))
        await desk.counter.count_table()
        assert counted() == 0
        await room.make()
        await score_sheet(room)
        showing = room.tasks.start(desk.show_statistics())
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), StatisticsDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, StatisticsDialog)
        await eventually(lambda: dialog.person.count() == 2 and dialog.shown())
        dialog.reject()
        await showing


async def score_sheet(room: Room) -> RoundEndPanel:
    """The page after a round, once it is there."""
    return await becomes(RoundEndPanel, lambda: room.window.overlay.page)


async def test_a_round_whose_end_is_held_back_is_not_counted(qapp: QApplication) -> None:
    async with at_the_counter() as (room, desk):
        record = finished(open_game(rounds=2))
        nearly = begun(record, 1, len(record.rounds[1].moves) - 1)
        room.session.start_game(resumed(nearly), structs.replace(STILL, confirm_turn=True))
        await room.make(record.rounds[1].moves[-1])
        await eventually(room.window.actions_bar.end_turn.isVisible)
        assert room.game.is_over
        await desk.counter.count_table()
        assert counted() == 0
        room.window.actions_bar.end_turn.click()
        await score_sheet(room)
        await desk.counter.count_table()
        assert counted() == 1


async def test_a_file_that_vanishes_while_it_is_counted_is_skipped(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(game("lost"), "a")
    keep(finished(open_game()), "b")
    moment = counting._moment

    def vanish(file: Path) -> datetime:
        if file.stem == "a":
            file.unlink()
        return moment(file)

    async with at_the_counter() as (room, desk):
        monkeypatch.setattr(counting, "_moment", vanish)
        await desk.counter.catch_up()
        assert counted() == 1
        assert room.reported == []


async def test_it_is_found_in_the_library_and_counts_once(qapp: QApplication) -> None:
    record = finished(open_game())
    file = keep(record, "2026-03-05 19.30.00.000001")
    keep(record, "a copy under another name")
    keep(finished(guided_setup("Ada", ("Bo", "Cé"))), "the guided round")
    (library_folder() / "damaged.mtrain").write_text("no game")
    async with at_the_counter() as (_, desk):
        await desk.counter.catch_up()
        assert counted() == 1
        assert Store(database()).unread(kept()) == []
        (result,) = Store(database()).results("Ada")
        assert result.played.isoformat() == "2026-03-05T19:30:00"
        await desk.counter.catch_up()
        assert counted() == 1
    file.unlink()
    assert counted() == 1


async def test_damage_is_told_once_and_everything_counted_again(qapp: QApplication) -> None:
    keep(finished(open_game()), "one")
    keep(game("two"), "two")
    async with at_the_counter() as (room, desk):
        await desk.counter.catch_up()
        spoil_text(database())
        room.tasks.start(desk.show_statistics())
        await eventually(QApplication.activeModalWidget)
        in_front = QApplication.activeModalWidget()
        if isinstance(in_front, StatisticsDialog):  # on a slow machine, over the message
            in_front.close()
        assert "recounted" in await room.close_box()
        await eventually(lambda: counted() == 1)
        if not isinstance(in_front, StatisticsDialog):
            dialog = QApplication.activeModalWidget()
            assert dialog is not None
            dialog.close()
    assert list(database().parent.glob("statistics-damaged-*.sqlite"))


async def test_locked_by_others_it_is_told_once_and_counted_later(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "_PATIENCE", 0.01)
    assert counted() == 0
    async with at_the_counter() as (room, desk):
        keep(finished(open_game()), "one")
        with closing(sqlite3.connect(database(), isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            await desk.counter.catch_up()
            assert "cannot be used" in await room.close_box()
            await desk.counter.catch_up()
        await desk.counter.catch_up()
        assert counted() == 1


async def test_a_table_for_other_programs(qapp: QApplication) -> None:
    async with at_the_counter() as (_, desk):
        head, *rows = desk.rows(results(7))
    assert len(rows) == 7
    by_name = [dict(zip(head, row, strict=True)) for row in rows]
    assert by_name[1]["Points"] == sum(results(7)[1].points)
    assert by_name[1]["Humans"] == "Bartholomäus Maximilian von W"
    assert by_name[0]["Date"] == "2026-01-03 20:00"


@pytest.mark.parametrize("slow", ["people", "results"])
async def test_closed_while_the_database_is_read_the_window_is_not_written_to(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    async with at_the_counter() as (room, desk):
        task = room.tasks.start(desk.show_statistics())
        dialog = await statistics()
        read, go_on = threading.Event(), threading.Event()
        usual = getattr(desk.store, slow)

        def slowly(*of: object) -> object:
            read.set()
            go_on.wait()
            return usual(*of)

        monkeypatch.setattr(desk.store, slow, slowly)
        desk.counter.changed.emit()
        dialog.person.textActivated.emit("Ada")
        try:
            await eventually(read.is_set)
            dialog.close()
            await task
            await eventually(lambda: not isValid(dialog))
        finally:
            go_on.set()
        await eventually(lambda: not room.tasks._running)
        assert room.reported == []


async def statistics() -> StatisticsDialog:
    """Wait for the window of the statistics."""
    return await modal(StatisticsDialog)


async def test_before_a_reset_a_copy_is_kept(qapp: QApplication) -> None:
    keep(finished(open_game()), "one")
    async with at_the_counter() as (room, desk):
        await desk.counter.catch_up()
        task = room.tasks.start(desk.show_statistics())
        dialog = await statistics()
        assert dialog.person.currentText() == "Ada"
        for answer, left in (("Cancel", 1), ("Reset", 0)):
            dialog.reset.click()
            assert "Reset" in await room.close_box(answer)
            await eventually(lambda left=left: len(dialog.shown()) == left)  # type: ignore[misc]
        assert counted() == 0
        dialog.close()
        await task
    (backup,) = (paths.user_data_dir() / BACKUPS).glob("*.sqlite")
    assert len(Store(backup).results("Ada")) == 1


async def test_own_rules_that_get_a_new_name_stay_the_same(qapp: QApplication) -> None:
    async with at_the_counter() as (room, desk):
        rules = RuleSet("Granny", "dutch", {"fork": True})
        await room.house_rules.shelf.save(rules)
        keep(by_own("Granny", finished(open_game())), "one")
        await desk.counter.catch_up()
        await room.house_rules.shelf.save(structs.replace(rules, changes={}))
        await room.house_rules.shelf.save(structs.replace(rules, name="Grandma"), "Granny")
        await eventually(
            lambda: [one.rules for one in Store(database()).results("Ada")] == [GameRules(name="Grandma")]
        )
