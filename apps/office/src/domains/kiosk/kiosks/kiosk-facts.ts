import type { Kiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { KIOSK_ONLINE_MS, LARGE_SKEW_MS } from '@nightshift/shared/kiosk/kiosks/rules'
import { clockSkewText } from '@nightshift/shared/kiosk/kiosks/words'
import { formatClock, formatDateTime, formatInZone } from '@nightshift/shared/time'
import { KIOSKS } from './kiosks.texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type KioskState = { tone: 'good' | 'fair' | 'warn' | 'plain'; words: string }
/** `advice` marks a fact that needs something done. */
export type KioskFact = { label: string; value: string; advice?: string }

/** Whether the kiosk works now. */
export function kioskState({ state, lastSeenAt }: Kiosk, now: number): KioskState {
  const { states } = KIOSKS
  if (state === 'codeIssued') return { tone: 'fair', words: states.waiting }
  if (state === 'codeExpired') return { tone: 'plain', words: states.expired }
  if (state === 'revoked') return { tone: 'plain', words: states.revoked }
  const isOnline = lastSeenAt !== null && now - +new Date(lastSeenAt) <= KIOSK_ONLINE_MS
  return isOnline ? { tone: 'good', words: states.online } : { tone: 'warn', words: states.silent }
}

/** What the device reported last; before its enrolment, its code. */
export function kioskFacts(kiosk: Kiosk, now: number, timeZone: string): KioskFact[] {
  const { facts } = KIOSKS
  if (kiosk.state === 'codeIssued')
    return [{ label: facts.code, value: KIOSKS.codeUntil(formatClock(kiosk.codeExpiresAt, timeZone)) }]
  if (kiosk.state === 'codeExpired') return [{ label: facts.code, value: KIOSKS.codeExpired }]
  const seen = kiosk.lastSeenAt === null ? KIOSKS.never : agoText(kiosk.lastSeenAt, now, timeZone)
  return [
    { label: facts.lastSeen, value: seen },
    { label: facts.waiting, value: waitingText(kiosk, timeZone) },
    { label: facts.clock, ...clockFact(kiosk.clockSkewMs) },
    { label: facts.storage, ...storageFact(kiosk.storagePersisted) },
    { label: facts.release, value: kiosk.release ?? KIOSKS.unknown },
  ]
}

function waitingText({ waitingPunches, oldestWaitingAt }: Kiosk, timeZone: string) {
  if (waitingPunches === 0) return KIOSKS.noneWaiting
  return oldestWaitingAt === null
    ? String(waitingPunches)
    : KIOSKS.waitingSince(waitingPunches, formatInZone(oldestWaitingAt, 'h:mm a, EEE, MMM d', timeZone))
}

function clockFact(skew: number | null): Omit<KioskFact, 'label'> {
  const value = clockSkewText(skew)
  return Math.abs(skew ?? 0) > LARGE_SKEW_MS ? { value, advice: KIOSKS.clockAdvice } : { value }
}

function storageFact(persisted: boolean | null): Omit<KioskFact, 'label'> {
  if (persisted === null) return { value: KIOSKS.unknown }
  return persisted
    ? { value: KIOSKS.protectedStorage }
    : { value: KIOSKS.storageNotProtected, advice: KIOSKS.storageAdvice }
}

/** How long ago; after a day the date and time. */
function agoText(instant: string, now: number, timeZone: string) {
  const elapsed = now - +new Date(instant)
  if (elapsed < MINUTE) return KIOSKS.justNow
  if (elapsed < HOUR) return KIOSKS.minutesAgo(Math.floor(elapsed / MINUTE))
  if (elapsed < 24 * HOUR) return KIOSKS.hoursAgo(Math.floor(elapsed / HOUR))
  return formatDateTime(instant, timeZone)
}
