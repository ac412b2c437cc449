import { nightOf } from '@nightshift/shared/night-plan/curfew'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import type { ClosedNightEdit } from '@nightshift/shared/site-content/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { record } from '../../platform/audit.ts'
import { lockFestival } from '../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { closedNights, plannedPlaces } from '../../platform/database/schema.ts'
import { countUpRevision } from '../../platform/database/site-revision.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findCurrentSeason } from '../seasons/seasons.queries.ts'

/**
 * Calls a night of the season off, for visitors and for its people: live at once, without a draft. Until the noon after
 * it. Idempotent. Returns the festivals whose site changed.
 */
export function closeNight(db: Db, caller: Caller, festivalId: number, { date, words }: ClosedNightEdit) {
  return db.transaction(async (tx) => {
    const { timeZone } = await lockOf(tx, festivalId)
    const season = await findCurrentSeason(tx, festivalId)
    const nights = season ? nightsOf(season.calendar.season, timeZone) : []
    if (!nights.some((night) => night.date === date)) throw new AppError('notANight')
    const closed = await findClosedNight(tx, festivalId, date)
    if (closed?.words === words) return []
    // Whoever did not come then stays missing in what counts attendance.
    if (!closed && date < nightOf(caller.now, timeZone)) throw new AppError('nightOver')
    const edit = { words, closedAt: caller.now, closedBy: caller.id }
    await tx
      .insert(closedNights)
      .values({ festivalId, night: date, ...edit })
      .onConflictDoUpdate({ target: [closedNights.festivalId, closedNights.night], set: edit })
    if (!closed) await tellPeople(tx, festivalId, date)
    const before = closed && { night: date, words: closed.words }
    const after = { night: date, words }
    await record(tx, caller, [
      { festivalId, action: 'closeNight', entity: 'site', entityId: festivalId, before, after },
    ])
    return countUpRevision(tx, festivalId)
  })
}

/** Opens a closed night again. Idempotent. Returns the festivals whose site changed. */
export function reopenNight(db: Db, caller: Caller, festivalId: number, date: string) {
  return db.transaction(async (tx) => {
    await lockOf(tx, festivalId)
    const closed = await findClosedNight(tx, festivalId, date)
    if (!closed) return []
    await tx.delete(closedNights).where(isNight(festivalId, date))
    await tellPeople(tx, festivalId, date)
    const before = { night: date, words: closed.words }
    await record(tx, caller, [
      { festivalId, action: 'reopenNight', entity: 'site', entityId: festivalId, before },
    ])
    return countUpRevision(tx, festivalId)
  })
}

/** The people of a night have not seen that it is called off, or reopened. Their answers stay for when it is. */
const tellPeople = (tx: Transaction, festivalId: number, date: string) =>
  tx
    .update(plannedPlaces)
    .set({ sequence: sql`${plannedPlaces.sequence} + 1`, seenAt: null })
    .where(
      and(
        eq(plannedPlaces.festivalId, festivalId),
        eq(plannedPlaces.night, date),
        isNotNull(plannedPlaces.publishedAt),
        eq(plannedPlaces.isCancelled, false),
      ),
    )

/** Row lock until the transaction ends. A festival without a site has nights, too. */
async function lockOf(tx: Transaction, festivalId: number) {
  const festival = await lockFestival(tx, festivalId)
  if (!festival) throw new AppError('notFound')
  return festival
}

const isNight = (festivalId: number, date: string) =>
  and(eq(closedNights.festivalId, festivalId), eq(closedNights.night, date))

async function findClosedNight(tx: Transaction, festivalId: number, date: string) {
  const [closed] = await tx.select().from(closedNights).where(isNight(festivalId, date))
  return closed
}
