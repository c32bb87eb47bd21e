"""Seeded deals and players with a lean towards what plain chance hardly ever brings.

Nothing here knows more than the oracle: the players choose among its moves.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.oracle.house import Hand, Move
from tests.oracle.sets import DECK, SONS, beats, holds, in_order, is_set, without

# How a deal leans. Each names what one or two chosen seats are given before the rest is shuffled.
LEANS = ["none", "none", "four", "five", "two holders", "both colours", "high house", "pairs"]
LEANS += ["duel", "duel"]

# What a saving player keeps for the end, in the order in which it prefers to end.
ENDINGS = [
    "ppppp",
    "PPPPP",
    "pppp",
    "PPPP",
    "RCH",
    "rch",
    "pp",
    "PP",
    "HH",
    "hh",
    "CC",
    "cc",
    "RR",
    "rr",
]


def leaning_deal(rng: Random, seats: int, dealer: int) -> list[str]:
    """A deal of the right deck for so many seats, leaning one of LEANS' ways."""
    deck = DECK[seats]
    size = len(deck) // seats
    given = _given(rng, rng.choice(LEANS), seats, dealer)
    rest = list(without(deck, "".join(given)))
    rng.shuffle(rest)
    deal = []
    for cards in given:
        missing = size - len(cards)
        deal.append(in_order(cards + "".join(rest[:missing])))
        rest = rest[missing:]
    return deal


def _given(rng: Random, lean: str, seats: int, dealer: int) -> list[str]:
    """The cards that each seat is sure to get."""
    given = [""] * seats
    one, other = rng.sample(range(seats), 2)
    fives = 4 if seats == 3 else 5
    if lean == "four":
        given[one] = rng.choice("Pp") * 4
    elif lean == "five":
        given[one] = rng.choice("Pp") * fives
    elif lean == "two holders":
        given[one] = "P" * rng.randint(4, fives)
        given[other] = "p" * rng.randint(4, fives)
    elif lean == "both colours":
        given[one] = rng.choice(["PPPPpppp", "PPPPRCH", "pppprch", "PPPpppHH"])
    elif lean == "high house":
        high = "AaaEEe" if seats == 3 else "KkAAa"
        given[dealer], holder = high, (dealer + 1) % seats
        if rng.random() < 0.5:
            given[dealer] = given[dealer][: 5 if seats == 3 else 3]
            holder = dealer
        given[holder] += "P" * (4 if seats == 3 else rng.choice([4, 5]))
    elif lean == "duel":
        given[one], given[other] = "pp", "PP"
    elif lean == "pairs":
        chosen = rng.sample(["pp", "PP", "RR", "hh", "HH", "cc", "CC", "rr", "ee", "aa"], 2 * seats)
        given = [chosen[2 * seat] + chosen[2 * seat + 1] for seat in range(seats)]
    return given


class Player:
    """Answers for one seat by chance, with a seeded lean: how often it saves, and how it shows."""

    def __init__(self, rng: Random, ending: str = "") -> None:
        self.rng = rng
        self.saves = 1.0 if ending else rng.choice([0.0, 0.7, 0.95])
        self.shows = rng.choice([0.3, 0.7, 1.0])
        self.ending = ending or rng.choice(ENDINGS)

    def move(self, hand: Hand, seat: int) -> Move:
        """One legal move of a seat that is asked."""
        if hand.stage == "show":
            open_to = hand.why_no_show(seat) is None
            return ("show" if open_to and self.rng.random() < self.shows else "hide", seat)
        if hand.stage == "call":
            return self._call(hand, seat)
        size = len(hand.sons) if hand.stage == "aside" else len(hand.called)
        return (hand.stage, seat, self._cards(hand, seat, size))

    def _saved(self, cards: str) -> str:
        """What this seat wants to end with, as far as it holds it."""
        wishes = [self.ending, *ENDINGS]
        return next((wish for wish in wishes if holds(cards, wish)), "")

    def _call(self, hand: Hand, seat: int) -> Move:
        calls = sorted(hand.legal(seat))
        spare = without(hand.hands[seat], self._saved(hand.hands[seat]))
        if self.rng.random() < self.saves:
            calls = [call for call in calls if holds(spare, cards_of(call))] or calls
        return self.rng.choice(calls)

    def _cards(self, hand: Hand, seat: int, size: int) -> str:
        cards = hand.hands[seat]
        if hand.stage == "lay" and self.rng.random() < self.shows:
            answers = [a for a in _sets_of(cards, size) if beats(a, hand.called)]
            if answers:
                return self.rng.choice(answers)
        saved = self._saved(cards)
        spare = without(cards, saved) if self.rng.random() < self.saves else cards
        if hand.stage == "aside" and self.rng.random() < 0.5:
            # Low cards go first, so that a house of generals and advisors is left with them.
            spare = spare[-size:] if len(spare) >= size else spare
        if len(spare) < size:
            spare = cards
        return in_order("".join(self.rng.sample(spare, size)))


def cards_of(move: Move) -> str:
    """The cards that a move names, none for a show or a hide."""
    return move[2] if len(move) == 3 else ""


def _sets_of(cards: str, size: int) -> list[str]:
    """The sets of a size in a hand (a called set of its size may well be among them)."""
    if size == 3:
        wanted = ["KAE", "kae", "RCH", "rch"]
    else:
        wanted = [kind * size for kind in dict.fromkeys(cards)]
    return [group for group in wanted if is_set(group) and holds(cards, group)]


def notable(deal: list[str], hand: Hand, lifted: bool) -> Counter[str]:
    """What was seen in one finished hand, to be added up and asserted on."""
    holders = [seat for seat, cards in enumerate(deal) if any(holds(cards, sons) for sons in SONS)]
    one_hand = any(holds(c, "PPPP") and holds(c, "pppp") for c in deal)
    seen = {
        f"sons of {len(hand.sons)}": bool(hand.sons),
        "two holders": len(holders) == 2,
        "both colours in one hand": one_hand,
        "lifted ceiling": lifted,
        f"ended by {hand.called}": len(hand.called) > 3,
        hand.bonus or "no bonus": True,
        "plain": hand.plain,
        "one round": hand.first_round,
        "black soldiers beaten by other than red soldiers": hand.bonus is None
        and hand.called in ("pp", "pppp", "ppppp")
        and hand.best_seat != hand.house,
    }
    return Counter(name for name, was_seen in seen.items() if was_seen)


def random_hand(rng: Random, seats: int) -> tuple[list[str], Hand, list[Player]]:
    """A leaning deal, its opening position, and a player for each seat."""
    dealer = rng.randrange(seats)
    deal = leaning_deal(rng, seats, dealer)
    hand = Hand(deal, dealer, plain=rng.random() < 0.1)
    if rng.random() < 0.3:
        # Somebody saves black soldiers and the others red ones: this is how a de comes about.
        black = rng.randrange(seats)
        return deal, hand, [Player(rng, "pp" if s == black else "PP") for s in range(seats)]
    kept = [sons for sons in SONS if any(sons in cards for cards in hand.hands)]
    if kept and rng.random() < 0.7:
        return deal, hand, [Player(rng, kept[0]) for _ in range(seats)]
    return deal, hand, [Player(rng) for _ in range(seats)]


def play_out(rng: Random, seats: int) -> Counter[str]:
    """Plays one random hand to its end with the oracle alone and says what was seen."""
    deal, hand, players = random_hand(rng, seats)
    lifted = False
    while hand.stage != "over":
        lifted = lifted or hand.lifted
        seat = rng.choice(hand.asked())
        hand.play(players[seat].move(hand, seat))
    return notable(deal, hand, lifted)
