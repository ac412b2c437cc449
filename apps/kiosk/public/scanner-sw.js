// Starts the kiosk without a network. It reads what the page has kept (src/device/offline.ts) and keeps
// nothing itself; its scope is /scanner, and the API is none of its business.
const PAGE = '/scanner'
const PATIENCE_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(pageFor(request))
  // Names under assets/ carry a hash of their content, so what was kept is never stale.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(request).then((file) => file ?? fetch(request)))
})

const kept = (request) => caches.open('kiosk').then((cache) => cache.match(request))

/** The newest page, or the kept one when there is no answer, none in time, or one that is no page. */
async function pageFor(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  if (answer?.ok) return answer
  return (await kept(PAGE)) ?? answer ?? Response.error()
}
