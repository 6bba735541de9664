"""Where files are: what the program brings with it, and what belongs to the player.

Nothing here creates a folder; that is done before the first write.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs

APP_NAME = "mtdesk"

JOURNAL = "current.journal"
"""The file of the game in progress, in the player's data folder."""
GAMES = "games"
"""The folder of abandoned and finished games, also there."""

STAGING = "import"
"""The folder in which an import is prepared, also there."""

HOME_VARIABLE = "MTDESK_HOME"
"""Environment variable: one folder for all of the player's folders (portable copies, tests)."""


class NoHomeError(RuntimeError):
    """The person has no home directory, so there is no place for their files."""

    def __str__(self) -> str:
        return f"there is no home directory: set {HOME_VARIABLE} to a folder for your games and settings"


_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """Path of a file or folder below `resources/`, such as ``"fonts/Lato-Regular.ttf"``.

    Raises FileNotFoundError if the program does not carry it.
    """
    for root in _carrier_dirs("resources"):
        candidate = root / name
        if candidate.exists():
            return candidate
    raise FileNotFoundError(f"mtdesk does not carry the resource {name!r}")


def licence() -> Path:
    """Path of the program's own licence, which is at the top of a checkout."""
    try:
        return resource("LICENSE")
    except FileNotFoundError:
        return _PACKAGE.parent / "LICENSE"


def translation_dirs() -> tuple[Path, ...]:
    """Return the existing folders that may hold our compiled translations (`mtdesk_XX.qm`), best first."""
    return _carrier_dirs("translations")


def user_data_dir() -> Path:
    """Return the folder of the player's games and statistics."""
    return _user_dir("data", platformdirs.user_data_path)


def journal() -> Path:
    """File of the game in progress."""
    return user_data_dir() / JOURNAL


def user_config_dir() -> Path:
    """Return the folder of the player's settings and own rule sets."""
    return _user_dir("config", platformdirs.user_config_path)


def user_state_dir() -> Path:
    """Return the folder of what belongs to this machine alone: never exported, out of reach of imports."""
    folder = _user_dir("state", platformdirs.user_state_path)
    # Windows and macOS have one place for all. No name in an import leads to a folder beside the others.
    shared = folder in (user_data_dir(), user_config_dir())
    return folder.with_name(f"{folder.name}-state") if shared else folder


def user_cache_dir() -> Path:
    """Return the folder of what can be recreated at any time."""
    return _user_dir("cache", platformdirs.user_cache_path)


def _user_dir(kind: str, system_place: Callable[..., Path]) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).absolute() / kind
    try:
        # appauthor matters only on Windows: without it the folder would be mtdesk\mtdesk.
        return system_place(APP_NAME, appauthor=False)
    except RuntimeError as error:
        raise NoHomeError from error


def _carrier_dirs(kind: str) -> tuple[Path, ...]:
    """Return the existing folders called `kind`: in a bundle, in the installed package, in a checkout."""
    parents = [_PACKAGE, _PACKAGE.parent]
    bundle = getattr(sys, "_MEIPASS", None)  # set by PyInstaller's loader
    if bundle is not None:
        parents.insert(0, Path(bundle) / _PACKAGE.name)
    found = (parent / kind for parent in parents)
    return tuple(dict.fromkeys(folder for folder in found if folder.is_dir()))
