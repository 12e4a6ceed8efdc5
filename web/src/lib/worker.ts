/** The service worker: it lets the page come up without a network, and shows that it is one's turn. */

const PATIENCE = 3000; // milliseconds: first comes the page itself

/** Whether the server could not be reached, and this is the page as it was kept. */
export const offline = "offline" in document.documentElement.dataset;

const isKnown = (): boolean => "serviceWorker" in navigator && import.meta.env.PROD;

let asked: Promise<ServiceWorkerRegistration> | null = null;

/** The worker, once it is there; nothing where a browser has none or forbids it. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!isKnown()) return null;
  asked ??= navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready);
  return asked.catch(() => null);
}

/** What this page has loaded of its build; the name of its first script is that of the build. */
function loaded(): { build: string; assets: string[] } {
  const build = new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname;
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = urls.filter((url) => url.startsWith(`${location.origin}/assets/`) && !url.endsWith(".woff2"));
  return { build, assets: [...new Set(assets)] };
}

/** Let the worker keep the page, a little later. */
export function keepPage(): void {
  if (offline) return;
  setTimeout(() => void worker().then((found) => found?.active?.postMessage(loaded())), PATIENCE);
}
