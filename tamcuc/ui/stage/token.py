"""The token of the house, which wanders from seat to seat."""

from __future__ import annotations

from tamcuc.i18n import language

TOKEN = (25, 18)
"""Its size in its own pixels."""


def token() -> str:
    """Its sprite: CÁI, or a house for who does not read that."""
    return "token/house" if language().code.endswith("vi") else "token/house_en"
