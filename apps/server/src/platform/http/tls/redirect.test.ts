import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { redirectServer } from './redirect.ts'

/** The answer of a redirecting server to a request. */
async function answerOf(tlsPort: number, host: string, path: string, method = 'GET') {
  const server = redirectServer(tlsPort).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, path, method, headers: { host } }).end()
  const [{ statusCode, headers }] = await once(asked, 'response')
  return { status: statusCode, location: headers.location }
}

test.each([
  [443, 'dreadmoor.example', '/apply?from=poster', 'https://dreadmoor.example/apply?from=poster'],
  [443, 'dreadmoor.example:80', '/', 'https://dreadmoor.example/'],
  [3443, 'localhost:3000', '/scanner', 'https://localhost:3443/scanner'],
  [3443, '[::1]:3000', '/scanner', 'https://[::1]:3443/scanner'],
  [443, 'dreadmoor.example', '//elsewhere.example', 'https://dreadmoor.example//elsewhere.example'],
])('redirects to port %d for the host %s and the path %s', async (tlsPort, host, path, location) => {
  expect(await answerOf(tlsPort, host, path)).toEqual({ status: 308, location })
})

test('redirects every method, which 308 keeps', async () => {
  const { status } = await answerOf(443, 'dreadmoor.example', '/api/badgescan', 'POST')
  expect(status).toBe(308)
})

test.each([
  ['elsewhere.example/@dreadmoor.example', '/'],
  ['dreadmoor.example', 'http://elsewhere.example/'],
])('refuses the host "%s" with the path %s', async (host, path) => {
  expect(await answerOf(443, host, path)).toEqual({ status: 400, location: undefined })
})
