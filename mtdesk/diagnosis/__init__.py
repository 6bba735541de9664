"""What helps to find an error in the program: versions, a log, and reports without personal data."""
