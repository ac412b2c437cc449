import type { Kiosk, KioskReport } from './contract.ts'

const MINUTE = 60_000
const SECOND = 1_000

/** A kiosk that was seen within this time counts as online. Heartbeats come about every 30 seconds. */
export const KIOSK_ONLINE_MS = 2 * MINUTE

/** A larger clock skew needs somebody: the times of scans are corrected, but people see the wrong one. */
export const LARGE_SKEW_MS = 2 * MINUTE

type Times = { revokedAt: Date | null; enrolledAt: Date | null; codeExpiresAt: Date }

/** Where a kiosk is between its code and its revocation. */
export function kioskState({ revokedAt, enrolledAt, codeExpiresAt }: Times, now: Date): Kiosk['state'] {
  if (revokedAt) return 'revoked'
  if (enrolledAt) return 'enrolled'
  return codeExpiresAt > now ? 'codeIssued' : 'codeExpired'
}

type Known = Omit<KioskReport, 'release' | 'oldestWaitingAt' | 'rosterVersion'> & {
  release: string | null
  oldestWaitingAt: Date | null
  lastSeenAt: Date | null
}

/** Whether a heartbeat changes what the list of kiosks shows. The clock skew varies a little with each measurement. */
export function isVisibleChange(known: Known, report: KioskReport, now: Date) {
  const wasAway = !known.lastSeenAt || now.getTime() - known.lastSeenAt.getTime() > KIOSK_ONLINE_MS
  return (
    wasAway ||
    known.release !== report.release ||
    known.waitingPunches !== report.waitingPunches ||
    (known.oldestWaitingAt?.getTime() ?? null) !== timeOf(report.oldestWaitingAt) ||
    known.storagePersisted !== report.storagePersisted ||
    skewChanged(known.clockSkewMs, report.clockSkewMs)
  )
}

const timeOf = (instant: string | null) => (instant === null ? null : Date.parse(instant))

function skewChanged(known: number | null, reported: number | null) {
  if (known === null || reported === null) return known !== reported
  return Math.abs(known - reported) >= SECOND
}
