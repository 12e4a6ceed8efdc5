/** What an offer asks of somebody. */

import type { Amounts, OfferView } from "./types";

/** Whether an offer names nothing: the others are asked for theirs. */
export const isInvitation = (offer: OfferView): boolean =>
  !Object.keys(offer.give).length && !Object.keys(offer.want).length;

/** What is wanted beyond what is held. */
export function missing(want: Amounts, held: Amounts): Amounts {
  const short = Object.entries(want).map(([kind, count]) => [kind, count - (held[kind] ?? 0)] as const);
  return Object.fromEntries(short.filter(([, count]) => count > 0));
}

/** As much of a bundle as is held. */
export function affordable(want: Amounts, held: Amounts): Amounts {
  const less = Object.entries(want).map(([kind, count]) => [kind, Math.min(count, held[kind] ?? 0)] as const);
  return Object.fromEntries(less.filter(([, count]) => count > 0));
}
