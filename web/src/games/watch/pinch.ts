/** Two fingers on the board. */

export interface Pinch {
  x: number;
  y: number;
  apart: number;
}

const LARGEST = 4;
const NEARLY_WHOLE = 1.04;

type Touched = ArrayLike<{ clientX: number; clientY: number }>;

/** The middle of two fingers, and how far they are apart; nothing of one or three. */
export function pinchOf(touches: Touched): Pinch | null {
  if (touches.length !== 2) return null;
  const [a, b] = [touches[0]!, touches[1]!];
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}

/** A size that fingers change, within reason: never smaller than the whole. */
export function scaleBy(scale: number, by: number): number {
  const size = Math.min(LARGEST, scale * by);
  return size < NEARLY_WHOLE && by <= 1 ? 1 : Math.max(1, size);
}
