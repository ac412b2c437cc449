import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '../app.ts'
import { listen } from './listen.ts'

async function portInUse() {
  const other = createServer()
  onTestFinished(() => void other.close())
  await once(other.listen(0, '127.0.0.1'), 'listening')
  return (other.address() as AddressInfo).port
}

// main.test.ts has the sentence as a process prints it.
test.each([
  ['PORT', async () => ({ port: await portInUse() })],
  ['HTTP_REDIRECT_PORT', async () => ({ port: 0, httpRedirectPort: await portInUse() })],
])('a %s that is in use is refused, and nothing listens', async (setting, settings) => {
  const app = Fastify() as unknown as App
  const { port, httpRedirectPort } = { httpRedirectPort: undefined, ...(await settings()) }
  await expect(listen(app, { host: '127.0.0.1', port, httpRedirectPort })).rejects.toThrow(
    `Port ${httpRedirectPort ?? port} is in use; set ${setting} to another one.`,
  )
  expect(app.server.listening).toBe(false)
})
