"""The session at a table, without I/O: messages, host, guest, pacing. No clock, chance or files."""
