"""What every test gets: no window on the screen, one language, a home folder of its own."""

import asyncio
import gc
import itertools
import os
import shutil
import signal
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from PySide6.QtWidgets import QApplication

    from mtdesk.i18n import Translator

# Before PySide6 is imported anywhere; a run on a real or virtual screen sets its own platform.
_SCREENS = Path(__file__).with_name("screens.json")
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={_SCREENS}")
# The developer's own language and scaling must not reach the tests.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ.pop("QT_SCALE_FACTOR", None)
# Nor must what the developer's desktop wishes.
os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"

# Homes in memory, where there is room for them: a third of the time of a start is spent waiting for the disk.
_MEMORY = Path("/dev/shm")  # noqa: S108 -- pytest makes a folder of its own in it
if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 4 << 30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

Speak = Callable[[str], None]

_CONTROL = Path(__file__).parent / "control"
_SLOW = {Path(__file__).parent / name for name in ("attack", "cli")}

# What runs in the background of a shell ignores Ctrl-C, and so do programs it starts. Tests interrupt some.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No test depends on time: a machine may be busy.
settings.register_profile("mtdesk", deadline=None)
settings.load_profile("mtdesk")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In the quick part are no attacks and no command lines, and matches run in one of the two loops only."""
    for item in items:
        if not _SLOW.isdisjoint(item.path.parents) or (_CONTROL in item.path.parents and _uses_qt(item)):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays for the whole run: modules, tests, their parameters."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave the garbage of a test with Qt to ``pytest_runtest_teardown``."""
    if _uses_qt(item):
        gc.disable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Delete a test's windows and its Qt event loop here.

    What is to be deleted later waits for an event loop, which a test without one would never enter. And
    objects of Qt that die in another thread, where any garbage may be collected, leave their timers behind
    and crash; the program prevents that (``mtdesk/ui/kit/garbage.py``), but not all tests start all of it.

    What survives is frozen: the next collection need not look through it. The program unfreezes at its end
    all that was there before it started.
    """
    yield
    if isinstance(item, pytest.Function) and _uses_qt(item):
        from PySide6.QtCore import QCoreApplication, QEvent
        from PySide6.QtGui import QAccessible

        from mtdesk.table.look import Look, set_look

        set_look(Look())  # the look of one test is not that of the others
        QAccessible.setActive(False)  # the screen reader of one test does not listen to the others
        try:  # this raises an error in an event that PySide has kept to itself until now
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        finally:
            item.funcargs.clear()  # windows among them would survive, and be frozen
            gc.collect()
            gc.freeze()
            gc.enable()
        _see_no_window_is_left()


def _see_no_window_is_left() -> None:
    """Raise if a test leaves a window behind, which every later change of theme would lay out."""
    from PySide6.QtWidgets import QApplication

    left = QApplication.topLevelWidgets()
    for window in left:
        window.deleteLater()
    assert not left, f"left behind: {left}"


def _uses_qt(item: pytest.Item) -> bool:
    """Whether a test asks for Qt, or runs on its loop without asking."""
    if not isinstance(item, pytest.Function):
        return False
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return _asks_for_qt(item) or any(parameter is _qt_loop for parameter in parameters)


def _asks_for_qt(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "qapp" in item.fixturenames


_home_numbers = itertools.count()


@pytest.fixture(autouse=True)
def mtdesk_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home folder of the test's own; like a new player's, it does not exist before something is written."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_home_numbers)}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MTDESK_HOME", str(home))
        yield home


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with `mtdesk_XX.qm` of every language, compiled from the files translators edit."""
    import PySide6

    from devtools.checkout import output_of, tool
    from devtools.translations import source_files

    folder = tmp_path_factory.mktemp("translations")
    lrelease = tool(Path(PySide6.__file__).parent, "lrelease")
    for source in source_files(Path(__file__).parents[1]):
        compiled_file = folder / source.with_suffix(".qm").name
        status, text = output_of([lrelease, "-silent", source, "-qm", compiled_file])
        assert status == 0, text
    return folder


@pytest.fixture
def translator(qapp: "QApplication", compiled: Path) -> Iterator["Translator"]:
    """The languages as the program speaks them; English again afterwards."""
    from PySide6.QtCore import QLocale

    from mtdesk.i18n import Translator

    locale, made = QLocale(), Translator(qapp, [compiled])
    yield made
    for installed in made._installed:
        qapp.removeTranslator(installed)
    QLocale.setDefault(locale)
    qapp.processEvents()


@pytest.fixture
def speak(translator: "Translator") -> Speak:
    """Switches the language."""
    return translator.install


def pytest_asyncio_loop_factories(
    config: pytest.Config,
    item: pytest.Item,
) -> Mapping[str, Callable[[], "AbstractEventLoop"]]:
    """Async tests that ask for Qt (qapp, qtbot) run in Qt's loop, as the program does; others do not.

    The turn loop runs in both: in Qt's under the window, in asyncio's own on the command line.
    """
    if _asks_for_qt(item):
        return {"qt": _qt_loop}
    if _CONTROL in item.path.parents:
        return {"asyncio": asyncio.new_event_loop, "qt": _qt_loop}
    return {"asyncio": asyncio.new_event_loop}


def _qt_loop() -> "AbstractEventLoop":
    from PySide6.QtWidgets import QApplication

    from mtdesk.ui.shell.event_loop import EventLoop

    return EventLoop(QApplication.instance() or QApplication([]))
