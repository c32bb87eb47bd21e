"""The database's shape, as numbered migrations; `PRAGMA user_version` tells how far one is."""

from __future__ import annotations

import sqlite3
from typing import Final

MIGRATIONS: Final = (
    (
        """
        CREATE TABLE match (
            id INTEGER PRIMARY KEY,
            state TEXT NOT NULL CHECK (state IN ('open', 'over', 'left')),
            body TEXT NOT NULL,
            crc INTEGER NOT NULL,
            touched REAL NOT NULL
        )
        """,
        "CREATE INDEX match_by_time ON match (state, touched)",
        """
        CREATE TABLE hand (
            match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            record TEXT NOT NULL,
            count TEXT NOT NULL,
            crc INTEGER NOT NULL,
            PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE entry (
            match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            body TEXT NOT NULL,
            crc INTEGER NOT NULL,
            PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID
        """,
    ),
)
"""`match.body` tells who sits where, `hand` holds what the viewer may keep of a finished hand,
`entry` the complete hand in play, which is gone when the hand ends."""


class NewerSchemaError(Exception):
    """The database was written by a newer version."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to this version's shape, whole or not at all.

    The version is read inside the transaction, so that of two copies that start together one
    waits for the other. Leaves a transaction open on an error: the connection is to be closed.
    """
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise NewerSchemaError(version)
    for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")
