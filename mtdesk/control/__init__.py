"""The turn loop, its seats and its stage; asyncio, and no window."""
