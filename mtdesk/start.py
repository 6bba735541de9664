"""Starting in a window: the first frame before everything else is loaded.

Until the first frame, only the modules that it needs are loaded; ``tests/app/test_start.py`` names others.
"""

from __future__ import annotations

import builtins
import linecache
import os
import sys
from contextlib import suppress
from pathlib import Path
from traceback import format_exception
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from mtdesk.ui.shell.qt_application import QtApplication
    from mtdesk.ui.window.first_window import FirstWindow

# PySide replaces Python's import by its own, which reads the source of every module to see whether it uses
# ``__feature__``, and linecache would keep it all. None of ours does.
_import = builtins.__import__
import shiboken6  # noqa: E402, F401

builtins.__import__ = _import
linecache.clearcache()

_modules = cast("dict[str, object]", sys.modules)
_UNUSED = ("ssl", "typing_extensions")
"""What asyncio and msgspec load where it is installed, and can do without: OpenSSL for connections beyond the
home network, of which the program has none, and names for other people's classes."""


def run(file: Path | None) -> int:
    """Open the window, with a saved game if a file is named; returns the exit status.

    If the program is already running, that opens the file instead.
    """
    for name in _UNUSED:
        _modules.setdefault(name, None)  # Python takes it for missing
    from mtdesk import paths
    from mtdesk.diagnosis.early import errors_sent, keep_error, take_errors
    from mtdesk.files import is_closed, make_private
    from mtdesk.ui.shell.instance import Claim, Lock, hand_over

    data = paths.user_data_dir()
    with suppress(OSError):  # it may be on a read-only disk
        make_private(data)  # records hold all hands
    lock = Lock(data)
    claim = lock.take()
    with errors_sent(keep_error):
        try:
            app = application()
            if claim is Claim.HELD and hand_over(file, data, has_ended=lambda: lock.take() is not Claim.HELD):
                return 0
            # Before a question, or the end of an import, there is no window to show.
            is_waiting = not claim.may_play or is_closed(data) or (data / paths.STAGING).exists()
            first = None if is_waiting else _first_window(app)
            from mtdesk import app as program

            if _modules["typing_extensions"] is None:
                del _modules["typing_extensions"]  # the server of phones needs it

            return program.play(app, file, lock, first)
        except Exception as error:
            _report(error)
            raise
        finally:
            for unseen in take_errors():
                _report(unseen)
            lock.release()


def application() -> QtApplication:
    """Create the Qt application."""
    from mtdesk.ui.kit.icons import program_icon
    from mtdesk.ui.kit.style import STYLED
    from mtdesk.ui.shell.qt_application import QtApplication

    # With ``setStyle``, Python would load the style with all its enumerations, which takes a while.
    app = QtApplication([*sys.argv[:1], "-style", "Fusion"])
    app.setProperty(STYLED, True)
    app.setApplicationName("mtdesk")
    app.setDesktopFileName("mtdesk")
    app.setWindowIcon(program_icon())
    # While a thread is at work, the window gets its turn sooner than after the usual 5 ms.
    sys.setswitchinterval(0.001)
    # Windows would look for a program beside an opened file before it looks where programs are.
    os.environ["NODEFAULTCURRENTDIRECTORYINEXEPATH"] = "1"
    # The asyncio loop would end with the last window, before everything is put away.
    app.setQuitOnLastWindowClosed(False)
    return app


def _first_window(app: QtApplication) -> FirstWindow:
    from mtdesk.ui.window.first_window import first_window, show_first_frame

    first = first_window(app)
    show_first_frame(first.window)
    return first


def _report(error: Exception) -> None:
    """Write a report on an error that no window has shown; the next start shows it."""
    from mtdesk.ui.support.report_controller import reports

    reports().write("The program ended", "".join(format_exception(error)), unread=True)
