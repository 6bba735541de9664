"""Errors before there is a window."""

import sys

import pytest

from mtdesk.diagnosis.early import errors_kept, take_errors


def test_errors_are_kept_once_and_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: passed_on.append(error))
    former = (sys.excepthook, sys.unraisablehook)
    error, interrupt = ValueError("in an event"), KeyboardInterrupt()
    with errors_kept():
        for one in (error, interrupt):
            sys.excepthook(type(one), one, None)
    assert (sys.excepthook, sys.unraisablehook) == former
    assert passed_on == [error, interrupt]
    assert take_errors() == [error]
    assert take_errors() == []
