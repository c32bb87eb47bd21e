"""Nothing lost: matches in SQLite and settings in a small file, in the user's own folders."""
