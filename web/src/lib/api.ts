/** The server's HTTP interface. An answer that is no success is thrown with its stable code. */

export class Refused extends Error {
  /** `fault` and `details`: what exactly is wrong with an option, and its particulars. */
  constructor(
    readonly code: string,
    reason: string,
    readonly fault = "",
    readonly details: Record<string, string | number | boolean> = {},
  ) {
    super(reason);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const told = (await response.json().catch(() => ({}))) as Partial<Refused & { reason: string }>;
  const { code = "unavailable", reason = "", fault, details } = told;
  throw new Refused(code, reason, fault, details);
}

export const get = async <T>(path: string): Promise<T> => answer<T>(await fetch(`/api/${path}`));

export const post = async <T>(path: string, body: unknown): Promise<T> =>
  answer<T>(
    await fetch(`/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );

const kept = new Map<string, Promise<unknown>>();

/** Something that never changes while the server runs, fetched once. */
export function getOnce<T>(path: string): Promise<T> {
  if (!kept.has(path)) {
    const asked = get<T>(path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
  }
  return kept.get(path) as Promise<T>;
}
