import { expect, it } from "vitest";
import { finds, plain, wordsOf } from "./chapters";

const entry = { id: "some.x.y", title: "Łódź Tormunda", text: "Straße über Ёлка", editions: { de: "Anders" } };
const other = { id: "some.x.z", title: "Wall", text: "Tormund" };
const found = (search: string, language: string) =>
  finds([other, entry], wordsOf(search, language)).map(({ id }) => id);

it("searches without case and marks", () => {
  expect(plain("Żółć ÄÖÜ ß Ё")).toBe("zolc aou ss е");
  expect(found("LODZ strasse", "de")).toEqual([entry.id]);
  expect(found("uber елка anders", "de")).toEqual([entry.id]);
});

it("wants every word", () => expect(found("tormunda wall", "en")).toEqual([]));

it("shows titles first", () => expect(found("tormund", "en")).toEqual([entry.id, other.id]));

it.each([
  ["en", "settlements", "settlement"],
  ["de", "Siedlungen bauen", "siedlung bau"],
  ["pl", "strażników drogę", "straznik drog"],
  ["ru", "дозорных крепостью", "дозорн крепост"],
])("leaves the endings of words away (%s)", (language, search, stems) =>
  expect(wordsOf(search, language).join(" ")).toBe(stems),
);

it("finds short words only where words begin", () => {
  expect(found("lka", "en")).toEqual([]);
  expect(found("tor", "en")).toEqual([entry.id, other.id]);
});

it("keeps what would become too short", () => expect(wordsOf("ещё nos as", "ru")).toEqual(["еще", "nos", "as"]));
