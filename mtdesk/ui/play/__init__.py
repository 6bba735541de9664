"""The game on the table: stage, session, hand, and the commands of the Game menu."""
