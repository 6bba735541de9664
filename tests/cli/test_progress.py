"""The bar of long runs: on a terminal only, with the time that is left."""

import io

import pytest

from mtdesk.cli.progress import ProgressBar, progress


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def _drawn(total: int, shown: list[tuple[float, int]]) -> list[str]:
    """What a bar draws, one text for each time and number of things done, and at last what follows it."""
    terminal = _Terminal()
    now = 100.0
    bar = ProgressBar(terminal, lambda: now)
    for seconds, done in [(0.0, 0), *shown]:
        now = 100.0 + seconds
        bar.draw(done, total)
    bar.end()
    _, *drawn = terminal.getvalue().split("\r")
    return drawn


def test_it_grows_on_a_terminal() -> None:
    begin, quarter, end = _drawn(4, [(3, 1), (9, 4)])
    assert begin.rstrip() == f"[{'.' * 40}] 0/4"
    assert quarter.rstrip() == f"[{'#' * 10}{'.' * 30}] 1/4, about 9 s left"
    assert end.rstrip() == f"[{'#' * 40}] 4/4"
    assert end.endswith("\n")
    # A shorter text covers a longer one before it.
    assert len(quarter) <= len(begin) == len(end.rstrip("\n"))


def test_an_error_ends_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = _Terminal()
    monkeypatch.setattr("sys.stderr", terminal)

    def work() -> None:
        with progress("games") as bar:
            bar.draw(1, 4)
            raise OSError

    with pytest.raises(OSError):  # noqa: PT011 -- whatever it is
        work()
    assert terminal.getvalue().endswith("\n")
    assert terminal.getvalue().count("\n") == 1
