import { expect, test } from "vitest";
import { gather } from "./gather";
import type { Card, RivalsEvent } from "./types";

const told = (...events: RivalsEvent[]): RivalsEvent[] =>
  gather(events.map((event, key) => ({ key, event }))).map((line) => line.event!);

test("a trade and what it brings are one line", () => {
  const lines = told(
    { event: "traded", seat: 0, resource: "gold", rate: 3 },
    { event: "gave", seat: 0, place: "a7" },
    { event: "gained", seat: 0, place: "b5" },
  );
  expect(lines).toEqual([{ event: "traded", seat: 0, resource: "gold", rate: 3, place: "b5" }]);
});

test("what a seat gains in a row is one line, another seat's is not", () => {
  const lines = told(
    { event: "gained", seat: 0, place: "a3" },
    { event: "gained", seat: 0, place: "a5" },
    { event: "gained", seat: 1, place: "b3" },
  );
  expect(lines.map(({ seat, places }) => [seat, places])).toEqual([
    [0, ["a3", "a5"]],
    [1, undefined],
  ]);
});

test("a card put away and a card drawn are an exchange", () => {
  const [line] = told({ event: "card-returned", seat: 1, stack: 6 }, { event: "card-drawn", seat: 1, stack: 4 });
  expect(line).toMatchObject({ event: "exchanged", under: 6, stack: 4 });
});

test("cards drawn from one stack are counted, or named if they are known", () => {
  const unknown = { event: "card-picked", seat: 1, stack: 2 };
  const known = (card: Card) => ({ event: "card-picked", seat: 0, stack: 1, card });
  expect(told(unknown, unknown, unknown)).toMatchObject([{ count: 3 }]);
  expect(told(known("basic.abbey"), known("basic.scout"))).toMatchObject([{ cards: ["basic.abbey", "basic.scout"] }]);
});
