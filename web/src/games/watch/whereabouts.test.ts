import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../lib/words.svelte";
import type { BoardFacts } from "./board";
import type { WatchView } from "./types";
import { hexTold, pathTold, placeTold, siteTold, whereTold, type Told } from "./whereabouts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

/**
 * Three hexes about a corner, 0 and 1 above and 2 below, and 3 far in the west, like 0.
 * Site 0 is in their middle, site 1 on the coast between 0 and 1; sites 2 and 3 touch only hex 3.
 */
const facts = {
  hexes: [
    { hex: 0, x: -87, y: -50, corners: [0, 1] },
    { hex: 1, x: 87, y: -50, corners: [0, 1] },
    { hex: 2, x: 0, y: 100, corners: [0] },
    { hex: 3, x: -500, y: -50, corners: [2, 3] },
  ],
  sites: [
    { site: 0, x: 0, y: 0, hexes: [0, 1, 2], paths: [0] },
    { site: 1, x: 0, y: -100, hexes: [0, 1], paths: [0] },
    { site: 2, x: -500, y: -150, hexes: [3], paths: [1] },
    { site: 3, x: -587, y: -100, hexes: [3], paths: [1] },
  ],
  paths: [
    { path: 0, x: 0, y: -50, sites: [0, 1], hexes: [0, 1] },
    { path: 1, x: -543, y: -125, sites: [2, 3], hexes: [3] },
  ],
} as unknown as BoardFacts;
const board = {
  terrain: ["hills", "fields", "forest", "hills"],
  numbers: [[8], [9], [], [8]],
  routes: [{ kind: "ore", sites: [2, 3] }],
} as unknown as WatchView["board"];
const seat = { settlements: [] as number[], keeps: [] as number[], roads: [] as number[] };

const told = (given: Partial<WatchView> = {}): Told => ({
  facts,
  view: { board, seats: [seat, seat], seat: 0, tormund: "camp", ...given } as WatchView,
  name: (at) => ["Ann", "Bob"][at]!,
});
const seats = (own: Partial<typeof seat>, other: Partial<typeof seat> = {}) =>
  ({
    seats: [
      { ...seat, ...own },
      { ...seat, ...other },
    ],
  }) as unknown as Partial<WatchView>;

test("a hex is its land and number, and of two alike which one", () => {
  expect(hexTold(facts, board, 1)).toBe("Fields 9");
  expect(hexTold(facts, board, 2)).toBe("Forest");
  expect([0, 3].map((hex) => hexTold(facts, board, hex))).toEqual(["Hills 8 (east)", "Hills 8 (west)"]);
});

test("a corner is told by what it touches, and by its side where others touch the same", () => {
  expect(siteTold(facts, board, 0)).toBe("Corner of Hills 8 (east), Fields 9, and Forest");
  expect(siteTold(facts, board, 1)).toBe("Corner of Hills 8 (east) and Fields 9");
  expect(siteTold(facts, board, 2)).toBe("Corner of Hills 8 (west), at its north");
  expect(siteTold(facts, board, 3)).toBe("Corner of Hills 8 (west), at its north-west");
});

test("a path is told by the hexes beside it", () => {
  expect(pathTold(facts, board, 0)).toBe("Path between Hills 8 (east) and Fields 9");
  expect(pathTold(facts, board, 1)).toBe("Path at the edge of Hills 8 (west), at its north-west");
});

test("a free corner says so, and what is traded there", () => {
  expect(placeTold(told(), "site 1")).toBe("Corner of Hills 8 (east) and Fields 9; free");
  expect(placeTold(told(), "site 2")).toContain("; free; Trade route: Ore 2:1");
});

test("a piece says whose it is and where it stands", () => {
  const view = told(seats({ settlements: [1] }, { keeps: [2], roads: [1] }));
  expect(placeTold(view, "site 1")).toBe("Corner of Hills 8 (east) and Fields 9; you: Settlement");
  expect(placeTold(view, "site 2")).toContain("; Bob: Keep");
  expect(placeTold(view, "path 1")).toContain("; Bob: Road");
});

test("a path says where it leads from what one has", () => {
  expect(placeTold(told(seats({ settlements: [1] })), "path 0")).toBe(
    "Path between Hills 8 (east) and Fields 9, towards Forest; free",
  );
  expect(placeTold(told(seats({ settlements: [0] })), "path 0")).toContain("towards the edge");
});

test("a hex says who stands there and who lives beside it", () => {
  const here = told({ ...seats({ settlements: [0] }, { keeps: [1] }), tormund: 0 });
  expect(placeTold(here, "hex 0")).toBe(
    "Hills 8 (east); Tormund stands here; beside it: you: Settlement and Bob: Keep",
  );
});

test("the North is told by section, clearing and camp", () => {
  const north = {
    wall: [[0, 1, 1], []],
    clearings: [2, 0],
    camps: { "ice-river": ["climber"], "cave-people": [], hornfoot: [] },
    gift: { 1: { regular: 1, climber: 0, giant: 0 } },
  } as unknown as WatchView["north"];
  const view = told({ north });
  expect(placeTold(view, "section 1")).toBe("Section 1: guards 3, wildlings before it 2 (you 1, Bob 2)");
  expect(placeTold(view, "clearing 1")).toBe("Clearing before section 1: wildlings 2");
  expect(placeTold(view, "ice-river 1")).toBe("Ice River, camp 1: Climber");
  expect(placeTold(view, "hex 1")).toBe("Fields 9; here: Regular");
});

test("a line of the story only adds where something is", () => {
  expect(whereTold(told(), "site 1")).toBe("Corner of Hills 8 (east) and Fields 9");
  expect(whereTold(told(), "section 2")).toBeNull();
});

test("another language tells the same places anew", async () => {
  await speak("de");
  expect(siteTold(facts, board, 1)).toBe("Kreuzung von Hügelland 8 (Osten) und Ackerland 9");
  await speak("en");
});
