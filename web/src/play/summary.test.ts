import { expect, test } from "vitest";
import { countedUp, sourcesOf } from "./summary";

const SUMMARY = {
  sources: [
    { settlements: 3, keeps: 4, guards: 0, cards: 0 },
    { settlements: 2, keeps: 0, guards: 0, cards: 1 },
  ],
  points: [7, 3],
};

test("only sources that gave points to somebody are told", () => {
  expect(sourcesOf(SUMMARY)).toEqual(["settlements", "keeps", "cards"]);
});

test("points are counted up source by source, and end with the result", () => {
  const order = sourcesOf(SUMMARY);
  const counted = [0, 1, 2, 3, Infinity].map((heard) => countedUp(SUMMARY, order, heard));
  expect(counted).toEqual([
    [0, 0],
    [3, 2],
    [7, 2],
    [7, 3],
    [7, 3],
  ]);
});
