/** A table of one's own, against bots: what is played and with whom, as this browser remembers it. */

import { gameNamed } from "../games";
import { post } from "./api";
import { catalogue, openTable, usual, usualEdition, type Catalogue, type Chosen, type Option } from "./games";
import { heldAt, recall, remember } from "./memory";
import { levelFor, levelsOf, likedLevel, meetBots, personaOf, personas, someOf } from "./personas.svelte";

export interface Solo {
  options: Chosen; // what was chosen; all else is as usual
  company: string[]; // the personas in the other seats; nothing where anybody of the level will do
}

type ByGame<T> = Record<string, T>;

/** What was chosen last time. */
export const lastSolo = (game: string): Solo => recall<ByGame<Solo>>("solo", {})[game] ?? { options: {}, company: [] };

export const keepSolo = (game: string, solo: Solo): void =>
  remember("solo", { ...recall<ByGame<Solo>>("solo", {}), [game]: solo });

/** Whether a match of this game was played to its end here. */
export const hasPlayed = (game: string): boolean => !!recall<ByGame<boolean>>("played", {})[game];

export const notePlayed = (game: string): void =>
  remember("played", { ...recall<ByGame<boolean>>("played", {}), [game]: true });

/** The options that are asked for, in their order. */
export const soloOptions = (known: Catalogue, game: string): Option[] =>
  (gameNamed(game)?.solo.options ?? []).flatMap(
    (name) => known.games[game]?.filter((option) => option.name === name) ?? [],
  );

/** What of the chosen can still be chosen: a game may have changed since. */
const stillThere = (known: Catalogue, game: string, chosen: Chosen): Chosen =>
  Object.fromEntries(
    soloOptions(known, game)
      .filter(({ name, choices }) => choices.includes(String(chosen[name])))
      .map(({ name }) => [name, chosen[name]!]),
  );

/** What a table is opened with: what was chosen, and what is usual for whoever plays here. */
export const soloWish = (known: Catalogue, game: string, chosen: Chosen): Chosen => ({
  edition: usualEdition(known, game),
  ...(hasPlayed(game) ? gameNamed(game)?.solo.later : {}),
  ...stillThere(known, game, chosen),
});

/** The value of every option at such a table. */
export function soloValues(known: Catalogue, game: string, chosen: Chosen): Chosen {
  const wish = soloWish(known, game, chosen);
  return { ...usual(known, game, wish), ...wish };
}

/** How many bots such a table has; a game that does not ask for how many is for two. */
export const botsAt = (known: Catalogue, game: string, chosen: Chosen): number =>
  (Number(soloValues(known, game, chosen).players) || 2) - 1;

/** Who takes the other seats: whom one chose, and in the places left open somebody of the level. */
export function companyOf(game: string, company: string[], level: string, count: number): string[] {
  const plays = (id: string) => levelsOf(game).includes(personaOf(id)?.level ?? "");
  const chosen = Array.from({ length: count }, (_, seat) => company[seat] ?? "");
  const found = chosen.map((id, seat) => (plays(id) && chosen.indexOf(id) === seat ? id : ""));
  const others = [...someOf(levelFor(game, level), personas().length), ...personas()].map(({ id }) => id);
  return found.map((id, seat) => {
    if (id) return id;
    const free = others.find((other) => !found.includes(other)) ?? "";
    found[seat] = free;
    return free;
  });
}

/** Open the table, seat the bots, begin: the table's name. */
export async function playSolo(game: string, { options, company } = lastSolo(game)): Promise<string> {
  await meetBots();
  const info = await openTable({ game, options: soloWish(await catalogue(), game, options) });
  const { host } = heldAt(info.table);
  for (const [at, persona] of companyOf(game, company, likedLevel(), info.seats.length - 1).entries())
    await post(`tables/${info.table}/bot`, { host, seat: at + 1, persona });
  await post(`tables/${info.table}/start`, { host });
  return info.table;
}
