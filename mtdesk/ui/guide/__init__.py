"""The guided first round: what a newcomer is told, when, and where on the table."""
