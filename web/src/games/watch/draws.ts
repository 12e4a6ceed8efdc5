/** What fell before somebody's eyes, in the words of the draws that decide the Watch's luck. */

import type { WatchEvent } from "./types";

export function drawsOf(event: WatchEvent): string[] {
  switch (event.event) {
    case "rolled": {
      const [a, b, wildlings] = event.dice;
      return [`dice ${a} ${b}${wildlings ? ` w${wildlings}` : ""}`];
    }
    case "robbed":
      return event.resource ? [`steal ${event.resource}`] : [];
    case "card-bought": // drawn, or shown to Melisandre
      return event.card ? [`draw ${event.card}`, `show ${event.card}`] : [];
    case "token-revealed":
      return [`token ${event.clan} ${event.kind}`];
    default:
      return [];
  }
}
