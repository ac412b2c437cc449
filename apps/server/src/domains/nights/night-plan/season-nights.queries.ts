import { callTime } from '@nightshift/shared/nights/night-plan/call-time'
import { nightTimesOf } from '@nightshift/shared/nights/night-plan/night-times'
import type { Queryable } from '../../../platform/database/pool.ts'
import { findSeasons } from '../../seasons/seasons.queries.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findPlanSettings, findPositionPlans } from '../../setup/plan-settings/plan-settings.queries.ts'
import { findClosedNights } from '../../site/site-content/live-content.queries.ts'

/**
 * A season of a festival, the current one unless another is asked for, with its nights, the settings of the plan and what its positions
 * need; undefined when there is none.
 */
export async function findSeasonNights(db: Queryable, festivalId: number, seasonId?: number) {
  const festival = await findFestival(db, festivalId)
  if (!festival) return undefined
  const seasons = await findSeasons(db, festivalId)
  const season = seasons.find(({ id, isCurrent }) => (seasonId === undefined ? isCurrent : id === seasonId))
  if (!season) return undefined
  const { timeZone } = festival
  const calledOff = new Set((await findClosedNights(db, festivalId)).map(({ date }) => date))
  const nights = nightTimesOf(season.calendar, timeZone).map((night) => ({
    ...night,
    isCalledOff: calledOff.has(night.date),
  }))
  const settings = await findPlanSettings(db, festivalId)
  const positionPlans = await findPositionPlans(db, festivalId)
  const callMinutes = new Map(positionPlans.map((plan) => [plan.positionId, plan.callMinutes]))
  const callAt = (gatesAt: Date, positionId: number) =>
    callTime(gatesAt, callMinutes.get(positionId) ?? settings.callMinutes)
  return { festivalId, timeZone, season, nights, settings, positionPlans, callAt }
}

type CalledOff = { nights: { date: string; isCalledOff: boolean }[] }

export const isCalledOff = (night: string, { nights }: CalledOff) =>
  nights.some(({ date, isCalledOff: isOff }) => date === night && isOff)
