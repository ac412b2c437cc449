import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from './testing/folders/data-folder.ts'
import { postgresHome } from './testing/folders/postgres-home.ts'

// `npm start` as a person or a service manager starts and stops it.

const ROOT = join(import.meta.dirname, '../../..')

type Ended = { code: number | null; signal: string | null; output: string }

/** Runs `npm start` in its own process group and waits until it listens. */
async function npmStart(dataDir: string) {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'false', NODE_ENV: 'production' }
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<Ended>((resolve) =>
    npm.once('close', (code, signal) => resolve({ code, signal, output })),
  )
  const open = new Promise<void>((resolve) => {
    const look = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ctrl-C stops it')) resolve()
    }
    npm.stdout.on('data', look)
    npm.stderr.on('data', look)
  })
  await Promise.race([open, ended.then(({ output: said }) => Promise.reject(new Error(said)))])
  return { pid: npm.pid!, ended }
}

/** The child process, from /proc where it exists, because minimal systems have no pgrep. */
function childOf(parent: number) {
  if (!existsSync('/proc/self/stat')) return Number(execFileSync('pgrep', ['-P', String(parent)]))
  // The fields after the name in parentheses, which may hold spaces: state, parent.
  const parentOf = (pid: string) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  return Number(readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isChild(pid)))

  function isChild(pid: string) {
    try {
      return parentOf(pid) === String(parent)
    } catch {
      // The process has ended.
      return false
    }
  }
}

const WAYS: Record<string, (pid: number) => void> = {
  'SIGTERM to npm': (pid) => process.kill(pid, 'SIGTERM'),
  'SIGTERM to what npm started': (pid) => process.kill(childOf(pid), 'SIGTERM'),
  'SIGTERM to the process group': (pid) => process.kill(-pid, 'SIGTERM'),
  'Ctrl-C, SIGINT to the process group': (pid) => process.kill(-pid, 'SIGINT'),
}

async function startAndEnd(send: (pid: number) => void) {
  const dataDir = await dataFolder()
  const { pid, ended } = await npmStart(dataDir)
  send(pid)
  const { code, signal, output } = await ended
  const databaseRuns = readdirSync(join(postgresHome(dataDir), 'postgres')).includes('postmaster.pid')
  return { code, signal, saysSo: output.includes('Stopping.'), databaseRuns }
}

test.skipIf(process.platform === 'win32')(
  'npm start ends with 0, and with a stopped database, on every signal',
  { timeout: 180_000 },
  async () => {
    const clean = { code: 0, signal: null, saysSo: true, databaseRuns: false }
    const endBy = async (way: string) => expect([way, await startAndEnd(WAYS[way]!)]).toEqual([way, clean])
    const [first = '', ...others] = Object.keys(WAYS)
    // The first one may have to build; then all at once, because each start takes seconds.
    await endBy(first)
    await Promise.all(others.map(endBy))
  },
)
