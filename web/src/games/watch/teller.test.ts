import { beforeAll, expect, test, vi } from "vitest";
import { DECLARED } from "./declared-words";
import { tableOf } from "../../lib/samples";
import { speak } from "../../lib/words.svelte";
import { tellerOf } from "../../play/teller";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const info = tableOf(["Ann", "Bob", "Cid"]);
const { label, tell } = tellerOf(DECLARED, {
  nouns: {
    seat: (seat: number | string | null, { name }) => name(seat === null ? null : Number(seat)),
    seats: (seats: string, { name }) => seats.split(" ").map(Number).map(name).join("+"),
    cards: (cards: object) => Object.keys(cards).join(),
    dice: ([a, b, wild]: number[]) => ({ sum: a! + b!, dice: `${a} ${b}`, ...(wild && { wild }) }),
  },
  places: { hex: (hex: number | string) => `hex ${hex}`, path: (path: number) => `path ${path}` },
});
const told = (event: string, fields: object = {}, seat: number | null = 0) =>
  tell({ event, seat, ...fields }, {}, info);
const said = (action: string) => label(action, {}, info, 0);

test("a sentence names its fields as their nouns say", () => {
  expect(told("robbed", { victim: 1 })?.text).toBe("Ann robs Bob.");
  expect(said("confirm 2")).toBe("Trade with Cid");
  expect(said("mormont ore 1 2")).toBe("Mormont: ore from Bob+Cid");
});

test("what is known is told", () => {
  expect(told("robbed", { victim: 1, resource: "ore" })?.text).toBe("Ann robs Bob: ore.");
  expect(told("rolled", { dice: [3, 4] })?.text).toBe("Ann rolls 7 (3 4).");
  expect(told("rolled", { dice: [3, 4, 5] })?.text).toBe("Ann rolls 7 (3 4), wildling die 5.");
});

test("what is empty, or nobody, has its own sentence", () => {
  expect(told("hero-cards", { give: { ore: 1 }, want: {} })?.text).toBe("Ann pays ore.");
  expect(told("longest-road", { length: 5 }, null)?.text).toBe("Nobody holds the Longest Road now.");
});

test("a word may have its own sentence", () => {
  expect(told("tormund-moved", { from: 3, to: "camp" })?.text).toBe("Tormund goes to his camp.");
  expect(told("tormund-moved", { from: "camp", to: 3 })?.text).toBe("Ann moves Tormund.");
  expect(said("rob nobody")).toBe("Rob nobody");
});

test("an action may be written in several ways", () => {
  expect(said("benjen clearing 2")).toBe("Benjen: drive off a wildling in clearing 2");
  expect(said("benjen hornfoot 4")).toBe("Benjen: drive off the wildling in camp 4, hornfoot");
  expect(said("melisandre")).toBe("Melisandre: look at three cards for the usual price");
});

test("the place is the last that is named", () => {
  expect(told("tormund-moved", { from: 2, to: 3 })?.place).toBe("hex 3");
  expect(told("road-built", { path: 41 })?.place).toBe("path 41");
  expect(told("produced", { cards: { ore: 1 } })?.place).toBeUndefined();
});

test("rules and what is important are declared", () => {
  expect(told("rushed", { clan: "hornfoot" })).toMatchObject({ rule: "watch.rush.movers", important: true });
  expect(told("hero-used", { hero: "yoren" })?.rule).toBe("watch.hero-yoren.window");
});

test("what is quiet or has no words is not told", () => {
  expect(told("turn-ended")).toBeNull();
  expect(told("changed")).toBeNull();
});
