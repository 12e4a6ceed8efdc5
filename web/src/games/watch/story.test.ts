import { expect, test } from "vitest";
import type { GameEvent, Line } from "../../lib/match";
import { gathered } from "./story";
import type { Exchange } from "./types";

const ORE_FOR_WOOL = { give: { ore: 1 }, want: { wool: 1 } };
const ORE_FOR_GRAIN = { give: { ore: 1 }, want: { grain: 1 } };

function told(...events: [name: string, seat: number, details?: object][]): unknown[] {
  const lines: Line[] = events.map(([event, seat, details], at) => ({
    key: at + 1,
    event: { event, seat, ...details },
  }));
  return gathered(lines).map(({ event }) => {
    const { event: name, seat, offers, count } = event as GameEvent & { offers?: Exchange[]; count?: number };
    return [name, seat, offers ?? count ?? null];
  });
}

test("offers of a seat are one line, and answers none", () => {
  expect(
    told(
      ["offered", 3, ORE_FOR_WOOL],
      ["declined", 0],
      ["declined", 1],
      ["offer-closed", 3],
      ["offered", 3, ORE_FOR_GRAIN],
      ["accepted", 0],
    ),
  ).toEqual([["offered", 3, [ORE_FOR_WOOL, ORE_FOR_GRAIN]]]);
});

test("a trade tells its offer", () => {
  const trade = { ...ORE_FOR_GRAIN, with: 1 };
  expect(
    told(["offered", 3, ORE_FOR_WOOL], ["offered", 3, ORE_FOR_GRAIN], ["accepted", 1], ["traded", 3, trade]),
  ).toEqual([
    ["offered", 3, [ORE_FOR_WOOL]],
    ["traded", 3, null],
  ]);
  expect(told(["offered", 3, ORE_FOR_WOOL], ["countered", 1], ["traded", 3, trade])).toEqual([
    ["offered", 3, [ORE_FOR_WOOL]],
    ["countered", 1, null],
    ["traded", 3, null],
  ]);
});

test("cards that seats discard by turns are a line for each seat", () => {
  expect(told(["discarded", 1], ["discarded", 2], ["discarded", 1], ["rolled", 0], ["discarded", 1])).toEqual([
    ["discarded", 2, 1],
    ["discarded", 1, 2],
    ["rolled", 0, null],
    ["discarded", 1, 1],
  ]);
});
