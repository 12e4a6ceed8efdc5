import { expect, test } from "vitest";
import { stepsOf } from "./steps";

test("two different winter cards may be chosen in any order", () => {
  expect(stepsOf("winter brick,ore")).toEqual([
    ["brick", "ore"],
    ["ore", "brick"],
  ]);
  expect(stepsOf("winter ore,ore")).toEqual([["ore", "ore"]]);
});

test("who asks one player only says so", () => {
  expect(stepsOf("mormont ore 1")).toEqual([["ore", "1", "done"]]);
  expect(stepsOf("mormont ore 1 2")).toEqual([["ore", "1", "2"]]);
});

test("an exchange is two choices", () => {
  expect(stepsOf("supply ore > brick")).toEqual([["ore", "brick"]]);
  expect(stepsOf("thorne 2 wool > ore")).toEqual([["2", "wool", "ore"]]);
});
