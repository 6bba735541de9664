"""Settings of dmgbuild: a window with the program and the folder to drag it to."""

# dmgbuild hands in `defines`, and reads the names below.
application = defines["app"]  # type: ignore[name-defined]  # noqa: F821

format = "UDZO"  # noqa: A001 - dmgbuild's name for it
files = [application]
symlinks = {"Applications": "/Applications"}
badge_icon = defines["icon"]  # type: ignore[name-defined]  # noqa: F821
icon_locations = {"mtdesk.app": (150, 160), "Applications": (410, 160)}
window_rect = ((200, 200), (560, 360))
default_view = "icon-view"
icon_size = 112
text_size = 14
