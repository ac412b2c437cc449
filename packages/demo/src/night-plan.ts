import { callTime } from '@nightshift/shared/nights/night-plan/call-time'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { type NightTimes, nightTimesOf } from '@nightshift/shared/nights/night-plan/night-times'
import type { Answer, Part } from '@nightshift/shared/nights/night-plan/place'
import { placeSpan } from '@nightshift/shared/nights/night-plan/place-span'
import { type Entry, wasEmployedOn } from './entries.ts'
import { CHRISTMAS, CHRISTMAS_SEASON, DREADMOOR, DREADMOOR_SEASON, TIME_ZONE } from './festivals.ts'
import type { Person } from './people.ts'
import { EVENTS, JOBS, type PositionName } from './positions.ts'
import { idOf, randomFrom } from './random.ts'

/** The nights of the last two weekends, whose plan was published on the Monday before. */
const PUBLISHED: Record<string, string> = {
  '2024-10-25': '2024-10-21T16:30:00Z',
  '2024-10-26': '2024-10-21T16:30:00Z',
  '2024-11-02': '2024-10-28T15:10:00Z',
}
/** Shifts begin two hours before the gates. */
const SHIFT_BEFORE_GATES = 120
const HOUR = 3_600_000

const callMinutesOf = (position: PositionName) => SHIFT_BEFORE_GATES - JOBS[position].startOffset

type Place = {
  festivalId: number
  night: string
  userId: string
  position: PositionName
  part: Part
}

/** What Dreadmoor published to its people: the night's shifts, a few of them otherwise than they came out. */
export function publishedPlaces(entries: Entry[], people: Person[]) {
  const nights = nightTimesOf(DREADMOOR_SEASON, TIME_ZONE).filter(({ date }) => PUBLISHED[date])
  return nights.flatMap((night) => {
    const of = groupBy(
      entries.filter(({ startTime, endTime }) => startTime < night.endsAt && endTime > night.gatesAt),
      ({ userId }) => userId,
    )
    return people
      .filter(({ festivalId, positions }) => festivalId === DREADMOOR.id && positions.length)
      .filter((person) => wasEmployedOn(person, night.gatesAt))
      .flatMap((person) => published(person, night, of.get(person.id) ?? []))
  })
}

function published(person: Person, night: NightTimes, shifts: Entry[]) {
  const random = randomFrom(`plan of ${person.username} on ${night.date}`)
  const place = { festivalId: DREADMOOR.id, night: night.date, userId: person.id }
  const [first, second] = shifts.toSorted((a, b) => +a.startTime - +b.startTime)
  // Some came without a place, and some had one and did not come.
  if (!first) return random.chance(0.3) ? [absent(random.chance(0.5), place, person, night)] : []
  if (random.chance(0.03)) return []
  const answered = random.chance(0.8) ? ('confirmed' as const) : null
  if (!second || second.position === first.position)
    return [publish({ ...place, position: first.position, part: 'whole' }, night, answered)]
  return [
    publish({ ...place, position: first.position, part: 'first' }, night, answered),
    publish({ ...place, position: second.position, part: 'second' }, night, answered),
  ]
}

/** Somebody who said that they cannot come, or who just did not. */
function absent(
  isExcused: boolean,
  place: Omit<Place, 'position' | 'part'>,
  person: Person,
  night: NightTimes,
) {
  const made = publish(
    { ...place, position: person.positions[0]!.name, part: 'whole' },
    night,
    isExcused ? 'declined' : null,
  )
  return {
    ...made,
    answerReason: isExcused ? 'My sister gets married.' : null,
    mark: isExcused ? ('excused' as const) : ('noShow' as const),
    markedAt: night.endsAt,
    markedBy: idOf('lead'),
  }
}

function publish(place: Place, night: NightTimes, answer: Answer | null) {
  const publishedAt = new Date(PUBLISHED[night.date]!)
  const answeredAt = answer && new Date(+publishedAt + 20 * HOUR)
  const callAt = callTime(night.gatesAt, callMinutesOf(place.position))
  const span = placeSpan(place.part, { callAt, endsAt: night.endsAt })
  return {
    ...place,
    publishedAt,
    publishedPosition: place.position,
    publishedPart: place.part,
    sequence: 1,
    publishedCallAt: span.callAt,
    publishedEndsAt: span.endsAt,
    seenAt: answeredAt,
    answer,
    answeredAt,
    answerReason: null as string | null,
    mark: null as 'excused' | 'noShow' | null,
    markedAt: null as Date | null,
    markedBy: null as string | null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  }
}

/** The first weekend of the Christmas show, in preparation: the first night is half full, the second empty. */
export function plannedPlaces(people: Person[]): Place[] {
  const [night] = nightTimesOf(CHRISTMAS_SEASON, TIME_ZONE)
  return people
    .filter(({ festivalId, positions }) => festivalId === CHRISTMAS.id && positions.length)
    .filter((_, index) => index % 2 === 0)
    .map(({ id, positions }) => ({
      festivalId: CHRISTMAS.id,
      night: night!.date,
      userId: id,
      position: positions[0]!.name,
      part: 'whole',
    }))
}

/** What each position needs: at Dreadmoor what the last nights had, at the Christmas show two of each. */
export function positionPlans(places: Pick<Place, 'night' | 'position' | 'part'>[]) {
  const most = (position: PositionName) => {
    const own = places.filter((place) => place.position === position && place.part !== 'second')
    return Math.max(0, ...[...groupBy(own, ({ night }) => night).values()].map(({ length }) => length))
  }
  const positionsOf = ({ id }: { id: number }): PositionName[] =>
    EVENTS.filter(({ festivalId }) => festivalId === id).flatMap(({ jobs }) => jobs.map(({ name }) => name))
  return [
    ...positionsOf(DREADMOOR).map((position) => ({
      position,
      needed: most(position),
      callMinutes: callMinutesOf(position) as number | null,
    })),
    ...positionsOf(CHRISTMAS).map((position) => ({ position, needed: 2, callMinutes: null })),
  ]
}

/** People of 16 or under go home at ten. */
export const PLAN_SETTINGS = {
  festivalId: DREADMOOR.id,
  callMinutes: SHIFT_BEFORE_GATES,
  lateAfterMinutes: 10,
  declineHours: 24,
  curfew: '22:00',
  updatedAt: DREADMOOR.createdAt,
}
