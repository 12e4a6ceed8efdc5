import { expect, test } from "vitest";
import { drawsOf } from "./draws";

test("what falls is told in the words of its draw", () => {
  expect(drawsOf({ event: "rolled", seat: 0, number: 3, face: "harvest" })).toEqual(["dice 3 harvest"]);
  expect(drawsOf({ event: "event-came", seat: null, card: "feud" })).toEqual(["event feud", "moon feud"]);
  expect(drawsOf({ event: "card-drawn", seat: 0, stack: 1 })).toEqual([]);
});
