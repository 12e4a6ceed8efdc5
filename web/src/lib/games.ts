/** What can be played, as the server tells it: one schema for the form, its words and its checks. */

import { gameNamed } from "../games";
import { Refused, get, getOnce, post } from "./api";
import { heldAt, hold, holdSeed, noteSeal, recall, remember, type Kept } from "./memory";
import type { Games, NextTable, OptionInfo, Seated } from "./protocol";
import { giveSeed, hiddenSeed } from "./seeds";
import { known, t, words } from "./words.svelte";
import type { TableInfo } from "./shown.svelte";

export type Value = string | number | boolean;
export type Chosen = Record<string, Value>;

export type Option = OptionInfo;

export type Catalogue = Games;

export const catalogue = (): Promise<Catalogue> => getOnce<Catalogue>("games");

// ------------------------------------------------------------------ words of options

const kebab = (name: string): string => name.replaceAll("_", "-");

export const optionName = (game: string, name: string): string => {
  const id = `option-${game}-${kebab(name)}`;
  return known(id) ? t(id) : name;
};

export const optionAbout = (game: string, option: Option): string => {
  const id = `option-${game}-${kebab(option.name)}-about`;
  return known(id) ? t(id) : option.about;
};

export const choiceName = (game: string, name: string, choice: Value): string => {
  if (typeof choice === "boolean") return t(choice ? "option-yes" : "option-no");
  const id = `option-${game}-${kebab(name)}-${kebab(String(choice))}`;
  return known(id) ? t(id) : String(choice);
};

/** What a table plays, in a few words: the game and its mode. */
export const gameLine = (info: TableInfo): string =>
  t("game-line", { game: t(`game-${info.game}`), mode: choiceName(info.game, "mode", info.options.mode ?? "") });

// ------------------------------------------------------------------ defaults

/** Every option's value before anybody chooses: its default, and what the presets make of it. */
export function usual(known: Catalogue, game: string, chosen: Chosen): Chosen {
  const values: Chosen = Object.fromEntries((known.games[game] ?? []).map((option) => [option.name, option.default]));
  const decided = { ...values, ...chosen };
  for (const [name, presets] of Object.entries(known.presets[game] ?? {}))
    Object.assign(values, presets[String(decided[name])]);
  return values;
}

/** The edition nearest to the reader's language. */
export function usualEdition(known: Catalogue, game: string): string {
  const edition = known.games[game]?.find((option) => option.name === "edition");
  return edition?.choices.includes(words.language) ? words.language : "en";
}

// ------------------------------------------------------------------ opening tables

export interface Wish {
  game: string;
  options: Chosen;
  public?: boolean;
  turn_seconds?: number;
  reserve_seconds?: number;
  answer_seconds?: number;
}

export const myName = (): string => recall<string>("name", "") || t("guest");

export function nameMe(name: string): void {
  remember("name", name.trim().slice(0, 24));
}

/** Open a table and sit down at it. */
export async function openTable(wish: Wish): Promise<TableInfo> {
  const opened = await post<{ table: string; host: string; info: TableInfo }>("tables", wish);
  hold(opened.table, { host: opened.host, at: Date.now() });
  noteSeal(opened.table, opened.info.commitment); // before the server knows of our seed
  await sitDown(opened.info);
  return opened.info;
}

/** One's name at a table: who has given none is a guest, or the second or third there. */
export function nameAt({ seats }: Pick<TableInfo, "seats">): string {
  const taken = seats.flatMap(({ name, guest }) => [name, guest]);
  let name = myName();
  for (let number = 2; !recall<string>("name", "") && taken.includes(name); number++) name = `${t("guest")} ${number}`;
  return name;
}

/** Sit down before the match, with a seed that only its hash is told of. */
export async function sitDown(info: TableInfo, seat: number | null = null): Promise<void> {
  const { table, commitment } = info;
  const { seed, hash } = await hiddenSeed(commitment);
  const { seat: got, token } = await post<Seated>(`tables/${table}/sit`, { name: nameAt(info), seat, seed_hash: hash });
  hold(table, { seat: got, token, as: undefined, at: Date.now() });
  holdSeed(table, seed, hash);
}

/** Others at this device sit down, too; the seed of the one who has it on the screen stands for all of them. */
export async function seatOthers(info: TableInfo, count: number): Promise<void> {
  const others: Kept[] = [];
  for (let number = 2; number <= count + 1; number++) {
    const name = t("hot-name", { number });
    others.push(await post<Seated>(`tables/${info.table}/sit`, { name }).then(({ seat, token }) => ({ seat, token })));
    hold(info.table, { others: [...others] });
  }
}

/** Ask everybody who is there for the seat of somebody who is gone. */
export async function wishToSit(info: TableInfo, seat: number): Promise<void> {
  const { table } = info;
  const { token } = await post<Seated>(`tables/${table}/sit`, { name: nameAt(info), seat });
  hold(table, { seat, token, as: "wish", at: Date.now() });
}

/**
 * Come to the table of a rematch, where everybody sits as before.
 * Its secret is new, so it gets a new seed, once its seal is seen.
 */
export async function sitAgain(before: string, { table, host }: NextTable, asked = ""): Promise<void> {
  const { seat, token, as, others } = heldAt(before);
  if (!as) hold(table, { seat, token, others, at: Date.now() }); // the seat of a guest is its owner's again
  if (host) hold(table, { host: asked, at: Date.now() });
  const info = await get<TableInfo>(`tables/${table}`);
  if (info.status === "waiting") noteSeal(table, info.commitment);
  if (token && !as) await giveSeed(info, token).catch(() => null); // it may have begun
}

/** Play again with the same people: the table, and whether it is ours to begin. */
export async function playAgain(before: string): Promise<NextTable> {
  const { token, host } = heldAt(before);
  const asked = token ?? host ?? "";
  const next = await post<NextTable>(`tables/${before}/rematch`, { token: asked });
  await sitAgain(before, next, asked);
  return next;
}

// ------------------------------------------------------------------ refusals in words

/** Why something was refused, in the reader's language as far as we know the words. */
export function refusal(error: unknown, game = ""): string {
  if (!(error instanceof Refused)) return t("error-unavailable");
  return (error.fault && game && wrongOption(game, error)) || errorWords(error.code, error.message);
}

export const errorWords = (code: string, reason: string): string =>
  known(`error-${code}`) ? t(`error-${code}`) : reason;

/** A fault of the options, with the names that the form shows. */
function wrongOption(game: string, { fault, details, message }: Refused): string {
  const clash = gameNamed(game)?.clashes?.[fault]?.(details);
  if (typeof clash === "string") return clash;
  if (clash) {
    const [option, value, other, wanted] = clash;
    return t("options-need", {
      option: optionName(game, option),
      value: choiceName(game, option, value),
      other: optionName(game, other),
      wanted: choiceName(game, other, wanted),
    });
  }
  const told = { ...details, value: String(details.value), option: optionName(game, String(details.option)) };
  return known(`fault-${fault}`) ? t(`fault-${fault}`, told) : t("options-wrong", { reason: message });
}
