import type { Db } from '../../database/pool.ts'
import { events, festivals, positions, timeEntries, userPositions, users } from '../../database/schema.ts'

/** A row as the reference sees it: every field of the entity, and what its scope looks at. */
export type Row = { [name: string]: string | number | boolean | null }
export type Rows = { [entity: string]: Row[] }

const WORDS = [
  '',
  'a',
  'A',
  'ab',
  'aB',
  'b',
  'é',
  'É',
  'a_b',
  '100%',
  'a\\b',
  '😀',
  '"quoted"',
  'two\nlines',
  '\u2028',
]
const MONEY = [0, 0.25, 5, 12.5, 15.25, 100]
const START = Date.UTC(2024, 8, 13, 23)
const HOUR = 3_600_000

/** The same numbers on every run, so that a failure can be seen again. */
function chance() {
  let state = 20_240_913
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
  return { below, of: <T>(list: readonly T[]) => list[below(list.length)] as T }
}

/** Some hundred rows in two festivals, with few distinct values, so that conditions often meet. */
export function makeRows(): Rows {
  const { below, of } = chance()
  const range = <T>(length: number, make: (index: number) => T) =>
    Array.from({ length }, (_, index) => make(index))
  const now = new Date(START).toISOString()

  const event = range(8, (index) => ({ id: index + 1, festivalId: 1 + (index % 2), name: `E${of(WORDS)}` }))
  const position = range(24, (index) => {
    const { id: eventId, festivalId } = of(event)
    const flags = { isTipped: below(2) === 0, canApply: below(3) === 0 }
    return { id: index + 1, festivalId, eventId, name: `P${of(WORDS)}`, defaultPayRate: of(MONEY), ...flags }
  })
  const user = range(60, (index) => {
    const id = `${range(8, () => below(16).toString(16)).join('')}-0000-4000-8000-${String(index).padStart(12, '0')}`
    const names = {
      firstName: `F${of(WORDS)}`,
      middleName: of(WORDS),
      lastName: `L${of(WORDS)}`,
      email: of(WORDS),
    }
    const emergency = { emergencyContact: of(WORDS), emergencyRelation: '', emergencyPhone: of(WORDS) }
    const photo = below(2) ? `/api/users/${id}/photo?v=${index}` : null
    return {
      ...{
        id,
        festivalId: of([1, 1, 2, null]),
        username: `user${index}`,
        accessLvl: below(4),
        isActive: below(4) > 0,
      },
      ...{
        ...names,
        phone: '',
        paychexId: `00${below(5)}`,
        notes: of(WORDS),
        ...emergency,
        photo,
        updatedAt: now,
      },
    }
  })
  const held = user.flatMap((person) =>
    position
      .filter(({ festivalId }) => festivalId === person.festivalId && below(5) === 0)
      .map(({ id, festivalId }) => ({ festivalId, userId: person.id, positionId: id, payrate: of(MONEY) })),
  )
  const entry = range(260, (index) => {
    const person = of(user)
    const startTime = new Date(START + index * HOUR + below(1000)).toISOString()
    const open = index >= 230 && person.username.endsWith(String(index % 10))
    const endTime = open ? null : new Date(START + index * HOUR + below(HOUR - 1000) + 1000).toISOString()
    const tips = { cashTips: of(MONEY), creditTips: of(MONEY), deduction: of(MONEY) }
    return {
      ...{
        id: index + 1,
        festivalId: 1 + below(2),
        userId: person.id,
        positionId: 1,
        positionName: of(WORDS),
      },
      ...{ payrate: of(MONEY), isTipped: below(2) === 0, startTime, endTime, ...tips, note: of(WORDS) },
      ...{ updatedAt: now, deletedAt: below(8) ? null : now },
    }
  })
  return {
    Event: event,
    Position: position,
    User: user,
    UserPosition: held.map((row, index) => ({ id: index + 1, ...row })),
    TimeEntry: onceOpen(entry),
  }
}

/** Nobody has two open shifts, nor one that runs into a later one: an open shift is its person's last. */
function onceOpen<T extends { userId: string; endTime: string | null }>(entries: T[]) {
  const ended = new Set<string>()
  return entries.filter(({ userId, endTime }) => {
    if (ended.has(userId)) return false
    if (endTime === null) ended.add(userId)
    return true
  })
}

/** Puts the rows into the database. */
export async function insertRows(db: Db, { Event, Position, User, UserPosition, TimeEntry }: Rows) {
  const date = (value: unknown) => (value === null ? null : new Date(value as string))
  const stored = (rows: Row[] = []) =>
    rows.map((row) => {
      const instants = ['startTime', 'endTime', 'updatedAt', 'deletedAt'].filter((name) => name in row)
      return { ...row, ...Object.fromEntries(instants.map((name) => [name, date(row[name])])) }
    }) as never[]
  await db.insert(festivals).values([{ name: 'One' }, { name: 'Two' }])
  await db.insert(events).values(stored(Event))
  await db.insert(positions).values(stored(Position))
  const people = User?.map((row) => ({
    ...row,
    passwordHash: 'secret',
    passwordIsDefault: false,
    photoVersion: String(row.photo).split('=')[1],
  }))
  await db.insert(users).values(stored(people as Row[]))
  await db.insert(userPositions).values(stored(UserPosition))
  await db.insert(timeEntries).values(stored(TimeEntry))
}
