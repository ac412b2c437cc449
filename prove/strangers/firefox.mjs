import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { missingAfterInstall, programPath } from '../debian.mjs'
import { webPage } from './web-page.mjs'

const START_MS = 60_000
const PREFERENCES = [
  'user_pref("marionette.port", 0);',
  // It asks for experiments, settings and its own updates otherwise.
  'user_pref("services.settings.server", "http://127.0.0.1:9/");',
  'user_pref("network.captive-portal-service.enabled", false);',
  'user_pref("network.connectivity-service.enabled", false);',
  'user_pref("browser.safebrowsing.provider.mozilla.updateURL", "");',
]

/** The tab as narrow as a phone, which no window of Firefox is. Runs in the browser's own window. */
const NARROW = `
  const { style } = gBrowser.selectedBrowser
  style.flex = arguments[0] ? 'none' : ''
  style.minWidth = style.maxWidth = arguments[0] ? arguments[0] + 'px' : ''`

/** Firefox ESR without a window, or a sentence about what is missing. */
export async function openFirefox() {
  const missing = await missingAfterInstall(['firefox-esr'])
  if (missing) return { name: 'Firefox', missing }
  const profile = await temporaryFolder('prove-firefox')
  await writeFile(join(profile, 'user.js'), PREFERENCES.join('\n'))
  const child = spawn(
    programPath('firefox-esr'),
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  leave(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const send = await marionette(await portOf(profile, child))
  const command = (name, params) => send(`WebDriver:${name}`, params)
  const { capabilities } = await command('NewSession', { capabilities: {} })
  await command('SetWindowRect', { width: 1280, height: 900 })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    page: webPage(command),
    async narrow(width) {
      await send('Marionette:SetContext', { value: 'chrome' })
      await command('ExecuteScript', { script: NARROW, args: [width] })
      await send('Marionette:SetContext', { value: 'content' })
    },
  }
}

async function portOf(profile, child) {
  const file = join(profile, 'MarionetteActivePort')
  const end = Date.now() + START_MS
  while (Date.now() < end && child.exitCode === null) {
    const port = existsSync(file) && Number(await readFile(file, 'utf8'))
    if (port) return port
    await sleep(50)
  }
  throw new Error('Firefox did not start.')
}

/** Marionette, what geckodriver speaks to Firefox: the commands of WebDriver as JSON with its length in front, over TCP. */
async function marionette(port) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map()
  let received = Buffer.alloc(0)
  let sent = 0
  const greeted = new Promise((resolve) => waiting.set('greeting', resolve))
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(received.subarray(colon + 1, end))
      received = received.subarray(end)
      // The first one says which protocol it is.
      if (Array.isArray(message)) waiting.get(message[1])(message)
      else waiting.get('greeting')()
    }
  })
  const closed = new Promise((_, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('Firefox has ended.')))
  })
  closed.catch(() => {})
  leave(() => socket.destroy())
  await Promise.race([greeted, closed])
  return async (name, params) => {
    sent += 1
    const answered = new Promise((resolve) => waiting.set(sent, resolve))
    const text = JSON.stringify([0, sent, name, params])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await Promise.race([answered, closed])
    if (error) throw new Error(`${name}: ${error.error}, ${error.message}`)
    return result
  }
}
