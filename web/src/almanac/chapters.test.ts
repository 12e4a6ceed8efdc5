import { expect, it } from "vitest";
import { matches, plain } from "./chapters";

const entry = { id: "watch.x.y", title: "Łódź Tormunda", text: "Straße über Ёлка", editions: { de: "Anders" } };

it("searches without case and marks", () => {
  expect(plain("Żółć ÄÖÜ ß Ё")).toBe("zolc aou ss е");
  expect(matches(entry, [plain("LODZ"), plain("strasse")])).toBe(true);
  expect(matches(entry, [plain("uber"), plain("елка"), plain("anders")])).toBe(true);
});

it("wants every word", () => expect(matches(entry, ["tormunda", "wall"])).toBe(false));
