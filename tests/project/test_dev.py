"""packaging/dev.py: the decisions it takes before it plays or tests."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from devtools import checks, commands, environment, libraries
from devtools.checkout import Checkout, CommandError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def fake_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Path]:
    """Puts shell scripts in place of the system's tools; only they are found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))

    def add(name: str, script: str) -> Path:
        tool = folder / name
        tool.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        tool.chmod(0o755)
        return tool

    return add


@pytest.mark.parametrize("arguments", [["dance"], [], ["icons", "tests"], ["build", "dance"]])
def test_misuse_ends_before_anything_is_done(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        commands.main(arguments)
    said = capsys.readouterr().err
    assert said.startswith("usage: ")
    assert not arguments or arguments[-1] in said


@pytest.mark.parametrize(
    ("arguments", "handed_on", "quick"),
    [
        (["test", "tests/rules", "-k", "tapping", "-x"], ["tests/rules", "-k", "tapping", "-x"], False),
        (["test", "-x", "--quick", "tests/rules"], ["-x", "tests/rules"], True),
        (["test", "--", "--quick", "-h"], ["--quick", "-h"], False),
    ],
)
def test_other_arguments_go_to_pytest(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], handed_on: list[str], quick: bool
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(environment, "ensure", lambda *_: None)
    monkeypatch.setattr(libraries, "ensure", lambda *_: None)
    monkeypatch.setattr(checks, "run_all", lambda _, rest, quick: heard.append((rest, quick)))
    assert commands.main(arguments) == 0
    assert heard == [(handed_on, quick)]


linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux misses libraries")


@pytest.fixture
def pyside_without_icccm(tmp_path: Path, fake_tools: Callable[[str, str], Path]) -> Path:
    """A PySide6 folder whose X11 plugin misses a library until `apt-get install` has run."""
    plugin = tmp_path / "PySide6" / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    plugin.parent.mkdir(parents=True)
    plugin.touch()
    log = tmp_path / "apt.log"
    fake_tools("ldd", f"[ -e {log} ] || echo '\tlibxcb-icccm.so.4 => not found'")
    return tmp_path / "PySide6"


@linux_only
def test_root_on_debian_names_and_installs_what_is_missing(
    pyside_without_icccm: Path,
    tmp_path: Path,
    fake_tools: Callable[[str, str], Path],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    fake_tools("apt-get", f'echo "$*" >> {tmp_path / "apt.log"}')
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    libraries.ensure(pyside_without_icccm)
    update, install = (tmp_path / "apt.log").read_text(encoding="utf-8").splitlines()
    assert update.startswith("update")
    assert install.startswith("install")
    assert "-o DPkg::Lock::Timeout=" in install, "another installation is waited for"
    assert " libxcb-icccm4 " in install
    said = capfd.readouterr().err
    assert said.index("libxcb-icccm.so.4") < said.index("Installing the system packages ")
    libraries.ensure(pyside_without_icccm)
    assert capfd.readouterr().err == ""


def test_a_failed_check_does_not_hide_the_later_ones(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    done: list[tuple[str | Path, ...]] = []

    def python(_checkout: Checkout, *arguments: str | Path) -> None:
        done.append(arguments)
        if "mypy" in arguments or "pytest" in arguments:
            raise CommandError("status 1.")

    monkeypatch.setattr(checks, "_python", python)
    monkeypatch.setattr(checks, "_check_translations", lambda _checkout: None)
    with pytest.raises(CommandError, match=r"^failed: mypy, pytest\.$"):
        checks.run_all(Checkout(ROOT), [])
    assert [arguments[1] for arguments in done if arguments[0] == "-m"] == ["ruff", "ruff", "mypy", "pytest"]
    reported = capfd.readouterr().err
    assert "mypy: FAILED, status 1." in reported
    assert "translations: passed" in reported
