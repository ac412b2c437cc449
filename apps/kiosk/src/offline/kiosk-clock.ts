/** A difference that counts as a changed clock. */
const JUMP_MS = 5_000
/** How far a clock may drift between two contacts, which can be days apart. */
const DRIFT_MS = 60_000

/** The wall clock (`Date.now()`) and the monotonic one (`performance.now()`) at the same moment. */
export type Reading = { wall: number; mono: number }

/**
 * How the wall clock moved against the monotonic one. `forward` can also be a device that slept, because some stop the
 * monotonic clock meanwhile: the next contact tells.
 */
export type Jump = 'forward' | 'back'

/** What is stored for the next page load. `skewMs`: the device's clock minus the server's. */
export type StoredClock = { skewMs: number | null; wall: number; jump?: Jump }

/** `lead`: the largest difference of the two clocks since `reference`. */
export type KioskClock = { skewMs: number | null; reference: Reading; lead: number; jump?: Jump }

export const readClocks = (): Reading => ({ wall: Date.now(), mono: performance.now() })

/** The clock after a page load. A wall clock that shows less than it did before has been changed. */
export function resumeClock(stored: StoredClock | undefined, reading: Reading): KioskClock {
  const jump = stored && stored.wall - reading.wall > JUMP_MS ? 'back' : stored?.jump
  return { skewMs: stored?.skewMs ?? null, reference: reading, lead: 0, ...(jump && { jump }) }
}

/** Measures the skew by the server's time, which is that of the middle of the request. */
export function measureSkew(serverTime: string, sent: Reading, received: Reading): KioskClock {
  const middle = received.wall - (received.mono - sent.mono) / 2
  return {
    skewMs: Math.round(middle - new Date(serverTime).getTime()),
    reference: received,
    lead: 0,
  }
}

/** Compares the two clocks. A jump stays until the skew is measured again. */
export function observe(clock: KioskClock, { wall, mono }: Reading): KioskClock {
  const { reference, lead } = clock
  const ahead = wall - reference.wall - (mono - reference.mono)
  const jump = ahead < lead - JUMP_MS ? 'back' : (clock.jump ?? (ahead > JUMP_MS ? 'forward' : undefined))
  return { ...clock, lead: Math.max(lead, ahead), ...(jump && { jump }) }
}

/** The server's time, as far as it is known. */
export const correctedTime = ({ skewMs }: KioskClock, { wall }: Reading) => new Date(wall - (skewMs ?? 0))

export const storedClock = ({ skewMs, jump }: KioskClock, { wall }: Reading): StoredClock => ({
  skewMs,
  wall,
  ...(jump && { jump }),
})

/**
 * What a new measurement says about the times of the punches that wait. `trusted`: the skew is the old one, so the device
 * has slept at most. `suspect`: the clock was changed unnoticed, while the page was closed, or it is wrong and was never
 * corrected. Otherwise their marks stand.
 */
export function judgeTimes(before: KioskClock, after: KioskClock): 'trusted' | 'suspect' | 'asMarked' {
  const agrees = Math.abs((after.skewMs ?? 0) - (before.skewMs ?? 0)) <= DRIFT_MS
  if (agrees) return before.jump === 'back' ? 'asMarked' : 'trusted'
  return before.jump ? 'asMarked' : 'suspect'
}
