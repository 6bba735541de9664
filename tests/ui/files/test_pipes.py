"""Pipes in place of the files that the program reads at its start: nobody waits for what is never written."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Never

import pytest

from mtdesk.cli.doctor import _warnings
from mtdesk.diagnosis.log import LOG, logged
from mtdesk.diagnosis.reports import Reports
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.journal import read_journal
from mtdesk.record.rule_sets import RuleFolder
from mtdesk.record.score_pad import read_pad
from mtdesk.settings import SettingsFault, look_at_settings
from mtdesk.stats.store import Store, StoreError, StoreFault
from mtdesk.ui.play.hand_store import HandStore
from mtdesk.ui.support.watchdog import Watchdog

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def never(*_: object) -> Never:
    raise AssertionError("nothing is to be written, and nothing to be told")


def test_hands_logs_and_crashes_do_without(pipe: Path) -> None:
    assert HandStore(never, pipe).hands("round") == {}
    with logged(pipe):
        pass
    watchdog = Watchdog(pipe)
    assert watchdog.install() == ""
    watchdog.remove()
    assert pipe.is_fifo()


def test_the_doctor_has_no_warnings_to_tell(mtdesk_home: Path) -> None:
    log = mtdesk_home / "data" / LOG
    log.parent.mkdir(parents=True)
    os.mkfifo(log)
    assert list(_warnings()) == []


def test_a_report_lacks_what_cannot_be_read(tmp_path: Path, pipe: Path) -> None:
    (tmp_path / LOG).parent.mkdir()
    os.mkfifo(tmp_path / LOG)
    report = Reports(tmp_path, pipe).write("What happened")
    assert report is not None
    assert report.read_text().count("\nnothing") == 2


@pytest.mark.parametrize("beside", ["", "-journal"])
def test_the_statistics_are_refused_or_do_without(tmp_path: Path, beside: str) -> None:
    os.mkfifo(tmp_path / f"x.sqlite{beside}")
    if beside:
        assert Store(tmp_path / "x.sqlite").people() == ()
        return
    with pytest.raises(StoreError) as caught:
        Store(tmp_path / "x.sqlite").people()
    assert caught.value.fault is StoreFault.REFUSED


def test_the_usual_settings_hold(pipe: Path) -> None:
    notice = look_at_settings(pipe)[1]
    assert notice is not None
    assert notice.fault is SettingsFault.UNREADABLE


@pytest.mark.parametrize("read", [read_journal, read_pad])
def test_games_and_score_pads_are_refused(pipe: Path, read: Callable[[Path], object]) -> None:
    with pytest.raises(RecordError) as caught:
        read(pipe)
    assert caught.value.fault is Fault.NOT_A_FILE


def test_rules_are_left_out(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.mtrules")
    assert [one.error.fault for one in RuleFolder(tmp_path).read()[1]] == [Fault.NOT_A_FILE]
