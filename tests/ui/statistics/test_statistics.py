"""The window of the statistics and its page of fairness: what they show and say."""

import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QTreeWidgetItem
from shiboken6 import isValid

from mtdesk import paths
from mtdesk.ai.levels import LEVELS
from mtdesk.archive.names import BACKUPS
from mtdesk.control.guided import guided_setup
from mtdesk.record.model import Record
from mtdesk.record.record_file import write_record
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.presets import PRESETS
from mtdesk.stats import store as store_module
from mtdesk.stats.fairness import Fairness, Finding, Numbers, Topic
from mtdesk.stats.figures import GameRules
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.stats.summary import Tally
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.statistics import game_counter as counting
from mtdesk.ui.statistics.charts import StreakChart
from mtdesk.ui.statistics.controller import StatisticsController
from mtdesk.ui.statistics.dialog import StatisticsDialog
from mtdesk.ui.statistics.fairness import FairnessPage
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.statistics import verdict_text
from tests.app.program import STILL, becomes, eventually, modal
from tests.records import resumed
from tests.stats.made import begun, by_own, fill, game, results
from tests.stats.test_figures import spoil_text
from tests.ui.fingers import pick
from tests.ui.room import Room, finished, kept, open_game, opened
from tests.windows import show

NAMES = ["Beginner", "Easy", "Medium", "Hard", "Expert"]
"""Of the levels, the weakest first."""


@pytest.fixture
def dialog() -> StatisticsDialog:
    result = StatisticsDialog(LEVELS)
    result.show_people(("Anna", "Bo"))
    result.show_results(results(20))
    return show(result)


def rows(dialog: StatisticsDialog) -> dict[str, list[str]]:
    """The rows of the table by their names."""
    found: dict[str, list[str]] = {}
    for group in children(dialog.table.invisibleRootItem()):
        for row in children(group):
            found[row.text(0)] = [row.text(column) for column in range(1, dialog.table.columnCount())]
    return found


def children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return list(filter(None, map(item.child, range(item.childCount()))))


def test_the_table_holds_all_figures(dialog: StatisticsDialog) -> None:
    found = rows(dialog)
    points = [value for one in results(20) for value in one.points]
    fair = sum(1 / one.players for one in results(20)) / 20
    mean = f"{sum(points) / len(points):.1f}"
    assert found["All games"] == ["20", "10 (50%)", f"{fair:.0%}", "100", "20", mean]
    assert found["Bartholomäus Maximilian von W"][0] == "10"
    assert {"Easy", "Expert", preset_name("dutch")} <= found.keys()
    (first, *_) = children(dialog.table.invisibleRootItem())
    spoken = children(first)[0].data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("All games, Games: 20, Won: 10 (50%), Expected: ")


def test_levels_are_in_their_order_until_a_column_sorts_them(dialog: StatisticsDialog) -> None:
    names = list(rows(dialog))
    assert [name for name in names if name in NAMES] == NAMES
    points = dialog.table.columnCount() - 1
    dialog.tabs.setCurrentIndex(1)
    header = dialog.table.header()
    for falls in (True, False):
        middle = header.sectionViewportPosition(points) + header.sectionSize(points) // 2
        place = QPoint(middle, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        shown = [float(row[-1]) for name, row in rows(dialog).items() if name in NAMES]
        assert len(set(shown)) > 1
        assert shown == sorted(shown, reverse=falls)
    assert next(iter(rows(dialog))) == "All games", "each group is sorted on its own"
    dialog.show_results(results(20))
    assert [float(row[-1]) for name, row in rows(dialog).items() if name in NAMES] == shown, "it stays sorted"
    QTest.keyClick(dialog.table, Qt.Key.Key_Right)
    assert list(rows(dialog)) == names, "as at first"
    QTest.keyClick(dialog.table, Qt.Key.Key_Left)
    assert list(rows(dialog)) != names


def test_filters_leave_out_what_was_not_chosen(dialog: StatisticsDialog) -> None:
    pick(dialog.rules, 1)
    chosen = results(20)[-1].rules
    assert dialog.rules.currentText() == preset_name(chosen.preset)
    dialog.rules.activated.emit(1)
    assert rows(dialog)["All games"][0] == str(sum(one.rules == chosen for one in results(20)))
    dialog.show_results(results(9))
    assert set(dialog.shown()) == {one for one in results(9) if one.rules == chosen}, "the choice stays"


def test_the_period_reaches_back_from_today(dialog: StatisticsDialog) -> None:
    now = datetime.now()  # noqa: DTZ005 -- local times
    days = zip(results(4), (400, 100, 40, 1), strict=True)
    dialog.show_results([replace(one, played=now - timedelta(days=back)) for one, back in days])
    counts = []
    for index in range(dialog.period.count()):
        dialog.period.setCurrentIndex(index)
        dialog.period.activated.emit(index)
        counts.append(len(dialog.shown()))
    assert counts == [4, 3, 2, 1]


def test_nothing_played_is_said_kindly() -> None:
    dialog = StatisticsDialog(LEVELS)
    show(dialog)
    assert not dialog.export.isEnabled()
    assert not dialog.reset.isEnabled()
    assert not dialog.person.isVisible(), "there is nothing to choose from"
    assert [dialog.tabs.isTabVisible(tab) for tab in range(3)] == [True, False, True], "fairness is there"
    said = dialog.leave.accessibleDescription()
    assert "There is nothing to show" in said
    assert "Score pads and games between computers are not" in said, "they may be all there is"
    dialog.show_results((), 2)
    assert "\n2 game(s) not counted because a computer" in dialog.leave.accessibleDescription()


def test_the_note_says_how_many_games_are_left_out(dialog: StatisticsDialog) -> None:
    for left_out in (0, 2):
        dialog.show_results(results(2), left_out)
        notes = [part.text() for part in dialog.findChildren(QLabel) if "A finished game" in part.text()]
        assert len(notes) == 1
        assert ("2 game(s) not counted because a computer" in notes[0]) == bool(left_out)


def test_every_rule_set_and_level_has_a_name(dialog: StatisticsDialog) -> None:
    (one,) = results(1)
    dialog.show_results([replace(one, rules=GameRules(name)) for name in PRESETS])
    assert {preset_name(name) for name in PRESETS} <= rows(dialog).keys()
    custom, own = GameRules("custom"), GameRules(name="dutch")
    older = replace(one, rules=custom, levels=frozenset({"outside:Heavy", "older"}))
    dialog.show_results([older, replace(one, rules=own), replace(one, rules=GameRules("of-2030"))])
    assert {"“Heavy”", "older", "House rules", "dutch", "of-2030"} <= rows(dialog).keys()


def test_charts_are_explained_in_tips_and_left_out_if_they_have_a_single_value(
    dialog: StatisticsDialog,
) -> None:
    (chart,) = dialog.findChildren(StreakChart)
    frame = chart.parentWidget()
    assert frame is not None
    assert frame.accessibleDescription().startswith("Bars for wins point up")
    assert frame.accessibleDescription() in frame.toolTip()
    for count in (1, 2):
        dialog.show_results(results(count))
        assert chart.isVisible() is (count > 1)


# Fairness


def test_fairness_is_asked_for_when_its_page_is_shown_and_concerns_all_players(
    dialog: StatisticsDialog,
) -> None:
    asked: list[bool] = []
    dialog.fairness_wanted.connect(lambda: asked.append(True))
    dialog.tabs.setCurrentIndex(2)
    assert asked == [True]
    assert not dialog.person.isVisible()
    assert not dialog.export.isVisible(), "it would export the figures of one person"
    dialog.show_fairness(Fairness(7))
    assert any("7 round(s) dealt" in part.text() for part in dialog.findChildren(QLabel))
    dialog.tabs.setCurrentIndex(0)
    assert dialog.person.isVisible()
    dialog.tabs.setCurrentIndex(2)
    assert asked == [True], "it is known already"


def test_the_figures_of_fairness_are_said_with_their_names(tmp_path: Path) -> None:
    store = Store(tmp_path / "statistics.sqlite")
    fill(store)
    page = FairnessPage(store.fairness())
    spoken = [part.accessibleName() for part in page.findChildren(QLabel)]
    assert any(text.startswith("Pips per tile, Humans: ") for text in spoken)
    assert "Computers: 0: " in page.chart.accessibleDescription()


def test_what_concerns_the_whole_table_is_not_said_of_people() -> None:
    numbers, tally = Numbers((0.4, 0.6), (0.4, 0.6), (0.5, 0.5)), Tally(10, 5, 2.5, 1.0)
    findings = (
        Finding(Topic.HUNTS, tally, Tally(), 0.5),
        Finding(Topic.NUMBERS, Tally(), Tally(), 0.5),
    )
    page = FairnessPage(Fairness(100, findings, numbers))
    spoken = [part.accessibleName() for part in page.findChildren(QLabel)]
    assert "Rounds in which no one held the engine: 50.0% (25.0% expected)" in spoken
    topic = "How often each number was dealt"
    assert spoken.count(f"{topic}, Verdict: in line with chance") == 1
    table = [grid for grid in page.findChildren(QGridLayout) if grid.rowCount() > 1]
    assert [grid.rowCount() for grid in table] == [2], "a chart has no row"
    assert not any("Humans:" in text for text in spoken)


def test_who_was_dealt_nothing_has_no_columns() -> None:
    numbers = Numbers((0.0, 0.0), (0.4, 0.6), (0.5, 0.5))
    findings = (
        Finding(Topic.PIPS, Tally(), Tally(10, 5, 2.5, 1.0), 0.5),
        Finding(Topic.NUMBERS, Tally(), Tally(), 0.5),
    )
    page = FairnessPage(Fairness(5, findings, numbers))
    texts = {part.text() for part in page.findChildren(QLabel) if not part.isHidden()}
    assert "Computers" in texts
    assert not {"Humans", "Verdict", "–", "in line with chance"} & texts
    assert "Humans" not in page.chart.accessibleDescription()


def test_verdicts() -> None:
    assert verdict_text(0.4) == "in line with chance"
    assert "1 in 100" in verdict_text(0.01)
    assert verdict_text(1e-9) == "hard to explain by chance"


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
