import { beforeAll, expect, test, vi } from "vitest";
import { Refused } from "../../lib/api";
import { refusal } from "../../lib/games";
import { speak } from "../../lib/words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("options that exclude each other are told by the names that the form shows", () => {
  const told = (fault: string, details = {}) => refusal(new Refused("no-game", "prose", fault, details), "watch");
  expect(told("watch-needs-brotherhood", { option: "drama", value: true })).toBe(
    "“Drama: yes” only goes with “Variant: Brotherhood”.",
  );
  expect(told("watch-needs-layout")).toMatch(/only goes with “Board: /);
  expect(told("watch-brotherhood-founds")).toMatch(/only goes with “Variant: Base game”/);
  expect(told("watch-no-first", { seat: "3", players: "3" })).toBe("The seat that should begin is not in this match.");
  expect(told("no-number", { option: "turn_limit", value: 0, lowest: 1, highest: 9 })).toBe(
    "Turn limit must be a number from 1 to 9, not 0",
  );
});
