import type { Page } from '@playwright/test'
import { at, BRAND_HOST, expect } from './test.ts'

const STORAGE_BYTES = 20_000_000

/**
 * Limits the storage of a new page. `fill` leaves no space for another byte, `free` lifts the limit. IndexedDB asks for the
 * quota only when a write exceeds what it knows to be free, which a write of that size provokes.
 */
export async function limitStorage(page: Page) {
  const session = await page.context().newCDPSession(page)
  const limit = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: at(BRAND_HOST), quotaSize })
  await limit(STORAGE_BYTES)
  return {
    fill: async () => {
      await limit(1)
      expect(await page.evaluate(writeBytes, STORAGE_BYTES)).toBe('QuotaExceededError')
    },
    free: () => session.detach(),
  }
}

/** Writes this much into a database of its own, in the browser. Resolves to the name of the error. */
const writeBytes = (size: number) =>
  new Promise<string | undefined>((resolve) => {
    const opened = indexedDB.open('filler')
    opened.onupgradeneeded = () => opened.result.createObjectStore('filler')
    opened.onsuccess = () => {
      const write = opened.result.transaction('filler', 'readwrite')
      // Some versions count a text after compressing it, others do not count a file.
      write.objectStore('filler').put('x'.repeat(size), 'text')
      write.objectStore('filler').put(new Blob([new Uint8Array(size)]), 'file')
      write.onabort = () => resolve(write.error?.name)
      write.oncomplete = () => resolve(undefined)
    }
  })
