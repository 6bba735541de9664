"""mtdesk.paths: what the program carries, and where a person's own files go."""

import sys
from pathlib import Path

import platformdirs
import pytest

from mtdesk import paths

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kind", ["resources", "translations"])
def test_a_bundle_is_looked_at_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    carried = tmp_path / "mtdesk" / kind
    carried.mkdir(parents=True)
    (carried / "thing").touch()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    if kind == "resources":
        assert paths.resource("thing") == carried / "thing"
        assert paths.resource("fonts").is_dir()
    else:
        assert paths.translation_dirs()[0] == carried


def test_own_home_holds_everything(mtdesk_home: Path) -> None:
    places = paths.user_data_dir(), paths.user_config_dir(), paths.user_state_dir(), paths.user_cache_dir()
    assert places == tuple(mtdesk_home / name for name in ("data", "config", "state", "cache"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the names of these variables are Linux's")
def test_without_it_the_systems_places_are_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    assert paths.user_data_dir() == tmp_path / "DATA" / "mtdesk"
    assert paths.user_config_dir() == tmp_path / "CONFIG" / "mtdesk"
    assert paths.user_state_dir() == tmp_path / "STATE" / "mtdesk"
    assert paths.user_cache_dir() == tmp_path / "CACHE" / "mtdesk"


@pytest.mark.parametrize("kind", ["data", "config"])
def test_where_one_folder_is_for_all_what_stays_here_is_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    """As on Windows and macOS."""
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for name in (kind, "state"):
        monkeypatch.setattr(platformdirs, f"user_{name}_path", lambda *_, **__: tmp_path / "mtdesk")
    assert paths.user_state_dir() == tmp_path / "mtdesk-state"
