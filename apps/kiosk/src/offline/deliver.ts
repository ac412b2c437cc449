import {
  type KioskPunch,
  type KioskPunchResults,
  MOST_PUNCHES,
} from '@nightshift/shared/kiosk/offline-punches/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import type { KioskDatabase, SavedPunch } from './database.ts'
import { deletePunches, markRefused, nextPunches } from './queue.ts'

const LOCK = 'kiosk-deliver'

type Send = (punches: KioskPunch[]) => Promise<KioskPunchResults>

/**
 * Delivers the punches that wait, in order, and answers how many are settled: taken by the server, or refused for good.
 * One tab at a time: a lock decides. A punch is deleted after its result has come, so that a lost answer makes a
 * repetition, which the server recognises by the key.
 */
export const deliver = (database: KioskDatabase, send: Send) =>
  navigator.locks.request(LOCK, async () => {
    let settled = 0
    for (;;) {
      const batch = await nextPunches(database, MOST_PUNCHES)
      const count = batch.length ? await deliverBatch(database, batch, send) : 0
      if (!count) return settled
      settled += count
    }
  })

async function deliverBatch(database: KioskDatabase, batch: SavedPunch[], send: Send): Promise<number> {
  try {
    const results = await send(batch.map(punchOf))
    const known = new Set(results.map(({ key }) => key))
    const done = batch.filter(({ key }) => known.has(key)).map(({ seq }) => seq)
    await deletePunches(database, done)
    return done.length
  } catch (error) {
    if (!isRefused(error)) throw error
    const [only, ...others] = batch
    if (others.length) return deliverSingly(database, batch, send)
    await markRefused(database, only!.seq)
    return 1
  }
}

/** One bad record must not keep back the others. */
async function deliverSingly(database: KioskDatabase, batch: SavedPunch[], send: Send) {
  let settled = 0
  for (const punch of batch) settled += await deliverBatch(database, [punch], send)
  return settled
}

/** Whether the server itself refused the punches for good, as opposed to a failure or a proxy's answer. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.code !== 'unknown' && [400, 413, 422].includes(error.status)

const punchOf = ({ badge, jump, refused, ...punch }: SavedPunch): KioskPunch => ({
  ...punch,
  ...(jump && { clockJumped: true }),
})
