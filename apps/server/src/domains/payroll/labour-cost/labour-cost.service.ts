import type { LabourCost, LabourCostQuery } from '@nightshift/shared/payroll/labour-cost/contract'
import { nightCut, sameNightsBefore } from '@nightshift/shared/payroll/labour-cost/work-nights'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import type { Queryable } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import { findSeasons } from '../../seasons/seasons.queries.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findPayrollSettings } from '../../setup/payroll-settings/payroll-settings.queries.ts'
import { countOpenEntries, findEventNames, findLabourRows } from './labour-cost.queries.ts'
import { labourFigures } from './night-figures.ts'

type Season = Awaited<ReturnType<typeof findSeasons>>[number]

/** What the nights of a season cost, by event, beside the same nights of the season before. */
export async function readLabourCost(
  db: Queryable,
  { festivalId, seasonId }: LabourCostQuery,
): Promise<LabourCost> {
  const { timeZone } = found(await findFestival(db, festivalId))
  const seasons = await findSeasons(db, festivalId)
  const chosen = found(seasons.find(({ id }) => id === seasonId))
  const cut = nightCut((await findPayrollSettings(db, festivalId)).period.hour)

  const read = async (season: Season) => {
    const nights = nightsOf(season.calendar, timeZone)
    const { beginsAt, endsAt, year, part } = season
    const range = { festivalId, timeZone, cut, beginsAt, endsAt, dates: nights.map(({ date }) => date) }
    return { name: { year, part }, nights, range, ...labourFigures(await findLabourRows(db, range)) }
  }
  const now = await read(chosen)
  const seasonBefore = seasons[seasons.indexOf(chosen) + 1]
  const before = seasonBefore && (await read(seasonBefore))
  const same = before ? sameNightsBefore(now.nights, before.nights) : new Map()

  return {
    season: now.name,
    seasonBefore: before?.name ?? null,
    nights: now.nights.map((night) => {
      const date = same.get(night.date)?.date
      return { ...night, ...now.of(night.date), before: before && date ? { date, ...before.of(date) } : null }
    }),
    otherDays: { ...now.of(null), before: before?.of(null) ?? null },
    totals: now.totals,
    totalsBefore: before?.totals ?? null,
    events: await named(db, now, before),
    open: await countOpenEntries(db, now.range),
  }
}

type Figures = ReturnType<typeof labourFigures>

/** The events of both seasons; one that had entries only in the season before has none of its own. */
async function named(db: Queryable, now: Figures, before?: Figures) {
  const known = new Set(now.byEvent.map(({ eventId }) => eventId))
  const gone = (before?.byEvent ?? []).filter(({ eventId }) => !known.has(eventId))
  const all = [
    ...now.byEvent,
    ...gone.map(({ eventId }) => ({ eventId, people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0 })),
  ]
  const rows = await findEventNames(
    db,
    all.map(({ eventId }) => eventId),
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return all.map((event) => ({ ...event, name: names.get(event.eventId)! }))
}
