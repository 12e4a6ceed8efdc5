/** Which screen is shown: the address is the one truth, so that links and the back button work. */

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash, visit: 0 });

function read(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
  place.visit++; // a link to where one already is leads there again
}

export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  read();
  if (!place.hash && !replace) scrollTo(0, 0); // what only notes where one is leaves the eye where it is
}

/** Links within the page are followed without loading it again. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", read);
document.addEventListener("click", follow);
