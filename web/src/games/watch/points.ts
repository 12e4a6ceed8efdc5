/** Points as everybody may know them. */

/** A seat's points: what lies open, and at the end its victory-point cards too. */
export const pointsOf = (seat: { points: number; victory_cards: number | null }): number =>
  seat.points + (seat.victory_cards ?? 0);
