import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { auditLog, events, festivals, positions, userPositions, users } from '../database/schema.ts'
import { defineEntity, type Entity, manyThrough } from './entity.ts'
import { computed, integer, json, text, uuid } from './fields.ts'
import { findJson } from './find.ts'
import { positionEntity } from './testing/sample.ts'

const { db } = await testDatabase()
const EVERYWHERE = { accessLvl: 3, festivalId: null }
const everything = () => undefined

test('a scope is parenthesized, whatever it contains', async () => {
  await db.insert(festivals).values(['a', 'b', 'c', 'd'].map((name) => ({ name, enableApps: name === 'a' })))
  const outer = defineEntity({
    name: 'Festival',
    table: festivals,
    fields: (t) => ({
      id: integer(t.id),
      open: json(sql`${t.enableApps}`),
      twice: computed(sql`${t.name} || ${t.name}`),
    }),
    scope: (t, { accessLvl }) => sql`${t.id} > ${accessLvl} or ${t.id} < ${2}`,
  })
  const found = await findJson(db, outer, { where: { id: { neq: 4 } } }, EVERYWHERE)
  expect(found).toBe('[{"id":1,"open":true,"twice":"aa"}]')
})

test("a relation that the viewer's level does not have adds no condition", async () => {
  const id = 'aaaaaaaa-0000-4000-8000-000000000001'
  await db
    .insert(users)
    .values({ id, festivalId: 1, username: 'ash', passwordHash: '', firstName: 'Ash', lastName: 'Hollow' })
  await db.insert(events).values({ festivalId: 1, name: 'Hayride' })
  await db
    .insert(positions)
    .values(['Actor', 'Driver'].map((name) => ({ festivalId: 1, eventId: 1, name, defaultPayRate: 1 })))
  await db
    .insert(userPositions)
    .values([1, 2].map((positionId) => ({ festivalId: 1, userId: id, positionId, payrate: 1 })))
  const link: Entity = defineEntity({
    name: 'Link',
    table: userPositions,
    fields: (t) => ({ id: integer(t.id) }),
    scope: (t) => eq(t.positionId, 2),
  })
  const { userId: ours, positionId: theirs } = userPositions
  const holder = defineEntity({
    name: 'Holder',
    table: users,
    fields: (t) => ({ id: uuid(t.id) }),
    relations: { positions: manyThrough(() => positionEntity, { link: () => link, ours, theirs }) },
    scope: everything,
  })
  const include = [{ relation: 'positions', scope: { fields: ['name'] } }]
  expect(await findJson(db, holder, { include }, EVERYWHERE)).toBe(
    `[{"id":"${id}","positions":[{"name":"Driver"}]}]`,
  )
})

test('an id may be larger than 32 bits where its column is', () => {
  expect(integer(auditLog.id).check(2 ** 40)).toBe(2 ** 40)
  expect(integer(festivals.id).check(2 ** 40)).toBeUndefined()
})

test('a name that needs quoting in SQL is refused at the start', () => {
  const define = () =>
    defineEntity({
      name: 'Festival',
      table: festivals,
      fields: (t) => ({ id: integer(t.id), "it's": text(t.name) }),
      scope: everything,
    })
  expect(define).toThrow("Festival has a name that cannot be used: it's")
})

test('a computed field with a bound value is refused at the start', () => {
  expect(() => computed(sql`${festivals.name} || ${'!'}`)).toThrow('must not have values')
})
