import { expect, test } from "vitest";
import { GAME_NAMES } from "../games";
import { LANGUAGES, nameOf } from "../lib/words.svelte";

const catalogues = import.meta.glob<string>("./??.ts", { import: "default", eager: true });

test.each(Object.entries(catalogues))("the page says everything of %s and nothing of the command line", (_, text) => {
  for (const id of ["title", ...GAME_NAMES.map((name) => `game-${name}`), "option-yes"])
    expect(text).toMatch(new RegExp(`^${id} =`, "m"));
  expect(text).not.toMatch(/^(cli|bench)-/m);
});

test("every folder of words can be chosen, English first", () => {
  const folders = Object.keys(import.meta.glob("@hexhold/locale/*/page.ftl"));
  const spoken = folders.map((path) => path.split("/").at(-2)!);
  expect([...LANGUAGES].sort()).toEqual(spoken.sort());
  expect(LANGUAGES[0]).toBe("en");
});

test("a language is called by its own name", () => {
  expect(["en", "de", "pl", "ru"].map(nameOf)).toEqual(["English", "Deutsch", "Polski", "Русский"]);
});
