/** What fell before somebody's eyes, in the words of the draws that decide the Rivals' luck. */

import type { RivalsEvent } from "./types";

export function drawsOf({ event, number, face, card }: RivalsEvent): string[] {
  if (event === "rolled") return [`dice ${number} ${face}`];
  if (event === "event-came") return [`event ${card}`, `moon ${card}`];
  return [];
}
