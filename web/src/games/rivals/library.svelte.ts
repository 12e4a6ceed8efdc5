/** The cards of the Rivals: their prints from the server, their names and texts from the almanac. */

import { entry, openAlmanac, title } from "../../lib/almanac.svelte";
import { getOnce } from "../../lib/api";
import type { Resource } from "../../ui/resources";
import type { Point, SetName } from "./types";

export interface Print {
  id: string;
  set: SetName;
  name: string;
  kind: string;
  site: "any" | "city" | null;
  cost: Partial<Record<Resource, number>>;
  points: Record<Point, number>;
  unique: boolean;
  requires: { need: string; cards: string[]; count: number | null } | null;
  resource: Resource | null;
  rule: string;
}

interface Library {
  cards: Print[];
  events: { id: string; rule: string; copies: Partial<Record<SetName, number>> }[];
  centre: { id: string; cost: Partial<Record<Resource, number>> }[];
}

const NO_POINTS: Record<Point, number> = { victory: 0, commerce: 0, strength: 0, skill: 0, progress: 0 };
const blank = (id: string, kind: string): Print => {
  const name = id.split(".").at(-1)!;
  const set = (id.includes(".") ? id.split(".")[0] : "basic") as SetName;
  return {
    id,
    set,
    name,
    kind,
    site: null,
    cost: {},
    points: NO_POINTS,
    unique: false,
    requires: null,
    resource: null,
    rule: `rivals.${name.replaceAll("_", "-")}.effect`,
  };
};

let library = $state.raw<{ prints: Map<string, Print>; costs: Map<string, Partial<Record<Resource, number>>> }>({
  prints: new Map(),
  costs: new Map(),
});

/** Asks for cards and almanac; call it in an effect, so that another language brings its own. */
export function openLibrary(): void {
  void openAlmanac();
  if (library.prints.size) return;
  void getOnce<Library>("facts/rivals").then(({ cards, events, centre }) => {
    const told = events.map((event) => ({
      ...blank(event.id, "event"),
      set: Object.keys(event.copies)[0] as SetName,
      rule: event.rule,
    }));
    library = {
      prints: new Map([...cards, ...told].map((print) => [print.id, print])),
      costs: new Map(centre.map(({ id, cost }) => [id, cost])),
    };
  });
}

/** Whether cards have their names: cards and the almanac of the language in use are there. */
export const libraryReady = (): boolean => library.prints.size > 0 && !!entry("rivals.abbey.effect");

/** A card or event; until the library is there, a blank one with its name. */
export const printOf = (id: string): Print =>
  library.prints.get(id) ?? blank(id, id.includes(".") ? "building" : "event");

/** What a road, settlement or city costs. */
export const costOf = (centre: string): Partial<Record<Resource, number>> => library.costs.get(centre) ?? {};

export const cardName = (id: string): string => {
  const { rule } = printOf(id);
  const name = title(rule);
  return name === rule ? id.split(".").at(-1)!.replaceAll("_", " ") : name;
};

/** "Brigitta" of "Brigitta, the Wise Woman": for narrow places. */
export const shortName = (id: string): string => cardName(id).replace(/,.*$/, "");

export const cardText = (id: string): string => entry(printOf(id).rule)?.text ?? "";
