"""Sharing a length among several: who gets what is left over, who gives way."""

from __future__ import annotations

from collections.abc import Sequence


def grown(liked: Sequence[int], weights: Sequence[int], room: int) -> list[int]:
    """`liked` with what is left of `room` given out by weight, to the last pixel."""
    shares = list(liked)
    left, weight_left = room - sum(liked), sum(weights)
    for index, weight in enumerate(weights):
        if weight:
            share = left * weight // weight_left
            shares[index] += share
            left -= share
            weight_left -= weight
    return shares


def shrunk(liked: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """`liked` cut down to `room`, by how much each can spare; never below `least`."""
    spare = [max(0, want - low) for want, low in zip(liked, least, strict=True)]
    too_much, spare_left = max(0, sum(liked) - room), sum(spare)
    shares = list(liked)
    for index, can_give in enumerate(spare):
        if can_give:
            gives = min(can_give, -(-too_much * can_give // spare_left))
            shares[index] -= gives
            too_much -= gives
            spare_left -= can_give
    return shares
