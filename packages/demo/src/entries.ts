import { type Night, nightsOf, shiftStartsAt } from '@nightshift/shared/seasons/nights'
import type { ReviewReason } from '@nightshift/shared/time/timeclock/review'
import { DREADMOOR, DREADMOOR_SEASON, TIME_ZONE } from './festivals.ts'
import type { Person } from './people.ts'
import { JOBS, type PositionName } from './positions.ts'
import { type Random, randomFrom } from './random.ts'
import { tipsFor } from './tips.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHIFT_MINUTES = 8 * 60
const RAISE_DATE = '2024-10-01'
/** The last night: daylight saving time ends during it, and the teardown follows. */
const LAST_NIGHT = '2024-11-02'

export type Entry = ReturnType<typeof entry>

/** All entries of the season. Whoever was in last on the last night was clocked out by somebody else. */
export function entries(people: Person[]) {
  const season = entriesOf(people, nightsOf(DREADMOOR_SEASON, TIME_ZONE))
  const last = season.reduce((latest, one) => (one.endTime > latest.endTime ? one : latest))
  return season.map((one) => (one === last ? { ...one, needsReview: 'forgotten' as const } : one))
}

/** The entries of some nights, one after another: person, position, times and tips. */
export function entriesOf(people: Person[], nights: Night[]): Entry[] {
  const crew = people.filter(({ festivalId, positions }) => festivalId === DREADMOOR.id && positions.length)
  return nights
    .flatMap((night) => crew.flatMap((person) => shiftsOf(person, night)))
    .sort((a, b) => +a.startTime - +b.startTime)
}

export const wasEmployedOn = ({ createdAt, leftAt }: Person, opening: Date) =>
  createdAt < opening && (!leftAt || opening < leftAt)

function shiftsOf(person: Person, night: Night) {
  const random = randomFrom(`${person.username} on ${night.date}`)
  const opening = shiftStartsAt(DREADMOOR_SEASON, night, TIME_ZONE)
  if (!wasEmployedOn(person, opening) || !random.chance(0.84)) return []

  const [main, ...others] = person.positions
  const position = random.chance(0.8) ? main! : random.pick(person.positions)
  const start = +opening + minutes(random.near(JOBS[position.name].startOffset - 2, 11))
  const end =
    +opening +
    minutes(SHIFT_MINUTES + random.near(JOBS[position.name].endOffset, 13) + overtime(random, night))

  const other = others.find(({ name }) => name !== position.name)
  const change = +opening + minutes(random.near(195, 25))
  const changesOver = other && random.chance(0.12) && start + HOUR < change && change + HOUR < end
  if (!changesOver) return [entry(random, person, night, position, start, end)]
  return [
    entry(random, person, night, position, start, change),
    entry(random, person, night, other, change + random.between(40, 400) * 1000, end),
  ]
}

const minutes = (count: number) => Math.round(count * 60) * 1000

const overtime = (random: Random, { date }: Night) =>
  date === LAST_NIGHT && random.chance(0.35) ? random.between(70, 170) : 0

type Held = { name: PositionName; payrate: number }

function entry(random: Random, person: Person, night: Night, held: Held, start: number, end: number) {
  const early = random.chance(0.02) ? random.between(45, 150) * MINUTE : 0
  const endTime = new Date(Math.max(end - early, start + 20 * MINUTE))
  return {
    userId: person.id,
    position: held.name,
    payrate: held.payrate - (night.date < RAISE_DATE ? person.raise : 0),
    startTime: new Date(start),
    endTime,
    ...tipsFor(random, held.name, night),
    ...remark(random, night, early > 0),
    needsReview: null as ReviewReason | null,
  }
}

const LEFT_EARLY = [
  'Left early, not feeling well.',
  'Sent home early, slow night.',
  'Left early: twisted ankle, iced by First Aid.',
]
const OTHER_NOTES = [
  'Covered a second zone.',
  'Forgot to clock out; closed by the lead.',
  'Trained a new hire.',
]
const DEDUCTIONS = [
  { deduction: 5, note: 'Replacement badge.' },
  { deduction: 12.5, note: 'Costume repair.' },
  { deduction: 8.75, note: 'Staff meal.' },
]

function remark(random: Random, { key }: Night, leftEarly: boolean) {
  if (leftEarly) return { deduction: 0, note: random.pick(LEFT_EARLY) }
  if (key.startsWith('sa') && random.chance(0.05)) return { deduction: 40, note: 'Saturday cash advance.' }
  if (random.chance(0.015)) return random.pick(DEDUCTIONS)
  return { deduction: 0, note: random.chance(0.03) ? random.pick(OTHER_NOTES) : '' }
}
