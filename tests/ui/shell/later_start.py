"""A later start of the program: another process that asks the running one to open a file."""

import asyncio
import sys
from pathlib import Path

from mtdesk import paths
from tests.app.program import PATIENCE

_ROOT = Path(__file__).parents[3]
_PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from mtdesk.ui.shell.instance import hand_over
app = QCoreApplication([])
folder, patience, *files = sys.argv[1:]
print(hand_over(Path(files[0]) if files else None, Path(folder), float(patience)))
"""


async def start_later(file: Path | None = None, patience: float = PATIENCE) -> bool:
    """Start the program again, perhaps with a file; return whether the running one has taken the request."""
    files = [] if file is None else [str(file)]
    command = [sys.executable, "-c", _PROGRAM, str(paths.user_data_dir()), str(patience), *files]
    program = await asyncio.create_subprocess_exec(*command, cwd=_ROOT, stdout=asyncio.subprocess.PIPE)
    told, _ = await program.communicate()
    assert program.returncode == 0
    return told.strip() == b"True"
