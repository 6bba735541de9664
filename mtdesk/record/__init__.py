"""Games as files: reading with checks, atomic writing, the journal, the trace."""
