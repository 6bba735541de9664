"""Windows, dialogs and sentences."""
