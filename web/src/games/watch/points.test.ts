import { expect, test } from "vitest";
import { guardsKept, pointsOf } from "./points";
import type { WatchView } from "./types";

test("victory-point cards count once they are shown", () => {
  expect(pointsOf({ points: 7, victory_cards: null })).toBe(7);
  expect(pointsOf({ points: 7, victory_cards: 0 })).toBe(7);
  expect(pointsOf({ points: 7, victory_cards: 2 })).toBe(9);
});

test("the guards that each seat kept are told where the Wall has fallen, and only there", () => {
  const view = { seats: [{}, {}, {}], north: { wall: [[0, 2], [2], [], [1]] } } as unknown as WatchView;
  expect(guardsKept({ ...view, ending: "breaches" })?.counts).toEqual([1, 1, 2]);
  expect(guardsKept({ ...view, ending: "wildlings" })?.counts).toEqual([1, 1, 2]);
  expect(guardsKept({ ...view, ending: "points" })).toBeNull();
  expect(guardsKept({ ...view, north: undefined, ending: "points" })).toBeNull();
});
