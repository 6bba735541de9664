"""The commands of `packaging/dev.py`."""

import argparse
import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from devtools import build, checks, environment, libraries, native, pictures, release, translations
from devtools.checkout import TEST, Checkout, CommandError, say


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit status. Raises SystemExit after help and misuse."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    wanted, rest = parser().parse_known_args(arguments[:split])
    rest += arguments[split + 1 :]
    if rest and wanted.command not in (run, test):
        parser().error(f"unrecognized arguments: {' '.join(rest)}")
    wanted.rest = rest
    try:
        return int(wanted.command(Checkout(Path(__file__).resolve().parents[2]), wanted) or 0)
    except CommandError as trouble:
        say(f"dev.py: {trouble}")
        return 1
    except KeyboardInterrupt:
        return 130  # as the shell counts Ctrl-C; the next run resumes what was interrupted


def run(checkout: Checkout, wanted: argparse.Namespace) -> int:
    """Play.

    Start the program from this source tree. The arguments go to mtdesk; put -- before any that dev.py
    would read itself: "run -- --help" prints the help of mtdesk.

    example: python3 packaging/dev.py run games/01.mtrain
    """
    environment.ensure(checkout)
    try:
        libraries.ensure(checkout.pyside)
    except CommandError as trouble:
        if can_open_window(os.environ):
            raise
        say(f"No window can be opened before you do this. {trouble}")
    translations.compile_stale(checkout.pyside, checkout.root)
    native.compile_stale(checkout)
    return _become([str(checkout.python), "-P", "-m", "mtdesk", *wanted.rest])


def can_open_window(environ: Mapping[str, str]) -> bool:
    """Return whether there is a display at all; without one, mtdesk says so itself and can still do much."""
    if not sys.platform.startswith("linux"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _become(command: list[str]) -> int:
    """Replace this process by the program, so that signals and its exit status are its own."""
    if os.name == "posix":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted
    return subprocess.call(command)  # Windows cannot replace a process


def test(checkout: Checkout, wanted: argparse.Namespace) -> None:
    """Run all checks and tests.

    Run ruff, mypy, import-linter, the check of the translations and pytest, as continuous integration
    does, and report all that failed. Other arguments go to pytest.

    examples: python3 packaging/dev.py test
              python3 packaging/dev.py test --quick
              python3 packaging/dev.py test tests/rules -k tapping
    """
    environment.ensure(checkout, TEST)
    libraries.ensure(checkout.pyside)
    if not (wanted.quick or wanted.rest):  # who runs a few tests may not need a browser
        libraries.ensure_browser()
    native.compile_stale(checkout)
    checks.run_all(checkout, wanted.rest, quick=wanted.quick)


def strings(checkout: Checkout, _wanted: argparse.Namespace) -> None:
    """Update translations/*.ts.

    Update the translation files from the source code: new texts are added as unfinished, for Qt Linguist
    or an editor; texts that are gone are removed. The tests fail while a text has no translation.

    example: python3 packaging/dev.py strings
    """
    environment.ensure(checkout)
    libraries.ensure(checkout.pyside)
    translations.update(checkout.pyside, checkout.root, translations.source_files(checkout.root))


def icons(checkout: Checkout, _wanted: argparse.Namespace) -> None:
    """Paint the program's icon in all sizes.

    Paint resources/icons/*.png from the drawings beside them.

    example: python3 packaging/dev.py icons
    """
    environment.ensure(checkout)
    pictures.paint(checkout)


def photograph(checkout: Checkout, _wanted: argparse.Namespace) -> None:
    """Take the screenshots of the program again.

    Set up the scenes shown in README.md and in software centres, and save screenshots of them in
    resources/pictures.

    example: python3 packaging/dev.py pictures
    """
    environment.ensure(checkout, TEST)
    libraries.ensure(checkout.pyside)
    libraries.ensure_tools({"convert": "imagemagick"})
    translations.compile_stale(checkout.pyside, checkout.root)
    if subprocess.call([checkout.python, "-m", "tests.bench.pictures"], cwd=checkout.root) != 0:
        raise CommandError("the screenshots could not be taken; what happened is above.")


def build_all(checkout: Checkout, wanted: argparse.Namespace) -> None:
    """Build the packages and test them.

    Build the packages for this operating system, in the folder dist, step by step: wheel makes the wheels;
    bundle puts program, Python and Qt together; packages makes the packages from that; check starts the
    bundle and runs the system's own tools on the packages; and prove installs, plays and removes the .deb
    in a bare Debian, which needs root. windows-proof runs only when it is named: on Debian, with Python
    3.11, it tries the program and its installer under Wine, and downloads 300 MB.

    examples: python3 packaging/dev.py build
              python3 packaging/dev.py build bundle packages
              python3 packaging/dev.py build windows-proof
    """
    build.run(checkout, wanted.steps)


def prepare_release(checkout: Checkout, wanted: argparse.Namespace) -> None:
    """Check a tag, or describe packages.

    Check that a tag is the version and that the changelog is dated; or write the manifests for winget,
    Homebrew and Flathub, with the packages' hashes, into the packages' folder.

    examples: python3 packaging/dev.py release tag v0.1.0
              python3 packaging/dev.py release manifests dist
    """
    if wanted.what == "tag":
        release.check_tag(checkout.root, wanted.about)
        return
    for file in release.write_manifests(checkout.root, Path(wanted.about)):
        say(f"   {file.name}")


# The command line


def parser() -> argparse.ArgumentParser:
    """Return the parser for `packaging/dev.py`."""
    top = argparse.ArgumentParser(
        prog="python3 packaging/dev.py",
        description="Run, test and build mtdesk from its source code.",
        epilog="COMMAND --help explains a command. All you need is Python 3.11 to 3.14; whatever else is "
        "missing is installed into the folder .venv first.",
    )
    add = top.add_subparsers(metavar="COMMAND", required=True)
    runs = _add(add, "run", run)
    runs.usage = "%(prog)s [-h] [ARGUMENTS OF mtdesk]"
    tests = _add(add, "test", test)
    tests.usage = "%(prog)s [-h] [--quick] [ARGUMENTS OF pytest]"
    tests.add_argument(
        "--quick",
        action="store_true",
        help="only ruff, import-linter, and the tests that are neither slow nor open a window",
    )
    _add(add, "strings", strings)
    _add(add, "icons", icons)
    _add(add, "pictures", photograph)
    building = _add(add, "build", build_all)
    steps = f"all but the last, or some of {', '.join(build.STEPS)}"
    building.add_argument("steps", nargs="*", type=_step, metavar="STEP", help=steps)
    releasing = _add(add, "release", prepare_release)
    releasing.add_argument("what", choices=("tag", "manifests"), help="what to do")
    releasing.add_argument("about", metavar="TAG|FOLDER", help="the tag, or the folder of the packages")
    return top


def _step(name: str) -> str:
    """Return a step of the build; argparse's own choices refuse to name none."""
    if name not in build.STEPS:
        raise argparse.ArgumentTypeError(f"there is no step {name!r}")
    return name


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    action: Callable[[Checkout, argparse.Namespace], int | None],
) -> argparse.ArgumentParser:
    """Add a command whose help is the docstring of what carries it out."""
    summary, _, description = inspect.cleandoc(action.__doc__ or "").partition("\n\n")
    command = commands.add_parser(
        name,
        help=summary[0].lower() + summary[1:-1],
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.set_defaults(command=action)
    return command
