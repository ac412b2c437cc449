import fc from 'fast-check'
import { test } from 'vitest'
import { rounds } from '../testing/rounds.ts'
import { expectNothingLeaks, expectSane, runs } from './testing/expectations.ts'
import { addressOf, nameOf, readRoutes, send } from './testing/routes.ts'
import { openWorld } from './testing/world.ts'

const world = await openWorld()
const { routes } = await readRoutes(world.venue)
const PAYLOADS = [
  ...[
    '',
    '{',
    '{}',
    '[]',
    'null',
    '1',
    '"text"',
    '{"a":1,}',
    "{'a':1}",
    '{"a":}',
    '{"__proto__":{"a":1}}',
    '\0',
  ],
  ...[
    '{"constructor":{"prototype":{"a":1}}}',
    'a=1&b=2',
    '<a/>',
    '--x\r\nContent-Disposition: form-data\r\n',
    'NaN',
  ],
  ...['\ufeff{}', '['.repeat(100_000), `{"name":"${'x'.repeat(1024 * 1024)}"}`],
]
const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/xml',
    'text/html',
    'x',
    '',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json/../..',
    'a/b; c="',
  ],
]

test('every call that writes handles any content of any type', async () => {
  const writes = routes.filter(({ method }) => method === 'post' || method === 'patch')
  const sent = fc.record({
    route: fc.constantFrom(...writes),
    actor: fc.constantFrom(...world.tied, world.administrator),
    payload: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PAYLOADS).map((text) => Buffer.from(text)) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
    ),
    type: fc.constantFrom(...TYPES),
  })
  const property = fc.asyncProperty(sent, async ({ route, actor, payload, type }) => {
    const caller = (await world.callAs(actor)).with(type ? { 'content-type': type } : {})
    const address = addressOf(route, world.known.userId?.[0])
    const reply = await send(caller, route, address, payload)
    expectSane(reply, { actor, route: nameOf(route), type, payload: payload.toString('latin1', 0, 100) })
    expectNothingLeaks(reply, actor, { address, type })
  })
  await fc.assert(property, runs(rounds(200)))
})
