import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'

const { app } = await openVenue()
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
const SECONDS = 1000

/** Sends the beginning and then a byte now and then, until the server has had enough; answers what it said. */
function dribble(beginning: string) {
  return new Promise<string>((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1')
    const drop = setInterval(() => socket.write('a'), 100)
    socket.write(beginning)
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drop)
      resolve(said)
    })
  })
}

test.each([
  ['headers', 'GET /api/publicConfig HTTP/1.1\r\nHost: venue.test\r\nX-Slow: '],
  ['a body', 'POST /api/badgescan HTTP/1.1\r\nHost: venue.test\r\nContent-Length: 500\r\n\r\n'],
])('cuts off who sends %s a byte at a time', async (_, beginning) => {
  expect(app.server.headersTimeout).toBeLessThanOrEqual(10 * SECONDS)
  expect(app.server.requestTimeout).toBeLessThanOrEqual(20 * SECONDS)
  // As much in less time.
  Object.assign(app.server, { headersTimeout: 300, requestTimeout: 600 })
  expect(await dribble(beginning)).toContain('408')
  Object.assign(app.server, { headersTimeout: 10 * SECONDS, requestTimeout: 20 * SECONDS })
})
