"""The log: what is to be read of it, how it is found and copied, and what its entries point at."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.rules.tiles import Tile
from mtdesk.table.look import Look, set_look
from mtdesk.table.theme import CONTRAST
from mtdesk.ui.window.log import Kind, LogEntry, LogPanel
from tests.app.program import eventually
from tests.records import resumed
from tests.ui.fingers import click, click_row, pick, readable, write
from tests.ui.room import open_game, opened, played
from tests.windows import show


def entry(
    text: str,
    seat: int | None = None,
    kind: Kind = Kind.OTHER,
    about: Tile | str | None = None,
    *,
    heading: bool = False,
) -> LogEntry:
    return LogEntry(text, seat, heading=heading, kind=kind, about=about)


STORY = (
    entry("Round 1", heading=True, about=Tile(6, 6)),
    entry("Ada plays 6-5", 0, Kind.TILES, Tile(6, 5)),
    entry("Bo draws", 1, Kind.DRAWS),
    entry("Bo passes", 1, Kind.PASSES, "P1"),
    entry("Round 2", heading=True, about=Tile(5, 5)),
    entry("Bo plays 5-4", 1, Kind.TILES, Tile(5, 4)),
    entry("Ada taps", 0),
)


@pytest.fixture
def log() -> LogPanel:
    panel = LogPanel()
    panel.show_players(("Ada", "Bo"))
    for one in STORY:
        panel.append(one)
    panel.resize(320, 500)
    show(panel)
    return panel


def read(panel: LogPanel) -> list[str]:
    items = [panel.list.item(row) for row in range(panel.list.count())]
    return [item.text() for item in items if not item.isHidden()]


ALL = [one.text for one in STORY]


def test_the_filter_is_folded_away_and_holds_only_while_it_is_seen(log: LogPanel) -> None:
    assert (read(log), log.bar.isVisible()) == (ALL, False)
    click(log.filtering)
    assert log.bar.isVisible()
    pick(log.bar.players, 1)
    assert read(log) != ALL
    log.filtering.toggle()
    assert not log.bar.isVisible()
    assert read(log) == ALL


@pytest.mark.parametrize(
    ("player", "kind", "newest", "text", "left"),
    [
        (1, 0, False, "", ["Round 1", "Ada plays 6-5", "Round 2", "Ada taps"]),
        (2, 0, False, "", ["Round 1", "Bo draws", "Bo passes", "Round 2", "Bo plays 5-4"]),
        (0, 1, False, "", ["Round 1", "Ada plays 6-5", "Round 2", "Bo plays 5-4"]),
        (0, 2, False, "", ["Round 1", "Bo draws", "Round 2"]),
        (0, 3, False, "", ["Round 1", "Bo passes", "Round 2"]),
        (0, 4, False, "", ["Round 2", "Ada taps"]),
        (0, 0, True, "", ["Round 2", "Bo plays 5-4", "Ada taps"]),
        (2, 1, True, "", ["Round 2", "Bo plays 5-4"]),
        (0, 0, False, "PLAYS", ["Round 1", "Ada plays 6-5", "Round 2", "Bo plays 5-4"]),
        (0, 0, False, "  bó  ", ["Round 1", "Bo draws", "Bo passes", "Round 2", "Bo plays 5-4"]),
        (2, 2, True, "", ["Round 2"]),
        (0, 0, False, "nobody", []),
    ],
)
def test_what_is_left(
    log: LogPanel, player: int, kind: int, newest: bool, text: str, left: list[str]
) -> None:
    click(log.filtering)
    pick(log.bar.players, player)
    pick(log.bar.kinds, kind)
    if newest:
        click(log.bar.newest)
    write(log.bar.field, text)
    assert read(log) == left
    assert ("No matching entries." in [words for _, words in readable(log)]) == (not left)


def test_what_is_written_later_is_filtered_too(log: LogPanel) -> None:
    click(log.filtering)
    pick(log.bar.players, 1)
    before = read(log)
    log.append(entry("Bo draws again", 1, Kind.DRAWS))
    assert read(log) == before
    log.append(entry("Ada draws", 0, Kind.DRAWS))
    assert read(log) == [*before, "Ada draws"]
    log.cut(3)
    assert read(log) == ["Round 1", "Ada plays 6-5"]


def test_the_filter_survives_another_theme(log: LogPanel) -> None:
    click(log.filtering)
    pick(log.bar.kinds, 2)
    before = read(log)
    set_look(Look(CONTRAST))
    assert read(log) == before


def test_another_game_has_other_players(log: LogPanel) -> None:
    click(log.filtering)
    pick(log.bar.players, 2)
    log.cut(0)
    log.show_players(("Eva", "Flo", "Gus"))
    box = log.bar.players
    assert [box.itemText(at) for at in range(box.count())] == ["Everyone", "Eva", "Flo", "Gus"]
    log.append(entry("Eva draws", 0))
    assert read(log) == ["Eva draws"]


def test_a_text_is_found_by_the_usual_keys(log: LogPanel) -> None:
    log.activateWindow()
    log.search.trigger()
    assert log.bar.isVisible()
    assert log.bar.field.hasFocus()
    QTest.keyClicks(log.bar.field, "draws")
    assert read(log) == ["Round 1", "Bo draws"]


def test_the_controls_stand_before_the_entries_for_the_keyboard_too(log: LogPanel) -> None:
    click(log.filtering)
    log.filtering.setFocus()
    order = (log.filtering, log.bar.players, log.bar.kinds, log.bar.field, log.bar.newest, log.list)
    for before, after in pairwise(order):
        QTest.keyClick(before, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is after


def test_a_click_and_enter_point_at_what_an_entry_is_about(log: LogPanel) -> None:
    told: list[object] = []
    log.pointed_out.connect(told.append)
    for row in range(len(STORY)):
        click_row(log.list, row)
    assert told == [Tile(6, 6), Tile(6, 5), "P1", Tile(5, 5), Tile(5, 4)]
    assert not log.list.hasFocus(), "the keys are for the table"
    log.list.setFocus()
    log.list.setCurrentRow(1)
    QTest.keyClick(log.list, Qt.Key.Key_Return)
    assert told[5:] == [Tile(6, 5)]


def test_entries_are_copied_as_text(log: LogPanel) -> None:
    log.copy.trigger()
    assert QApplication.clipboard().text() == "\n".join(ALL)
    log.list.item(5).setSelected(True)
    log.list.item(2).setSelected(True)
    log.copy.trigger()
    assert QApplication.clipboard().text() == "Bo draws\nBo plays 5-4"
    log.list.clearSelection()
    click(log.filtering)
    pick(log.bar.players, 1)
    log.copy.trigger()
    assert QApplication.clipboard().text() == "\n".join(read(log))


def test_the_newest_entry_stays_in_sight_in_a_smaller_window(log: LogPanel) -> None:
    for number in range(40):
        log.append(entry(f"Ada draws for the time number {number}", 0, Kind.DRAWS))
    bar = log.list.verticalScrollBar()
    for size in ((250, 200), (600, 400), (300, 250)):
        log.resize(*size)
        QApplication.processEvents()
        assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    log.resize(250, 200)
    QApplication.processEvents()
    assert bar.value() == 0


# In a match


async def test_entries_of_a_game_know_what_they_are_about() -> None:
    async with opened() as room:
        record = played(open_game(hand=8), 6)
        await room.play(resumed(record))
        entries = room.window.log._entries
        assert entries[0].heading
        laid = [one for one in entries if isinstance(one.about, Tile) and one.kind is Kind.TILES]
        assert laid
        for one in laid:
            room.window.log.pointed_out.emit(one.about)
            ring = room.table.spotlight.ring
            assert ring is not None
            assert ring.parentItem() is room.table.trains.item_of(one.about)  # type: ignore[arg-type]
        drawn = [one for one in entries if one.kind is Kind.DRAWS]
        assert all(one.about is None for one in drawn)
        await eventually(lambda: room.window.log.list.count() == len(entries))


def test_the_keyboard_comes_to_the_newest_entry(
    qtbot: QtBot, log: LogPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless somebody reads further up; a reader is told of it after Qt has told of the list."""
    told: list[int] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.child()))
    QAccessible.setActive(True)
    log.setFocus()
    qtbot.waitUntil(lambda: told != [])
    assert log.list.currentRow() == log.list.count() - 1 == told[-1]
    log.list._follows = False
    log.list.setCurrentRow(2)
    log.list.clearFocus()
    told.clear()
    log.setFocus()
    qtbot.waitUntil(lambda: told != [])
    assert log.list.currentRow() == told[-1] == 2
