"""Run or test mtdesk from a bare Python.

    python3 packaging/dev.py run [ARGUMENTS OF mtdesk]
    python3 packaging/dev.py test [ARGUMENTS OF pytest]
    python3 packaging/dev.py strings
    python3 packaging/dev.py icons
    python3 packaging/dev.py pictures
    python3 packaging/dev.py build [STEPS]
    python3 packaging/dev.py release tag|manifests TAG|FOLDER

This file must stay readable for Pythons that are too old to run the rest: it is the one that says so.
"""

import sys


def version_problem(major: int, minor: int) -> str:
    """Return one sentence if mtdesk cannot run on this Python, otherwise nothing."""
    if (3, 11) <= (major, minor) < (3, 15):
        return ""
    return "mtdesk needs Python 3.11 to 3.14, and this is Python {}.{}.".format(major, minor)  # noqa: UP032 - for any Python 3


def main() -> int:
    """Check the Python, then hand over to the tools that need it."""
    problem = version_problem(*sys.version_info[:2])
    if problem:
        print(problem, file=sys.stderr)
        return 2
    from devtools import commands  # noqa: PLC0415 - its syntax needs the Python that was just checked

    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
