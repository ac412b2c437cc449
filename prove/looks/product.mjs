import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { freePort } from '../api.mjs'

const CLOCK = new URL('frozen-clock.mjs', import.meta.url).href
const START_MS = 180_000

/** The sources of a commit, installed and built, in a folder that is removed in the end. */
export async function checkOut(commit) {
  const folder = join(await temporaryFolder('looks'), 'product')
  const git = (...words) => execFileSync('git', words, { stdio: ['ignore', 'ignore', 'inherit'] })
  git('worktree', 'add', '--detach', folder, commit)
  leave(() => git('worktree', 'remove', '--force', folder))
  const npm = (...words) =>
    execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  npm('ci', '--prefer-offline', '--no-audit', '--no-fund')
  npm('run', 'build')
  return folder
}

/** A server with the demo whose clock stands still. */
export async function startDemo(folder, now) {
  const dataDir = await temporaryFolder('looks-data')
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', CLOCK, join(folder, 'apps/server/dist/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      DEMO: 'true',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      LOOKS_NOW: String(now),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  leave(async () => {
    child.kill('SIGTERM')
    await ended
  })
  await opened(child.stdout, AbortSignal.timeout(START_MS))
  return `http://localhost:${port}`
}

async function opened(output, signal) {
  let text = ''
  while (!/open at http/.test(text)) {
    const [chunk] = await once(output, 'data', { signal })
    text += chunk
  }
  output.resume()
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
