import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
/** Debian asks this program before a package starts its service; 101 forbids it. */
const POLICY = '/usr/sbin/policy-rc.d'
const POSTGRES_HOME = '/usr/lib/postgresql'
/** Another installation may be under way. */
const LOCK_WAIT = 'DPkg::Lock::Timeout=120'
const INSTALL_MS = 300_000

/**
 * Installs Debian's packages where it may, unless their programs are there. Returns a sentence about what is missing
 * afterwards, or undefined.
 */
export async function missingAfterInstall(programs, packages = programs) {
  const missing = () => programs.filter((name) => !programPath(name))
  if (missing().length && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install(packages)
  if (!missing().length) return undefined
  return `${missing().join(', ')} missing: apt-get install -y --no-install-recommends ${packages.join(' ')}`
}

/** Where a program is; those of PostgreSQL are in a folder by version, of which the newest counts. */
export function programPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...postgresFolders()]
  return folders.map((folder) => join(folder, name)).find(existsSync)
}

function postgresFolders() {
  const versions = existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME) : []
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(POSTGRES_HOME, version, 'bin'))
}

async function install(packages) {
  process.stdout.write(`Installing ${packages.join(', ')} …\n`)
  const ours = !existsSync(POLICY)
  if (ours) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: INSTALL_MS }
  const apt = (...args) =>
    execute('apt-get', ['-qq', '-o', LOCK_WAIT, ...args], options).then(
      () => true,
      () => false,
    )
  const all = ['install', '-y', '--no-install-recommends', ...packages]
  try {
    if (!(await apt(...all)) && (await apt('update'))) await apt(...all)
  } finally {
    if (ours) await rm(POLICY)
  }
}
