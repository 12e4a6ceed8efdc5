import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../lib/words.svelte";
import type { RivalsView } from "./types";
import { cornerTold, roadTold, stockTold, whereTold } from "./whereabouts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const column = (number: number, city = false) => ({ column: number, city, above: [], below: [] });
const view = {
  seats: [
    {
      columns: [column(5), column(6, true)],
      regions: [{ place: "a6", type: "hills", number: 3, stock: 1 }],
      cache: 2,
    },
    { columns: [column(5)], regions: [], cache: null },
  ],
} as unknown as RivalsView;
const name = (seat: number) => ["Ann", "Bob"][seat]!;

test("a region is told by the settlements beside it", () => {
  expect(cornerTold(view, 0, "a5")).toBe("above, left of settlement 1");
  expect(cornerTold(view, 0, "b6")).toBe("below, between settlements 1 and 2");
  expect(cornerTold(view, 0, "b7")).toBe("below, right of settlement 2");
});

test("a road is told by the settlements at its ends", () => {
  expect([5, 6, 7].map((road) => roadTold(view, 0, road))).toEqual([
    "Road left of settlement 1",
    "Road between settlements 1 and 2",
    "Road right of settlement 2",
  ]);
});

test("what is stored is told with its place", () => {
  expect(stockTold(view, 0, "a6")).toBe("Hills, number 3, holds 1 of 3 Brick, above, between settlements 1 and 2");
  expect(stockTold(view, 0, "cache")).toBe("Gold Cache, holds 2 of 3 gold");
});

test("a line of the story adds whose place it is", () => {
  expect(whereTold(view, name, "0:town6")).toBe("Ann: City 2");
  expect(whereTold(view, name, "1:5b")).toBe("Bob: Below settlement 1");
  expect(whereTold(view, name, "0:a6")).toBe("Ann: above, between settlements 1 and 2");
  expect(whereTold(view, name, "stack:2")).toBeNull();
});
