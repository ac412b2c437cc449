import { KIOSK_PATH } from '@nightshift/shared/paths'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import workerUrl from '../camera/decode.worker.ts?worker&url'

const CACHE = 'kiosk'

/** The files that a page of the build is made of. */
export const assetsIn = (html: string) => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!)),
]

/** Whether a page is ours. A captive portal answers any address with its own; the service worker asks the same. */
export const isKioskPage = (html: string) => html.includes('/kiosk.webmanifest')

/**
 * Caches this page and its files for an offline start, served by the service worker public/scanner-sw.js. The page is
 * stored last, so that it is never there without its files; files of older builds are deleted.
 */
export async function keepForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/scanner-sw.js', { scope: KIOSK_PATH })
  const page = await fetch(KIOSK_PATH)
  const html = await page.clone().text()
  if (!page.ok || !isKioskPage(html)) return
  const files = [...assetsIn(html), workerUrl, wasmUrl]
  const cache = await caches.open(CACHE)
  const known = await Promise.all(files.map((file) => cache.match(file)))
  await cache.addAll(files.filter((_, index) => !known[index]))
  await cache.put(KIOSK_PATH, page)
  const kept = new Set([...files, KIOSK_PATH])
  const stale = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname))
  await Promise.all(stale.map((request) => cache.delete(request)))
}
