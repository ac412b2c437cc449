import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

// `npm start` as a person or a service manager starts and stops it.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'nightshift-npm-start-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))

/** Runs `npm start` in its own process group and waits until it listens. */
async function npmStart() {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'false', NODE_ENV: 'production' }
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise((resolve) =>
    npm.once('close', (code, signal) => resolve({ code, signal, output })),
  )
  const open = new Promise((resolve) => {
    const look = (chunk) => {
      output += chunk
      if (output.includes('Ctrl-C stops it')) resolve()
    }
    npm.stdout.on('data', look)
    npm.stderr.on('data', look)
  })
  await Promise.race([open, ended.then(({ output: said }) => Promise.reject(new Error(said)))])
  return { pid: npm.pid, ended }
}

/** The child process, from /proc where it exists, because minimal systems have no pgrep. */
function childOf(parent) {
  if (!existsSync('/proc/self/stat')) return Number(execFileSync('pgrep', ['-P', String(parent)]))
  // The fields after the name in parentheses, which may hold spaces: state, parent.
  const parentOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]
  return Number(readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isChild(pid)))

  function isChild(pid) {
    try {
      return parentOf(pid) === String(parent)
    } catch {
      // The process has ended.
      return false
    }
  }
}

const WAYS = {
  'SIGTERM to npm': (pid) => process.kill(pid, 'SIGTERM'),
  'SIGTERM to what npm started': (pid) => process.kill(childOf(pid), 'SIGTERM'),
  'SIGTERM to the process group': (pid) => process.kill(-pid, 'SIGTERM'),
  'Ctrl-C, SIGINT to the process group': (pid) => process.kill(-pid, 'SIGINT'),
}

describe.skipIf(process.platform === 'win32')(
  'npm start ends with 0, and with a stopped database, on',
  () => {
    test.each(Object.entries(WAYS))('%s', { timeout: 180_000 }, async (_, send) => {
      const { pid, ended } = await npmStart()
      send(pid)
      const { code, signal, output } = await ended
      expect({ code, signal }).toEqual({ code: 0, signal: null })
      expect(output).toContain('Stopping.')
    })
  },
)
