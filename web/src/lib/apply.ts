/** View + changes = next view: the client's half of core/changes.py. */

export type Change = [path: (string | number)[], value?: unknown];

type Node = Record<string | number, unknown>;

/** The next view; the given one stays as it was, and what did not change is shared. */
export function changed<T>(view: T, changes: Change[]): T {
  let result: unknown = view;
  const fresh = new Set<unknown>();
  const own = (value: unknown): unknown => {
    if (fresh.has(value)) return value;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Node) };
    fresh.add(copy);
    return copy;
  };
  for (const [path, ...value] of changes) {
    if (!path.length) {
      result = value[0];
      continue;
    }
    result = own(result);
    let place = result as Node;
    for (const key of path.slice(0, -1)) place = place[key] = own(place[key]) as Node;
    const last = path.at(-1)!;
    if (value.length) place[last] = value[0];
    else Reflect.deleteProperty(place, last);
  }
  return result as T;
}
