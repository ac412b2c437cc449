import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--remote-debugging-port=0',
]

/** A browser with a profile on disk, which can be killed and started again. */
export async function openBrowser(executablePath) {
  const folder = await temporaryFolder('prove-kiosk')
  let child
  let ended
  let browser

  async function start() {
    child = spawn(executablePath, [...ARGS, `--user-data-dir=${folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // A process group of its own: Debian's program is a shell script that starts the browser.
      detached: true,
    })
    ended = new Promise((resolve) => child.once('close', resolve))
    browser = await chromium.connectOverCDP(await debuggerAddress(child))
    return browser.contexts()[0]
  }

  async function kill() {
    killGroup(child.pid)
    await ended
    await browser.close().catch(() => {})
  }

  /** Ends as an operator would close it: cookies are written to disk. */
  async function close() {
    const session = await browser.newBrowserCDPSession()
    await session.send('Browser.close').catch(() => {})
    await ended
    await browser.close().catch(() => {})
  }

  leave(kill)
  return { start, kill, close }
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

function debuggerAddress(child) {
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('close', () => reject(new Error(`The browser did not start. ${output}`)))
    child.stderr.on('data', (chunk) => {
      output += chunk
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
  })
}

/** Waits for an asynchronous condition in the page; `waitForFunction` takes a promise for true. */
export async function until(page, condition, given) {
  while (!(await page.evaluate(condition, given))) await sleep(100)
}
