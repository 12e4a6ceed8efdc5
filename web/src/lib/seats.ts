/** Seats are told apart by colour, shape and name; never by colour alone. */

import type { MatchView } from "./match";

export const COLOURS = ["red", "blue", "yellow", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export const SHAPES: Record<Colour, string> = { red: "◆", blue: "●", yellow: "▲", black: "■" };

/** A shape as an SVG path around the origin, about two units wide. */
export const SHAPE_PATHS: Record<Colour, string> = {
  red: "M0-1.15 1 0 0 1.150-1 0z",
  blue: "M0-1a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  yellow: "M0-1.050 1.100.85h-2.200z",
  black: "M-.9-.9H.9V.9H-.9z",
};

export const seatColour = (view: Pick<MatchView, "seats"> | null, seat: number): Colour =>
  view?.seats[seat]?.colour ?? COLOURS[seat] ?? "black";
