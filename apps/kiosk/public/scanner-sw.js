// Service worker for the offline start. It reads the cache that the page fills (src/device/offline.ts) and writes
// nothing itself. Its scope is /scanner; it does not handle API calls.
const PAGE = '/scanner'
const PATIENCE_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(pageFor(request))
  // Cache first: names under assets/ carry a hash of their content.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(request).then((file) => file ?? fetch(request)))
})

const kept = (request) => caches.open('kiosk').then((cache) => cache.match(request))

/** A captive portal answers with a page of its own. src/device/offline.ts has the same rule. */
const isKioskPage = async (answer) => (await answer.clone().text()).includes('/kiosk.webmanifest')

/** Network first: falls back to the cached page on an error, a timeout or an answer that is no page. */
async function pageFor(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  if (answer?.ok && (await isKioskPage(answer))) return answer
  return (await kept(PAGE)) ?? answer ?? Response.error()
}
