"""The autosave: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from mtdesk.record.errors import RecordError
from mtdesk.record.files import SIZE_LIMIT
from mtdesk.record.journal import Entry, Journal, Recovery, Undo, set_aside
from mtdesk.record.model import PlayedRound, Player, Record
from mtdesk.record.record_file import parse_record, read_record, record_bytes, write_record
from mtdesk.rules.moves import Draw
from tests.records import recover, write_journal

from . import small
from .games import random_record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "current.journal"


@pytest.fixture
def record() -> Record:
    return parse_record(small.record_bytes())


def started(file: Path, record: Record) -> Journal:
    """A journal that goes on from this record."""
    journal = Journal(file)
    journal.start(record)
    return journal


def write(file: Path, record: Record) -> None:
    """Write the journal as a match does, entry by entry."""
    journal = started(file, Record(record.setup))
    for played in record.rounds:
        journal.append(Entry(deal=played.deal))
        for move in played.moves:
            journal.append(Entry(move=move))
    journal.close()


def recovered(file: Path) -> Recovery:
    recovery = recover(file)
    assert recovery is not None
    return recovery


@pytest.mark.parametrize("seed", range(8))
def test_games_come_back(file: Path, seed: int) -> None:
    record = random_record(Random(seed))
    write(file, record)
    assert recovered(file) == Recovery(record)
    write_journal(file, record)
    assert recovered(file) == Recovery(record)


def test_one_line_a_move_and_no_more(file: Path, record: Record) -> None:
    journal = started(file, record)
    before = file.read_bytes()
    journal.append(Entry(move=Draw(0)))
    assert file.read_bytes() == before + b'{"move":{"do":"draw","player":0}}\n'
    journal.close()
    journal.close()


def test_undo_to_an_earlier_round(file: Path, record: Record) -> None:
    journal = started(file, record)
    journal.append(Entry(undo=Undo(1, 3)))
    journal.append(Entry(move=record.rounds[0].moves[3]))
    journal.close()
    played = record.rounds[0]
    assert recovered(file).record == Record(record.setup, [PlayedRound(played.deal, played.moves[:4])])


def test_seats_changed_at_every_moment_come_back(file: Path, record: Record) -> None:
    """Before the first deal, within rounds, between them, twice at once, and before an undo."""
    ben, cee = record.setup.players[1], Player("Cé", "computer", "medium")
    journal = started(file, Record(record.setup))
    expected = Record(record.setup)

    def change(seat: int, player: Player) -> None:
        journal.append(Entry(seat=seat, player=player))
        expected.replace_player(seat, player)

    change(0, cee)
    for played in record.rounds:
        journal.append(Entry(deal=played.deal))
        expected.rounds.append(PlayedRound(played.deal, []))
        change(1, cee)
        for move in played.moves:
            journal.append(Entry(move=move))
            expected.rounds[-1].moves.append(move)
        change(1, ben)
        change(0, ben)
    count = len(record.rounds[-1].moves) - 1
    journal.append(Entry(undo=Undo(len(record.rounds), count)))
    expected.rounds[-1].cut(count)
    journal.close()
    assert recovered(file).record == expected
    assert {change.actions for change in expected.rounds[-1].changes} == {0, count}
    assert expected.rounds[0].changes[-1].actions == len(record.rounds[0].moves)
    write_journal(file, expected)
    assert recovered(file).record == expected
    assert parse_record(record_bytes(expected)) == expected


# Torn and damaged


def test_a_torn_last_line_is_left_out(file: Path, record: Record) -> None:
    write(file, record)
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    start = len(whole) - len(lines[-1])
    expected = parse_record(small.record_bytes())
    expected.rounds[1].moves.pop()
    for cut in range(start, len(whole)):
        file.write_bytes(whole[:cut])
        assert recovered(file) == Recovery(expected)
    file.write_bytes(whole + b"\0" * 512)  # what a power cut can leave behind
    assert recovered(file) == Recovery(record)
    file.write_bytes(lines[0][:-1])
    assert recover(file) is None


_TWO_ENTRIES = b'{"undo":{"round":1,"moves":0},"seat":1,"player":{"name":"A","kind":"human"}}\n'

DAMAGES: list[tuple[int, bytes, str, int, int]] = [
    (0, b"{}\n", "line 1: the format", -1, 0),
    (1, b'{"deal":{}}\n', "line 2: deal: ", 0, 0),
    (3, b"\xff\n", "line 4: this is not JSON", 1, 1),
    (3, b"{}\n", "line 4: this entry", 1, 1),
    (3, _TWO_ENTRIES, "line 4: this entry", 1, 1),
    (3, b"[]\n", "line 4: expected", 1, 1),
    (3, b'{"move":{"do":"hop"}}\n', "line 4: move.do", 1, 1),
    (
        3,
        b'{"move":{"player":1,"do":"draw"}}\n',
        "round 1, action 2: 1:draw is not legal (must-lay)",
        1,
        1,
    ),
    (
        3,
        b'{"undo":{"round":2,"moves":0}}\n',
        "line 4: the undo goes back to a point that was never reached",
        1,
        1,
    ),
    (3, b'{"undo":{"round":1}}\n', "line 4: undo: ", 1, 1),
    (3, b'{"seat":2,"player":{"name":"A","kind":"human"}}\n', "line 4: this entry ", 1, 1),
    (3, b'{"seat":1,"player":{}}\n', "line 4: player: ", 1, 1),
    (6, b"", "round 1: the round is unfinished, but not the last", 1, 4),
]


@pytest.mark.parametrize(
    ("index", "line", "sentence", "rounds", "moves"), DAMAGES, ids=[d[2] for d in DAMAGES]
)
def test_a_damaged_line_loses_only_what_follows(
    file: Path, record: Record, index: int, line: bytes, sentence: str, rounds: int, moves: int
) -> None:
    write(file, record)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[index] = line
    file.write_bytes(b"".join(lines))
    recovery = recovered(file)
    assert str(recovery.fault).startswith(sentence)
    if rounds < 0:
        assert recovery.record is None
    else:
        assert recovery.record is not None
        assert len(recovery.record.rounds) == rounds
        assert sum(len(played.moves) for played in recovery.record.rounds) == moves


def test_a_damaged_journal_is_set_aside_once_and_never_overwritten(file: Path, record: Record) -> None:
    write(file, record)
    damaged = file.read_bytes().replace(b'"draw"', b'"drew"')
    file.write_bytes(damaged)
    recovery, kept = recovered(file), set_aside(file)
    assert recovery.record is not None
    assert set_aside(file) == kept
    write_journal(file, recovery.record)
    assert recovered(file) == Recovery(recovery.record)
    assert kept.read_bytes() == damaged
    assert sorted(file.parent.iterdir()) == [file, kept]


# Killed at any moment


PLAY_ON = """
import sys
from pathlib import Path
from mtdesk.record.journal import Entry, Journal
from mtdesk.record.model import Record
from mtdesk.record.record_file import read_record

record = read_record(Path(sys.argv[1]))
journal = Journal(Path(sys.argv[2]))
journal.start(Record(record.setup))
print("begun", flush=True)
for played in record.rounds:
    journal.append(Entry(deal=played.deal))
    print("deal", flush=True)
    for move in played.moves:
        journal.append(Entry(move=move))
        print("move", flush=True)
print("end", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("seed", range(5))
def test_killed_at_any_moment_it_loses_nothing_acknowledged(file: Path, seed: int) -> None:
    rng = random.Random(seed)
    record = random_record(rng, unfinished=False)
    game = file.with_name("game.mtrain")
    write_record(game, record)
    player = subprocess.Popen(
        [sys.executable, "-c", PLAY_ON, str(game), str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdout is not None
    total = sum(1 + len(played.moves) for played in record.rounds)
    acknowledged = [player.stdout.readline() for _ in range(1 + rng.randrange(total))]
    player.kill()
    acknowledged += player.stdout.readlines()
    player.communicate()
    recovery = recovered(file)
    assert recovery.fault is None
    assert recovery.record is not None
    assert recovery.record.setup == record.setup
    came_back = [entry for played in recovery.record.rounds for entry in (played.deal, *played.moves)]
    written = [entry for played in record.rounds for entry in (played.deal, *played.moves)]
    shown = sum(line in {"deal\n", "move\n"} for line in acknowledged)
    assert came_back == written[: len(came_back)]
    assert shown <= len(came_back) <= shown + 1


def test_a_journal_that_was_put_aside_is_read_like_any_game(file: Path, record: Record) -> None:
    write_journal(file, record)
    assert read_record(file) == record
    whole = file.read_bytes()
    assert parse_record(whole + b'{"move": torn') == record
    with pytest.raises(RecordError, match="line 2"):
        parse_record(whole.replace(b'{"deal"', b'{"deal', 1))
    first, line_break, _ = whole.partition(b"\n")
    with pytest.raises(RecordError, match="holds no game"):
        parse_record(first)
    assert parse_record(first + line_break).rounds == []


def test_a_journal_larger_than_a_record_may_be_is_refused(file: Path, record: Record) -> None:
    write(file, record)
    with file.open("r+b") as handle:
        handle.truncate(SIZE_LIMIT)  # takes no room on the disk
        assert recover(file) is not None
        handle.truncate(SIZE_LIMIT + 1)
    with pytest.raises(RecordError, match=r"^the file is larger than 64 MiB$"):
        recover(file)
