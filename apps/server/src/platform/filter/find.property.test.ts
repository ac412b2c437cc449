import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { countRows, findJson } from './find.ts'
import { parseFilter, parseWhere } from './parse.ts'
import { filters, viewers, wheres } from './testing/arbitraries.ts'
import { findInMemory, type Model } from './testing/reference.ts'
import { insertRows, makeRows, type Row, type Rows } from './testing/rows.ts'
import {
  eventEntity,
  positionEntity,
  timeEntryEntity,
  userEntity,
  userPositionEntity,
} from './testing/sample.ts'

const { db } = await testDatabase()
const rows = makeRows()
beforeAll(() => insertRows(db, rows))

const entities = [userEntity, userPositionEntity, positionEntity, eventEntity, timeEntryEntity]
const tied = (entity: string, theirs: string, ours: string, one = false) => ({
  entity,
  one,
  find: (row: Row, { [entity]: targets = [] }: Rows) =>
    targets.filter((target) => target[theirs] === row[ours]),
})
/** A link has the festival of its position, so whoever sees the one sees the other. */
const positionsOf = (row: Row, { UserPosition = [], Position = [] }: Rows) =>
  Position.filter(({ id }) => UserPosition.some((held) => held.userId === row.id && held.positionId === id))

const RELATIONS: { [entity: string]: Model['relations'] } = {
  User: {
    userPositions: tied('UserPosition', 'userId', 'id'),
    timeEntries: tied('TimeEntry', 'userId', 'id'),
    positions: { entity: 'Position', find: positionsOf },
  },
  Position: { event: tied('Event', 'id', 'eventId', true) },
  Event: { positions: tied('Position', 'eventId', 'id') },
  TimeEntry: { user: tied('User', 'id', 'userId', true) },
}
const models = Object.fromEntries(
  entities.map(({ name, fields }) => {
    const levels = Object.fromEntries([...fields].map(([field, { level }]) => [field, level]))
    return [name, { fields: levels, relations: RELATIONS[name] ?? {} }]
  }),
)

/** Some filters are larger than what is allowed, which other tests look at. */
async function orSkip<T>(answer: () => Promise<T>) {
  const answered = await answer().catch((error: Error) => {
    if (!error.message.startsWith('At most')) throw error
  })
  fc.pre(answered !== undefined)
  return answered as T
}

test('a list equals the same filter applied in memory', async () => {
  const cases = fc.tuple(fc.constantFrom(...entities), viewers).chain(([entity, viewer]) =>
    fc.record({
      entity: fc.constant(entity),
      viewer: fc.constant(viewer),
      filter: filters(rows, entity, viewer),
    }),
  )
  let found = 0
  await fc.assert(
    fc.asyncProperty(cases, async ({ entity, viewer, filter }) => {
      const text = JSON.stringify(filter)
      const answer = JSON.parse(await orSkip(async () => findJson(db, entity, parseFilter(text), viewer)))
      found += answer.length
      expect(answer).toEqual(findInMemory(rows, models, entity.name, parseFilter(text), viewer))
    }),
    { numRuns: 150 },
  )
  // Otherwise the filters ask for things that are not there, and prove nothing.
  expect(found).toBeGreaterThan(200)
})

test('a count is the length of the list in memory', async () => {
  const cases = fc.tuple(fc.constantFrom(...entities), viewers).chain(([entity, viewer]) =>
    fc.record({
      entity: fc.constant(entity),
      viewer: fc.constant(viewer),
      where: wheres(rows, entity, viewer, 4),
    }),
  )
  await fc.assert(
    fc.asyncProperty(cases, async ({ entity, viewer, where }) => {
      const sent = parseWhere(JSON.stringify(where))
      const counted = await orSkip(() => countRows(db, entity, sent, viewer))
      expect(counted).toBe(findInMemory(rows, models, entity.name, { where: sent }, viewer).length)
    }),
    { numRuns: 150 },
  )
})
