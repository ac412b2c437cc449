import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { homeOfOtherUser } from '../../../src/platform/database/embedded/postgres-runner.ts'
import { postgresHome } from './postgres-home.ts'

/** Copies the data folder of a stopped server, which is faster than initdb. */
export function copyDataFolder(from: string, to: string) {
  copyContents(from, to)
  if (postgresHome(from) !== from) copyContents(postgresHome(from), homeOfOtherUser(to))
}

function copyContents(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    // The kept programs are a thousand files that no test changes.
    if (name.startsWith('postgresql-')) symlinkSync(join(from, name), join(to, name), 'junction')
    else copyWithOwner(join(from, name), join(to, name))
  }
}

/**
 * Keeps owner and mode: a copy by root belongs to root, which PostgreSQL does not run as, and Node 24 opens copied folders
 * to others, which PostgreSQL refuses.
 */
export function copyWithOwner(from: string, to: string) {
  // The asynchronous one takes five times as long.
  cpSync(from, to, { recursive: true })
  const { uid, gid, mode } = statSync(from)
  chmodSync(to, mode)
  if (process.getuid?.() === 0 && uid !== 0) execFileSync('chown', ['-R', `${uid}:${gid}`, to])
}
