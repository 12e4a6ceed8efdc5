import { expect, test } from "vitest";
import type { Line } from "../lib/match";
import { counted, folded, isTurn } from "./lines";

let keys = 0;
const told = (event: string, seat: number | null): Line => ({ key: ++keys, event: { event, seat } });
const rules = { isBot: (seat: number) => seat > 0, staysOut: ({ event }: Line) => event!.seat === 0 };
const form = (lines: Line[]): string[] =>
  folded(lines, rules).map((shown) =>
    isTurn(shown)
      ? `${shown.seat}: ${shown.of.map(({ event }) => event!.event).join(" ")}`
      : (shown.event?.event ?? "said"),
  );

test("a bot's turn is one line, a person's stays as it is", () => {
  const lines = [
    ...[told("first-seat", 1), told("turn-began", 0), told("rolled", 0), told("turn-began", 1)],
    ...[told("rolled", 1), told("built", 1)],
  ];
  expect(form(lines)).toEqual(["first-seat", "turn-began", "rolled", "1: rolled built"]);
});

test("what concerns the reader, and what is said, stands by itself", () => {
  const said = { key: ++keys, said: { at: 0, seat: 1, name: "", text: "hm" } } as Line;
  const lines = [told("turn-began", 2), told("rolled", 2), told("produced", 0), said, told("built", 2)];
  expect(form(lines)).toEqual(["2: rolled built", "produced", "said"]);
});

test("deeds done twice are counted", () => {
  expect(counted(["8", "road", "keep", "road"])).toEqual([
    ["8", 1],
    ["road", 2],
    ["keep", 1],
  ]);
});
