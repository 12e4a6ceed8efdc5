import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  freePersonas,
  isPlayedByBot,
  levelFor,
  levelOf,
  levelsOf,
  likedLevel,
  likeLevel,
  meetBots,
  personaOf,
  someOf,
  strengthOf,
  styleOf,
} from "./personas.svelte";
import type { Games } from "./protocol";
import { seatOf } from "./samples";

const face = { skin: "fair", hair: "bald", colour: "straw", beard: "none", wears: "none", cloth: "moss" } as const;
const persona = (id: string, level: string) => ({ id, level, style: "", face });
const KNOWN: Games = {
  games: {},
  presets: {},
  bots: { whole: ["random", "novice", "planner", "master"], half: ["random", "novice", "planner"], none: ["random"] },
  levels: ["novice", "planner", "master"],
  personas: [persona("ann", "planner"), persona("bob", "planner"), persona("cid", "planner"), persona("dot", "master")],
};

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(KNOWN))));
  await meetBots();
});

describe("the levels of bots", () => {
  it("are read from how a bot is asked for", () => {
    expect(["planner", "planner/trader", "master@2", "master/trader@0.5"].map(levelOf)).toEqual([
      "planner",
      "planner",
      "master",
      "master",
    ]);
  });

  it("are no styles, which a bot may have besides", () => {
    expect(["planner", "planner/trader", "master@2", "master/trader@0.5"].map(styleOf)).toEqual([
      "",
      "trader",
      "",
      "trader",
    ]);
  });

  it("have a strength, and whoever is on no rung has none", () => {
    expect(["novice", "planner", "master", "random"].map(strengthOf)).toEqual([1, 2, 3, 0]);
  });

  it("are those at which a game is played", () => {
    expect(["whole", "half", "none", "unheard-of"].map(levelsOf)).toEqual([
      ["novice", "planner", "master"],
      ["novice", "planner"],
      [],
      [],
    ]);
  });

  it("are remembered; where a game has none so strong, the next below is meant", () => {
    expect(likedLevel()).toBe("planner");
    likeLevel("master");
    expect(likedLevel()).toBe("master");
    expect(levelFor("whole", "master")).toBe("master");
    expect(levelFor("half", "master")).toBe("planner");
  });
});

describe("the personas", () => {
  it("are known by their id", () => {
    expect(personaOf("dot")?.level).toBe("master");
    expect(personaOf("eve")).toBe(undefined);
  });

  it("sit at a table once", () => {
    const seats = [seatOf("Ann"), seatOf("planner", { kind: "bot", bot: "planner", persona: "bob" })];
    expect(freePersonas("planner", seats).map(({ id }) => id)).toEqual(["ann", "cid"]);
  });

  it("come in any order, and each once", () => {
    for (const draw of [0, 0.4, 0.99]) {
      vi.spyOn(Math, "random").mockReturnValue(draw);
      const found = someOf("planner", 3).map(({ id }) => id);
      expect([...found].sort()).toEqual(["ann", "bob", "cid"]);
    }
    expect(someOf("planner", 2)).toHaveLength(2);
  });
});

it("a bot plays where one sits, and for who is away without a guest", () => {
  expect(isPlayedByBot(seatOf("planner", { kind: "bot" }))).toBe(true);
  expect(isPlayedByBot(seatOf("Ann"))).toBe(false);
  expect(isPlayedByBot(seatOf("Ann", { away: true }))).toBe(true);
  expect(isPlayedByBot(seatOf("Ann", { away: true, guest: "Eve" }))).toBe(false);
});
