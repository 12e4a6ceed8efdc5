import { beforeAll, expect, test, vi } from "vitest";
import { Refused } from "./api";
import { nameAt, nameMe, refusal, usual, type Catalogue } from "./games";
import { speak } from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const option = (name: string, value: string) => ({
  name,
  about: "",
  kind: "choice",
  default: value,
  choices: [],
  lowest: 0,
  highest: 0,
});
const KNOWN = {
  games: {
    some: [option("mode", "base"), option("edition", "en"), option("win", "at-once"), option("roads", "14")],
  },
  presets: {
    some: {
      edition: { en: { win: "end-of-turn", roads: "14" }, de: { win: "end-of-turn", roads: "15" } },
      mode: { base: { win: "at-once" } },
    },
  },
  bots: {},
  levels: [],
  personas: [],
} satisfies Catalogue;

test("a later preset stands above an earlier one, as in the engine", () => {
  expect(usual(KNOWN, "some", { edition: "de" })).toEqual({
    mode: "base",
    edition: "en",
    win: "at-once",
    roads: "15",
  });
  expect(usual(KNOWN, "some", { edition: "de", mode: "brotherhood" })).toMatchObject({
    win: "end-of-turn",
    roads: "15",
  });
});

test("a fault of the options is told by its code and particulars, whatever its English says", () => {
  const told = (fault: string, details = {}) => refusal(new Refused("no-game", "prose", fault, details), "some");
  expect(told("no-number", { option: "turns", value: 0, lowest: 1, highest: 9 })).toBe(
    "turns must be a number from 1 to 9, not 0",
  );
  expect(told("never-heard-of")).toBe("These options do not go together (prose).");
});

test("who has given no name is a guest, or the second at the same table; a name that was given stays", () => {
  const table = (...names: string[]) =>
    ({ seats: names.map((name) => ({ name, guest: "" })) }) as Parameters<typeof nameAt>[0];
  expect(nameAt(table("", "Ann"))).toBe("Guest");
  expect(nameAt(table("Guest", "Guest 2"))).toBe("Guest 3");
  nameMe("Ann");
  expect(nameAt(table("Ann"))).toBe("Ann");
  nameMe("");
});
