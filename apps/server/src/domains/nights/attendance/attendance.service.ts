import { attendanceOf, countedMark } from '@nightshift/shared/nights/attendance/attendance'
import type { SeasonAttendance } from '@nightshift/shared/nights/attendance/contract'
import { calledAt } from '@nightshift/shared/nights/night-plan/call-time'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { placeSpan } from '@nightshift/shared/nights/night-plan/place-span'
import { statusOf } from '@nightshift/shared/nights/night-reports/night-facts'
import type { Db } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findSeasonNights } from '../night-plan/season-nights.queries.ts'
import { findPerson, findPlacesOf } from './attendance.queries.ts'

/** How somebody kept to the plan, by season, the newest first. */
export async function readAttendance(db: Db, caller: Caller, userId: string, seasonId?: number) {
  found(await findPerson(db, caller, userId))
  const places = await findPlacesOf(db, caller, userId)
  const counted: SeasonAttendance[] = []
  for (const [id, own] of groupBy(places, (place) => place.seasonId)) {
    if (seasonId !== undefined && seasonId !== id) continue
    const nights = await findSeasonNights(db, own[0]!.festivalId, id)
    const past = nights && kinds(own, nights, caller.now)
    if (!past?.length) continue
    const { year, part } = nights!.season
    counted.push({ seasonId: id, year, part, ...countsOf(past) })
  }
  return counted.sort((one, other) => other.year - one.year || other.part - one.part)
}

type SeasonNights = NonNullable<Awaited<ReturnType<typeof findSeasonNights>>>
type Place = Awaited<ReturnType<typeof findPlacesOf>>[number]

/** How each place whose gates have opened was kept. */
function kinds(places: Place[], { nights, callAt, settings }: SeasonNights, now: Date) {
  const times = new Map(nights.map((night) => [night.date, night]))
  return places.flatMap(({ night, part, positionId, publishedCallAt, putInAt, arrivedAt, ...mark }) => {
    const on = times.get(night)
    if (!on || on.gatesAt > now || on.isCalledOff) return []
    const { gatesAt, endsAt } = on
    const published =
      publishedCallAt ?? placeSpan(part, { callAt: callAt(gatesAt, positionId), endsAt }).callAt
    const call = calledAt(published, putInAt)
    const entry = arrivedAt && { startTime: arrivedAt, endTime: null }
    return [
      attendanceOf(
        { entry, mark: countedMark(mark) },
        { callAt: call, gatesAt },
        settings.lateAfterMinutes,
        now,
      ),
    ]
  })
}

function countsOf(past: ReturnType<typeof kinds>) {
  const marked = (mark: 'noShow' | 'excused') => past.filter(({ kind }) => kind === mark).length
  return {
    planned: past.length,
    late: past.filter((one) => one.kind === 'in' && one.arrivedLate).length,
    noShow: marked('noShow'),
    excused: marked('excused'),
    missing: past.filter((one) => statusOf(one) === 'missing').length,
  }
}
