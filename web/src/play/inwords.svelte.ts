/** The table in words: which part of it is open, and whether single keys open it. */

import { recall, remember } from "../lib/memory";

export const PARTS = ["actions", "position", "keys"] as const;
export type Part = (typeof PARTS)[number];

/** Single keys; what is told again has no part to open. */
export const SHORTCUTS: Record<Part | "now", string> = { actions: "a", position: "s", now: "n", keys: "?" };

class InWords {
  open = $state<Part | null>(null);
  keys = $state(recall("keys", true));

  letKeys(on: boolean): void {
    this.keys = on;
    remember("keys", on);
  }
}

export const inWords = new InWords();

const WRITING = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** What a key asks for; nothing while somebody writes, or where single keys are off. */
export function askedBy(event: KeyboardEvent): Part | "now" | null {
  if (!inWords.keys || event.ctrlKey || event.altKey || event.metaKey || inWords.open) return null;
  const target = event.target as Partial<Element> | null; // the window has no `closest`
  if (target?.closest?.(WRITING)) return null;
  const found = Object.entries(SHORTCUTS).find(([, key]) => key === event.key.toLowerCase());
  return (found?.[0] as Part | "now" | undefined) ?? null;
}
