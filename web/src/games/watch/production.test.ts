import { expect, test } from "vitest";
import { sourcesOf, yieldingHexes } from "./production";
import type { BoardView, Dice } from "./types";

const facts = {
  terrains: [
    { terrain: "hills", resource: "brick" as const },
    { terrain: "forest", resource: "lumber" as const },
  ],
  hexes: [{ corners: [0, 1] }, { corners: [1, 2] }, { corners: [3] }, { corners: [4] }],
};
const board: BoardView = {
  terrain: ["hills", "forest", "hills", "hills"],
  numbers: [[8], [8], [8], [5]],
  routes: [],
};
const seats = [
  { settlements: [1], keeps: [3] },
  { settlements: [4], keeps: [] },
];
const dice: Dice = [3, 5];
const view = { board, seats, dice, tormund: "camp" as const };

test("the hexes of the rolled number yield", () => {
  expect(yieldingHexes(view)).toEqual([0, 1, 2]);
  expect(yieldingHexes({ ...view, dice: null })).toEqual([]);
});

test("a hex on which somebody stands yields nothing", () => {
  expect(yieldingHexes({ ...view, tormund: 0 })).toEqual([1, 2]);
  expect(yieldingHexes({ ...view, tormund: 0, north: { gift: { 2: { giant: 1 } } } })).toEqual([1]);
});

test("cards come from hexes of their terrain at which the seat has a building", () => {
  expect(sourcesOf(facts, view, 0, "brick")).toEqual([0, 2]);
  expect(sourcesOf(facts, view, 0, "lumber")).toEqual([1]);
  expect(sourcesOf(facts, view, 1, "brick")).toEqual([]);
});

test("no card comes from a blocked hex", () => {
  expect(sourcesOf(facts, { ...view, tormund: 0 }, 0, "brick")).toEqual([2]);
});
