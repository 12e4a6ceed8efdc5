/** Whom a match waits for. */

import type { WatchView } from "./types";

type Asked = Pick<WatchView, "phase" | "actors" | "active">;

/** Who has yet to answer what is asked; whoever made an offer only may. */
export const answering = ({ phase, actors, active }: Asked): number[] =>
  phase === "answers" ? actors.filter((actor) => actor !== active) : actors;

/** Who has to do something before it goes on: when all have answered an offer, whoever made it. */
export function awaited(view: Asked): number[] {
  const found = answering(view);
  return found.length ? found : view.actors;
}
