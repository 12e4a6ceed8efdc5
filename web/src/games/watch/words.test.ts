import { beforeAll, expect, test, vi } from "vitest";
import { tableOf } from "../../lib/samples";
import { speak } from "../../lib/words.svelte";
import type { Amounts, WatchEvent, WatchView } from "./types";
import { wordsFor } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const info = tableOf(["Ann", "Bob", "Cid", "Dot"]);
const view = (phase: string, actors: number[]) => ({ phase, actors, active: 0 }) as WatchView;
const told = (event: WatchEvent) => wordsFor({ info }).tell(event, view("turn", [0]), info)?.text;
const waits = (actors: number[]) =>
  wordsFor({ info }).ask({ info, seat: 3, asked: false, actions: [], view: view("answers", actors) });

test("those who have not answered an offer are waited for, and not who made it", () => {
  expect(waits([1, 2, 0])).toBe("Waiting for answers: Bob and Cid.");
  expect(waits([2, 0])).toBe("Waiting for answers: Cid.");
  expect(waits([0])).toBe("Ann chooses a partner for the trade.");
});

test("the first turn is turn 1", () => {
  expect(told({ event: "turn-began", seat: 0, turn: 0 })).toBe("Turn 1: Ann");
});

test("what a hero pays or takes is told without a side that is empty", () => {
  const heroCards = (give: Amounts, want: Amounts) => told({ event: "hero-cards", seat: 1, give, want });
  expect(heroCards({ ore: 2 }, {})).toBe("Bob pays 2 Ore.");
  expect(heroCards({}, { wool: 1 })).toBe("Bob takes 1 Wool from the supply.");
  expect(heroCards({ ore: 1 }, { wool: 1 })).toBe("Bob: 1 Ore → 1 Wool");
});
