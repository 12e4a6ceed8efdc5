/** What happens at a table besides the match, as lines of the story. */

import type { TableInfo } from "./protocol";

export interface EntryLine {
  entry: string; // its words are `table-<entry>`
  seat: number | null;
  name?: string; // where it is not the seat's
}

/** An entry with what the table became by it; some say more than their name. */
export function entryLine(entry: string, at: number | null | undefined, info: TableInfo): EntryLine {
  const seat = typeof at === "number" && at >= 0 ? at : null;
  const sitting = seat === null ? undefined : info.seats[seat];
  if (entry === "seated" && sitting?.guest) return { entry: "guest", seat, name: sitting.guest };
  if (entry === "muted" && sitting && !sitting.muted) return { entry: "unmuted", seat };
  if (entry === "voted") return { entry: info.proposal ? "agreed" : "declined", seat };
  const { proposal } = info;
  if (entry === "proposed" && proposal?.what === "end") return { entry: "proposed-end", seat: proposal.by };
  if (entry === "proposed" && proposal) return { entry: "proposed-guest", seat: null, name: proposal.name };
  return { entry, seat };
}
