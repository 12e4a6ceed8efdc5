import { expect, test } from "vitest";
import { turnOf } from "./turns";
import type { Ending, Phase } from "./types";

const watch = (turn: number, phase: Phase, ending: Ending | null = null) => ({ turn, phase, ending });

test("the first turn is the first", () => {
  expect(turnOf(watch(0, "before-roll"), {})).toBe(1);
  expect(turnOf(watch(1, "turn"), {})).toBe(2);
});

test("what comes before the first turn is no turn", () => {
  expect(turnOf(watch(0, "found-settlement"), {})).toBe(null);
  expect(turnOf(watch(0, "found-guard"), {})).toBe(null);
});

test("a match that ends together with a turn ends in that turn", () => {
  expect(turnOf(watch(6, "over", "turn-limit"), {})).toBe(6);
  expect(turnOf(watch(6, "over", "points"), { win: "end-of-turn" })).toBe(6);
  expect(turnOf(watch(5, "over", "points"), { win: "at-once" })).toBe(6);
  expect(turnOf(watch(5, "over", "breaches"), { win: "end-of-turn" })).toBe(6);
});
