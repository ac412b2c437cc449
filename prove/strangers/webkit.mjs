import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { call, freePort } from '../api.mjs'
import { missingAfterInstall, programPath } from '../debian.mjs'
import { webPage } from './web-page.mjs'

const START_MS = 60_000
const PACKAGES = ['webkit2gtk-driver', 'xvfb']

/** Where the driver has the commands that a page needs; `:id` is that of the element. */
const ROUTES = {
  Navigate: 'POST /url',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/:id/click',
  ElementSendKeys: 'POST /element/:id/value',
  PerformActions: 'POST /actions',
  DeleteAllCookies: 'DELETE /cookie',
  SetWindowRect: 'POST /window/rect',
}

/** WebKitGTK's MiniBrowser on a screen of its own, or a sentence about what is missing. */
export async function openWebKit() {
  const missing = await missingAfterInstall(['WebKitWebDriver', 'Xvfb'], PACKAGES)
  if (missing) return { name: 'WebKitGTK', missing }
  const port = await freePort()
  const HOME = await temporaryFolder('prove-webkit')
  const DISPLAY = await openScreen()
  const child = start(programPath('WebKitWebDriver'), [`--port=${port}`], { HOME, DISPLAY })
  const send = async (method, path, body) => {
    const { text } = await call(port, path, { method, body, agent: false })
    const { value } = JSON.parse(text)
    if (value?.error) throw new Error(`${path}: ${value.error}, ${value.message}`)
    return value
  }
  const end = Date.now() + START_MS
  while (!(await send('GET', '/status').catch(() => undefined))) {
    if (Date.now() > end || child.exitCode !== null) throw new Error('WebKitGTK did not start.')
    await sleep(50)
  }
  const { sessionId, capabilities } = await send('POST', '/session', { capabilities: {} })
  // Ends the browser, which the driver has started.
  leave(() => send('DELETE', `/session/${sessionId}`).catch(() => {}))
  const command = async (name, { id, ...body }) => {
    const [method, path] = ROUTES[name].split(' ')
    return { value: await send(method, `/session/${sessionId}${path.replace(':id', id)}`, body) }
  }
  const size = (width) => command('SetWindowRect', { width, height: 900 })
  await size(1280)
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    page: webPage(command),
    narrow: (width) => size(width ?? 1280),
  }
}

/** A screen in memory. Returns its name. */
async function openScreen() {
  const child = start(programPath('Xvfb'), [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1400x1000x24',
    '-nolisten',
    'tcp',
  ])
  const number = await new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()))
    child.once('close', () => reject(new Error('Xvfb did not start.')))
  })
  return `:${number}`
}

function start(program, words, settings = {}) {
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...settings },
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  leave(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return child
}
