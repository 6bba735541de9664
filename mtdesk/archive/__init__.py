"""All of a person's data in one file: a plain zip, exported and imported as a whole or not at all."""
