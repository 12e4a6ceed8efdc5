import { expect, test } from "vitest";
import { syllables } from "./syllables";

const shown = (text: string): string => syllables(text).replaceAll("\u00AD", "·");

test("long words may be broken between syllables, in every language", () => {
  expect(shown("Merchant Guild")).toBe("Mer·chant Guild");
  expect(shown("University")).toBe("Uni·ver·sity");
  expect(shown("Marketplace")).toBe("Mar·ket·place");
  expect(shown("Großes Handelsschiff")).toBe("Gro·ßes Han·dels·schiff");
  expect(shown("Типография")).toBe("Ти·по·гра·фия");
  expect(shown("Uniwersytet")).toBe("Uni·wer·sy·tet");
});

test("short words stay whole", () => {
  expect(shown("Bath House")).toBe("Bath House");
});
