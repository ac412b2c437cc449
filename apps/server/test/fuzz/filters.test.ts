import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../testing/rounds.ts'
import { expectNothingLeaks, expectSane, runs } from './testing/expectations.ts'
import { BROKEN, filtersFor, partsOf } from './testing/filters.ts'
import { nameOf, readRoutes, type Schema } from './testing/routes.ts'
import { openWorld } from './testing/world.ts'

const world = await openWorld()
const { routes, resolve } = await readRoutes(world.venue)
const lists = routes.flatMap((route) => {
  const key = (['filter', 'where'] as const).find((query) => route.queries.includes(query))
  return key && route.row ? [{ ...route, key, row: route.row, name: nameOf(route) }] : []
})
const filters = filtersFor(world, resolve)
const [visitor, employee, lead, manager] = world.tied
/** Weighted towards roles that may list. */
const actor = fc.constantFrom(visitor!, employee!, lead!, lead!, manager!, manager!, world.administrator)

test('there are lists to filter', () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/users', 'GET /api/timeclock/count']),
  )
})

test.each(lists)('$name handles any filter', async ({ path, key, row }) => {
  const sent = fc.record({ actor, text: filters[key](row) })
  const property = fc.asyncProperty(sent, async ({ actor, text }) => {
    const reply = await (await world.callAs(actor)).get(path, { [key]: text })
    expectSane(reply, { actor, text })
    expectNothingLeaks(reply, actor, text)
  })
  await fc.assert(property, runs(rounds(60), lists.length))
})

/** The widest filters: without the festival scope they would show everything. */
function widest(row: Schema) {
  const { fields, relations } = partsOf(row, resolve)
  const include = relations.map(([relation, target]) => ({
    relation,
    scope: { include: partsOf(target, resolve).relations.map(([name]) => name) },
  }))
  const wheres = fields.flatMap(([name]) => [
    { [name]: { neq: null } },
    { or: [{ [name]: null }, { id: { neq: null } }] },
  ])
  return [
    {},
    { include },
    ...wheres.map((where) => ({ where })),
    { where: { festivalId: { neq: 0 } }, include },
  ]
}

test.each(lists)(
  '$name shows one festival and one level, with the widest filter',
  async ({ path, key, row }) => {
    for (const actor of world.tied) {
      const caller = await world.callAs(actor)
      for (const filter of widest(row)) {
        const asked = key === 'filter' ? filter : ('where' in filter && filter.where) || {}
        const reply = await caller.get(path, { [key]: asked })
        expectSane(reply, { actor, asked })
        expectNothingLeaks(reply, actor, asked)
      }
    }
  },
)

test.each(lists)('$name refuses invalid filters', async ({ path, key }) => {
  const caller = await world.callAs(world.administrator)
  for (const text of BROKEN) {
    const reply = await caller.get(path, { [key]: text })
    expectSane(reply, text)
    expect(reply.statusCode, text.slice(0, 100)).toBe(400)
  }
})
