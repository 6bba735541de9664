"""House rules: the dialog, its editor with pictures, rule sets in files."""
