import { formatClock } from '@nightshift/shared/time'
import type { Connection } from '../device/use-connection.ts'
import { KIOSK } from '../kiosk.texts.ts'
import type { KioskView } from '../offline/offline-kiosk.ts'

/** What the bar says, if anything: the most urgent thing about the connection and the scans that wait. */
export function noticeOf(view: KioskView, connection: Connection, timeZone: string): string {
  const { state, waiting, refused, since, sending, nearlyFull } = view
  const offline = connection === 'offline'
  const words = KIOSK.notice
  if (state === 'revoked') return waiting ? words.removedSending(waiting) : words.removed
  if (state === 'unknown') return waiting ? words.lostWaiting(waiting) : words.lost
  if (state === 'notEnrolled') return offline ? KIOSK.offline : ''
  if (nearlyFull) return words.nearlyFull
  if (sending) return words.sending(waiting)
  const open = waiting - refused
  if (open && since) return words.waiting(open, formatClock(since, timeZone))
  if (refused) return words.refused(refused)
  return offline ? words.offline : ''
}
