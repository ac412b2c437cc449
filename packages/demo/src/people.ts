import { email, emergency, phone, usernameFor } from './contacts.ts'
import { CHRISTMAS, DREADMOOR, ORCHARD } from './festivals.ts'
import { DEMO_LOGINS } from './logins.ts'
import { JOBS, type PositionName } from './positions.ts'
import { idOf, type Random, randomFrom } from './random.ts'
import {
  ALSO,
  CHRISTMAS_STAFF,
  DREADMOOR_STAFF,
  LEFT,
  LEVELS,
  ORCHARD_STAFF,
  SEASONS_BEFORE,
} from './roster.ts'
import { FORMER_STAFF, LEFT_IN_2023, NOT_INVITED_AGAIN } from './season-2023/roster.ts'

type Named = {
  username: string
  firstName: string
  middleName?: string
  lastName: string
  look: string
  accessLvl: number
  festivalId: number | null
  positions: PositionName[]
  isDemoLogin?: true
}

export type Person = ReturnType<typeof fleshOut>

/** All people of the demo, those with a printed login first. Phone numbers follow the order: new people come last. */
export const people = () =>
  [
    ...DEMO_LOGINS.map(({ festival, password, what, ...login }): Named => {
      return { ...login, festivalId: festival && DREADMOOR.id, isDemoLogin: true }
    }),
    ...named(DREADMOOR_STAFF, DREADMOOR.id),
    ...named(CHRISTMAS_STAFF, CHRISTMAS.id),
    ...named(FORMER_STAFF, DREADMOOR.id),
    ...named(ORCHARD_STAFF, ORCHARD.id),
  ].map(fleshOut)

function named(staff: typeof DREADMOOR_STAFF, festivalId: number): Named[] {
  return Object.entries(staff).flatMap(([position, lines]) =>
    lines.map((line) => {
      const [firstName, middleName, lastName, look] = line.split('|') as [string, string, string, string]
      const username = usernameFor(firstName, lastName)
      const accessLvl = LEVELS[username] ?? 0
      const positions = withOthers(randomFrom(`positions of ${username}`), position as PositionName)
      return { username, firstName, middleName, lastName, look, accessLvl, festivalId, positions }
    }),
  )
}

function withOthers(random: Random, position: PositionName) {
  const count = random.pick([0, 0, 1, 1, 1, 2, 3])
  return [position, ...random.some(ALSO[position] ?? [], count)]
}

const NOTES = [
  'Trained on the fog machines.',
  'Has a key to the tractor shed.',
  'Allergic to latex: silicone pieces only.',
  'Needs to be off by 12:30 on Fridays.',
  'No strobe rooms.',
  'CPR certified until June 2025.',
  'Fourth season. Jacket next year!',
  'Rides home with the late van.',
  'Good with nervous children.',
  'Costume size L, boots 11.',
  'Won best scare video last year.',
  'Prefers the dark end of the corn.',
]

function fleshOut(person: Named, index: number) {
  const { username, firstName, lastName } = person
  const random = randomFrom(`person ${username}`)
  const left = LEFT[username] ?? LEFT_IN_2023[username]
  const createdAt = joined(random, person)
  return {
    ...person,
    id: idOf(username),
    middleName: person.middleName ?? '',
    email: email(random, firstName, lastName),
    phone: phone(index),
    ...emergency(random, lastName, index + 200),
    paychexId: username === 'newcomer' || random.chance(0.07) ? '000' : String(2104 + index * 7),
    notes: NOT_INVITED_AGAIN[username] ?? (random.chance(0.35) ? random.pick(NOTES) : ''),
    seasonsBefore: SEASONS_BEFORE[username] ?? 0,
    mayReturn: !NOT_INVITED_AGAIN[username],
    createdAt,
    leftAt: left ? new Date(`${left}T16:00:00Z`) : undefined,
    positions: person.positions.map((name) => ({
      name,
      payrate: JOBS[name].rate + random.between(0, 5) * 0.25,
    })),
    /** The raise of October 1, 2024: earlier entries keep the rate before. */
    raise: random.chance(0.15) && !(username in LEFT_IN_2023) ? 0.5 : 0,
  }
}

function joined(random: Random, { username, accessLvl, isDemoLogin }: Named) {
  if (username === 'newcomer') return new Date('2024-10-30T18:20:00Z')
  const isVeteran = accessLvl > 0 || username in LEFT_IN_2023 || (!isDemoLogin && random.chance(0.4))
  const summer = Date.parse(isVeteran ? '2023-08-01T15:00:00Z' : '2024-08-01T15:00:00Z')
  return new Date(summer + random.between(1, 40) * 86_400_000 + random.between(0, 300) * 60_000)
}
