"""Whole files: names that are free, and what a program that was killed leaves behind."""

from pathlib import Path

from mtdesk.files import clear_unfinished, free_name, put_aside, write_whole


def test_a_name_that_is_taken_gives_way(tmp_path: Path) -> None:
    file = tmp_path / "game.mtrain"
    for name in ("game.mtrain", "game 2.mtrain", "game 3.mtrain"):
        assert free_name(file).name == name
        free_name(file).write_bytes(b"")


def test_what_is_put_aside_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for number in (1, 2):
        file.write_text(str(number))
        assert put_aside(file).name == f"settings-damaged-{number}.json"
    assert (tmp_path / "settings-damaged-1.json").read_text() == "1"


def test_a_file_that_was_never_finished_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    write_whole(tmp_path / "whole", b"")
    for name in (".mtdesk-00ff.tmp", ".mtdesk-notes", "mtdesk-1.tmp"):
        (tmp_path / name).write_bytes(b"")
    clear_unfinished(tmp_path)
    clear_unfinished(tmp_path / "not there")
    assert {file.name for file in tmp_path.iterdir()} == {"whole", ".mtdesk-notes", "mtdesk-1.tmp"}
