"""Whether a window can be opened is found out before Qt would abort."""

from __future__ import annotations

import pytest

from mtdesk.cli.play import display_fault


@pytest.mark.parametrize(
    ("system", "environ", "missing"),
    [
        ("win32", {}, ""),
        ("darwin", {}, ""),
        ("linux", {}, "DISPLAY or WAYLAND_DISPLAY"),
        ("freebsd14", {"DISPLAY": "", "QT_QPA_PLATFORM": ""}, "DISPLAY or WAYLAND_DISPLAY"),
        ("linux", {"DISPLAY": ":0"}, ""),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, ""),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, "DISPLAY"),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb;wayland"}, ""),
        ("linux", {"QT_QPA_PLATFORM": "vnc:size=800x600"}, ""),
        ("linux", {"QT_QPA_PLATFORM": "xcb;offscreen"}, ""),
    ],
)
def test_a_display_is_named_or_qt_draws_elsewhere(system: str, environ: dict[str, str], missing: str) -> None:
    fault = display_fault(environ, system)
    assert (fault or "").endswith(missing)
    assert (fault is None) == (not missing)
