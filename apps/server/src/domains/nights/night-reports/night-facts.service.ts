import { createHash } from 'node:crypto'
import { countedMark } from '@nightshift/shared/nights/attendance/attendance'
import { calledAt } from '@nightshift/shared/nights/night-plan/call-time'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { placeSpan } from '@nightshift/shared/nights/night-plan/place-span'
import type { StoredReport } from '@nightshift/shared/nights/night-reports/contract'
import { nightContent } from '@nightshift/shared/nights/night-reports/night-content'
import { nightSpan } from '@nightshift/shared/nights/night-reports/night-span'
import type { Queryable } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { findSeasonNights } from '../night-plan/season-nights.queries.ts'
import { findIncidents } from './incidents.queries.ts'
import { type FoundPlace, findPlaces, findShifts } from './night-facts.queries.ts'
import { findLastReport } from './reports.queries.ts'

type SeasonNights = NonNullable<Awaited<ReturnType<typeof findSeasonNights>>>

/**
 * The night of this date of the current season, tonight's from noon on. Without a date the one whose gates opened last, and
 * before any have, tonight's.
 */
export async function findNight(db: Queryable, festivalId: number, asked: string | undefined, now: Date) {
  const season = found(await findSeasonNights(db, festivalId))
  const tonight = nightOf(now, season.timeZone)
  const begun = season.nights.filter(({ date }) => date <= tonight)
  const last = begun.findLast(({ gatesAt }) => gatesAt <= now) ?? begun.at(-1)
  const meant = asked ? season.nights.find(({ date }) => date === asked) : last
  if (asked && !meant) throw new AppError('notANight')
  if (!meant || meant.date > tonight) throw new AppError('nightNotBegun')
  const { date: night, gatesAt, endsAt, isCalledOff } = meant
  return { season, night: { night, gatesAt, endsAt, ...nightSpan(night, season.timeZone) }, isCalledOff }
}

export type FoundNight = Awaited<ReturnType<typeof findNight>>

/** What the end of a night finds now, as a report of it would be stored. */
export async function readContent(db: Queryable, { season, night, isCalledOff }: FoundNight, now: Date) {
  const { festivalId, settings } = season
  const shifts = await findShifts(db, festivalId, night)
  const places = isCalledOff ? [] : await findPlaces(db, festivalId, night.night)
  const incidents = await findIncidents(db, festivalId, night.night)
  const report = await findLastReport(db, festivalId, night.night)
  const content: StoredReport = {
    ...nightContent({
      places: places.map(({ putInAt, ...place }) => {
        const { callAt, endsAt } = spanOf(place, season, night)
        const called = calledAt(callAt, putInAt)
        return { ...place, mark: countedMark(place), callAt: called < endsAt ? called : endsAt, endsAt }
      }),
      entries: shifts.filter(({ startTime }) => startTime >= night.startsAt),
      forgotten: shifts.filter(({ startTime }) => startTime < night.startsAt),
      gatesAt: night.gatesAt,
      lateAfterMinutes: settings.lateAfterMinutes,
      now,
    }),
    incidents: incidents.map(({ id, at, note, createdBy, editorId }) => ({
      id,
      at: at.toISOString(),
      note,
      userId: createdBy,
      editedBy: editorId,
    })),
  }
  const answers = new Map(places.map(({ id, answer }) => [id, answer]))
  const versions = incidents.map(({ updatedAt }) => updatedAt)
  return { content, answers, incidents, report, seen: fingerprint([content, versions, report?.id]) }
}

/** As published to the person, else as the plan has it. */
function spanOf(
  { part, positionId, publishedCallAt, publishedEndsAt }: Omit<FoundPlace, 'putInAt'>,
  season: SeasonNights,
  { gatesAt, endsAt }: FoundNight['night'],
) {
  if (publishedCallAt && publishedEndsAt) return { callAt: publishedCallAt, endsAt: publishedEndsAt }
  return placeSpan(part, { callAt: season.callAt(gatesAt, positionId), endsAt })
}

const fingerprint = (seen: unknown) => createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
