/** Why somebody who had a seat, or wished for one, has none. */

import type { Held } from "./memory";
import type { TableInfo } from "./protocol";

export type Lost = "declined" | "owner" | "time" | "resigned" | "freed" | "unknown";

export function whyLost(info: TableInfo, { seat, as }: Pick<Held, "seat" | "as">): Lost {
  const now = info.seats[seat ?? -1];
  if (as === "wish") return "declined";
  if (as === "guest") return now?.away ? "time" : "owner";
  if (info.status === "waiting") return "freed";
  return now?.kind === "bot" ? "resigned" : "unknown";
}
