"""Score pads in their folder: when they were begun, whatever happens to their files."""

import os
from datetime import date, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import date_text, moment_text
from mtdesk.record.score_pad import PadPlayer, begun, with_end, with_entry
from mtdesk.record.score_pad_file import write_pad
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.score_pad.dialogs import DeleteQuestion
from mtdesk.ui.score_pad.list_page import ListPage
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.store import KeptPad, kept_pads, pads_folder, running_pads
from tests.ui.fingers import click
from tests.ui.score_pad.test_files import asked, playing_on
from tests.ui.score_pad.test_score_pad import pad

WHEN = datetime(2026, 3, 5, 20, 15)  # noqa: DTZ001 -- by the clock on the wall


def test_an_import_changes_neither_dates_nor_order() -> None:
    pads_folder().mkdir(parents=True)
    names = [f"2026-03-0{day} 20.15.00.000000.mtscore" for day in (5, 7, 6)]
    for at, name in enumerate(names):
        write_pad(pads_folder() / name, pad())
        os.utime(pads_folder() / name, (1_900_000_000 + at, 1_900_000_000 + at))
    assert [kept.when for kept in kept_pads()] == [
        datetime(2026, 3, day, 20, 15)  # noqa: DTZ001 -- by the clock on the wall
        for day in (7, 6, 5)
    ]


def test_the_list_says_who_has_won(qtbot: QtBot) -> None:
    shown = ListPage()
    qtbot.addWidget(shown)
    finished = with_end(pad((5, (), 12)))
    shown.show_pads([KeptPad(Path("a"), WHEN, finished), KeptPad(Path("b"), WHEN, pad((5, (), 12)))])
    assert " · won by Bo · " in shown.list.item(0).text()
    assert "won" not in shown.list.item(1).text()


def test_a_running_pad_is_the_next_to_be_opened(qtbot: QtBot) -> None:
    shown = ListPage()
    qtbot.addWidget(shown)
    running = pad((5, (), 12))
    for latest, opens in ((with_end(running), False), (running, True), (None, False), (running, True)):
        shown.show_pads([KeptPad(Path("a"), WHEN, latest)])
        assert (shown.open.isDefault(), shown.new.isDefault()) == (opens, not opens)


def test_the_running_pad_written_last_is_continued_if_that_was_lately(qtbot: QtBot) -> None:
    assert running_pads() == []
    pads_folder().mkdir(parents=True)
    file, other, broken = (pads_folder() / f"{name}.mtscore" for name in "abc")
    write_pad(file, pad((5, (), 12)))
    assert running() == file
    write_pad(other, with_end(pad((5, (), 12))))
    broken.write_text("no pad")
    later = file.stat().st_mtime + 5
    for hiding in (other, broken):
        os.utime(hiding, (later, later))
    assert running() == file, "a pad begun later that is finished hides it"
    shown = ListPage()
    qtbot.addWidget(shown)
    shown.show_pads(kept_pads())
    assert shown.pads[shown.list.currentRow()].file == file
    assert shown.open.isDefault()
    shown.list.setCurrentRow([kept.file for kept in shown.pads].index(other))
    assert shown.new.isDefault()
    long_ago = file.stat().st_mtime - 8 * 24 * 3600
    os.utime(file, (long_ago, long_ago))
    assert running_pads() == []


def running() -> Path | None:
    return next((kept.file for kept in running_pads()), None)


def test_all_running_pads_with_an_entry_are_found_the_last_one_first() -> None:
    pads_folder().mkdir(parents=True)
    played = pad((5, (), 12))
    fresh = begun(replace(played, rounds=()))
    states = {"a": with_entry(fresh, 0, 0, 5), "b": fresh, "c": played, "d": with_end(played)}
    for age, (name, kept) in enumerate(reversed(states.items())):
        file = pads_folder() / f"{name}.mtscore"
        write_pad(file, kept)
        time = file.stat().st_mtime - age
        os.utime(file, (time, time))
    assert [kept.file.stem for kept in running_pads()] == ["c", "a"]
    assert {kept.file.stem for kept in kept_pads()} == set("abcd"), "names are worth keeping"


def test_the_pad_that_was_open_is_selected_and_stays_so_when_others_come(qtbot: QtBot) -> None:
    shown = ListPage()
    qtbot.addWidget(shown)
    a, b, c, d = (KeptPad(Path(name), WHEN, pad((5, (), 12))) for name in "abcd")
    shown.show_pads([a, b])
    shown.shown_last = c.file
    shown.show_pads([c, a, b])
    assert shown.pads[shown.list.currentRow()] == c
    shown.show_pads([d, c, a, b])
    assert shown.pads[shown.list.currentRow()] == c
    shown.show_pads([d, a, b])
    assert shown.pads[shown.list.currentRow()] == a, "the next, where it has been deleted"


async def test_the_list_leads_back_to_the_pad_that_was_open(qapp: QApplication) -> None:
    async with playing_on() as (window, _):
        window.new_pad().start.click()
        assert isinstance(window.page, PlayPage)
        file = window.page.history.file
        await window.show_list()
        assert window.list.pads[window.list.list.currentRow()].file == file


async def test_a_pad_is_deleted_by_its_date_and_round(qapp: QApplication) -> None:
    async with playing_on() as (window, _):
        await window.show_list()
        click(window.list.remove)
        question = await asked(DeleteQuestion)
        when = date_text(pad().begun)
        assert question.informativeText() == f"Round 2 of 13 · {when}"
        question.reject()


def test_a_pad_names_all_who_play(qtbot: QtBot) -> None:
    shown = ListPage()
    qtbot.addWidget(shown)
    names = "Ada, Bo, Cleo, Dan, and Eva"
    untitled = replace(pad(), players=tuple(map(PadPlayer, ("Ada", "Bo", "Cleo", "Dan", "Eva"))))
    titled = replace(untitled, title="Sundays")
    shown.show_pads([KeptPad(Path("a"), WHEN, untitled), KeptPad(Path("b"), WHEN, titled)])
    assert shown.list.item(0).text().startswith(f"{names}\nRound 1 of 13 · ")
    assert shown.list.item(1).text().startswith("Sundays · Ada, Bo, Cleo, and 2 more\nRound 1 of 13 · ")
    assert shown.list.item(1).toolTip().endswith(f" · {names}")


def test_the_two_lines_of_a_pad_are_whole_and_apart(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    shown = ListPage()
    qtbot.addWidget(shown)
    shown.show_pads([KeptPad(Path("a"), WHEN, pad())])
    shown.list.setCurrentRow(-1)
    shown.resize(600, 400)
    picture = shown.list.viewport().grab().toImage()
    place = shown.list.visualItemRect(shown.list.item(0))
    ground = picture.pixelColor(place.right() - 20, place.center().y())
    rows = [
        [picture.pixelColor(x, y) for x in range(place.left() + 12, place.left() + 200)]
        for y in range(place.top() + 6, place.bottom() - 4)
    ]
    inked = [any(ink != ground for ink in row) for row in rows]
    starts = [at for at, ink in enumerate(inked) if ink and not inked[at - 1]]
    assert len(starts) == 2
    assert not inked[0]
    assert not inked[-1]
    brightest = [max(ink.lightness() for row in part for ink in row) for part in halves(rows, starts[1])]
    assert brightest[0] > brightest[1], "the first is the heading"


def halves(rows: list[list[QColor]], middle: int) -> tuple[list[list[QColor]], list[list[QColor]]]:
    return rows[:middle], rows[middle:]


def test_a_pad_from_elsewhere_has_its_own_day_and_place(qtbot: QtBot) -> None:
    pads_folder().mkdir(parents=True)
    early, late = pad(((), 10, 20)), replace(pad(((), 10, 20)), begun=date(2026, 4, 1))
    write_pad(pads_folder() / "2026-05-09 10.15.00.000000.mtscore", early)
    write_pad(pads_folder() / "2026-04-01 10.15.00.000000.mtscore", late)
    assert [kept.pad for kept in kept_pads()] == [late, early]
    shown = ListPage()
    qtbot.addWidget(shown)
    shown.show_pads(kept_pads())
    first, second = (shown.list.item(row).text() for row in range(2))
    assert first.endswith(f" · {moment_text(kept_pads()[0].when)}")
    assert second.endswith(f" · {date_text(early.begun)}")
