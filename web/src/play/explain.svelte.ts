/** Why something cannot be done: asked of the server when somebody points at it, shown with its rule. */

import type { ShownTable } from "../lib/shown.svelte";

export const shown = $state<{ rule: string | null }>({ rule: null });

const POINTED = 250; // milliseconds of pointing that mean a question
const STAYS = 2500; // long enough to reach the link
let asking = 0;
let timer = 0;

export function hideWhy(): void {
  asking++;
  clearTimeout(timer);
  shown.rule = null;
}

/** Somebody reads it: let it stay. */
export const keepWhy = (): void => clearTimeout(timer);

/** Nobody points there any more: let it go, but not at once. */
export function leaveWhy(): void {
  asking++;
  clearTimeout(timer);
  timer = window.setTimeout(hideWhy, STAYS);
}

/** Ask, and show the answer. */
export async function showWhy(client: ShownTable, action: string): Promise<void> {
  const mine = ++asking;
  clearTimeout(timer);
  const rule = (await client.live?.why(action)) ?? null;
  if (mine === asking) shown.rule = rule;
}

/** Ask if somebody goes on pointing for a moment. */
export function wonderWhy(client: ShownTable, action: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void showWhy(client, action), POINTED);
}

interface Explained {
  client: ShownTable;
  action: string | null; // nothing while the action is allowed
}

/** `use:explain={{ client, action }}`: on hover and focus it says which rule refuses the action. */
export function explain(node: Element, given: Explained) {
  let current = given;
  const ask = () => current.action && showWhy(current.client, current.action);
  const point = () => current.action && wonderWhy(current.client, current.action);
  const told: [string, () => void][] = [
    ["pointerenter", point],
    ["focus", ask],
    ["pointerleave", leaveWhy],
    ["blur", leaveWhy],
  ];
  for (const [name, listener] of told) node.addEventListener(name, listener);
  return {
    update: (next: Explained) => void (current = next),
    destroy: () => {
      leaveWhy(); // what is gone is not pointed at any more
      for (const [name, listener] of told) node.removeEventListener(name, listener);
    },
  };
}
