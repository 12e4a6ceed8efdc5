/** Turns as people count them. */

import type { MatchView } from "./match";
import type { TableInfo } from "./protocol";

interface Counted extends Pick<MatchView, "game" | "turn" | "ending"> {
  phase?: string;
}

/** The number of the turn at a moment, from one; none before the first turn begins. */
export function turnOf(view: Counted, options: TableInfo["options"]): number | null {
  if (view.game === "rivals") return view.turn || null;
  if (view.phase?.startsWith("found-")) return null;
  return view.turn + (isComplete(view, options) ? 0 : 1);
}

/** Whether a match of the Watch ended together with a turn, so that all its turns are counted already. */
const isComplete = (view: Counted, options: TableInfo["options"]): boolean =>
  view.ending === "turn-limit" || (view.ending === "points" && options.win === "end-of-turn");
