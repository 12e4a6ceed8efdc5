import { expect, test } from "vitest";
import { pointsOf } from "./points";

test("victory-point cards count once they are shown", () => {
  expect(pointsOf({ points: 7, victory_cards: null })).toBe(7);
  expect(pointsOf({ points: 7, victory_cards: 0 })).toBe(7);
  expect(pointsOf({ points: 7, victory_cards: 2 })).toBe(9);
});
