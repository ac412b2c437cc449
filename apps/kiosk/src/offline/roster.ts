import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import type { KioskSync } from '@nightshift/shared/kiosk/kiosks/contract'
import { type Enrolment, type EnrolmentState, type KioskDatabase, ONLY } from './database.ts'
import type { Known } from './offline-scan.ts'

/** How long the roster is kept without contact. */
const KEPT_MS = 72 * 60 * 60_000

/**
 * Stores what the server said. The open shifts of people with a punch that waits stay as they are, because the server does
 * not know that punch yet; so do those of `changed`, who punched while the call was under way.
 */
export async function storeSync(
  database: KioskDatabase,
  { kiosk, people, rosterVersion, openShifts }: KioskSync,
  { contactAt, changed }: { contactAt: number; changed: ReadonlySet<string> },
) {
  const tx = database.transaction(['enrolment', 'people', 'openShifts', 'punches'], 'readwrite')
  const enrolment = await tx.objectStore('enrolment').get(ONLY)
  if (enrolment) {
    const known = { ...enrolment, self: kiosk, state: 'active' as const, contactAt, rosterVersion }
    await tx.objectStore('enrolment').put(known, ONLY)
  }
  if (people) {
    await tx.objectStore('people').clear()
    await Promise.all(people.map((person) => tx.objectStore('people').put(person)))
  }
  const kept = new Set(changed)
  for await (const { key } of tx.objectStore('punches').index('badge').iterate(null, 'nextunique')) {
    kept.add(key)
  }
  const shifts = tx.objectStore('openShifts')
  for (const badge of await shifts.getAllKeys()) if (!kept.has(badge)) await shifts.delete(badge)
  for (const shift of openShifts) if (!kept.has(shift.badge)) await shifts.put(shift)
  await tx.done
}

/** What is known about a badge, by key: the roster may have thousands of people. */
export async function lookUp(
  database: KioskDatabase,
  badge: string,
): Promise<Known & { photo: string | null }> {
  const tx = database.transaction(['people', 'openShifts', 'photos', 'punches'])
  const [person, openShift, lastPunch] = await Promise.all([
    tx.objectStore('people').get(badge),
    tx.objectStore('openShifts').get(badge),
    tx.objectStore('punches').index('badge').openCursor(badge, 'prev'),
  ])
  const photo = person?.photo ? await tx.objectStore('photos').get(person.photo) : undefined
  const last = lastPunch?.value
  return {
    photo: photo ?? null,
    ...(person && { person }),
    ...(openShift && { openShift }),
    ...(last && !last.unanswered && { last }),
  }
}

/** Notes an online punch, so that the next scan knows it if it comes offline. */
export async function noteAnswer(
  database: KioskDatabase,
  { badge, upId }: { badge: string; upId?: number | undefined },
  result: BadgeScanResult,
  now: Date,
) {
  if ('clockedOut' in result) return database.delete('openShifts', badge)
  if (!('clockedIn' in result)) return
  const { positions = [] } = (await database.get('people', badge)) ?? {}
  const position = positions.find(({ id }) => id === upId) ?? positions[0]
  const isTipped = position?.isTipped ?? false
  await database.put('openShifts', { badge, since: now.toISOString(), isTipped })
}

/** Ends the enrolment's rights on this device: the roster is deleted, punches that wait stay. */
export const endEnrolment = (database: KioskDatabase, state: Exclude<EnrolmentState, 'active'>) =>
  deleteRoster(database, { state })

/** Deletes a roster that is too old. */
export async function expireRoster(database: KioskDatabase, wall: number) {
  const enrolment = await database.get('enrolment', ONLY)
  if (enrolment?.rosterVersion && wall - enrolment.contactAt > KEPT_MS) await deleteRoster(database, {})
}

async function deleteRoster(database: KioskDatabase, changes: Partial<Enrolment>) {
  const tx = database.transaction(['people', 'openShifts', 'photos', 'enrolment'], 'readwrite')
  const enrolments = tx.objectStore('enrolment')
  const enrolment = await enrolments.get(ONLY)
  if (enrolment) {
    const { rosterVersion, ...others } = enrolment
    await enrolments.put({ ...others, ...changes }, ONLY)
  }
  await tx.objectStore('people').clear()
  await tx.objectStore('openShifts').clear()
  await tx.objectStore('photos').clear()
  await tx.done
}
