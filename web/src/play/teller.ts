/**
 * Actions and events in words, from their declarations; a game adds no more than its nouns.
 *
 * The argument of a sentence is called as its field, and the field's noun says how it is put into words. Of the
 * messages that fit, the first that there is: `…-to-camp` where the field `to` is the word camp, `…-without-give` where
 * one is empty, `…-with-card` where one is there; else the plain one. The terminal has the same: cli/teller.py.
 */

import type { GameEvent } from "../lib/match";
import type { TableInfo } from "../lib/shown.svelte";
import { known, t, type Args } from "../lib/words.svelte";
import { argsOf, kindOf, nameOf, type Told } from "./game";

export interface DeclaredEvent {
  nouns?: Record<string, string>; // where they are not the fields' names
  rule?: string;
  important?: boolean;
  quiet?: boolean | string; // always, or without that field
}

export interface Declared {
  game: string;
  /** The ways to write them: words that always stand there, and fields as `argument:noun`. */
  actions: Record<string, string[]>;
  events: Record<string, DeclaredEvent>;
}

type Said = Record<string, unknown>;
type Field = [argument: string, noun: string, value: unknown];

/** What a noun may depend on: what somebody sees, who acts, and all that is told. */
export interface Context<View> {
  view: View;
  seat: number | null;
  said: Said;
  name: (seat: number | null) => string;
}

/** A word or number, or several arguments by their names. */
type Noun<View> = (value: never, here: Context<View>) => string | number | Args;
/** Where on the board, as the board is marked. */
type Place<View> = (value: never, here: Context<View>) => string | undefined;

export interface Nouns<View> {
  nouns: Record<string, Noun<View>>;
  places: Record<string, Place<View>>;
  /** Arguments of actions that are no fields of theirs. */
  further?: Record<string, (view: View) => Args>;
}

export interface Teller<View> {
  /** An action as a person reads it, when something is asked of a seat. */
  label: (action: string, view: View, info: TableInfo | null, seat: number | null, asked?: string) => string;
  /** An event as a line of the story; nothing for what is not worth one. */
  tell: (event: GameEvent, view: View, info: TableInfo | null) => Told | null;
}

export function tellerOf<View>(
  { game, actions, events }: Declared,
  { nouns, places, further }: Nouns<View>,
): Teller<View> {
  const argumentsOf = (fields: Field[], here: Context<View>): Args =>
    Object.assign(
      {},
      ...fields.map(([argument, noun, value]) => {
        const said = nouns[noun] ? nouns[noun](value as never, here) : withoutNoun(value);
        return typeof said === "object" ? said : { [argument]: said };
      }),
    ) as Args;

  /** The last place that is named. */
  const placeOf = (fields: Field[], here: Context<View>): string | undefined => {
    const last = fields.findLast(([, noun]) => noun in places);
    return last && places[last[1]]!(last[2] as never, here);
  };

  return {
    label(action, view, info, seat, asked = "") {
      const kind = kindOf(action);
      const fields = fieldsOf(actions[kind] ?? [], argsOf(action));
      const said = Object.fromEntries(fields.map(([argument, , value]) => [argument, value]));
      const here = { view, seat, said, name: (seat: number | null) => nameOf(info, seat) };
      const args = { ...argumentsOf(fields, here), ...further?.[kind]?.(view) };
      return t(firstKnown(`${game}-action-${kind}`, [asked, ...endings(fields, args)]), args);
    },

    tell(event, view, info) {
      const said = { ...event } as Said;
      const { nouns = {}, rule, important, quiet } = events[event.event] ?? {};
      const plainly = `${game}-event-${event.event}`;
      if (!known(plainly) || quiet === true || (quiet && isEmpty(said[quiet]))) return null;
      const fields = Object.entries(said)
        .filter(([name, value]) => name !== "event" && value !== undefined)
        .map(([name, value]): Field => [name, nouns[name] ?? name, value]);
      const here = { view, seat: event.seat, said, name: (seat: number | null) => nameOf(info, seat) };
      const args = argumentsOf(fields, here);
      const text = t(firstKnown(plainly, endings(fields, args)), args);
      return { text, place: placeOf(fields, here), rule: rule && ruleOf(rule, said), important };
    },
  };
}

/** The words of an action as fields; the last may have several words if there is one way. */
function fieldsOf(ways: string[], words: string[]): Field[] {
  for (const way of ways) {
    const parts = way ? way.split(" ") : [];
    const last = parts.length - 1;
    const said = way && ways.length === 1 ? [...words.slice(0, last), words.slice(last).join(" ")] : words;
    if (said.length === parts.length && parts.every((part, at) => part.includes(":") || part === said[at]))
      return parts.flatMap((part, at): Field[] => {
        const [argument, noun] = part.split(":");
        return noun ? [[argument!, noun, said[at]]] : [];
      });
  }
  return [];
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "object" && !Object.keys(value).length);

/** What needs no noun: a number or a word as it is, and yes or no. */
const withoutNoun = (value: unknown): string | number =>
  typeof value === "boolean" ? (value ? "yes" : "no") : typeof value === "number" ? value : String(value);

/** What the id of a message may end with. */
const endings = (fields: Field[], args: Args): string[] => [
  ...fields.flatMap(([name, , value]) =>
    isEmpty(value) ? [`without-${name}`] : typeof value === "string" ? [`${name}-${value}`] : [],
  ),
  ...Object.keys(args).map((name) => `with-${name}`),
];

/** The first message that there is. */
const firstKnown = (message: string, endings: string[]): string =>
  endings.map((ending) => `${message}-${ending}`).find(known) ?? message;

/** The entry of the almanac; it may be named after a field, if that is known. */
function ruleOf(rule: string, said: Said): string | undefined {
  const field = /\{(\w+)\}/.exec(rule)?.[1];
  if (!field) return rule;
  const id = said[field];
  return typeof id === "string" && id
    ? rule.replace(`{${field}}`, id.split(".").at(-1)!.replaceAll("_", "-"))
    : undefined;
}
