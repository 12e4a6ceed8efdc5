import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GAME_NAMES, gameNamed } from "../games";
import type { Catalogue } from "./games";
import { meetBots } from "./personas.svelte";
import {
  botsAt,
  companyOf,
  hasPlayed,
  keepSolo,
  lastSolo,
  notePlayed,
  soloOptions,
  soloValues,
  soloWish,
} from "./solo";
import { speak } from "./words.svelte";

// A game whose board is shuffled later, and one that has none.
const SHUFFLED = GAME_NAMES.find((name) => gameNamed(name)?.solo.later)!;
const PLAIN = GAME_NAMES.find((name) => !gameNamed(name)?.solo.later)!;

const option = (name: string, ...choices: string[]) => ({
  name,
  about: "",
  kind: "choice",
  default: choices[0]!,
  choices,
  lowest: 0,
  highest: 0,
});
const persona = (id: string, level: string) => ({ id, level, style: "", face: {} });
const KNOWN = {
  games: {
    [SHUFFLED]: [
      option("mode", "base", "brotherhood"),
      option("players", "4", "3"),
      option("edition", "en", "de"),
      option("board", "fixed", "variable", "random"),
      option("roads", "14", "15"),
    ],
    [PLAIN]: [option("mode", "intro", "gold"), option("edition", "ru", "en")],
  },
  presets: { [SHUFFLED]: { edition: { de: { roads: "15" } } }, [PLAIN]: {} },
  bots: { [SHUFFLED]: ["novice", "planner"], [PLAIN]: ["novice"] },
  levels: ["novice", "planner"],
  personas: [
    persona("pelle", "novice"),
    persona("mirka", "novice"),
    persona("runa", "novice"),
    persona("maren", "planner"),
    persona("vesna", "planner"),
  ],
} as unknown as Catalogue;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(KNOWN)));
  await speak("en");
  await meetBots();
});
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.restoreAllMocks());

test("what was chosen last time stays, for each game by itself", () => {
  expect(lastSolo(SHUFFLED)).toEqual({ options: {}, company: [] });
  keepSolo(SHUFFLED, { options: { players: "3" }, company: ["vesna"] });
  keepSolo(PLAIN, { options: { mode: "gold" }, company: [] });
  expect(lastSolo(SHUFFLED)).toEqual({ options: { players: "3" }, company: ["vesna"] });
  expect(lastSolo(PLAIN).options).toEqual({ mode: "gold" });
});

test("the first board is the standard one; once a match was played it is shuffled, unless one chose otherwise", () => {
  expect(soloValues(KNOWN, SHUFFLED, {}).board).toBe("fixed");
  notePlayed(SHUFFLED);
  expect([hasPlayed(SHUFFLED), hasPlayed(PLAIN)]).toEqual([true, false]);
  expect(soloWish(KNOWN, SHUFFLED, {})).toEqual({ edition: "en", board: "random" });
  expect(soloWish(KNOWN, SHUFFLED, { board: "fixed" }).board).toBe("fixed");
});

test("only what a game has is asked for, and what it no longer has is forgotten", () => {
  expect(soloOptions(KNOWN, PLAIN).map(({ name }) => name)).toEqual(["mode", "edition"]);
  expect(soloWish(KNOWN, PLAIN, { board: "random", mode: "an era of long ago" })).toEqual({ edition: "en" });
  expect(soloValues(KNOWN, SHUFFLED, { edition: "de" }).roads).toBe("15");
});

test("there are as many bots as seats besides one's own; a game that does not ask is for two", () => {
  expect([botsAt(KNOWN, SHUFFLED, {}), botsAt(KNOWN, SHUFFLED, { players: "3" }), botsAt(KNOWN, PLAIN, {})]).toEqual([
    3, 2, 1,
  ]);
});

test("whom one chose sits where one chose, others of the level take the rest, and nobody sits there twice", () => {
  const [first, second, third] = companyOf(SHUFFLED, ["", "vesna", ""], "novice", 3);
  expect(second).toBe("vesna");
  expect(new Set(["pelle", "mirka", "runa"])).toContain(first);
  expect(new Set(["pelle", "mirka", "runa"])).toContain(third);
  expect(first).not.toBe(third);
  expect(new Set(companyOf(SHUFFLED, ["vesna", "vesna", "gone"], "planner", 3)).size).toBe(3);
});

test("who does not play this game is replaced by somebody of the level that one likes, or the nearest below", () => {
  expect(["pelle", "mirka", "runa"]).toContain(companyOf(PLAIN, ["vesna"], "planner", 1)[0]);
});
