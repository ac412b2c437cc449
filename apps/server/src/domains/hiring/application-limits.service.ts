import type { Queryable } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork, clientSite } from '../../platform/http/client-network.ts'
import { countHit, exhaustedUntil } from '../../platform/limits/rate-limit.ts'
import { festivalExists } from '../setup/festivals/festivals.queries.ts'

/** High, because applicants at a job fair share one address. */
const PER_NETWORK = { most: 40, windowMs: 60 * 60_000 }
/** One customer may have a /48 with 65,536 networks, enough to exhaust the festival's limit. */
const PER_SITE = { most: 200, windowMs: 60 * 60_000 }
const PER_FESTIVAL = { most: 2_000, windowMs: 24 * 60 * 60_000 }

const festivalKey = (festivalId: number) => `apply:festival:${festivalId}`

/** Counts an application that is about to be stored. The form is open to all, so its volume is bounded. */
export async function checkApplicationLimits(db: Queryable, festivalId: number, address: string, now: Date) {
  if (!(await countHit(db, `apply:network:${clientNetwork(address)}`, PER_NETWORK, now)))
    throw new AppError('tooManyApplications', { details: { retryAfterMs: PER_NETWORK.windowMs } })
  if (!(await countHit(db, `apply:site:${clientSite(address)}`, PER_SITE, now)))
    throw new AppError('tooManyApplications', { details: { retryAfterMs: PER_SITE.windowMs } })
  if (!(await countHit(db, festivalKey(festivalId), PER_FESTIVAL, now)))
    throw new AppError('applicationsFull', { details: { retryAfterMs: PER_FESTIVAL.windowMs } })
}

/** The festival's limit, and until when it is exhausted, for the dashboard. */
export async function applicationLimit(db: Queryable, festivalId: number, now: Date) {
  if (!(await festivalExists(db, festivalId))) throw new AppError('notFound')
  const until = await exhaustedUntil(db, festivalKey(festivalId), PER_FESTIVAL, now)
  return { most: PER_FESTIVAL.most, fullUntil: until?.toISOString() ?? null }
}
