/** Arrow keys among places that lie anywhere: the nearest one in the direction of the key. */

import type { Point } from "./board";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function next(key: string, from: Point, among: { key: string; point: Point }[]): string | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { key: name, point } of among) {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * way[0] + dy * way[1];
    if (along <= 1) continue;
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = along + 2.2 * aside;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
