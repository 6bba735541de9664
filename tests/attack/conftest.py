"""Where attacks cannot be carried out."""

import sys

if sys.platform == "win32":  # no limits of memory there
    collect_ignore = ["test_fuzz.py", "test_paper.py"]
