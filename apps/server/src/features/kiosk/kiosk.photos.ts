import type { Db } from '../../platform/database/pool.ts'
import { findPhoto } from './kiosk.queries.ts'

/** About 10 KB each. */
const KEPT = 1_000
const kept = new Map<string, string>()

/**
 * A photo inside the answer, because the kiosk is nobody and may not ask for one. Kept by version: the same
 * version is the same picture, so it can never be out of date.
 */
export async function photoOf(db: Db, { id, photoVersion }: { id: string; photoVersion: string | null }) {
  if (!photoVersion) return null
  const known = kept.get(photoVersion)
  if (known) return known
  const jpeg = await findPhoto(db, id)
  if (!jpeg) return null
  const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
  kept.set(photoVersion, url)
  return url
}
