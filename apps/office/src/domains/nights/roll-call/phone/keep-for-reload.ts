import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { FESTIVALS_CALLS } from '@nightshift/shared/setup/festivals/calls'
import { forgetList, keptRollCall } from './kept-list.ts'

const CACHE = 'roll-call'
const WHO = [AUTH_CALLS.whoAmI.path, AUTH_CALLS.me.path, FESTIVALS_CALLS.list.path]

/**
 * Caches this page, its files and who is signed in, so that a reload without a network shows the kept list;
 * public/roll-call-sw.js serves them. Only while a roll-call is under way: it is personal data on a phone.
 */
export async function keepForReload() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/roll-call-sw.js', { scope: OFFICE_PATHS.rollCall })
  const files = loadedFiles()
  const page = await fetch(OFFICE_PATHS.rollCall)
  const html = await page.clone().text()
  // Those of a newer release are not loaded here, and a page without its files is worse than none.
  if (!page.ok || !filesIn(html).every((file) => files.has(file))) return
  const cache = await caches.open(CACHE)
  await cache.addAll([...files, ...WHO])
  await cache.put(OFFICE_PATHS.rollCall, page)
}

/** Forgets the page and the list, when the roll-call has ended or somebody logs out. What was not sent stays. */
export async function forgetRollCall() {
  forgetList()
  if ('caches' in window) await caches.delete(CACHE)
}

/** Forgets what somebody else has left on this phone: their session may have ended without a logout. */
export async function forgetOthers(userId: string) {
  const kept = keptRollCall()
  if (kept && kept.userId !== userId) await forgetRollCall()
}

/** The build names each file in the document when it is loaded, also those of pages that are loaded later. */
const loadedFiles = () => new Set(filesIn(document.head.innerHTML))

export const filesIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|color-scheme\.js))"/g)].map(([, address]) => address!)
