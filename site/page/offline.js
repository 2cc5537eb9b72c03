/** What was once fetched is kept: the page opens without a network. VERSION and FILES come from scripts/make_site.py. */

const here = new URL("./", location.href).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((kept) => kept.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === here) url.search = ""; // one page, whatever its address asks for
  event.respondWith(caches.open(VERSION).then(async (kept) => (await kept.match(url.href)) ?? fetch(event.request)));
});
