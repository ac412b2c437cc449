import { sql } from 'drizzle-orm'
import { shareLockFestival } from '../../../platform/database/lock-festival.ts'
import { PEOPLE_LOCK_ORDER } from '../../../platform/database/people-lock-order.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { findPlanPeopleById } from './plan-people.queries.ts'
import type { SeasonNights } from './read-plan.service.ts'
import { findSeasonNights, isCalledOff } from './season-nights.queries.ts'

type OfSeason = { festivalId: number; seasonId: number }

/** The season's nights for a change of its plan. The season is neither closed nor given other nights meanwhile. */
export async function openPlan(tx: Transaction, { festivalId, seasonId }: OfSeason): Promise<SeasonNights> {
  await shareLockFestival(tx, festivalId)
  const plan = found(await findSeasonNights(tx, festivalId, seasonId))
  if (plan.season.closedAt) throw new AppError('planSeasonClosed')
  return plan
}

/** Refuses a date that is no night of the season. A night that is over can be put right. */
export function checkNight({ nights }: Pick<SeasonNights, 'nights'>, night: string) {
  if (!nights.some(({ date }) => date === night)) throw new AppError('notANight')
}

/** Refuses to plan anybody for a night that is called off. They can be taken off it. */
export function checkPlannable(plan: Pick<SeasonNights, 'nights'>, night: string) {
  checkNight(plan, night)
  if (isCalledOff(night, plan)) throw new AppError('nightCalledOff')
}

/**
 * These people, who neither leave nor move before the transaction ends. Two planners of one person take turns: the
 * exclusion constraint alone could deadlock.
 */
export async function lockPlanPeople(tx: Transaction, plan: SeasonNights, ids: string[]) {
  await tx.execute(sql`select 1 from users where id = any(${sql.param(ids)}::uuid[])
    order by ${PEOPLE_LOCK_ORDER} for no key update`)
  const people = await findPlanPeopleById(tx, plan, ids)
  return new Map(people.map((person) => [person.id, person]))
}
