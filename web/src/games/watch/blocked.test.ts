import { expect, test } from "vitest";
import { blockedHexes, robbedAt } from "./blocked";

test("Tormund and wildlings block the hexes they stand on", () => {
  expect([...blockedHexes({ tormund: "camp" })]).toEqual([]);
  expect([...blockedHexes({ tormund: 4 })]).toEqual([4]);
  expect([...blockedHexes({ tormund: 4, north: { gift: { 4: { giant: 1 }, 9: { regular: 2 } } } })]).toEqual([4, 9]);
});

test("those who may be robbed are marked where their pieces touch the hex", () => {
  const facts = { hexes: [{ corners: [1, 2, 3, 4, 5, 6] }] };
  const seats = [
    { settlements: [1], keeps: [] },
    { settlements: [2, 9], keeps: [4] },
    { settlements: [], keeps: [6] },
    { settlements: [5], keeps: [] },
  ];
  const marked = robbedAt(facts, { tormund: 0, seats }, ["rob 1", "rob 2", "rob nobody", "end"]);
  expect(Object.fromEntries(marked)).toEqual({ "site 2": "rob 1", "site 4": "rob 1", "site 6": "rob 2" });
});
