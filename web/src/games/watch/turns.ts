/** Turns as people count them. */

import type { TableInfo } from "../../lib/protocol";
import type { WatchView } from "./types";

type Counted = Pick<WatchView, "turn" | "phase" | "ending">;

export function turnOf(view: Counted, options: TableInfo["options"]): number | null {
  if (view.phase.startsWith("found-")) return null;
  return view.turn + (isComplete(view, options) ? 0 : 1);
}

/** Whether a match ended together with a turn, so that all its turns are counted already. */
const isComplete = (view: Counted, options: TableInfo["options"]): boolean =>
  view.ending === "turn-limit" || (view.ending === "points" && options.win === "end-of-turn");
