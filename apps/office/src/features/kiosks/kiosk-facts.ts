import type { Kiosk } from '@nightshift/shared/kiosks/contract'
import { formatClock, formatDateTime, formatInZone } from '@nightshift/shared/time'
import { minutesText } from '../../ui/minutes-text.ts'
import { KIOSKS } from './kiosks.texts.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** A kiosk reports about every 30 seconds. */
const SILENT_AFTER = 2 * MINUTE
/** Smaller differences are the network's delay. */
const CLOCK_RIGHT = 5 * SECOND
const CLOCK_WRONG = 2 * MINUTE

export type KioskState = { tone: 'good' | 'fair' | 'warn' | 'plain'; words: string }
/** `advice` marks a fact that needs something done. */
export type KioskFact = { label: string; value: string; advice?: string }

/** Whether the kiosk works now. */
export function kioskState({ state, lastSeenAt }: Kiosk, now: number): KioskState {
  const { states } = KIOSKS
  if (state === 'codeIssued') return { tone: 'fair', words: states.waiting }
  if (state === 'codeExpired') return { tone: 'plain', words: states.expired }
  if (state === 'revoked') return { tone: 'plain', words: states.revoked }
  const heard = lastSeenAt !== null && now - +new Date(lastSeenAt) <= SILENT_AFTER
  return heard ? { tone: 'good', words: states.online } : { tone: 'warn', words: states.silent }
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

/** The clock skew in words: seconds below a minute, then minutes and hours. */
function clockFact(skew: number | null): Omit<KioskFact, 'label'> {
  if (skew === null) return { value: KIOSKS.unknown }
  const amount = Math.abs(skew)
  if (amount < CLOCK_RIGHT) return { value: KIOSKS.clockRight }
  const words =
    amount < MINUTE ? `${Math.round(amount / SECOND)} s` : minutesText(new Date(0).toISOString(), amount)
  const value = KIOSKS.clockOff(words, skew > 0)
  return amount > CLOCK_WRONG ? { value, advice: KIOSKS.clockAdvice } : { value }
}

function storageFact(persisted: boolean | null): Omit<KioskFact, 'label'> {
  if (persisted === null) return { value: KIOSKS.unknown }
  return persisted
    ? { value: KIOSKS.protectedStorage }
    : { value: KIOSKS.storageNotProtected, advice: KIOSKS.storageAdvice }
}

/** How long ago; after a day the date and time. */
function agoText(instant: string | Date, now: number, timeZone: string) {
  const elapsed = now - +new Date(instant)
  if (elapsed < MINUTE) return KIOSKS.justNow
  if (elapsed < HOUR) return KIOSKS.minutesAgo(Math.floor(elapsed / MINUTE))
  if (elapsed < 24 * HOUR) return KIOSKS.hoursAgo(Math.floor(elapsed / HOUR))
  return formatDateTime(instant, timeZone)
}
