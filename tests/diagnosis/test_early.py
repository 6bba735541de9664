"""Errors before there is a window."""

import sys

import pytest

from mtdesk.diagnosis.early import EarlyErrors


def test_errors_are_kept_once_and_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: passed_on.append(error))
    former = (sys.excepthook, sys.unraisablehook)
    early = EarlyErrors()
    early.install()
    error, interrupt = ValueError("in an event"), KeyboardInterrupt()
    for one in (error, interrupt):
        sys.excepthook(type(one), one, None)
    early.remove()
    assert (sys.excepthook, sys.unraisablehook) == former
    assert passed_on == [error, interrupt]
    assert early.take() == [error]
    assert early.take() == []
