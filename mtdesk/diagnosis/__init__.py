"""What helps to find an error in the program: versions, a log, reports that tell nothing of the player."""
