"""A genuine Python for Windows under Wine, assembled from what Debian and the package index have.

Nothing of it is shipped or kept with the source code. The standard library is that of the Python that runs
this, its binary parts are those of a package that carries them, and what Wine 8 lacks is made by mingw.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from devtools.checkout import BUILD, RUN, TEST, Checkout, CommandError, must, output_of, say

TOOLS = {
    "/usr/lib/wine/wine64": "wine64",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
}
"""The required programs, and their Debian packages."""

_CARRIER = "panda3d==1.10.16 --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82"
"""A Windows wheel that contains `python311.dll` and the compiled modules of the standard library."""

_PLATFORM = ("--platform=win_amd64", "--implementation=cp", "--python-version=3.11", "--only-binary=:all:")
_ABIS = ("--abi=cp311", "--abi=abi3", "--abi=none")

_FOR_WINDOWS = """
import re, sys
from packaging.markers import Marker
windows = {
    "sys_platform": "win32", "os_name": "nt", "platform_system": "Windows", "platform_machine": "AMD64",
    "implementation_name": "cpython", "python_version": "3.11", "python_full_version": "3.11.9",
}
for lock in sys.argv[1:]:
    for entry in re.split(r"^(?=[a-z0-9-]+==)", open(lock).read(), flags=re.MULTILINE)[1:]:
        head, _, hashes = entry.partition("\\\\\\n")
        name, _, condition = head.partition(";")
        if not condition.strip() or Marker(condition.strip()).evaluate(windows):
            print(name.strip(), "\\\\\\n" + hashes, end="")
"""
"""Script that prints the locked packages for Windows; pip would judge by the system it runs on."""

_PYTHON = """
#include <windows.h>
int wmain(int count, wchar_t **words) {
    HMODULE python = LoadLibraryW(L"python311.dll");
    int (*run)(int, wchar_t **) = python ? (void *)GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(count, words) : 111;
}
"""

_NOTHING = "int DllMain(void *module, unsigned long reason, void *more) { return 1; }\n"

_LEFT_OUT = ("__pycache__", "site-packages", "lib-dynload", "config-*", "test", "idlelib", "ensurepip")


@dataclass(frozen=True)
class Wine:
    """A Windows in the folder `prefix`, and a Python in `python` that it can run, shown on `display`."""

    prefix: Path
    python: Path
    display: str

    def environ(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the environment of programs."""
        own = {
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "DISPLAY": self.display,
        }
        return {**os.environ, **own, **(more or {})}

    def command(self, *command: str | Path) -> list[str]:
        """Return how a command of Windows is started: on one processor.

        Programs ask Wine's server for every little thing; where both take turns on one processor, a busy
        machine answers four times as many questions a second.
        """
        processor = str(max(os.sched_getaffinity(0)))
        return ["taskset", "--cpu-list", processor, "/usr/lib/wine/wine64", *map(str, command)]

    def run(
        self, *command: str | Path, limit: float, more: Mapping[str, str] | None = None, fails: int = 0
    ) -> str:
        """Run a command and return its output; one that hangs, as some do here, gets a second try.

        Raises CommandError if it does not end with the status ``fails``.
        """
        for _ in range(2):
            # A pipe: under Wine 8, Python dies when writing to a file.
            try:
                status, words = output_of(
                    self.command(*command),
                    env=self.environ(more),
                    stdin=subprocess.DEVNULL,
                    timeout=limit,
                )
            except subprocess.TimeoutExpired:
                continue
            if status != fails:
                raise CommandError(f"{command[0]} ends with {status}:\n{words[-3000:]}")
            return words
        raise CommandError(f"twice not done in {limit:.0f} seconds: {' '.join(map(str, command))}")

    def end(self) -> None:
        """End whatever is still running in this Windows."""
        subprocess.run(["/usr/lib/wine/wineserver", "-k"], env=self.environ(), check=False, timeout=30)


def windows_path(path: Path) -> str:
    """Return the name of a file of this machine under Wine."""
    return "Z:" + str(path).replace("/", "\\")


def assemble(checkout: Checkout, folder: Path, display: str) -> Wine:
    """Make the Python with the locked packages, and a fresh Windows to run it. Raises CommandError."""
    if sys.version_info[:2] != (3, 11):
        raise CommandError("the standard library of Python 3.11 is needed: run this with Python 3.11.")
    python = folder / "python"
    if not (python / "complete").exists():
        shutil.rmtree(python, ignore_errors=True)
        _lay_out(checkout, folder / "cache", python)
        _make_missing(python)
        (python / "complete").touch()
    shutil.rmtree(folder / "prefix", ignore_errors=True)
    wine = Wine(folder / "prefix", python, display)
    wine.run("wineboot", "-i", limit=180)
    wine.run("reg", "add", "HKCU\\Software\\Wine", "/v", "Version", "/d", "win10", "/f", limit=60)
    return wine


def _lay_out(checkout: Checkout, cache: Path, python: Path) -> None:
    say("assembling a Python for Windows (once)")
    cache.mkdir(parents=True, exist_ok=True)
    wanted, packages = cache / "carrier.txt", cache / "requirements.txt"
    wanted.write_text(_CARRIER + "\n", encoding="ascii")
    pip: list[str | Path] = [checkout.python, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    must(*pip, "download", "--no-deps", "--require-hashes", *_PLATFORM, "--dest", cache, "-r", wanted)
    (python / "DLLs").mkdir(parents=True)
    (wheel,) = cache.glob("panda3d-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        for file in map(Path, archive.namelist()):
            if file.parent.name == "deploy_libs" and not file.name.startswith(("api-ms-win", "tcl", "tk")):
                is_first = file.name.lower() in ("python311.dll", "vcruntime140.dll")
                target = python if is_first else python / "DLLs"
                (target / file.name).write_bytes(archive.read(file.as_posix()))
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, python / "Lib", ignore=shutil.ignore_patterns(*_LEFT_OUT))
    locks = [checkout.lock(name) for name in (RUN, TEST, BUILD)]
    packages.write_text(must(checkout.python, "-c", _FOR_WINDOWS, *locks), encoding="utf-8")
    target = python / "Lib" / "site-packages"
    place = ("--no-deps", "--require-hashes", *_PLATFORM, *_ABIS, "--target", target)
    must(*pip, "install", "--quiet", *place, "-r", packages)


def _make_missing(python: Path) -> None:
    """Make `python.exe`, `python3.dll`, and the `icuuc.dll` that Wine 8 lacks and Qt needs little of."""
    _compile(python / "python.exe", _PYTHON, "-municode")
    exports = _exports(python / "python311.dll")
    forwards = "\n".join(["LIBRARY python3", "EXPORTS", *(f"  {name}=python311.{name}" for name in exports)])
    definition = python / "python3.def"
    definition.write_text(forwards + "\n", encoding="ascii")
    _compile(python / "python3.dll", _NOTHING, "-shared", "-nostartfiles", "-e", "DllMain", str(definition))
    qt = python / "Lib" / "site-packages" / "PySide6" / "Qt6Core.dll"
    _, words = output_of(["x86_64-w64-mingw32-objdump", "-p", qt])
    asked = re.findall(
        r"\t[0-9a-f]+\s+\d+  (\w+)", words.partition("DLL Name: icuuc.dll")[2].partition("DLL Name")[0]
    )
    stubs = "".join(f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n" for name in asked)
    _compile(python / "icuuc.dll", stubs, "-shared")


def _exports(library: Path) -> list[str]:
    _, words = output_of(["x86_64-w64-mingw32-objdump", "-p", library])
    table = words.partition("[Ordinal/Name Pointer] Table")[2]
    return re.findall(r"^\s+\[ *\d+\].* (\w+)$", table, flags=re.MULTILINE)


def _compile(target: Path, source: str, *options: str) -> None:
    file = target.with_suffix(".c")
    file.write_text(source, encoding="ascii")
    must("x86_64-w64-mingw32-gcc", "-O", "-o", target, file, *options)
