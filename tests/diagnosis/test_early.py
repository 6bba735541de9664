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


def test_an_error_in_every_frame_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    early = EarlyErrors()
    early.install()
    for number in range(30):
        sys.excepthook(ValueError, ValueError(str(number)), None)
    early.remove()
    assert len(early.take()) == 20
