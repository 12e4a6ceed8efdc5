/** Who the bots are, as the server tells it: levels, the weakest first, and personas who play at them. */

import { getOnce } from "./api";
import { recall, remember } from "./memory";
import type { Games, Persona, SeatInfo } from "./protocol";

type Cast = Pick<Games, "bots" | "levels" | "personas">;

const USUAL = "planner"; // a good match for most people

let cast = $state.raw<Cast>({ bots: {}, levels: [], personas: [] });

/** Get to know them; asked once, however often it is called. */
export async function meetBots(): Promise<void> {
  cast = await getOnce<Games>("games");
}

export const levels = (): string[] => cast.levels;
/** Those at which somebody plays a game. */
export const levelsOf = (game: string): string[] => cast.levels.filter((level) => cast.bots[game]?.includes(level));
export const personas = (): Persona[] => cast.personas;
export const personaOf = (id: string): Persona | undefined => cast.personas.find((one) => one.id === id);

/** The level of a bot: `planner` of `planner/trader@2`. */
export const levelOf = (bot: string): string => bot.split(/[/@]/, 1)[0]!;

/** Its style, if it has one: `trader`. */
export const styleOf = (bot: string): string => /\/([^@]*)/.exec(bot)?.[1] ?? "";

/** From one, the weakest; none of a bot that is not on the ladder. */
export const strengthOf = (level: string): number => cast.levels.indexOf(level) + 1;

/** Whether a bot acts for a seat now: it sits there, or plays for somebody who is away. */
export const isPlayedByBot = ({ kind, away, guest }: SeatInfo): boolean => kind !== "person" || (away && !guest);

// ------------------------------------------------------------------ choosing

export const likedLevel = (): string => recall<string>("level", USUAL);
/** The level that one likes, or the strongest below it at which the game is played. */
export const levelFor = (game: string, liked: string): string =>
  levelsOf(game).findLast((level) => strengthOf(level) <= strengthOf(liked)) ?? levelsOf(game)[0] ?? liked;
export const likeLevel = (level: string): void => remember("level", level);

/** Personas of a level who do not sit at the table yet. */
export function freePersonas(level: string, seats: Pick<SeatInfo, "persona">[]): Persona[] {
  const taken = new Set(seats.map(({ persona }) => persona));
  return cast.personas.filter((one) => one.level === level && !taken.has(one.id));
}

/** Some of a level in any order, so that one meets others in the next match. */
export function someOf(level: string, count: number): Persona[] {
  const found = cast.personas.filter((one) => one.level === level);
  const start = Math.floor(Math.random() * found.length);
  return [...found.slice(start), ...found.slice(0, start)].slice(0, count);
}
