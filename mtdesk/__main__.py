"""``python -m mtdesk`` and the ``mtdesk`` command."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line; returns the exit status."""
    if getattr(sys, "frozen", False):  # in a bundle, workers start as the program itself
        from multiprocessing import freeze_support  # noqa: PLC0415 -- slow to load, and nothing else needs it

        freeze_support()
    try:
        from mtdesk import cli  # noqa: PLC0415 -- Ctrl-C may come while it is loading
    except KeyboardInterrupt:
        return 130
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
