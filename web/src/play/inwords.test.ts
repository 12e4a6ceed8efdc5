import { expect, test, vi } from "vitest";
import type { Line } from "../lib/match";
import { askedBy, inWords } from "./inwords.svelte";
import { listed } from "./listed";
import { newLines } from "./told";

const pressed = (key: string, more: object = {}): KeyboardEvent =>
  ({ key, target: { closest: () => null }, ...more }) as unknown as KeyboardEvent;

test("actions are listed by kind, in the order of the headings, and none is left out", () => {
  const headings: [string, string][] = [
    ["turn", "roll end"],
    ["roads", "road"],
    ["cards", "play"],
  ];
  expect(listed(["road 4", "end", "odd 1", "road 7"], headings)).toEqual([
    { heading: "turn", actions: ["end"] },
    { heading: "roads", actions: ["road 4", "road 7"] },
    { heading: "odd", actions: ["odd 1"] },
  ]);
});

test("single keys open the table in words, but not while somebody writes or uses another key with them", () => {
  expect(["a", "s", "n", "?", "x"].map((key) => askedBy(pressed(key)))).toEqual([
    "actions",
    "position",
    "now",
    "keys",
    null,
  ]);
  expect(askedBy(pressed("a", { ctrlKey: true }))).toBeNull();
  expect(askedBy(pressed("a", { target: { closest: () => ({}) } }))).toBeNull();
});

test("single keys can be turned off", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  inWords.letKeys(false);
  expect(askedBy(pressed("a"))).toBeNull();
  inWords.letKeys(true);
  expect(askedBy(pressed("a"))).toBe("actions");
});

test("only what is new is read out, gathered as in the story", () => {
  const lines: Line[] = [1, 2, 3].map((key) => ({ key, entry: `entry ${key}` }));
  expect(newLines(lines, 1, {}).map(({ key }) => key)).toEqual([2, 3]);
  expect(newLines(lines, 1, { gather: (some) => some.slice(-1) }).map(({ key }) => key)).toEqual([3]);
});
