import { expect, test } from "vitest";
import { drawsOf } from "./draws";

test("what falls is told in the words of its draw", () => {
  expect(drawsOf({ event: "rolled", seat: 0, dice: [1, 2] })).toEqual(["dice 1 2"]);
  expect(drawsOf({ event: "rolled", seat: 0, dice: [6, 6, 9] })).toEqual(["dice 6 6 w9"]);
  expect(drawsOf({ event: "robbed", seat: 0, victim: 1, resource: "wool" })).toEqual(["steal wool"]);
  expect(drawsOf({ event: "card-bought", seat: 0, card: "patrol" })).toEqual(["draw patrol", "show patrol"]);
  expect(drawsOf({ event: "token-revealed", seat: null, clan: "hornfoot", kind: "climber" })).toEqual([
    "token hornfoot climber",
  ]);
});

test("what tells too little, or follows from no chance, is left out", () => {
  expect(drawsOf({ event: "robbed", seat: 0, victim: 1 })).toEqual([]);
  expect(drawsOf({ event: "card-bought", seat: 0 })).toEqual([]);
  expect(drawsOf({ event: "traded", seat: 0, with: 1, give: {}, want: {} })).toEqual([]);
});
