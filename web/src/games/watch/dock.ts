/** What is asked that has no place on the board: what one button does, and what is chosen word by word. */

import { kindOf } from "../../play/game";
import { hasPlace, HERO_KINDS, kindsIn, REACHED_FOR } from "./places";

// These have controls of their own: the primary buttons, the trade drawer, the cards of the hand.
const ELSEWHERE = new Set([
  "claim",
  "roll",
  "end",
  "build",
  "pass",
  "supply",
  "offer",
  "invite",
  "counter",
  "accept",
  "decline",
  "confirm",
  "withdraw",
  "patrol",
  "roads",
  "winter",
  "discard",
  "give",
]);

export interface Docked {
  /** Actions that one button does. */
  buttons: string[];
  /** Actions of one kind each, to choose from. */
  choices: string[][];
  /** The hero that can be used. */
  hero: string | null;
  /** What was reached for, if it is not simply placed. */
  reached: string | null;
}

/** `heroes`: whether heroes are chosen here too. */
export function docked(actions: string[], reachedFor: string | null, heroes = true): Docked {
  const of = (kind: string): string[] => actions.filter((action) => kindOf(action) === kind);
  if (reachedFor && (HERO_KINDS.has(reachedFor) || ["winter", "recruits"].includes(reachedFor)))
    return { buttons: [], choices: hasPlace(reachedFor) ? [] : [of(reachedFor)], hero: null, reached: reachedFor };
  const kinds = [...kindsIn(actions)];
  const asked = kinds
    .filter(
      (kind) =>
        !ELSEWHERE.has(kind) &&
        (heroes || !["exchange", "remove"].includes(kind)) &&
        !HERO_KINDS.has(kind) &&
        (!hasPlace(kind) || (REACHED_FOR.has(kind) && kind !== "recruits")),
    )
    .map(of);
  const isOneWord = (some: string[]): boolean => some.length === 1 && !some[0]!.includes(" ");
  return {
    buttons: asked.filter(isOneWord).map(([action]) => action!),
    choices: asked.filter((some) => !isOneWord(some)),
    hero: kinds.find((kind) => HERO_KINDS.has(kind)) ?? null,
    reached: null,
  };
}
