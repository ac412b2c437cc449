import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../startup-error.ts'
import { keepPrograms } from '../../upgrade/kept-programs.ts'
import { type Program, type Programs, pathOf } from './postgres-programs.ts'

const execute = promisify(execFile)

/** How PostgreSQL's programs are run on this machine, and where its data goes. */
export type PostgresRunner = ReturnType<typeof runner>

export type RunnerOptions = {
  /** Whether pg_ctl starts and stops the server: on Windows it drops an administrator's rights, and there are no signals. */
  pgCtl?: boolean
}

/**
 * PostgreSQL refuses to run as root. An ordinary user needs nothing special. For root it runs in a user
 * namespace, in which it is another user and still owns root's files, even in a folder only root can enter.
 * Where namespaces are forbidden, an unprivileged user runs a copy of it from a folder which that user can enter.
 */
export async function postgresRunner(
  dataDir: string,
  programs: Programs,
  { pgCtl = process.platform === 'win32' }: RunnerOptions = {},
): Promise<PostgresRunner> {
  if (process.getuid?.() !== 0) return runner(programs, dataDir, { pgCtl })
  const user = unprivilegedUser(await readFile('/etc/passwd', 'utf8'))
  const elsewhere = homeOfOtherUser(dataDir)
  const [isHere, isElsewhere] = [hasCluster(dataDir), hasCluster(elsewhere)]
  // The data stay where they were made: an empty database beside them would look like a loss.
  if (isElsewhere && !isHere) return runnerAsOtherUser(programs, elsewhere, user)
  const namespace = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--']
  if (await runs([...namespace, pathOf(programs, 'postgres'), '--version'])) {
    return runner(programs, dataDir, { prefix: namespace, pgCtl })
  }
  if (isHere && !isElsewhere) throw new StartupError(madeInNamespace(dataDir))
  return runnerAsOtherUser(programs, elsewhere, user)
}

const hasCluster = (home: string) => existsSync(join(home, 'postgres', 'PG_VERSION'))

/** Where the cluster of a data folder is when another user runs PostgreSQL, who may not be able to enter that folder. */
export const homeOfOtherUser = (dataDir: string) =>
  join('/var/lib/nightshift', createHash('sha256').update(dataDir).digest('hex').slice(0, 12))

const madeInNamespace = (dataDir: string) =>
  `The database in ${dataDir} was made where root may use user namespaces, which this machine forbids: allow them, or start as an ordinary user who owns that folder.`

const runs = ([command = '', ...args]: string[]) =>
  execute(command, args).then(
    () => true,
    () => false,
  )

type How = { prefix?: string[]; user?: User; pgCtl?: boolean }

function runner(programs: Programs, home: string, { prefix = [], user, pgCtl = false }: How) {
  const logFile = join(home, 'postgres.log')
  const line = (program: Program, args: string[]) =>
    [...prefix, pathOf(programs, program), ...args] as [string, ...string[]]
  const run = async (program: Program, args: string[]) => {
    const [command, ...rest] = line(program, args)
    await execute(command, rest, { cwd: home, windowsHide: true, ...user }).catch(
      (error: { stderr?: string; message: string }) => {
        throw new StartupError(`The embedded database could not be made: ${reasonOf(error)}`)
      },
    )
  }
  const startDirectly = (dir: string, options: string[]) => {
    const log = openSync(logFile, 'a', 0o600)
    const [command, ...rest] = line('postgres', ['-D', dir, ...options])
    // Its own process group: Ctrl-C must not reach it, because we stop it after the last request.
    const child = spawn(command, rest, { cwd: home, detached: true, stdio: ['ignore', log, log], ...user })
    let alive = true
    const end = () => {
      alive = false
    }
    child.once('error', end).once('exit', end)
    return () => alive
  }
  const startByPgCtl = (dir: string, options: string[]) => {
    const args = ['start', '-W', '-s', '-D', dir, '-l', logFile, '-o', options.join(' ')]
    let alive = true
    run('pg_ctl', args).catch(() => {
      alive = false
    })
    return () => alive
  }
  return {
    home,
    logFile,
    /** Gives what we made to the user that PostgreSQL runs as. */
    own: async (...paths: string[]) => {
      if (user) for (const path of paths) await chown(path, user.uid, user.gid)
    },
    run,
    /** Starts the server on a cluster; the answered function says whether it may still come up. */
    start: pgCtl ? startByPgCtl : startDirectly,
    /** Requests a fast shutdown: connections are closed and everything is flushed to disk. */
    stop: (dir: string, pid: number) =>
      pgCtl ? run('pg_ctl', ['stop', '-s', '-W', '-m', 'fast', '-D', dir]) : process.kill(pid, 'SIGINT'),
  }
}

function reasonOf({ stderr, message }: { stderr?: string; message: string }) {
  const output = (stderr || message).trim()
  return /no space left/i.test(output) ? 'there is no space left on the disk.' : output.split('\n').at(-1)
}

async function runnerAsOtherUser(programs: Programs, home: string, user: User) {
  const firstMade = await mkdir(home, { recursive: true }).catch((error) => {
    throw new StartupError(
      `PostgreSQL does not run as root, and its folder ${home} for another user cannot be made (${error.code}): start as another user, or set DATABASE_URL.`,
    )
  })
  // That user must be able to enter, whatever the umask. A folder that was there keeps its mode.
  if (firstMade) for (const folder of [firstMade, home]) await chmod(folder, 0o755)
  await chown(home, user.uid, user.gid)
  return runner(await keepPrograms(home, programs), home, { user })
}

export type User = { uid: number; gid: number }

/** An existing unprivileged user: initdb fails for a uid without a name. */
export function unprivilegedUser(passwd: string): User {
  const users = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
  const found = ['postgres', 'nobody']
    .map((wanted) => users.find(({ name }) => name === wanted))
    .find(Boolean)
  const user = found ?? users[0]
  if (!user)
    throw new StartupError('PostgreSQL does not run as root; start as another user, or set DATABASE_URL.')
  return { uid: user.uid, gid: user.gid }
}
