"""Whether a window can be opened is found out before Qt would abort."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from mtdesk import display
from mtdesk.display import display_fault

NONE = "a display is needed to play, but none is named by DISPLAY or WAYLAND_DISPLAY"


def fault(system: str = "linux", **environ: str) -> str | None:
    return display_fault(environ, system)


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A compositor that listens."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        yield {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-7"}


@pytest.fixture
def x11_over_tcp(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An X server that listens on the network, as behind ssh."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        monkeypatch.setattr(display, "_X11_PORT", port - 10)
        yield "localhost:10.0"


@pytest.fixture(autouse=True)
def x11_sockets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The X servers of this machine do not count."""
    monkeypatch.setattr(display, "_X11_SOCKET", str(tmp_path / "X{}"))


@pytest.fixture
def x11(tmp_path: Path) -> Iterator[str]:
    """An X server that listens on this machine."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "X5"))
        server.listen()
        yield ":5"


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_a_display(system: str) -> None:
    assert fault(system) is None


def test_no_display() -> None:
    assert fault() == NONE
    assert fault(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="") == NONE
    assert fault("freebsd14") == NONE


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "xcb;offscreen"])
def test_qt_may_be_told_to_draw_elsewhere(platform: str) -> None:
    assert fault(QT_QPA_PLATFORM=platform) is None


@pytest.mark.parametrize(
    "name", [":77", ":77.0", "unix:77", "nonsense", "", "localhost:59999", "unix/:77", "/nowhere/socket"]
)
def test_an_x_server_that_does_not_answer(name: str) -> None:
    expected = f"a display is needed to play, but none answers at DISPLAY={name}" if name else NONE
    assert fault(DISPLAY=name) == expected


def test_an_x_server_that_answers(x11: str) -> None:
    assert fault(DISPLAY=x11) is None
    assert fault(DISPLAY=f"unix{x11}.0", QT_QPA_PLATFORM="xcb") is None


def test_an_x_server_behind_the_network(x11_over_tcp: str) -> None:
    assert fault(DISPLAY=x11_over_tcp) is None
    assert fault(DISPLAY=f"tcp/{x11_over_tcp}") is None


def test_wayland(wayland: dict[str, str], tmp_path: Path) -> None:
    assert fault(**wayland) is None
    assert fault(WAYLAND_DISPLAY=str(tmp_path / "wayland-7")) is None
    assert fault(**wayland, DISPLAY=":77") is None
    assert fault(**{**wayland, "WAYLAND_DISPLAY": "wayland-8"}) == (
        "a display is needed to play, but none answers at WAYLAND_DISPLAY=wayland-8"
    )
    assert fault(WAYLAND_DISPLAY="wayland-7") == (
        "a display is needed to play, but none answers at WAYLAND_DISPLAY=wayland-7"
    )


def test_only_the_platform_that_qt_is_told_to_use_counts(wayland: dict[str, str]) -> None:
    assert fault(**wayland, QT_QPA_PLATFORM="xcb") == (
        "a display is needed to play, but none is named by DISPLAY"
    )
    assert fault(**wayland, DISPLAY=":77", QT_QPA_PLATFORM="xcb") == (
        "a display is needed to play, but none answers at DISPLAY=:77"
    )
    assert fault(**wayland, DISPLAY=":77", QT_QPA_PLATFORM="xcb;wayland") is None
