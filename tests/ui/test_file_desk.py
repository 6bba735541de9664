"""Files of every kind, wherever they are named, come to the desk that knows what to do with them."""

import json
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.record.rule_sets import RuleSet, rule_set_to_json, write_rule_set
from mtdesk.record.score_pad_file import write_pad
from mtdesk.record.writing import write_record
from mtdesk.settings import SettingsStore
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.table.theme import THEMES
from mtdesk.ui.data_desk import DataDesk
from mtdesk.ui.file_desk import FileDesk
from mtdesk.ui.file_kinds import FileKind, kind_of
from mtdesk.ui.score_desk import ScoreDesk
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.store import kept_pads, pads_folder
from tests.app.new_game import open_dialog
from tests.app.program import eventually
from tests.ui.room import Room, open_game, opened, played
from tests.ui.test_library import answer, name
from tests.ui.test_score_pad import pad

pytestmark = pytest.mark.window

GRANNY = RuleSet("Granny", "dutch", {"fork": True})


class Files:
    """A room with the desks for all kinds of files."""

    def __init__(self, room: Room) -> None:
        async def settled() -> None:
            pass

        self.room = room
        self.scores = ScoreDesk(
            room.window, room.host, room.tasks, SettingsStore(), lambda name: THEMES[name]
        )
        store = Store(paths.user_data_dir() / FILE_NAME)
        self.data = DataDesk(
            room.window, room.session, room.library, store, room.tasks, lambda: None, settled
        )
        self.desk = FileDesk(room.window, room.desk, room.house_rules, self.scores, self.data, room.tasks)

    @property
    def pad(self) -> PlayPage | None:
        """The score pad that is shown."""
        window = self.scores._pad
        shown = window is not None and window.isVisible() and window.page
        return shown if isinstance(shown, PlayPage) else None


@pytest.fixture
async def files() -> AsyncIterator[Files]:
    async with opened() as room:
        made = Files(room)
        yield made
        await made.scores.flush()


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
    start = files.room.tasks.start(files.desk.start(tmp_path / "x.MTRULES"))
    assert "Granny" in await files.room.close_box()
    await eventually(open_dialog)
    dialog = open_dialog()
    assert dialog is not None
    dialog.reject()
    await start
    assert files.room.house_rules.shelf.sets == (GRANNY,)


async def test_a_game_named_at_the_start_is_played(files: Files, tmp_path: Path) -> None:
    game = played(open_game(), 2)
    write_record(tmp_path / "x.mtrain", game)
    await files.desk.start(tmp_path / "x.mtrain")
    await files.room.asked()
    assert files.room.game.record == game


async def test_a_score_pad_from_elsewhere_is_kept_once(files: Files, tmp_path: Path) -> None:
    write_pad(tmp_path / "x.mtscore", pad(((), 10, 20)))
    await files.desk.start(tmp_path / "x.mtscore")  # and no game is asked for
    for _ in range(2):
        assert files.pad is not None
        assert files.pad.form.index == 1
        await files.scores.flush()
        assert [kept.pad for kept in kept_pads()] == [pad(((), 10, 20))]
        assert next(pads_folder().iterdir()).name != "x.mtscore", "two may have the same name"
        await files.desk.open(tmp_path / "x.mtscore")


async def test_damaged_files_get_the_sentence_of_their_kind(files: Files, tmp_path: Path) -> None:
    rules = {**rule_set_to_json(GRANNY), "version": 99}
    (tmp_path / "x.json").write_text(json.dumps(rules))
    for suffix, content, said in (
        (".mtscore", "{", "“x.mtscore” cannot be opened"),
        (".mtdata", "", "“x.mtdata” does not hold the data of mtdesk."),
        (".json", json.dumps(rules), "newer version"),
        (".mtrain", "{}", "“x.mtrain” cannot be opened"),
    ):
        (tmp_path / f"x{suffix}").write_text(content)
        opening = files.room.tasks.start(files.desk.open(tmp_path / f"x{suffix}"))
        assert said in await files.room.close_box()
        await opening
    assert files.scores._pad is None, "no window opens for nothing"


async def test_the_menu_opens_every_kind(files: Files, tmp_path: Path) -> None:
    write_rule_set(tmp_path / "x.mtrules", GRANNY)
    files.room.window.commands.open.trigger()
    await answer(name(tmp_path / "x.mtrules"))
    assert "Granny" in await files.room.close_box()


async def test_files_are_dropped_on_the_window(files: Files, tmp_path: Path) -> None:
    game = played(open_game(), 2)
    write_record(tmp_path / "x.mtrain", game)
    write_pad(tmp_path / "x.mtscore", pad())
    await drop(files.room, [QUrl("https://example.org/x.mtrain")], taken=False)
    await drop(files.room, [QUrl.fromLocalFile(str(file)) for file in tmp_path.iterdir()], taken=True)
    await eventually(lambda: files.pad is not None and files.room.session.game is not None)
    await files.room.asked()
    assert files.room.game.record == game


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
