import { attendanceOf } from '../attendance/attendance.ts'
import { groupBy } from '../night-plan/group-by.ts'
import type { LineKind, StoredLine } from './contract.ts'
import { figuresOf } from './figures.ts'
import { type AttendedPlace, type NightEntry, type NightFacts, statusOf } from './night-facts.ts'

/** What the end of a night finds: its figures, and who is listed for what. */
export function nightContent(facts: NightFacts) {
  const { entries, forgotten } = facts
  const places = attendedPlaces(facts)
  return {
    ...figuresOf(places, entries),
    lines: [
      ...[...forgotten, ...entries].flatMap(shiftLine),
      ...places.flatMap(placeLine),
      ...entries.filter(({ placeId }) => placeId === null).map((entry) => entryLine('extra', entry)),
    ],
  }
}

/** The places with who came: by the shift that fills them, the first of several. */
function attendedPlaces({ places, entries, gatesAt, lateAfterMinutes, now }: NightFacts): AttendedPlace[] {
  const byPlace = groupBy(entries, ({ placeId }) => placeId)
  return places.map((place) => {
    const own = byPlace.get(place.id) ?? []
    const first = own.toSorted((one, other) => +one.startTime - +other.startTime)[0] ?? null
    const times = { callAt: place.callAt, gatesAt }
    const attendance = attendanceOf({ entry: first, mark: place.mark }, times, lateAfterMinutes, now)
    return { ...place, attendance, arrivedAt: first?.startTime ?? null }
  })
}

const entryLine = (kind: LineKind, entry: NightEntry, at = entry.startTime): StoredLine => ({
  kind,
  userId: entry.userId,
  positionId: entry.positionId,
  placeId: entry.placeId,
  entryId: entry.id,
  at: at.toISOString(),
  minutes: null,
  reason: entry.needsReview,
})

function shiftLine(entry: NightEntry): StoredLine[] {
  if (!entry.endTime) return [entryLine('stillIn', entry)]
  if (!entry.needsReview) return []
  const kind = entry.needsReview === 'tipsMissing' ? 'tipsMissing' : 'needsReview'
  return [entryLine(kind, entry, entry.endTime)]
}

function placeLine(place: AttendedPlace): StoredLine[] {
  const { id: placeId, userId, positionId, attendance, callAt, arrivedAt } = place
  const line = { userId, positionId, placeId, entryId: null, reason: null }
  const kind = statusOf(attendance)
  if (kind !== 'came') return [{ ...line, kind, at: callAt.toISOString(), minutes: null }]
  if (attendance.kind !== 'in' || !attendance.arrivedLate || !arrivedAt) return []
  const minutes = Math.floor((arrivedAt.getTime() - callAt.getTime()) / 60_000)
  return [{ ...line, kind: 'late', at: arrivedAt.toISOString(), minutes }]
}
