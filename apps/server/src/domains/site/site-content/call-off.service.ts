import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import type { CallOff } from '@nightshift/shared/site/site-content/contract'
import { and, eq } from 'drizzle-orm'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { closedNights } from '../../../platform/database/schema.ts'
import { countUpRevision } from '../../../platform/database/site-revision.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { markNightUnseen } from '../../nights/place-changes.queries.ts'
import { findCurrentSeason } from '../../seasons/seasons.queries.ts'

/**
 * Calls a night of the season off, for visitors and for its people: live at once, without a draft. Until the noon after
 * it. Idempotent.
 */
export function callOff(db: Db, caller: Caller, festivalId: number, { date, words }: CallOff) {
  return db.transaction(async (tx) => {
    const { timeZone } = found(await lockFestival(tx, festivalId))
    const season = await findCurrentSeason(tx, festivalId)
    const nights = season ? nightsOf(season.calendar.season, timeZone) : []
    if (!nights.some((night) => night.date === date)) throw new AppError('notANight')
    const calledOff = await findNight(tx, festivalId, date)
    if (calledOff?.words === words) return
    // Whoever did not come then stays missing in what counts attendance.
    if (!calledOff && date < nightOf(caller.now, timeZone)) throw new AppError('nightOver')
    const edit = { words, closedAt: caller.now, closedBy: caller.id }
    await tx
      .insert(closedNights)
      .values({ festivalId, night: date, ...edit })
      .onConflictDoUpdate({ target: [closedNights.festivalId, closedNights.night], set: edit })
    if (!calledOff) await markNightUnseen(tx, festivalId, date)
    const before = calledOff && { night: date, words: calledOff.words }
    const after = { night: date, words }
    const audit = { festivalId, action: 'closeNight', entityId: festivalId, before, after }
    await changed(tx, caller, { entity: 'site', ...audit, also: ['plan'] })
    await countUpRevision(tx, festivalId)
  })
}

/** Opens a night that was called off again. Idempotent. */
export function reopenNight(db: Db, caller: Caller, festivalId: number, date: string) {
  return db.transaction(async (tx) => {
    found(await lockFestival(tx, festivalId))
    const calledOff = await findNight(tx, festivalId, date)
    if (!calledOff) return
    await tx.delete(closedNights).where(isNight(festivalId, date))
    await markNightUnseen(tx, festivalId, date)
    const before = { night: date, words: calledOff.words }
    const audit = { festivalId, action: 'reopenNight', entityId: festivalId, before }
    await changed(tx, caller, { entity: 'site', ...audit, also: ['plan'] })
    await countUpRevision(tx, festivalId)
  })
}

const isNight = (festivalId: number, date: string) =>
  and(eq(closedNights.festivalId, festivalId), eq(closedNights.night, date))

async function findNight(tx: Transaction, festivalId: number, date: string) {
  const [closed] = await tx.select().from(closedNights).where(isNight(festivalId, date))
  return closed
}
