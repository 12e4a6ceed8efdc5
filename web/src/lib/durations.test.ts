import { beforeAll, expect, test, vi } from "vitest";
import { duration } from "./durations";
import { LANGUAGES, speak } from "./words.svelte";

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));

test.each(LANGUAGES)("less than two minutes are told in seconds in %s", async (language) => {
  await speak(language);
  const [second, minute] = language === "ru" ? ["с", "мин"] : ["s", "min"];
  expect([0, 20, 119, 120, 150, 300].map(duration)).toEqual([
    `0\u00A0${second}`,
    `20\u00A0${second}`,
    `119\u00A0${second}`,
    `2\u00A0${minute}`,
    `2:30\u00A0${minute}`,
    `5\u00A0${minute}`,
  ]);
});
