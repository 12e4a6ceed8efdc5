/** What somebody asked about: shown with its rules, in the almanac's own words, until they have read it. */

import { hideWhy } from "./explain.svelte";

export interface Asked {
  head: string; // what it is
  lead?: string; // what it does, in a line
  rules: string[]; // of the almanac
}

export const about = $state<{ asked: Asked | null }>({ asked: null });

export function tellAbout(asked: Asked): void {
  hideWhy();
  about.asked = asked;
}

export const enoughTold = (): void => void (about.asked = null);
