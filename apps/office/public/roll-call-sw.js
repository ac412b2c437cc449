// Service worker for a reload of the roll-call without a network. It reads the cache that the page fills while a
// roll-call is under way (src/domains/nights/roll-call/phone/keep-for-reload.ts) and writes nothing itself.
const PAGE = '/employee/admin/roll-call'
const WHO = ['/api/users/whoAmI', '/api/users/me', '/api/festivals']
const PATIENCE_MS = 4_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE, isOfficePage))
  else if (WHO.includes(pathname)) event.respondWith(fresh(request, pathname, isAnswer))
  // Cache first: names under assets/ carry a hash of their content.
  else if (pathname.startsWith('/assets/') || pathname === '/color-scheme.js')
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})

const kept = (pathname) => caches.match(pathname, { cacheName: 'roll-call', ignoreVary: true })

/** A captive portal answers any address with its own page. */
const isOfficePage = async (answer) => answer.ok && (await answer.clone().text()).includes('/color-scheme.js')
/** A refusal of the server is an answer, too: the session may have ended. */
const isAnswer = (answer) => answer.ok || answer.status === 401

/** Network first: falls back to the cache on an error, a timeout or an answer that is not ours. */
async function fresh(request, pathname, isOurs) {
  const copy = await kept(pathname)
  // Nothing to fall back to, as between roll-calls: a slow network is waited for.
  if (!copy) return fetch(request)
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  return answer && (await isOurs(answer)) ? answer : copy
}
