"""``python -m mtdesk`` and the ``mtdesk`` command."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the command line; returns the exit status."""
    _open_standard_descriptors()
    if getattr(sys, "frozen", False):  # in a bundle, workers start as the program itself
        from multiprocessing import freeze_support  # noqa: PLC0415 -- slow to load, and nothing else needs it

        freeze_support()
    try:
        from mtdesk import cli  # noqa: PLC0415 -- Ctrl-C may come while it is loading
    except KeyboardInterrupt:
        return 130
    return cli.main(sys.argv[1:])


def _open_standard_descriptors() -> None:
    """Open those of 0 to 2 that are closed: a file with such a number would get what others print."""
    if os.name == "posix":
        while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
            os.set_inheritable(number, True)
        os.close(number)


def _forget_current_folder() -> None:
    """Take the current folder, which ``python -m`` puts first, out of the places of modules.

    A checkout that is not installed is found all the same, but after everything else.
    """
    if __package__ and not sys.flags.safe_path:  # a bundle runs this file by itself
        folder = sys.path.pop(0)
        if __file__ == f"{folder}{os.sep}mtdesk{os.sep}__main__.py":
            sys.path.append(folder)


if __name__ == "__main__":
    _forget_current_folder()
    sys.exit(main())
