/**
 * Lets the page come up without a network, and takes people back to their table when it is their turn.
 *
 * Addresses are asked of the server first, so that nobody sees an old page while there is a new one. What one build
 * consists of is kept under the name of its first script; with the next build the old is gone. Nothing else is ever
 * kept: what the server answers is true only now.
 */

const PAGE = "/";
const OFFLINE = "<html data-offline";

/** Keep the page with the assets that it has loaded, if it still is the page that the server gives. */
async function keep({ build, assets }) {
  const page = await fetch(PAGE, { cache: "no-store" });
  if (!page.ok || !(await page.clone().text()).includes(build)) return;
  const cache = await caches.open(build);
  await cache.put(PAGE, page);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(assets.filter((asset) => !known.has(asset)));
  for (const name of await caches.keys()) if (name !== build) await caches.delete(name);
}

/** The page as it was kept, which says that the server cannot be reached. */
async function offline() {
  const kept = await caches.match(PAGE);
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.delete("link"); // nothing can be fetched ahead
  return new Response((await kept.text()).replace("<html", OFFLINE), { headers });
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  const come = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find(({ url }) => new URL(url).pathname === address);
    return there ? there.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(come());
});
