"""No file starts a program: every way in is tried with a command that would leave a trace."""

import asyncio
import io
import json
import os
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from mtdesk import paths
from mtdesk.app import Application
from mtdesk.archive.names import Folders
from mtdesk.control import outside
from mtdesk.control.child import Child
from mtdesk.programs import Program, registered
from mtdesk.record.model import Player, Record, SeatChange, Setup
from mtdesk.record.record_file import read_record, record_bytes, write_record
from mtdesk.record.rule_sets import RuleSet, rule_set_to_json
from mtdesk.record.score_pad import Pad, PadPlayer, begun, write_pad
from mtdesk.rules.presets import options_for
from mtdesk.settings import FILE_NAME
from mtdesk.ui.shell.event_loop import Ending
from mtdesk.ui.shell.qt_application import QtApplication
from mtdesk.ui.shell.starting import finish_import
from tests.app.program import (
    STILL,
    eventually,
    game_of,
    game_setup,
    lay_down,
    people,
    register,
    settle,
    started,
)
from tests.archives import packed
from tests.processes import python
from tests.ui.files.test_library import answer, name
from tests.ui.made import game_list
from tests.ui.room import played
from tests.ui.shell.later_start import start_later

pytestmark = pytest.mark.window

HELGA = Player("Bo", "computer", "outside:Helga")


def theirs() -> Setup:
    """A game in which Ada plays against a program, which begins."""
    return game_setup([*people("Ada"), HELGA], starter=1)


def mine() -> Setup:
    """A game without programs, in which nothing has been played yet."""
    return game_setup(people("Ada", "Grace"))


@dataclass
class Attack:
    """A game that names the program Helga, a command for her that leaves a trace, and what was started."""

    app: QApplication
    folder: Path
    started: list[object] = field(default_factory=list)

    @property
    def trace(self) -> Path:
        return self.folder / "trace"

    @property
    def command(self) -> str:
        return python("-c", f"open({str(self.trace)!r}, 'w').close()")

    @property
    def programs(self) -> list[dict[str, str]]:
        """Programs as files could name them."""
        return [{"name": "Helga", "command": self.command}]

    @cached_property
    def file(self) -> Path:
        """A game with the program in it, written once: a list may be reading it."""
        record = json.loads(record_bytes(Record(theirs(), [])))
        record["players"][1]["command"] = self.command
        return self.with_commands("from a friend.mtrain", record)

    def with_commands(self, named: str, content: dict[str, object]) -> Path:
        """A file in which programs stand beside what belongs there."""
        (self.folder / named).write_text(json.dumps({**content, "programs": self.programs}))
        return self.folder / named

    def settings(self) -> bytes:
        """Settings with the program in them."""
        return json.dumps({**json.loads(msgspec.json.encode(STILL)), "programs": self.programs}).encode()

    def archive(self, named: str) -> Path:
        """All data of somebody who has left a game with the program on the table."""
        journal = self.folder / "journal"
        lay_down(theirs())
        (paths.journal()).rename(journal)
        held = {
            "config/settings.json": self.settings(),
            f"data/{paths.JOURNAL}": journal.read_bytes(),
            f"data/{paths.GAMES}/2026-01-02 03.04.05.mtrain": record_bytes(Record(theirs(), [])),
        }
        entries = {one: {"size": len(data), "sha256": sha256(data).hexdigest()} for one, data in held.items()}
        moment = datetime(2026, 1, 2, tzinfo=UTC).isoformat()
        head = {"format": "mtdesk-data", "version": 1, "program": "0.1.0", "made": moment, "files": entries}
        with zipfile.ZipFile(self.folder / named, "w") as target:
            for one, data in held.items():
                target.writestr(one, data)
            target.writestr("manifest.json", json.dumps(head))
        return self.folder / named


@pytest.fixture
def attack(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Attack:
    attack = Attack(qapp, tmp_path)

    def starting(command: Any, folder: Path | None) -> Child:
        attack.started.append(command)
        return Child(command, folder)

    monkeypatch.setattr(outside, "Child", starting)
    return attack


def boxes(desk: Application) -> list[QMessageBox]:
    return [box for box in desk.window.findChildren(QMessageBox) if box.isVisible()]


async def told(desk: Application, attack: Attack) -> None:
    """See that the game is on the table, a level of ours plays in it, and the person is told just that."""
    await eventually(lambda: boxes(desk))
    assert not attack.started
    (box,) = boxes(desk)
    assert "not available on this computer (“Helga”)" in box.text()
    assert "plays for Bo at level “Medium”" in box.text()
    assert len(box.buttons()) == 1, "it is no question"
    box.accept()
    await eventually(lambda: desk.window.table.invitation.moves)
    assert game_of(desk).setup.players[1] == replace(HELGA, level="medium")
    assert game_of(desk).record.rounds[0].moves[0].player == 1, "it has had its turn"


@asynccontextmanager
async def over_a_game(attack: Attack) -> AsyncIterator[Application]:
    """The program with a harmless game, over which files are opened."""
    async with started(attack.app, mine()) as desk:
        yield desk
        await told(desk, attack)


# The ways


async def by_journal(attack: Attack) -> None:
    lay_down(theirs())
    async with started(attack.app) as desk:
        await told(desk, attack)


async def by_command_line(attack: Attack) -> None:
    async with started(attack.app, file=attack.file) as desk:
        await told(desk, attack)


async def by_menu(attack: Attack) -> None:
    async with over_a_game(attack) as desk:
        (await game_list(desk.window)).file.click()
        await answer(name(attack.file))


async def by_the_list_of_games(attack: Attack) -> None:
    file = paths.user_data_dir() / paths.GAMES / "kept.mtrain"
    file.parent.mkdir(parents=True)
    write_record(file, played(theirs(), 1))
    async with over_a_game(attack) as desk:
        dialog = await game_list(desk.window)
        await eventually(lambda: file in [row.game.file for row in dialog.games.rows])
        dialog.list.setCurrentIndex(dialog.games.index(dialog.games.rowCount() - 1, 0))
        dialog.list.activated.emit(dialog.list.currentIndex())


async def by_second_start(attack: Attack) -> None:
    async with over_a_game(attack) as desk:
        desk._files._requests.serve(paths.user_data_dir())
        assert await start_later(attack.file)
        desk._files._requests.close()


async def by_drop(attack: Attack) -> None:
    async with over_a_game(attack) as desk:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(attack.file))])
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        point, copy = desk.window.rect().center(), Qt.DropAction.CopyAction
        QApplication.sendEvent(desk.window, QDragEnterEvent(point, copy, data, buttons, keys))
        QApplication.sendEvent(desk.window, QDropEvent(QPointF(point), copy, data, buttons, keys))


async def by_desktop(attack: Attack) -> None:
    async with over_a_game(attack) as desk:
        # The application of the tests is another one; it has the same requests.
        listening = SimpleNamespace(requests=desk._files._requests)
        assert QtApplication.event(cast("QtApplication", listening), QFileOpenEvent(str(attack.file)))


async def by_recent_games(attack: Attack) -> None:
    raw = json.loads(settings_file().read_bytes())
    settings_file().write_text(json.dumps({**raw, "recent_games": [str(attack.file)]}))
    async with over_a_game(attack) as desk:
        dialog = await game_list(desk.window)
        await eventually(lambda: attack.file in [row.game.file for row in dialog.games.rows])
        at = [row.game.file for row in dialog.games.rows].index(attack.file)
        dialog.list.setCurrentIndex(dialog.games.index(at, 0))
        dialog.go_on.click()


def importing(named: str) -> Callable[[Attack], Awaitable[None]]:
    async def by_import(attack: Attack) -> None:
        file = attack.archive(named)
        async with started(attack.app, mine()) as desk:
            opening = asyncio.create_task(desk._files.open(file))
            await eventually(lambda: boxes(desk))
            (question,) = boxes(desk)
            next(button for button in question.buttons() if "Import" in button.text()).click()
            await opening
            await eventually(lambda: desk.data.will_restart)  # the file may have had to wait for the start
        assert (await finish_import(attack.app, Ending(attack.app))).problem is None
        assert attack.command.encode() not in settings_file().read_bytes()
        async with started(attack.app) as desk:  # as the program does by itself
            await told(desk, attack)

    return by_import


async def by_rule_set(attack: Attack) -> None:
    rules = rule_set_to_json(RuleSet("Granny", "dutch", {"fork": True}))
    file = attack.with_commands("x.mtrules", rules)
    async with over_a_game(attack) as desk:
        opening = asyncio.create_task(desk._files.open(file))
        await eventually(lambda: boxes(desk))
        (box,) = boxes(desk)
        assert "Granny" in box.text()
        box.accept()
        await opening
        await desk._files.open(attack.file)  # which could use what has come in


async def by_score_pad(attack: Attack) -> None:
    players = PadPlayer("Ada"), PadPlayer("Bo")
    pad = begun(Pad("dutch", options_for("dutch", 2), players, date(2026, 3, 5)))
    write_pad(attack.folder / "sound.mtscore", pad)
    file = attack.with_commands("x.mtscore", json.loads((attack.folder / "sound.mtscore").read_bytes()))
    async with over_a_game(attack) as desk:
        await desk._files.open(file)
        await desk._files.open(attack.file)


async def by_playing_on_from_a_replay(attack: Attack) -> None:
    begun = played(theirs(), 3)
    write_record(attack.folder / "begun.mtrain", begun)
    async with started(attack.app, mine()) as desk:
        await desk._replays.open_file(attack.folder / "begun.mtrain")
        window = desk._replays.replay
        assert window is not None
        playing = asyncio.create_task(desk._replays.play_on(window))
        await eventually(lambda: shown_dialog("ContinueDialog"))
        shown_dialog("ContinueDialog").accept()  # the person leaves the program where it sits
        await playing
        await told(desk, attack)


def shown_dialog(kind: str) -> Any:
    found = [one for one in QApplication.topLevelWidgets() if type(one).__name__ == kind and one.isVisible()]
    return cast("QDialog", found[0]) if found else None


WAYS = {
    way.__name__: way
    for way in (
        *(by_journal, by_command_line, by_menu, by_the_list_of_games, by_second_start, by_drop),
        *(by_desktop, by_recent_games, by_rule_set, by_score_pad, by_playing_on_from_a_replay),
    )
} | {"by_import": importing("all.mtdata"), "by_import_in_disguise": importing("Nice game.mtrain")}


def settings_file() -> Path:
    return paths.user_config_dir() / FILE_NAME


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_no_file_starts_a_program(
    attack: Attack, way: Callable[[Attack], Coroutine[Any, Any, None]]
) -> None:
    settle()
    await way(attack)
    assert attack.started == []
    assert not attack.trace.exists()


async def test_the_same_command_leaves_its_trace_once_it_is_registered(attack: Attack) -> None:
    """So that the tests above could have found one."""
    settle()
    register(Program("Helga", attack.command))
    lay_down(theirs())
    async with started(attack.app) as desk:
        await eventually(attack.trace.exists)
        await eventually(lambda: boxes(desk))
        assert "A simple move was made for Bo" in boxes(desk)[0].text(), "it does not play"
        boxes(desk)[0].accept()
    assert attack.started


async def test_what_is_exported_holds_no_command_and_an_import_leaves_the_programs_of_this_machine(
    attack: Attack,
) -> None:
    settle()
    mine_ = Program("Mine", "mine --play")
    register(mine_)
    lay_down(theirs())
    folders = Folders(paths.user_config_dir(), paths.user_data_dir())
    exported = packed(folders, "0", datetime(2026, 1, 2, tzinfo=UTC))
    with zipfile.ZipFile(io.BytesIO(exported)) as archive:
        assert not [one for one in archive.namelist() if b"--play" in archive.read(one)]
    (paths.journal()).unlink()
    await importing("all.mtdata")(attack)
    assert registered() == (mine_,)


async def test_a_registered_command_means_no_other_program_where_a_file_was_opened(
    attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a double-click does on some desktops: the program is started in the folder of the file."""
    settle()
    planted = attack.folder / "player.py"
    planted.write_text(f"open({str(attack.trace)!r}, 'w').close()")
    own = attack.folder / "home"
    own.mkdir()
    (own / "player.py").write_text(f"open({str(attack.trace)!r} + '-own', 'w').close()")
    monkeypatch.setenv("USERPROFILE" if os.name == "nt" else "HOME", str(own))
    register(Program("Helga", python("player.py")))
    monkeypatch.chdir(attack.folder)
    async with started(attack.app, file=attack.file) as desk:
        await eventually(lambda: boxes(desk))
        assert "A simple move was made for Bo" in boxes(desk)[0].text()
        boxes(desk)[0].accept()
    assert attack.started
    assert (attack.folder / "trace-own").exists()
    assert not attack.trace.exists()


async def test_the_level_in_its_place_is_a_change_of_player_like_any_other(attack: Attack) -> None:
    settle()
    begun = played(theirs(), 3)
    write_record(attack.folder / "begun.mtrain", begun)
    changes = [SeatChange(3, 1, HELGA)]
    async with started(attack.app, file=attack.folder / "begun.mtrain") as desk:
        await told(desk, attack)
        assert game_of(desk).record.rounds[0].changes == changes
    async with started(attack.app) as desk:
        await eventually(lambda: desk.window.table.invitation.moves)
        assert not boxes(desk), "it has been said once"
        assert game_of(desk).setup.players[1].level == "medium"
        assert game_of(desk).record.rounds[0].changes == changes
    assert read_record(attack.folder / "begun.mtrain") == begun, "the file stays as it is"
