import { expect, test } from "vitest";
import { GAME_NAMES } from "../games";
import de from "./de";
import en from "./en";
import pl from "./pl";
import ru from "./ru";

test.each(Object.entries({ en, de, pl, ru }))(
  "the page says everything in %s and nothing of the command line",
  (_, text) => {
    for (const id of ["title", ...GAME_NAMES.map((name) => `game-${name}`), "option-yes"])
      expect(text).toMatch(new RegExp(`^${id} =`, "m"));
    expect(text).not.toMatch(/^(cli|bench)-/m);
  },
);
