import { beforeAll, expect, test, vi } from "vitest";
import { seatOf, tableOf } from "../lib/samples";
import { speak } from "../lib/words.svelte";
import { nameOf, saidText, sitterName, speakerName } from "./game";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const seats = [
  seatOf("Ann"),
  seatOf("planner/builder", { kind: "bot", bot: "planner/builder", persona: "vesna" }),
  seatOf("greedy", { kind: "bot", bot: "greedy" }), // as all bots were before they had names
  seatOf("Bob", { kind: "bot", bot: "planner" }), // who resigned
];
const info = tableOf([], { seats });

test("a persona has a name in every language, other bots a colour, or the name of who resigned", async () => {
  await speak("ru");
  expect(nameOf(info, 1)).toBe("Весна");
  await speak("en");
  expect([0, 1, 2, 3].map((seat) => nameOf(info, seat))).toEqual(["Ann", "Vesna", "Yellow", "Bob"]);
  expect(seats.map(sitterName)).toEqual(["Ann", "Vesna", "Bot: Steady", "Bob"]);
});

test("a bot's phrase is read in one's own language", async () => {
  const line = { at: 1, seat: 1, name: "vesna", text: "", phrase: "thanks" };
  await speak("de");
  expect(saidText(line)).toBe("Danke für den Handel.");
  await speak("en");
  expect(saidText(line)).toBe("Thank you for the trade.");
  expect(speakerName(info, line)).toBe("Vesna");
});

test("what people say stays as they said it", () => {
  const line = { at: 1, seat: null, name: "Eve", text: "Hello" };
  expect([speakerName(info, line), saidText(line)]).toEqual(["Eve", "Hello"]);
});
