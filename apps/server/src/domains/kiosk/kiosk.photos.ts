import type { Db } from '../../platform/database/pool.ts'
import { findPhoto } from './kiosk.queries.ts'

/** About 10 KB each. */
const MAX_CACHED = 1_000
const cache = new Map<string, string>()

/**
 * The photo as a data URL inside the answer: the kiosk is not signed in, so it may not request one. Cached by version,
 * which is a content hash, so an entry never becomes stale.
 */
export async function photoOf(db: Db, { id, photoVersion }: { id: string; photoVersion: string | null }) {
  if (!photoVersion) return null
  const known = cache.get(photoVersion)
  if (known) return known
  const jpeg = await findPhoto(db, id)
  if (!jpeg) return null
  const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!)
  cache.set(photoVersion, url)
  return url
}
