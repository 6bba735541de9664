"""The version, the locked packages, the wheel that people install, and whom it calls: nobody."""

import ast
import importlib.util
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools import native
from devtools.translations import LANGUAGES
from mtdesk.settings import FILE_NAME, Settings, write_settings

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.txt", "requirements-dev.txt", "requirements-build.txt")


def lock(name: str) -> str:
    return (ROOT / "packaging" / name).read_text(encoding="utf-8")


def locked(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", lock(name), flags=re.MULTILINE))


def required(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=;\[ ]", requirement)[0].lower() for requirement in requirements}


def test_everything_required_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert required(project["dependencies"]) <= locked("requirements.txt").keys()
    more = project["optional-dependencies"]
    assert required(more["dev"]) <= locked("requirements-dev.txt").keys()
    assert required(more["bundle"]) <= locked("requirements-build.txt").keys()


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_name_no_place_to_download_from(name: str) -> None:
    assert re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host", lock(name)) is None


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_hashes(name: str) -> None:
    entries = re.split(r"^(?=[a-z0-9-]+==)", lock(name), flags=re.MULTILINE)[1:]
    assert entries
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source distribution as an installer does it."""
    target = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(list(target.glob("*.tar.gz"))) == 1
    (built,) = target.glob("*.whl")
    return built


@pytest.mark.slow
def test_the_wheel_carries_code_resources_and_translations(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    modules = {file.relative_to(ROOT).as_posix() for file in (ROOT / "mtdesk").rglob("*.py")}
    resources = {
        f"mtdesk/{file.relative_to(ROOT).as_posix()}"
        for file in (ROOT / "resources").rglob("*/*")
        if file.is_file() and file.parent.name != "pictures"
    }
    translations = {f"mtdesk/translations/mtdesk_{language}.qm" for language in LANGUAGES}
    carried = {name for name in names if not name.split("/")[0].endswith(".dist-info")}
    others = {"mtdesk/py.typed", "mtdesk/ai/rollout_weights.json", "mtdesk/resources/LICENSE"}
    search = (
        set()
        if native.compiler(Path(sys.executable)) is None
        else {f"{native.PLACE.as_posix()}/{native.library(ROOT).name}"}
    )
    assert carried == modules | resources | translations | search | others
    assert wheel.stem.endswith("-py3-none-any") == (not search)


START = """
import asyncio, sys
called = []
sys.addaudithook(lambda event, _: called.append(event) if event.startswith("socket.connect") else None)
sys.path.insert(0, sys.argv[1])
import mtdesk
from mtdesk import __main__, app

class SeenDesk(app.Application):
    async def run(self, file):
        looking = asyncio.create_task(self.look())
        await super().run(file)
        await looking

    async def look(self):
        while not self.window.isVisible() or not self.window.commands.quit.text():
            await asyncio.sleep(0.01)
        print(mtdesk.__file__)
        print(self.window.commands.quit.text())
        print(called)
        self.closing.set()

app.Application = SeenDesk
sys.argv[1:] = []
sys.exit(__main__.main())
"""
"""Starts the program that is installed in the folder named, and tells what it is like."""


@pytest.mark.slow
@pytest.mark.window
def test_the_installed_wheel_starts_in_german_and_calls_nobody(
    wheel: Path, tmp_path: Path, mtdesk_home: Path
) -> None:
    place = tmp_path / "place"
    # A virtual environment on Debian has no pip of its own.
    python = sys.executable if importlib.util.find_spec("pip") else f"{sys.base_prefix}/bin/python3"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index"]
    subprocess.run([*pip, "--no-deps", "--no-compile", "--target", str(place), str(wheel)], check=True)
    write_settings(Settings(language="de", guide_offered=True), mtdesk_home / "config" / FILE_NAME)
    done = subprocess.run(
        [sys.executable, "-c", START, str(place)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [str(place / "mtdesk" / "__init__.py"), "&Beenden", "[]"]


# Calls


ROOT = Path(__file__).parents[2]

ABLE_TO_CALL = {
    "aiohttp",
    "ftplib",
    "http",
    "imaplib",
    "poplib",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "urllib",
    "xmlrpc",
}
QT_ABLE_TO_CALL = {"QtNetwork", "QtHttpServer", "QtWebEngineCore", "QtWebSockets"}


def imported(file: Path) -> Iterator[str]:
    """Everything a module imports, wherever in it, by full names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def can_call(name: str) -> bool:
    parts = name.split(".")
    return parts[0] in ABLE_TO_CALL or (parts[0] == "PySide6" and bool(QT_ABLE_TO_CALL.intersection(parts)))


def test_sockets_lead_nowhere_but_to_the_program_itself() -> None:
    files = sorted((ROOT / "mtdesk").rglob("*.py"))
    found = {
        file.relative_to(ROOT).as_posix(): calls
        for file in files
        if (calls := {name for name in imported(file) if can_call(name)})
    }
    local = {"PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket"}
    server = {name for name in found.pop("mtdesk/ui/phones/server.py") if "client" in name.lower()}
    assert not server
    assert found == {"mtdesk/ui/shell/instance.py": local}
