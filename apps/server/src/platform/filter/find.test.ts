import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { events, festivals, positions, timeEntries, userPositions, users } from '../database/schema.ts'
import type { Viewer } from './entity.ts'
import { countRows, findJson, findOneJson } from './find.ts'
import { type Filter, parseFilter } from './parse.ts'
import { eventEntity, positionEntity, timeEntryEntity, userEntity } from './testing/sample.ts'

const { db } = await testDatabase()
const ASH = 'aaaaaaaa-0000-4000-8000-000000000001'
const BO = 'bbbbbbbb-0000-4000-8000-000000000002'
const LEVEL_1 = { accessLvl: 1, festivalId: 1 }
const LEVEL_2 = { accessLvl: 2, festivalId: 1 }
const EVERYWHERE = { accessLvl: 3, festivalId: null }

beforeAll(async () => {
  await db.insert(festivals).values([{ name: 'One' }, { name: 'Two' }])
  await db.insert(events).values([
    { festivalId: 1, name: 'Hayride' },
    { festivalId: 2, name: 'Psychosis' },
  ])
  await db.insert(positions).values([
    { festivalId: 1, eventId: 1, name: 'Actor', defaultPayRate: 15.25 },
    { festivalId: 1, eventId: 1, name: 'Driver', defaultPayRate: 20 },
    { festivalId: 2, eventId: 2, name: 'Clown', defaultPayRate: 0 },
  ])
  const person = {
    lastName: 'Hollow',
    passwordHash: 'secret hash',
    updatedAt: new Date('2024-09-13T23:00:00.120Z'),
  }
  await db.insert(users).values([
    {
      ...person,
      id: ASH,
      festivalId: 1,
      username: 'ash',
      firstName: 'Ash',
      middleName: '"\\\n\u0001é😀',
      photoVersion: 'v7',
    },
    { ...person, id: BO, festivalId: 2, username: 'bo', firstName: 'Bo' },
  ])
  await db.insert(userPositions).values([
    { festivalId: 1, userId: ASH, positionId: 1, payrate: 15.5 },
    { festivalId: 1, userId: ASH, positionId: 2, payrate: 16 },
  ])
  const shift = { festivalId: 1, positionId: 1, positionName: 'Actor', payrate: 15.25, isTipped: false }
  const startTime = new Date('2024-09-13T23:00:00.007Z')
  await db.insert(timeEntries).values([
    { ...shift, userId: ASH, startTime },
    { ...shift, userId: ASH, startTime, endTime: startTime, deletedAt: startTime },
    { ...shift, userId: BO, startTime, endTime: new Date('2024-09-14T05:00:00Z'), cashTips: 12.5 },
  ])
})

const find = async (entity: typeof userEntity, filter: Filter, viewer: Viewer = LEVEL_2) =>
  JSON.parse(await findJson(db, entity, filter, viewer))

test('a row is serialized as JSON.stringify does it', async () => {
  expect(await findJson(db, timeEntryEntity, { where: { userId: ASH } }, LEVEL_1)).toBe(
    `[{"id":1,"userId":"${ASH}","startTime":"2024-09-13T23:00:00.007Z","endTime":null,"positionName":"Actor",` +
      `"payrate":15.25,"isTipped":false,"cashTips":0,"creditTips":0,"note":"","updatedAt":${JSON.stringify(
        (await db.select().from(timeEntries))[0]?.updatedAt,
      )}}]`,
  )
})

test('every string is preserved, and computed fields too', async () => {
  const [ash] = await find(userEntity, { where: { id: ASH } })
  expect(ash).toMatchObject({ middleName: '"\\\n\u0001é😀', photo: `/api/users/${ASH}/photo?v=v7` })
  expect(ash.updatedAt).toBe('2024-09-13T23:00:00.120Z')
  expect((await find(userEntity, { where: { id: BO } }, EVERYWHERE))[0].photo).toBeNull()
})

test('fields above the level are left out, in relations too', async () => {
  const include = [{ relation: 'userPositions' }]
  const [low] = await find(userEntity, { include }, { accessLvl: 0, festivalId: 1 })
  const [high] = await find(userEntity, { include })
  expect(low).not.toHaveProperty('paychexId')
  expect(low.userPositions[0]).not.toHaveProperty('payrate')
  expect(high).toMatchObject({ paychexId: '000', userPositions: [{ payrate: 15.5 }, { payrate: 16 }] })
  expect(JSON.stringify(high)).not.toContain('secret')
})

test('nested relations are loaded in one statement', async () => {
  const include = parseFilter(
    '{"include":[{"relation":"positions","scope":{"include":["event"],"order":"name DESC"}}]}',
  )
  const [ash] = await find(userEntity, include)
  expect(ash.positions.map(({ name, event }: never) => [name, event])).toEqual([
    ['Driver', { id: 1, festivalId: 1, name: 'Hayride' }],
    ['Actor', { id: 1, festivalId: 1, name: 'Hayride' }],
  ])
})

test('related rows are in the requested order', async () => {
  const include = [{ relation: 'positions', scope: { order: ['name DESC'], fields: ['name'] } }]
  const [hayride] = await find(eventEntity, { include })
  expect(hayride.positions).toEqual([{ name: 'Driver' }, { name: 'Actor' }])
})

test('limit and offset of a relation apply to each row', async () => {
  const include = (limit: number, skip: number) => [
    { relation: 'positions', scope: { limit, skip, fields: ['name'] } },
  ]
  expect(await find(eventEntity, { include: include(1, 1), fields: ['id'] }, EVERYWHERE)).toEqual([
    { id: 1, positions: [{ name: 'Driver' }] },
    { id: 2, positions: [] },
  ])
  expect(await find(userEntity, { include: include(1, 0), fields: ['id'] }, EVERYWHERE)).toEqual([
    { id: ASH, positions: [{ name: 'Actor' }] },
    { id: BO, positions: [] },
  ])
})

test('rows of another festival are not found, whatever the filter says', async () => {
  const anything = { or: [{ festivalId: 2 }, { festivalId: { neq: 2 } }] }
  expect((await find(userEntity, { where: anything })).map(({ id }: { id: string }) => id)).toEqual([ASH])
  expect(await countRows(db, userEntity, anything, LEVEL_2)).toBe(1)
  expect(await countRows(db, userEntity, anything, EVERYWHERE)).toBe(2)
  expect(await findOneJson(db, userEntity, BO, LEVEL_2)).toBeUndefined()
})

test('a person of another festival is left out of a shift in ours', async () => {
  const entries = await find(timeEntryEntity, { include: [{ relation: 'user' }] })
  expect(entries.map(({ userId, user }: never) => [userId, user && 'shown'])).toEqual([
    [ASH, 'shown'],
    [BO, undefined],
  ])
  expect(entries[1]).not.toHaveProperty('user')
})

test('deleted rows are neither listed nor counted nor included', async () => {
  expect(await find(timeEntryEntity, { where: { id: 2 } }, EVERYWHERE)).toEqual([])
  expect(await countRows(db, timeEntryEntity, { userId: ASH }, EVERYWHERE)).toBe(1)
  const [ash] = await find(userEntity, { include: [{ relation: 'timeEntries' }] })
  expect(ash.timeEntries).toHaveLength(1)
})

test('one row by its id, with relations, inside a transaction', async () => {
  await db
    .transaction(async (tx) => {
      await tx.update(events).set({ name: 'The Bog' })
      const json = await findOneJson(tx, eventEntity, 1, LEVEL_2, [
        { relation: 'positions', scope: { fields: ['id'] } },
      ])
      expect(JSON.parse(json ?? '')).toEqual({
        id: 1,
        festivalId: 1,
        name: 'The Bog',
        positions: [{ id: 1 }, { id: 2 }],
      })
      tx.rollback()
    })
    .catch(() => {})
  expect(await findOneJson(db, eventEntity, 1, LEVEL_2)).toContain('Hayride')
})

test.each([['1; drop table users'], ['x'], [2 ** 40], [null], [undefined], [{}]])(
  'no row has the id %j',
  async (id) => {
    expect(await findOneJson(db, positionEntity, id, LEVEL_2)).toBeUndefined()
    expect(await findOneJson(db, userEntity, id, LEVEL_2)).toBeUndefined()
  },
)

test('a list stops at 10,000 rows', async () => {
  await db.$client.query(
    `insert into events (festival_id, name) select 2, 'Many' from generate_series(1, 10050)`,
  )
  const viewer = { accessLvl: 3, festivalId: 2 }
  expect(await find(eventEntity, { fields: ['id'] }, viewer)).toHaveLength(10_000)
  expect(
    await find(eventEntity, { fields: ['id'], include: [{ relation: 'positions' }] }, viewer),
  ).toHaveLength(10_000)
  expect(await find(eventEntity, { skip: 10_000, fields: ['id'] }, viewer)).toHaveLength(51)
  expect(await countRows(db, eventEntity, {}, viewer)).toBe(10_051)
})
