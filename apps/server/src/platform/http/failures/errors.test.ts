import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { readConfig } from '../../config.ts'
import { logging } from '../logging.ts'
import { handleErrors } from './errors.ts'

const venue = await openVenue()

/** A server of one route, that fails, and what it writes to its log. */
async function failing(fail: () => unknown) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const options = logging(readConfig({ LOG_LEVEL: 'trace' }))
  const app = Fastify({ logger: { ...(options as object), stream } })
  handleErrors(app)
  app.post('/api/thing', async () => fail())
  const reply = await app.inject({
    method: 'POST',
    url: '/api/thing?phone=845-555-0199',
    payload: { password: 'hush-hush' },
    headers: { cookie: 'FM_TOKEN=precious' },
  })
  await app.close()
  return { reply, log: lines.join('') }
}

describe('a failure of ours', () => {
  test('is answered blandly, with the id under which the log tells more', async () => {
    const { reply, log } = await failing(() => {
      throw new TypeError('cannot read colour of undefined')
    })
    expect(reply.statusCode).toBe(500)
    const { error } = reply.json()
    expect(error).toEqual({
      statusCode: 500,
      name: 'InternalServerError',
      code: 'internal',
      message: 'Something went wrong.',
      requestId: expect.any(String),
    })
    const entry = log.split('\n').find((line) => line.includes('cannot read colour'))!
    expect(JSON.parse(entry)).toMatchObject({
      reqId: error.requestId,
      failure: { name: 'TypeError', stack: expect.arrayContaining([expect.stringContaining('errors.test')]) },
    })
  })

  test('leaves no personal data in the log: no body, cookie, query, nor parameter of a statement', async () => {
    const { log } = await failing(() =>
      venue.db.$client.query(`insert into users (username, first_name) values ($1, $2)`, ['wren', 'Wren']),
    )
    expect(log).toContain('violates not-null constraint')
    for (const secret of ['hush-hush', 'precious', '845-555-0199', 'wren', 'Wren'])
      expect(log).not.toContain(secret)
  })

  test('leaves out a message that quotes a value', async () => {
    const { reply, log } = await failing(() =>
      venue.db.$client.query(`select $1::uuid`, ['wren@example.com']),
    )
    expect(reply.statusCode).toBe(500)
    expect(log).toContain('22P02')
    expect(log).not.toContain('wren@example.com')
  })

  test('keeps the parameters that Drizzle writes into its message to itself', async () => {
    const { log } = await failing(() => venue.db.execute(`select 'wren@example.com' from nowhere`))
    expect(log).toContain('relation \\"nowhere\\" does not exist')
    expect(log).not.toContain('wren@example.com')
  })
})

describe('a database that cannot do it now', () => {
  test.each([
    ['has no room left', '53100', 'could not extend file: No space left on device'],
    ['crashes', '57P02', 'terminating connection because of crash of another server process'],
    ['dies', undefined, 'Connection terminated unexpectedly'],
  ])('because it %s is no failure of ours: the answer is 503', async (_, code, message) => {
    const { reply } = await failing(() => {
      throw Object.assign(new Error(message), { code })
    })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('1')
    expect(reply.body).not.toContain(message)
  })
})

describe('a request that is not understood', () => {
  test.each([
    ['broken JSON', '{ "username": ', 'application/json', 400, 'malformedRequest'],
    ['a kind of content we do not take', '<a/>', 'application/xml', 415, 'unsupportedMediaType'],
    ['a megabyte and more', `"${'x'.repeat(1024 * 1024)}"`, 'application/json', 413, 'payloadTooLarge'],
    [
      'a __proto__ in the body',
      '{"username":"a","password":"b","__proto__":{"admin":true}}',
      'application/json',
      400,
      'malformedRequest',
    ],
    [
      'a constructor with a prototype in the body',
      '{"username":"a","password":"b","constructor":{"prototype":{"admin":true}}}',
      'application/json',
      400,
      'malformedRequest',
    ],
    ['a list for a body', '[]', 'application/json', 422, 'invalidInput'],
    ['no body', '', 'text/plain', 422, 'invalidInput'],
  ])('for %s gets a named answer', async (_what, payload, type, status, code) => {
    const headers = { 'content-type': type }
    const reply = await venue.app.inject({ method: 'POST', url: '/api/users/login', payload, headers })
    expect(reply.statusCode).toBe(status)
    expect(reply.json().error).toMatchObject({ statusCode: status, code, message: expect.any(String) })
  })

  test('for a value that no column can hold is invalid, not a failure of ours', async () => {
    const mara = await venue.person('Mara', { accessLvl: 2 })
    const reply = await mara.post('/api/addTimeEntry', { userId: mara.id, upId: 3_000_000_000 })
    expect(reply.statusCode).toBe(422)
  })
})

describe('an unknown address of the API', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/nothing'],
    ['PUT', '/api/users/me'],
    ['GET', '/api/nothing/index.html'],
    ['GET', '/api/timeclock/12/more'],
  ] as const)('answers %s %s with a JSON 404, never with a page', async (method, url) => {
    const reply = await venue.app.inject({ method, url, headers: { accept: 'text/html' } })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.json().error).toMatchObject({ code: 'notFound', name: 'NotFoundError' })
  })

  test.each(['abc', '0', '-1', '1.5', '2147483648', '1e3', '%27'])(
    'and an id that cannot be one (%s) is not found either',
    async (id) => {
      const mara = await venue.person('Mara', { accessLvl: 2 })
      expect((await mara.delete(`/api/timeclock/${id}`)).statusCode).toBe(404)
    },
  )
})

describe('every answer of the API', () => {
  test.each(['/api/health', '/api/users/me', '/api/nothing', '/api/publicConfig'])(
    '(%s) is kept by no cache and guessed at by no browser',
    async (path) => {
      const { headers } = await venue.visitor.get(path)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )
})
