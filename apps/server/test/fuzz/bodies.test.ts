import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, shareOf } from '../testing/rounds.ts'
import { expectNothingLeaks, expectSane, runs } from './testing/expectations.ts'
import { addressOf, isEndless, nameOf, type Route, readRoutes, send } from './testing/routes.ts'
import { valuesFor } from './testing/values.ts'
import { type Actor, openWorld } from './testing/world.ts'

const world = await openWorld()
const routes = (await readRoutes(world.venue)).routes.filter(
  (route) => !isEndless(route) && route.method !== 'get',
)
const named = routes.map((route) => [nameOf(route), route] as const)
const values = valuesFor(world)

/** A request with a mostly valid body, or with none where the call takes none. */
const callsOf = (route: Route, actors: Actor[]) =>
  fc.record({
    actor: fc.constantFrom(...actors),
    address: values.segmentOf(route).map((segment) => addressOf(route, segment)),
    text: route.body ? values.bodyOf(route.body) : fc.constant(undefined),
  })

const JSON_TYPE = { 'content-type': 'application/json' }

async function sendAs(actor: Actor, route: Route, address: string, text: string | undefined) {
  const caller = await world.callAs(actor)
  return text === undefined
    ? send(caller, route, address)
    : send(caller.with(JSON_TYPE), route, address, Buffer.from(text))
}

test('there are calls to send bodies to', () => {
  expect(routes.map(nameOf)).toEqual(expect.arrayContaining(['PATCH /api/users/{id}', 'POST /api/badgescan']))
})

test.each(named)('%s handles any body, and reaches no other festival', async (_, route) => {
  const before = await world.foreignRows()
  const property = fc.asyncProperty(callsOf(route, world.tied), async ({ actor, address, text }) => {
    const reply = await sendAs(actor, route, address, text)
    expectSane(reply, { actor, address, text })
    expectNothingLeaks(reply, actor, { address, text })
  })
  await fc.assert(property, runs(rounds(25), routes.length))
  expect(await world.foreignRows()).toBe(before)
})

// Last, because an administrator may change the other festival too. A fifth of the calls in `npm test`: the others have
// had their bodies above.
test.each(shareOf(named, 0))('%s handles any body of an administrator', async (_, route) => {
  const property = fc.asyncProperty(callsOf(route, [world.administrator]), async ({ actor, address, text }) =>
    expectSane(await sendAs(actor, route, address, text), { address, text }),
  )
  await fc.assert(property, runs(rounds(12), routes.length))
})
