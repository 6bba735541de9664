"""The program's log: a file of modest size, and warnings on standard error as well.

It is shown to people and goes into reports, so it contains no tiles, and nothing that other programs say.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from mtdesk.diagnosis.redaction import without_tiles
from mtdesk.files import refuse_pipe
from mtdesk.messages import printable

LOG = Path("logs", "mtdesk.log")
"""Where it is in the player's data folder; the previous one has ``.1`` after its name."""
_LARGEST = 256 * 1024
"""The most bytes of a log."""
_SAID = "mtdesk.control.child.said"
"""The logger of what other programs write to their standard error: perhaps their hand."""
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _Formatter(logging.Formatter):
    """Leaves out everything that looks like a tile, in messages and in the texts of errors.

    What could command a terminal or break a line is escaped: a file may have any name.
    """

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 -- logging's own
        return printable(super().formatMessage(record))

    def format(self, record: logging.LogRecord) -> str:
        lines = super().format(record).split("\n")  # of more than one where there is a traceback
        return without_tiles("\n".join(map(printable, lines)))


class _File(RotatingFileHandler):
    """Gives up at the first line that cannot be written: a full disk need not be reported for each line."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: ARG002, N802 -- logging's own
        logging.getLogger().removeHandler(self)
        logging.getLogger(__name__).warning("The log cannot be written: %s", sys.exc_info()[1])


@contextmanager
def logged(file: Path) -> Iterator[None]:
    """Log everything from INFO up to this file meanwhile, if it can be written."""
    root = logging.getLogger()
    handlers: list[logging.Handler] = []
    if sys.stderr is not None:  # a program without a console has none
        handlers.append(logging.StreamHandler())
        handlers[0].setLevel(logging.WARNING)
        handlers[0].setFormatter(_Formatter())
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        refuse_pipe(file)
        handlers.append(_File(file, maxBytes=_LARGEST, backupCount=1, encoding="utf-8", errors="replace"))
        handlers[-1].setFormatter(_Formatter(_FORMAT))
        handlers[-1].addFilter(lambda record: record.name != _SAID)
        refused = None
    except OSError as error:
        refused = error
    level = root.level
    for handler in handlers:
        root.addHandler(handler)
    root.setLevel(logging.INFO)
    if refused is not None:
        logging.getLogger(__name__).warning("The log cannot be written: %s", refused)
    try:
        yield
    finally:
        root.setLevel(level)
        for handler in handlers:
            root.removeHandler(handler)
            with suppress(OSError):  # what a full disk has already refused
                handler.close()
