"""``mtdesk tournament``: playing, stopping in the middle, and everything it refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mtdesk import __version__
from mtdesk.ai.levels import LEVELS
from mtdesk.control.pool import usable_cores
from mtdesk.lab.results import write_results
from tests.cli.test_commands import mtdesk
from tests.lab.made import conditions, results, score
from tests.processes import PLAYERS, is_alive, python


def playing(seed: str = "a", deals: int | str = 2, **changes: str | Path) -> list[str]:
    """Arguments for tiny games, with some changed; an empty value leaves one out."""
    usual = {"rules": "dutch-fast", "option": "hand=4", "rounds": "1", "levels": "medium,easy,easy"}
    pairs = {**usual, "seed": seed, "deals": str(deals), **{name: str(to) for name, to in changes.items()}}
    return ["tournament", *(part for name, to in pairs.items() if to for part in (f"--{name}", to))]


@pytest.mark.slow
def test_a_table_is_printed_and_a_file_written(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    played = mtdesk(*playing("a", json=file))
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.startswith(
        "dutch-fast, hand=4\n3 players, 1 round per game, 2 deals, 6 games\nfair share of wins: 33.3%\n\n"
    )
    table = played.stdout.split("\n\n")[1].splitlines()
    assert [line.split("  ")[0] for line in table] == ["", "medium", "easy ×2"]
    found = written(file)
    assert (found["program"], found["seed"]) == (__version__, "a")
    assert [one["deal"] for one in found["deals"]] == [1, 2]


def written(file: Path) -> Any:
    return json.loads(file.read_bytes())


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
def test_programs_are_gone_after_a_tournament_that_was_stopped(tmp_path: Path) -> None:
    noted = tmp_path / "companion"
    command = f"it={python(PLAYERS, 'stubborn', noted)}"
    arguments = playing(deals=999999, levels="it,easy", rounds="5", bot=command)
    process = subprocess.Popen(
        [sys.executable, "-m", "mtdesk", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    seen = set[int]()  # the companion of the audition, and then of games
    while len(seen) < 2:
        if noted.exists() and (text := noted.read_text()):
            seen.add(int(text))
        assert process.poll() is None
        time.sleep(0.01)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGTERM):  # once is enough, more does no harm
        process.send_signal(number)
    _, told = process.communicate(timeout=100)
    assert process.returncode == 130
    assert b"mtdesk: stopped after " in told
    seen.add(int(noted.read_text()))
    while any(map(is_alive, seen)):  # killed with their program; their new parent has yet to notice
        time.sleep(0.01)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither such terminals nor process groups")
def test_ctrl_c_shows_and_keeps_the_deals_that_are_done(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    terminal, stderr = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "mtdesk", *playing(deals=999999, levels="easy,easy", json=file)],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        start_new_session=True,
    )
    os.close(stderr)
    # At most four games for each core are at hand, so when so many are done some make whole deals.
    games = 5 * usable_cores() + 5
    told = ""
    while f"] {games}/" not in told:
        told += os.read(terminal, 4096).decode()
    os.killpg(process.pid, signal.SIGINT)
    # Only when the last worker has gone, too, do the output and the terminal end.
    output, _ = process.communicate(timeout=100)
    told = "".join(_rest(terminal))
    assert process.returncode == 130
    done = len(written(file)["deals"])
    assert done > 0
    assert told.splitlines()[-1] == f"mtdesk: stopped after {done} of 999999 deals"
    assert f", {done} deal" in output


def _rest(terminal: int) -> Iterator[str]:
    try:
        while data := os.read(terminal, 4096):
            yield data.decode()
    except OSError:  # how Linux tells that nobody has the other end any more
        pass
    os.close(terminal)


def test_results_are_written_also_if_nobody_reads_the_table(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    reader, writer = os.pipe()
    os.close(reader)
    done = mtdesk(*playing(deals=1, json=file), stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")
    assert len(written(file)["deals"]) == 1


# Refusals, in this process


def bot(conduct: str, name: str = "it") -> str:
    return f"{name}={python(PLAYERS, conduct)}"


BOTS = [
    ("it", "--bot needs a short name and a command as in heavy='python3 heavy.py', not \"it\""),
    ("easy=x", 'there is a player called "easy" already'),
    ("it=no-such-program", "it cannot be started: there is no such file or folder"),
    ("it='x", "it cannot be started: No closing quotation"),
    (bot("crashing"), "it ended before it had answered: I have lost my tiles"),
]


KNOWN = ", ".join(LEVELS)
WRONG: list[tuple[dict[str, str], str]] = [
    ({"rules": "", "levels": ""}, "the following arguments are required: --rules, --levels"),
    ({"levels": "easy,gifted"}, f'there is no level "gifted", only: {KNOWN}'),
    ({"levels": "easy,hard@"}, '"" is not a number of steps of search from 1 to 999999999, as in hard@500'),
    ({"deals": "none"}, 'argument --deals: "none" is not a number of deals from 1 to 999999999'),
    ({"json": "nowhere/file"}, "nowhere/file: there is no such file or folder"),
    ({"json": "."}, ".: this is a folder, not a file"),
    *(({"levels": "it,easy", "bot": given}, sentence) for given, sentence in BOTS),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG)
def test_wrong_tournaments(complaint: Callable[..., str], changes: dict[str, str], sentence: str) -> None:
    assert complaint(*playing(**{"deals": "999999", **changes})) == sentence


def test_only_results_are_overwritten(complaint: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text('{"format":"mtdesk-analysis"}')
    sentence = complaint(*playing(json=file))
    assert sentence == f"{file}: this file was not written by this command, so it is not overwritten"
    write_results(file, results(conditions("a", "b"), "s", score([1, 1], [5, 5])))
    assert mtdesk(*playing(deals=1, json=file)).returncode == 0
    (tmp_path / "link").symlink_to(file)
    sentence = complaint(*playing(json=tmp_path / "link"))
    assert sentence == f"{tmp_path / 'link'}: this is a link, so it is not overwritten"


# Other programs


def test_another_program_plays(complaint: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    done = mtdesk(*playing(levels="it,easy", bot=bot("well"), json=file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "outside:it" in done.stdout
    assert "they may not play the same moves again\n" in done.stdout
    assert written(file)["levels"] == ["outside:it", "easy"]
    assert done.stdout.endswith(f"\nseed: {written(file)['seed']}\n")


@pytest.mark.slow
def test_no_program_can_compute_the_deals_from_the_command_line(tmp_path: Path) -> None:
    """It can read ``--seed`` there. The deals follow from more than that, and can be given again."""
    files = [tmp_path / f"{number}.json" for number in (1, 2)]
    for file in files:
        assert mtdesk(*playing("one", 1, levels="it,easy", bot=bot("well"), json=file)).returncode == 0
    seeds = [written(file)["seed"] for file in files]
    assert len(set(seeds)) == 2
    assert all(re.fullmatch(r"one\+[0-9a-f]{32}", seed) for seed in seeds)
    again = tmp_path / "again.json"
    assert mtdesk(*playing(seeds[0], 1, levels="easy,medium", json=again)).returncode == 0
    assert written(again)["seed"] == seeds[0], "named as a whole, it is taken as it is"


def test_where_another_program_fails_the_games_go_on_and_it_is_told_once() -> None:
    # Its deals cannot be chosen, and in a few small ones all that it did would be legal.
    done = mtdesk(*playing(deals=12, levels="it,easy", bot=bot("well_at_first")))
    assert done.returncode == 0
    assert "outside:it" in done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith("mtdesk: simple moves stood in for outside:it, ")
    assert line.endswith(" is not legal")
