import type { OfferView } from "./types";

/** Whether an offer names nothing: the others are asked for theirs. */
export const isInvitation = (offer: OfferView): boolean =>
  !Object.keys(offer.give).length && !Object.keys(offer.want).length;
