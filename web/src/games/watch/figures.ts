/** Outlines of everything that stands on the board, feet at the origin. Kinds differ in outline, not only in size. */

import type { Wildling } from "./types";

export const WILDLINGS: Record<Wildling, string[]> = {
  // A hooded figure with a spear.
  regular: ["M-12 0c-1-13 2-22 6-26-2-13 14-13 12 0 4 4 7 13 6 26z", "M13 2v-41l-3 0 4.5-9 4.5 9-3 0v41z"],
  // Arms thrown up, a pick in each hand.
  climber: [
    "M-7 0-8-16-4-22-13-35-20-33-22-38-9-43-2-29H2L9-43 22-38 20-33 13-35 4-22 8-16 7 0H2L0-10-2 0z",
    "M0-43a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
  ],
  // Twice as broad as tall men, with a club.
  giant: [
    "M-19 0-20-14C-28-18-28-38-15-41-13-58 13-58 15-41 28-38 28-18 20-14L19 0H6L4-11H-4L-6 0z",
    "M22-12 30-50c1-5 11-4 11 2L28-9z",
  ],
};

export const TORMUND = {
  body: "M-20 0c-3-20 0-34 8-40h24c8 6 11 20 8 40z",
  beard: "M-9-44c0-16 18-16 18 0 3 8-3 20-9 22-6-2-12-14-9-22z",
  face: "M-5-47c0-8 10-8 10 0v4H-5z",
  axe: "M22 4V-52h4V4zM26-52c10-2 14 6 13 17-5-4-9-5-13-5z",
};

export const GUARD = "M-11 0C-12-15-9-24-6-27-9-41 9-41 6-27 9-24 12-15 11 0z";

export const HOUSE = "M-20 17V-6L0-24 20-6v23z";
export const KEEP = "M-26 19V-21h8v7h7v-7h8v7h6v-7h8v7h7v-7h8v40z";
