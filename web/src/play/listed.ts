/** All that can be done, by kind: what a list of actions shows. */

import { kindOf } from "./game";

export interface Listed {
  heading: string;
  actions: string[];
}

/** The actions under their headings, in the order of these; a kind that has none stands under its own name. */
export function listed(actions: string[], headings: [heading: string, kinds: string][]): Listed[] {
  const headingOf = new Map(headings.flatMap(([heading, kinds]) => kinds.split(" ").map((kind) => [kind, heading])));
  const found = new Map<string, string[]>(headings.map(([heading]) => [heading, []]));
  for (const action of actions) {
    const heading = headingOf.get(kindOf(action)) ?? kindOf(action);
    found.set(heading, [...(found.get(heading) ?? []), action]);
  }
  return [...found].map(([heading, some]) => ({ heading, actions: some })).filter(({ actions }) => actions.length);
}
