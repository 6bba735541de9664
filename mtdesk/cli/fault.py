"""How a command ends when it cannot do what was asked."""

from __future__ import annotations

WRONG = 2
"""The exit status of wrong arguments, a bad record, no display."""
FAILED = 1
"""That of a command that could not finish, because something could not be written or workers died."""
INTERRUPTED = 130
"""That of a command that was stopped by Ctrl-C or told to end."""
_LONGEST = 1000
"""Characters of a sentence: a problem with arguments may be as long as they are."""


class CommandError(Exception):
    """What ends the command, as one sentence."""

    def __init__(self, sentence: object, status: int = WRONG) -> None:
        from mtdesk.messages import printable

        text = printable(str(sentence))
        super().__init__(text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …")
        self.status = status
