"""What goes into the bundle, under which licences."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from devtools import bundle, licences
from devtools.checkout import Checkout, CommandError
from mtdesk import cli

ROOT = Path(__file__).parents[2]


def test_the_bundle_is_told_of_modules_that_are_imported_by_a_made_up_name() -> None:
    named = bundle.modules(ROOT)
    assert {"mtdesk", "mtdesk.__main__", "mtdesk.app", "mtdesk.ui.window"} <= set(named)
    assert {f"mtdesk.cli.{command}" for command in cli._COMMANDS} <= set(named)


def test_the_plan_of_the_bundle_uses_what_exists() -> None:
    plan = ast.parse((ROOT / "packaging" / "mtdesk.spec").read_text(encoding="utf-8"))
    for node in plan.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("mtdesk."):
            assert {one.name for one in node.names} <= vars(import_module(node.module)).keys()


# Licences


def test_licences_of_all_that_is_in_the_bundle(tmp_path: Path) -> None:
    licences.gather(Checkout(ROOT), tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert {licence for _, licence in licences.NOTICES if "\\" not in licence} <= names
    assert {"LGPL-3.txt", "GPL-3.txt", "qasync-LICENSE", "platformdirs-LICENSE", "msgspec-LICENSE"} <= names
    assert "https://download.qt.io/" in (tmp_path / "Qt.txt").read_text(encoding="utf-8")


def test_a_file_without_a_notice_or_without_its_licence_is_named(tmp_path: Path) -> None:
    for name in ("licences/mtdesk.txt", "mtdesk/app.pyc", "asyncio/tasks.pyc", "libreadline.so.8"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    with pytest.raises(CommandError) as caught:
        licences.check(tmp_path)
    assert {"asyncio/tasks.pyc", "libreadline.so.8"} == set(str(caught.value).rpartition(": ")[2].split(", "))
