import { hasCode } from '@nightshift/ui/api/refusal.ts'
import { type KioskDatabase, ONLY } from './database.ts'
import { judgeTimes, type KioskClock, measureSkew, observe, readClocks } from './kiosk-clock.ts'
import type { OfflineApi } from './offline.api.ts'
import { countWaiting, suspectTimes, trustTimes } from './queue.ts'
import { endEnrolment, storeSync } from './roster.ts'
import { isPersisted } from './storage.ts'

/** The version in the root package.json; the build fills it in. */
declare const __RELEASE__: string

/** `changed`: badges that punched online since the sync was sent; their shifts are newer here. */
type Device = { clock: KioskClock; changed: Set<string> }

/** The contract's limit: a tablet whose battery was empty may start in 1970. */
const MOST_SKEW_MS = 2_000_000_000
const reported = (skewMs: number | null) =>
  skewMs === null ? null : Math.max(-MOST_SKEW_MS, Math.min(MOST_SKEW_MS, skewMs))

/**
 * Reports to the server and stores its answer. Answers the clock with the new skew, whether the roster is a new one, and
 * the server's release; nothing if the enrolment has ended, which deletes the roster.
 */
export async function sync(database: KioskDatabase, call: OfflineApi['sync'], { clock, changed }: Device) {
  const rosterVersion = (await database.get('enrolment', ONLY))?.rosterVersion
  const { count, since } = await countWaiting(database)
  const report = {
    release: __RELEASE__,
    waitingPunches: count,
    oldestWaitingAt: since,
    clockSkewMs: reported(clock.skewMs),
    storagePersisted: await isPersisted(),
    ...(rosterVersion && { rosterVersion }),
  }
  changed.clear()
  const sent = readClocks()
  try {
    const answer = await call(report)
    const received = readClocks()
    const measured = measureSkew(answer.serverTime, sent, received)
    const verdict = judgeTimes(observe(clock, received), measured)
    if (verdict === 'trusted') await trustTimes(database)
    if (verdict === 'suspect') await suspectTimes(database)
    await storeSync(database, answer, { contactAt: received.wall, changed })
    return { clock: measured, newRoster: Boolean(answer.people), release: answer.release }
  } catch (error) {
    if (hasCode(error, 'kioskRevoked')) return endEnrolment(database, 'revoked')
    if (hasCode(error, 'kioskNotEnrolled')) return endEnrolment(database, 'unknown')
    throw error
  }
}
