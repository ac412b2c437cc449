import { spawn } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Starts a program as another user, with its output in a file. Returns its process id. */
export async function startProcess([command, ...args], { user, folder, log, env }) {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', HOME: folder, ...env },
  })
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  child.unref()
  return child.pid
}

/** Whether the process runs and is one of ours: the system may have given its id to another one. */
export const isOurs = (pid, folder) => {
  const stat = read(`/proc/${pid}/stat`)
  return stat !== '' && !/\) [ZX] /.test(stat) && read(`/proc/${pid}/environ`).includes(`HOME=${folder}`)
}

/** PostgreSQL's own process id and those of its children. */
export function postgresProcesses(dataFolder) {
  const pid = Number(read(join(dataFolder, 'postmaster.pid')).split('\n')[0])
  const started = pid && read(`/proc/${pid}/cmdline`).includes(dataFolder)
  return started ? [pid, ...childrenOf(pid)] : []
}

const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]) === parent)
    .map(Number)

export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
