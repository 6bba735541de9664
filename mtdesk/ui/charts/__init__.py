"""Charts painted in the colours of the theme: what numbers look like."""
