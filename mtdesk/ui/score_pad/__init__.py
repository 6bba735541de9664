"""The score pad: a window to keep the scores of games with real tiles."""
