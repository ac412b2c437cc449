import type { Answers } from '@nightshift/shared/hiring/answers'
import { LIMITATIONS } from '@nightshift/shared/hiring/choices'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import {
  APPLICANTS,
  type Applying,
  HIRED_COUNT,
  MANAGEMENT_NOTES,
  OTHER_NOTES,
  RETURNING_NOTES,
  STREETS,
  TOWNS,
} from './applicants.ts'
import { email, phone } from './contacts.ts'
import { DREADMOOR, DREADMOOR_SEASON, TIME_ZONE } from './festivals.ts'
import type { Person } from './people.ts'
import { JOBS, type PositionName } from './positions.ts'
import { type Random, randomFrom } from './random.ts'

const DAY = 86_400_000
const NIGHT_KEYS = nightsOf(DREADMOOR_SEASON, TIME_ZONE).map(({ key }) => key)

const OPEN_TO_THE_YOUNG: PositionName[] = [
  'Hayride Actor',
  'Psychosis Actor',
  'Queue Actor',
  'Concessions',
  'Wagon Guide',
]

type Applicant = Pick<Answers, 'firstName' | 'middleName' | 'lastName' | 'email' | 'phone'>

type PositionId = (name: PositionName) => number

/** Applications before and during the season, oldest first. */
export const applications = (people: Person[], positionId: PositionId) =>
  applicationsOf(
    {
      applicants: APPLICANTS,
      from: '2024-08-05T12:00:00Z',
      firstPhone: 400,
      hired: hiredPeople(people),
      returningNotes: RETURNING_NOTES,
    },
    positionId,
  )

type Season = {
  applicants: Applying[]
  /** When the first one may have come in. */
  from: string
  firstPhone: number
  hired: Person[]
  returningNotes: string[]
}

export type Application = ReturnType<typeof applicationsOf>[number]

/** The applications of a season, oldest first. Positions are named: their ids exist only after the insert. */
export function applicationsOf(season: Season, positionId: PositionId) {
  return [...fromStrangers(season), ...fromStaff(season.hired)]
    .sort((a, b) => +a.createdAt - +b.createdAt)
    .map(({ position, applicant, random, ...application }) => ({
      ...application,
      decidedAt: isDecided(application.status) ? application.updatedAt : null,
      rawData: JSON.stringify({
        dateSubmited: application.createdAt.toISOString(),
        ...applicant,
        ...answers(random, season.returningNotes),
        over16:
          application.status === 'hired' || !(OPEN_TO_THE_YOUNG.includes(position) && random.chance(0.3)),
        position: positionId(position),
      } satisfies Answers),
    }))
}

const isDecided = (status: string) => status === 'rejected' || status === 'hired'

function fromStrangers({ applicants, from, firstPhone }: Season) {
  return applicants.map(([name, position, status], index) => {
    const random = randomFrom(`applicant ${name}`)
    const [firstName, ...rest] = name.split(' ') as [string, ...string[]]
    const lastName = rest.pop()!
    const createdAt = new Date(Date.parse(from) + random.between(0, 75 * 24 * 60) * 60_000)
    return {
      status,
      userId: null,
      notes: random.chance(status === 'new' ? 0.25 : 0.8) ? random.pick(MANAGEMENT_NOTES[status]) : '',
      createdAt,
      updatedAt: status === 'new' ? createdAt : new Date(+createdAt + random.between(1, 6) * DAY),
      position,
      applicant: {
        firstName,
        middleName: rest.join(' '),
        lastName,
        email: email(random, firstName, lastName),
        phone: phone(firstPhone + index),
      } satisfies Applicant,
      random,
    }
  })
}

function fromStaff(hired: Person[]) {
  return hired.map((person) => {
    const random = randomFrom(`application of ${person.username}`)
    const { firstName, middleName, lastName, email, phone } = person
    return {
      status: 'hired' as const,
      userId: person.id,
      notes: random.chance(0.5) ? random.pick(MANAGEMENT_NOTES.hired) : '',
      createdAt: new Date(+person.createdAt - random.between(2 * 24 * 60, 12 * 24 * 60) * 60_000),
      updatedAt: person.createdAt,
      position: person.positions[0]?.name ?? 'Wagon Guide',
      applicant: { firstName, middleName, lastName, email, phone } satisfies Applicant,
      random,
    }
  })
}

/** People who joined in a year for a position that takes applicants, or for none yet. */
export const joinedByApplying = (people: Person[], year: number) =>
  people.filter(
    ({ accessLvl, festivalId, positions, createdAt }) =>
      accessLvl === 0 &&
      festivalId === DREADMOOR.id &&
      positions.every(({ name }, index) => index > 0 || JOBS[name].canApply) &&
      createdAt.getUTCFullYear() === year,
  )

/** Who was hired from an application: the logins of level 0, and some others who joined this year. */
function hiredPeople(people: Person[]) {
  const eligible = joinedByApplying(people, 2024)
  const logins = eligible.filter(({ isDemoLogin }) => isDemoLogin)
  const others = eligible.filter(({ isDemoLogin }) => !isDemoLogin)
  return [...logins, ...randomFrom('hired').some(others, HIRED_COUNT)]
}

function answers(random: Random, returningNotes: string[]) {
  const [city, zip] = random.pick(TOWNS)
  const returning = random.chance(0.3)
  const nightsOff = random.pick([0, 0, 0, 1, 2, 2, 3, 4, 5, 7, 11])
  const off = new Set(random.some(NIGHT_KEYS, nightsOff))
  const limited = new Set(random.some(LIMITATIONS, random.pick([0, 0, 0, 1, 1, 2])))
  return {
    street: `${random.between(2, 480)} ${random.pick(STREETS)}`,
    city,
    state: 'NY',
    zip,
    returning,
    returningNotes: returning ? random.pick(returningNotes) : '',
    otherNotes: random.chance(0.45) ? random.pick(OTHER_NOTES) : '',
    unavailable: NIGHT_KEYS.filter((key) => off.has(key)),
    limitations: LIMITATIONS.filter((limitation) => limited.has(limitation)),
  }
}
