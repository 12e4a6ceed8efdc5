/** Why something cannot be done: asked of the server when somebody points at it, shown with its rule. */

import type { TableClient } from "../lib/table.svelte";

export const shown = $state<{ rule: string | null; at: { x: number; y: number } | null }>({ rule: null, at: null });

let asking = 0;

export function hideWhy(): void {
  asking++;
  shown.rule = null;
  shown.at = null;
}

/** Ask and show beside an element. */
export async function showWhy(client: TableClient, action: string, element: Element): Promise<void> {
  const mine = ++asking;
  const rule = await client.why(action);
  if (mine !== asking || !rule) return;
  const box = element.getBoundingClientRect();
  shown.rule = rule;
  shown.at = { x: box.left + box.width / 2, y: box.top };
}

interface Explained {
  client: TableClient;
  action: string | null; // nothing while the action is allowed
}

/** `use:explain={{ client, action }}`: on hover and focus it says which rule refuses the action. */
export function explain(node: Element, given: Explained) {
  let current = given;
  const show = () => current.action && showWhy(current.client, current.action, node);
  for (const name of ["pointerenter", "focus"]) node.addEventListener(name, show);
  for (const name of ["pointerleave", "blur"]) node.addEventListener(name, hideWhy);
  return {
    update: (next: Explained) => void (current = next),
    destroy: () => {
      for (const name of ["pointerenter", "focus"]) node.removeEventListener(name, show);
      for (const name of ["pointerleave", "blur"]) node.removeEventListener(name, hideWhy);
    },
  };
}
