"""The start: what the first frame loads, and commands that are given before anything can carry them out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk.ui.window.first_window import first_window, show_first_frame
from tests.app.new_game import setup_page, shown_setup
from tests.app.program import STILL, eventually, settle, started

pytestmark = pytest.mark.window

_FIRST = {
    *("mtdesk", "mtdesk.diagnosis", "mtdesk.files", "mtdesk.i18n", "mtdesk.paths", "mtdesk.settings"),
    *("mtdesk.start", "mtdesk.table", "mtdesk.ui", "mtdesk.ui.kit", "mtdesk.ui.shell", "mtdesk.ui.window"),
}
"""The rooms of which the first frame loads something."""

_LATER = (
    *("mtdesk.table.art.painting", "mtdesk.table.scene", "mtdesk.table.view", "mtdesk.ui.kit.ask"),
    *("_cffi_backend", "asyncio", "concurrent.futures.process", "importlib.metadata", "multiprocessing"),
    *("mtdesk.ui.window.log", "qasync", "PySide6.QtNetwork", "PySide6.QtPrintSupport", "PySide6.QtSvg"),
)
"""Modules that are not loaded before the first frame: what takes longest."""

_IN_USE = (
    *("mtdesk.lab", "mtdesk.ui.phones.hall", "mtdesk.ai.native", "mtdesk.ai.reasons", "mtdesk.ai.search"),
    *("mtdesk.record.daily", "mtdesk.record.deal_code", "mtdesk.ui.files.games_dialog"),
    *("mtdesk.ui.files.saving", "mtdesk.ui.house_rules.dialog", "mtdesk.ui.replay.window"),
    *("mtdesk.ui.rulebook.window", "mtdesk.ui.score_pad.window", "mtdesk.ui.scores.sheet"),
    *("mtdesk.ui.settings.dialog", "mtdesk.ui.setup.page", "mtdesk.ui.statistics.dialog"),
    *("mtdesk.ui.support.report", "mtdesk.ui.words.rules"),
    *("aiohttp", "concurrent.futures.process", "ctypes", "getpass", "hashlib", "html"),
    *("importlib.metadata", "miniaudio", "multiprocessing", "secrets", "ssl", "typing_extensions", "wave"),
    *("sqlite3", "PySide6.QtNetwork", "PySide6.QtPrintSupport"),
)
"""Modules that are not loaded before the command that needs them is given."""

_PROGRAM = """
import builtins, json, linecache, sys
python_import = builtins.__import__
from mtdesk import start

def loaded():
    return [name for name, module in sys.modules.items() if module is not None]

def first_window(app):
    original(app)
    print(json.dumps(loaded()))
    import mtdesk.app
    print(json.dumps(loaded()))
    print(json.dumps(sorted(linecache.cache)))
    assert builtins.__import__ is python_import
    raise SystemExit

original, start._first_window = start._first_window, first_window
start.run(None)
"""


_PHONES = """
from mtdesk import start

def play(*_):
    import mtdesk.ui.phones.server
    print("served")
    return 0

def first_window(app):
    import mtdesk.app
    mtdesk.app.play = play
    return original(app)

original, start._first_window = start._first_window, first_window
start.run(None)
"""


_FAILING = """
from mtdesk import start
from mtdesk.ui.window.main_window import MainWindow

def fail(window):
    raise AttributeError("nothing to fit")

def first_window(app):
    original(app)
    raise SystemExit

MainWindow.fit_ui = fail
original, start._first_window = start._first_window, first_window
start.run(None)
"""
"""Large text makes every window fit itself again before the first frame."""


def loaded_of(modules: set[str], names: tuple[str, ...]) -> list[str]:
    return [name for name in names if any(f"{module}.".startswith(f"{name}.") for module in modules)]


def printed(program: str, home: Path) -> list[str]:
    """What a program prints that starts mtdesk."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"MTDESK_HOME": str(home)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
        timeout=100,
    )
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> list[set[str]]:
    """Modules loaded at the first frame, those that the program loads at once, and sources that were read."""
    return [set(json.loads(line)) for line in printed(_PROGRAM, tmp_path_factory.mktemp("home"))]


def test_what_was_kept_from_loading_can_be_loaded_for_phones(tmp_path: Path) -> None:
    assert printed(_PHONES, tmp_path) == ["served"]


def test_an_error_in_an_event_before_the_first_frame_is_reported(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"text_size": "largest"}')
    subprocess.run(
        [sys.executable, "-c", _FAILING],
        env=os.environ | {"MTDESK_HOME": str(tmp_path)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        timeout=100,
    )
    (report,) = (tmp_path / "data" / "reports").glob("*.unread.txt")
    assert "AttributeError: nothing to fit" in report.read_text(encoding="utf-8")


def test_the_first_frame_loads_what_it_shows(loaded: list[set[str]]) -> None:
    assert "mtdesk.ui.window.main_window" in loaded[0]
    rooms = {".".join(name.split(".")[: 3 if name.startswith("mtdesk.ui.") else 2]) for name in loaded[0]}
    assert {room for room in rooms if room.startswith("mtdesk")} <= _FIRST
    assert loaded_of(loaded[0], _LATER) == []


def test_features_are_loaded_when_they_are_used(loaded: list[set[str]]) -> None:
    assert "mtdesk.app" in loaded[1]
    assert loaded_of(loaded[1], _IN_USE) == []


async def test_a_command_given_too_early_is_carried_out_once(qapp: QApplication) -> None:
    first = first_window(qapp)
    show_first_frame(first.window)
    commands = first.window.commands
    log_was_shown: list[bool] = []
    commands.zoom_in.triggered.connect(lambda: log_was_shown.append(commands.log.isChecked()))
    commands.log.trigger()
    commands.zoom_in.trigger()
    async with started(qapp, first=first) as desk:
        await eventually(lambda: len(log_was_shown) == 2)
        assert log_was_shown == [False, True], "kept, and then given in their order"
        assert desk.window.log.isVisible()
        assert desk._store.current.log_shown


async def test_a_window_closed_too_early_is_closed(qapp: QApplication) -> None:
    first = first_window(qapp)
    show_first_frame(first.window)
    first.window.close()
    async with started(qapp, first=first) as desk:
        await eventually(desk.closing.is_set)


async def test_the_table_of_a_newcomer_offers_a_game_and_a_guided_round(qapp: QApplication) -> None:
    settle(replace(STILL, guide_offered=False))
    async with started(qapp) as desk:
        page = await shown_setup()
        assert QApplication.activeModalWidget() is None
        assert page.show_me.isVisible()
        assert page.cards == []
        page.show_me.click()
        await eventually(lambda: setup_page() is None)
        await eventually(desk.window.table.frame._pile.isVisible)
        assert desk._store.current.guide_offered
