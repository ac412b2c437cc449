import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, shareOf } from '../testing/rounds.ts'
import { expectNothingLeaks, expectSane, runs } from './testing/expectations.ts'
import { ODD_SEGMENTS } from './testing/odd.ts'
import { addressOf, isEndless, nameOf, readRoutes, send } from './testing/routes.ts'
import { valuesFor } from './testing/values.ts'
import { openWorld } from './testing/world.ts'

const world = await openWorld()
const { routes: all } = await readRoutes(world.venue)
const routes = all.filter((route) => !isEndless(route))
const everybody = [...world.tied, world.administrator]
const { segmentOf } = valuesFor(world)
const ODD_QUERIES = [
  ...[
    '?',
    '?filter',
    '?filter=',
    '?filter=%',
    '?filter=%E0%A4%A',
    '?filter={}&filter={}',
    '?where[id]=1',
    '?where=%00',
  ],
  ...[
    '?__proto__=1',
    '?__proto__[a]=1',
    '?constructor=1',
    '?filter[where][id]=1',
    '?limit=1e400',
    '?before=-1',
    '?v=',
  ],
  ...[
    '?timeEntryId=9007199254740993',
    '?festivalId=1&festivalId=2',
    '?%00=1',
    '?a=b&c&&&=',
    `?x=${'x'.repeat(20_000)}`,
  ],
  ...['#filter', '?filter=null', '?where=[]', '?limit=0', '?limit=501', '?limit=abc', '?timeEntryId='],
]

test('every call that reads handles any address', async () => {
  const reads = routes.filter(({ method }) => method === 'get')
  const sent = fc.record({
    path: fc.constantFrom(...reads).chain((route) => segmentOf(route).map((part) => addressOf(route, part))),
    actor: fc.constantFrom(...everybody),
    query: fc.oneof(fc.constant(''), fc.constantFrom(...ODD_QUERIES)),
  })
  const property = fc.asyncProperty(sent, async ({ path, actor, query }) => {
    const address = path + query
    const reply = await (await world.callAs(actor)).get(address)
    expectSane(reply, { actor, address })
    expectNothingLeaks(reply, actor, address)
  })
  await fc.assert(property, runs(rounds(250)))
})

const withParameter = routes.filter(({ path }) => path.includes('{'))

test.each(ODD_SEGMENTS.map((segment, turn) => [segment, turn] as const))(
  '%s is refused in every path',
  async (segment, turn) => {
    // One session for all of them: a refusal leaves it as it is.
    const caller = await world.callAs(world.administrator)
    for (const route of shareOf(withParameter, turn)) {
      const reply = await send(caller, route, addressOf(route, segment))
      expectSane(reply, { route: nameOf(route), segment })
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    }
  },
)

test('an unknown API call returns a JSON error, never a page', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/nothing.html',
    '/api//users',
    '/api/users/1/2/3',
  ]) {
    const reply = await world.venue.visitor.with({ accept: 'text/html' }).get(path)
    expect(reply.statusCode).toBe(404)
    expectSane(reply, path)
  }
})

const METHODS = ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'HEAD', 'SEARCH']

test.each(METHODS.map((method, turn) => [method, turn] as const))(
  'no call fails on the method %s',
  async (method, turn) => {
    for (const route of shareOf(routes, turn)) {
      if (route.method === method.toLowerCase()) continue
      const url = addressOf(route, 1)
      const { statusCode } = await world.venue.app.inject({ method: method as 'PUT', url })
      expect(statusCode, `${method} ${url}`).toBeLessThan(500)
    }
  },
)

test('live events are for people who are signed in', async () => {
  for (const route of all.filter(isEndless))
    expect((await world.venue.visitor.get(route.path)).statusCode).toBe(401)
})
