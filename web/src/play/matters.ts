/** What concerns the people of a table besides the game: who is gone, what is proposed, whose place one plays in. */

import type { Lost } from "../lib/lost";
import type { Held } from "../lib/memory";
import type { SeatInfo, TableInfo } from "../lib/protocol";

export type Matter =
  | { what: "lost"; why: Lost; name: string }
  | { what: "vote"; kind: "end" | "guest" }
  | { what: "away" }
  | { what: "wishing"; seat: number }
  | { what: "asked"; kind: "end" | "guest"; missing: number[] }
  | { what: "absent"; seat: number; since: number }
  | { what: "guest"; seat: number }
  | { what: "returned"; guest: string; by: number | null }
  | { what: "free"; seat: number };

export interface Known {
  info: TableInfo;
  seat: number | null;
  as: Held["as"];
  lost: { why: Lost; name: string } | null;
  playedFor?: { guest: string; by: number | null } | null; // who played one's seat meanwhile
  goneSince: (number | null)[];
  absence: number;
  waited: number[]; // seats that this reader would rather wait for
  now: number;
}

export const isPlayedByPerson = ({ kind, away, guest }: SeatInfo): boolean =>
  kind === "person" && (!away || guest !== "");

/** Who plays and is here, besides one's own seat. */
export const othersHere = ({ info, goneSince, seat }: Pick<Known, "info" | "goneSince" | "seat">): number[] =>
  info.seats.flatMap((sitting, number) =>
    number !== seat && isPlayedByPerson(sitting) && (goneSince[number] ?? null) === null ? [number] : [],
  );

const FEWEST_VOTERS = 2; // who must be there to let a guest play

/** The one that matters most. */
export function matterNow(known: Known): Matter | null {
  const { info, seat, as, lost, playedFor, waited } = known;
  if (lost) return { what: "lost", ...lost };
  if (info.status !== "playing") return null;
  const { proposal } = info;
  const missing = proposal?.voters.filter((voter) => !proposal.agreed.includes(voter)) ?? [];
  if (proposal && seat !== null && missing.includes(seat)) return { what: "vote", kind: proposal.what };
  if (seat !== null && info.seats[seat]!.away && as !== "guest") return { what: "away" };
  if (proposal && as === "wish") return { what: "wishing", seat: proposal.seat! };
  if (proposal) return { what: "asked", kind: proposal.what, missing };
  if (seat !== null && playedFor) return { what: "returned", ...playedFor };
  const isGuest = seat !== null && as === "guest" && !waited.includes(seat);
  return absentOne(known) ?? (isGuest ? { what: "guest", seat } : freeOne(known));
}

function absentOne({ info, seat, goneSince, absence, waited, now }: Known): Matter | null {
  if (seat === null) return null;
  for (const [number, sitting] of info.seats.entries()) {
    const since = goneSince[number] ?? null;
    if (
      number !== seat &&
      since !== null &&
      now - since >= absence &&
      isPlayedByPerson(sitting) &&
      !waited.includes(number)
    )
      return { what: "absent", seat: number, since };
  }
  return null;
}

/** A seat that somebody who looks on might be let play. */
function freeOne(known: Known): Matter | null {
  const { info, seat, goneSince, absence, waited, now } = known;
  if (seat !== null || othersHere(known).length < FEWEST_VOTERS) return null;
  const free = info.seats.findIndex(({ kind, away, guest }, number) => {
    const since = goneSince[number] ?? null;
    return (
      kind === "person" && !guest && since !== null && (away || now - since >= absence) && !waited.includes(number)
    );
  });
  return free < 0 ? null : { what: "free", seat: free };
}
