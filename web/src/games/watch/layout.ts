/** How the Watch's screen is laid out, by the room there is. */

export type Layout = "wide" | "middle" | "phone" | "landscape";

const SHORT = 600; // a phone that lies on its side, or a window that is enlarged twice
const NARROW = 720;
const WIDE = 1240;

export function layoutFor(width: number, height: number): Layout {
  if (height < SHORT && width > height) return "landscape";
  if (width < NARROW || (width < WIDE && height > width)) return "phone";
  return width < WIDE ? "middle" : "wide";
}
