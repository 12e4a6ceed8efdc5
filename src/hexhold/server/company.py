"""Who sits at a table and what they may ask of each other. Decisions make entries.

People are known by the hash of their token. `present` are the seats that have a connection now.
"""

from collections.abc import Collection
from typing import Final

from hexhold.core.fair import seed_hash as hash_of_seed
from hexhold.server import log
from hexhold.server.errors import Refused
from hexhold.server.names import clean_name, legible, look_alike
from hexhold.server.personas import cast
from hexhold.server.phrases import PHRASES
from hexhold.server.seats import STAND_IN
from hexhold.server.table_state import TableState

TEXT_LENGTH: Final = 300
SEED_LENGTH: Final = 64
PROPOSAL_STANDS: Final = 60_000  # milliseconds, before another may take its place
FEWEST_VOTERS: Final = 2  # one alone could let a second page of its own look into a hand


class Company(TableState):
    """The people of a table."""

    def require_host(self, person: str) -> None:
        """Refuse what only the host may do."""
        if not person or person != self.host:
            raise Refused("not-host")

    def require_company(self, person: str) -> None:
        """Refuse what only the host and those who sit here may do."""
        if person != self.host:
            self.require_seat(person)

    def _require_waiting(self) -> None:
        if self.status != "waiting":
            raise Refused("not-waiting")

    # ------------------------------------------------------------------ before the start

    def sit(
        self, name: str, person: str, seat: int | None, now: int, seed: str = "", hashed: str = ""
    ) -> log.Seated:
        """Somebody takes a seat, any free one if none is named."""
        self._require_waiting()
        name = self.free_name(name)
        free = [number for number, s in enumerate(self.seats) if s.kind == "open"]
        if not free:
            raise Refused("table-full")
        number = free[0] if seat is None else seat
        if number not in free:
            raise Refused("seat-taken")
        return log.Seated(now, number, name, person, *self._good_seed(seed, hashed))

    def free_name(self, name: str) -> str:
        """A name that nobody at the table may be confused by."""
        name = clean_name(name)
        people = [seat for seat in self.seats if seat.kind == "person"]
        taken = [other for seat in people for other in (seat.name, seat.guest)]
        taken += [seat.persona for seat in self.seats if seat.persona]  # an id is the name itself
        if any(look_alike(name, other) for other in taken):
            raise Refused("name-taken")
        return name

    def stand(self, person: str, now: int) -> log.Left:
        """Somebody leaves before the start."""
        self._require_waiting()
        return log.Left(now, self.require_seat(person))

    def seat_bot(
        self, host: str, seat: int, bot: str, now: int, persona: str = ""
    ) -> log.BotSeated:
        """The host gives a free seat to a bot: to a persona, or to any of the bot's level."""
        self.require_host(host)
        self._require_waiting()
        if not (0 <= seat < len(self.seats)) or self.seats[seat].kind == "person":
            raise Refused("seat-taken")
        present = {other.persona for number, other in enumerate(self.seats) if number != seat}
        if persona and persona in present:
            raise Refused("name-taken")
        return log.BotSeated(now, seat, *cast(self.game_name, bot, persona, present))

    def free(self, host: str, seat: int, now: int) -> log.Left:
        """The host sends a bot or a person away, before the start."""
        self.require_host(host)
        self._require_waiting()
        if not (0 <= seat < len(self.seats)) or self.seats[seat].kind == "open":
            raise Refused("not-seated", "nobody sits there")
        return log.Left(now, seat)

    # ------------------------------------------------------------------ the seeds of the dice

    def seed(self, person: str, seed: str, hashed: str, now: int) -> log.Seeded:
        """Somebody gives the dice another seed, or the hash of one, before the start."""
        self._require_waiting()
        return log.Seeded(now, self.require_seat(person), *self._good_seed(seed, hashed))

    def _good_seed(self, seed: str, hashed: str) -> tuple[str, str]:
        """A seed that is given openly, with its hash; or the hash of one that is shown later."""
        is_hash = len(hashed) == 64 and set(hashed) <= set("0123456789abcdef")
        if len(seed) > SEED_LENGTH or (hashed and (seed or not is_hash)):
            raise Refused("bad-seed")
        return seed, hash_of_seed(self.commitment, seed) if seed else hashed

    def show_seed(self, person: str, seed: str, now: int) -> log.SeedShown:
        """Somebody shows the seed behind a hash, when nobody can change theirs any more."""
        number = self.require_seat(person)
        if self.status != "starting" or not self.seats[number].owes_seed:
            raise Refused("not-waiting", "no seed is asked for")
        if hash_of_seed(self.commitment, seed) != self.seats[number].seed_hash:
            raise Refused("bad-seed")
        return log.SeedShown(now, number, seed)

    def give_up_starting(self, now: int) -> log.Unsealed:
        """Somebody does not show a seed: everybody gives a new one."""
        if self.status != "starting":
            raise Refused("not-waiting")
        return log.Unsealed(now)

    # ------------------------------------------------------------------ in a match

    def stand_in(self, person: str, seat: int, now: int, *, absent: bool) -> log.Away:
        """Somebody asks that a bot plays for somebody who is gone, until they are back."""
        by = self.require_seat(person)
        self.playing()
        if seat == by or seat not in self.people() or not absent:
            raise Refused("not-absent")
        return log.Away(now, seat, by)

    def come_back(self, person: str, now: int) -> log.Back:
        """The owner of a seat is here again."""
        seat = self.require_seat(person)
        if self.status != "playing" or not self.seats[seat].away:
            raise Refused("not-playing", "no bot plays for this seat")
        if self.seats[seat].token != person:
            raise Refused("not-seated", "only its owner takes a seat back")
        return log.Back(now, seat)

    def resign(self, person: str, now: int) -> log.Resigned | log.Away:
        """Somebody gives up: of two the other wins; among more a bot plays on while people do."""
        seat = self.require_seat(person)
        self.playing()
        if self.seats[seat].token != person:  # a guest just leaves: the seat is its owner's
            return log.Away(now, seat)
        others = [number for number in self.people() if number != seat]
        plays_on = len(self.seats) > 2 and others
        return log.Resigned(now, seat, STAND_IN if plays_on else "")

    def propose_end(
        self, person: str, now: int, present: Collection[int]
    ) -> log.Proposed | log.Ended:
        """Somebody wishes to end the match without a winner; everybody who is there must agree."""
        by = self.require_seat(person)
        self.playing()
        self._require_no_proposal(now)
        voters = [seat for seat in self.people() if seat in present or seat == by]
        if voters == [by]:
            return log.Ended(now, "agreed")
        return log.Proposed(now, "end", by, voters)

    def propose_guest(
        self, name: str, person: str, seat: int, now: int, present: Collection[int], *, absent: bool
    ) -> log.Proposed:
        """Somebody new would play for one who is gone; everybody else who is there must agree.

        Somebody new holds no other seat: the token was just made.
        """
        self.playing()
        name = self.free_name(name)
        self._require_no_proposal(now)
        gone = 0 <= seat < len(self.seats) and self.seats[seat].kind == "person"
        if not gone or seat in present or not (self.seats[seat].away or absent):
            raise Refused("seat-taken")
        voters = [number for number in self.people() if number in present and number != seat]
        if len(voters) < FEWEST_VOTERS:
            raise Refused("no-guest")
        return log.Proposed(now, "guest", -1, voters, seat, name, person)

    def _require_no_proposal(self, now: int) -> None:
        if self.proposal is not None and now - self.proposal.at < PROPOSAL_STANDS:
            raise Refused("proposed-already")

    def vote(
        self, person: str, agree: bool, now: int, present: Collection[int]
    ) -> log.Voted | log.Ended | log.Seated:
        """Somebody agrees to what was proposed, or not; the last to agree lets it happen."""
        asked = self.proposal
        seat = self.require_seat(person)
        if asked is None or seat not in asked.voters:
            raise Refused("nothing-proposed")
        if agree and asked.what == "guest" and asked.seat in present:  # the owner is back
            raise Refused("seat-taken")
        if not agree or set(asked.voters) - self.agreed - {seat}:
            return log.Voted(now, seat, agree)
        if asked.what == "end":
            return log.Ended(now, "agreed")
        return log.Seated(now, asked.seat, asked.name, asked.token, "", guest=True)

    # ------------------------------------------------------------------ speaking

    def say(self, person: str, name: str, text: str, now: int, phrase: str = "") -> log.Said:
        """Somebody says something; without a seat under a name that nobody here has.

        Who looks on at a match speaks aside: nobody shall tell a player what to do.
        """
        seat = self.seat_held_by(person)
        name = self.seats[seat].player if seat >= 0 else self.free_name(name)
        if self.is_muted(seat, name):
            raise Refused("muted")
        text = legible(text)
        known = not text and phrase in PHRASES if phrase else 0 < len(text) <= TEXT_LENGTH
        if not known:
            raise Refused("bad-text")
        aside = seat < 0 and self.status in ("starting", "playing")
        return log.Said(now, max(-1, seat), name, text, phrase, aside)

    def remark(self, seat: int, phrase: str, now: int) -> log.Said:
        """A bot uses a phrase, once in a match."""
        sitting = self.seats[seat]
        if sitting.muted or not sitting.persona or (seat, phrase) in self.remarks:
            raise Refused("muted", "it has nothing to say")
        return log.Said(now, seat, sitting.persona, "", phrase)

    def mute(self, host: str, seat: int | None, name: str, muted: bool, now: int) -> log.Muted:
        """The host forbids a seat, or spectators of a name, to speak, or allows it again."""
        self.require_host(host)
        if seat is None:
            return log.Muted(now, -1, clean_name(name), muted)
        if not (0 <= seat < len(self.seats) and self.seats[seat].kind != "open"):
            raise Refused("not-seated", "nobody sits there")
        return log.Muted(now, seat, self.seats[seat].name, muted)
