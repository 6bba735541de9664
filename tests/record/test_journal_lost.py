"""The journal's file disappears or becomes another one while a game is played: nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.journal import Entry, Journal, Recovery, read_journal
from mtdesk.record.model import Record
from mtdesk.record.record_file import parse_record
from tests.attack.accidents import FOREIGN, TO_THE_FILE, TO_THE_FOLDER, Accident, Place
from tests.records import recover, write_journal

from . import small

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere, files that are open cannot be removed")

ACCIDENTS = (*TO_THE_FILE, *TO_THE_FOLDER)
NAMES = [accident.__name__ for accident in ACCIDENTS]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    made = Place(tmp_path / "data", tmp_path / "spare")
    made.folder.mkdir()
    return made


def begun(place: Place) -> tuple[Journal, Record]:
    """The journal of a game up to its last move, and the whole game."""
    record = parse_record(small.record_bytes())
    record.rounds[1].moves.pop()
    journal = Journal(place.file)
    journal.start(record)
    return journal, parse_record(small.record_bytes())


@pytest.mark.parametrize("accident", ACCIDENTS, ids=NAMES)
def test_the_next_move_brings_all_of_it_back(place: Place, accident: Accident) -> None:
    journal, whole = begun(place)
    accident(place)
    journal.append(Entry(move=whole.rounds[1].moves[-1]))
    assert recover(place.file) == Recovery(whole)
    assert journal.was_restored
    assert place.file.is_file()
    assert not place.file.is_symlink()
    journal.close()


@pytest.mark.parametrize("accident", ACCIDENTS, ids=NAMES)
def test_after_the_last_move_it_is_brought_back_too(place: Place, accident: Accident) -> None:
    journal, whole = begun(place)
    journal.append(Entry(move=whole.rounds[1].moves[-1]))
    journal.close()
    accident(place)
    journal.save(is_checked=True)
    assert recover(place.file) == Recovery(whole)
    journal.close()


def test_the_file_behind_a_link_is_not_written_to(place: Place) -> None:
    journal, whole = begun(place)
    place.link_file()
    journal.append(Entry(move=whole.rounds[1].moves[-1]))
    journal.close()
    place.link_file()
    write_journal(place.file, Record(whole.setup))
    assert [letter.read_bytes() for letter in place.spare.iterdir()] == [FOREIGN] * 2
    assert not place.file.is_symlink()


@pytest.mark.parametrize("accident", [Place.overwrite, Place.put_folder], ids=lambda made: made.__name__)
def test_what_others_put_there_is_kept(place: Place, accident: Accident) -> None:
    journal, whole = begun(place)
    accident(place)
    journal.append(Entry(move=whole.rounds[1].moves[-1]))
    journal.close()
    kept = place.folder / "current 2.journal"
    assert (kept / "inside").is_dir() if kept.is_dir() else kept.read_bytes() == FOREIGN


def test_an_older_copy_of_the_same_journal_is_not_kept(place: Place) -> None:
    journal, whole = begun(place)
    copy = place.file.read_bytes()
    journal.append(Entry(move=whole.rounds[1].moves[-1]))
    place.file.unlink()
    place.file.write_bytes(copy)
    journal.save(is_checked=True)
    journal.close()
    assert list(place.folder.iterdir()) == [place.file]
    assert recover(place.file) == Recovery(whole)


def test_where_it_cannot_be_written_again_it_may_be_tried_again(place: Place) -> None:
    journal, whole = begun(place)
    place.delete_folder()
    place.folder.write_bytes(FOREIGN)
    for entries in ([Entry(move=whole.rounds[1].moves[-1])], []):
        with pytest.raises(RecordError) as caught:
            journal.append(*entries)
        assert caught.value.fault in {Fault.SYSTEM, Fault.NOT_FOUND}
    assert place.folder.read_bytes() == FOREIGN
    place.folder.unlink()
    journal.save()
    journal.close()
    assert recover(place.file) == Recovery(whole)


def test_a_refused_line_is_no_reason_to_write_all_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Part of it may have reached the file."""
    journal, whole = begun(place)
    number = place.file.stat().st_ino
    last = whole.rounds[1].moves[-1]
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _refuse)
        with pytest.raises(RecordError):
            journal.append(Entry(move=last))
    journal.save()
    journal.close()
    assert place.file.stat().st_ino == number
    assert recover(place.file) == Recovery(whole)


def _refuse(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_pipe_in_its_place_is_not_waited_for(place: Place) -> None:
    os.mkfifo(place.file)
    with pytest.raises(RecordError) as caught:
        read_journal(place.file)
    assert caught.value.fault is Fault.NOT_A_FILE
